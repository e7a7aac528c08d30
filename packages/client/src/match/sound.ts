const key = 'oriflamme.sound';

/** Kept in this browser: whether it may make itself heard. */
export const soundWanted = (): boolean => localStorage.getItem(key) === 'on';
export const setSoundWanted = (on: boolean): void => localStorage.setItem(key, on ? 'on' : 'off');

/** Two notes of a bell, made here: nothing to load. Browsers stay silent until the page has been touched. */
export function ring(): void {
  if (!soundWanted()) return;
  const context = new AudioContext();
  for (const [at, frequency] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, context.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 1);
  }
  setTimeout(() => void context.close(), 1500);
}
