import type { Column, LeaderId } from '@oriflamme/joan-1429';

export interface SharedFate {
  readonly leaders: readonly LeaderId[];
  readonly killed: number;
  readonly captured: number;
}

/** As the numbers are shown: a tenth of a percent. */
const shown = (chance: number): number => Math.round(chance * 1000);

/** Leaders who face the same chances, together; those who face none are left out. */
export function fatesOf(leaders: Column['leaders']): SharedFate[] {
  const fates: { leaders: LeaderId[]; killed: number; captured: number }[] = [];
  for (const { leader, killed, captured } of leaders) {
    if (shown(killed) + shown(captured) === 0) continue;
    const same = fates.find((one) => shown(one.killed) === shown(killed) && shown(one.captured) === shown(captured));
    if (same) same.leaders.push(leader);
    else fates.push({ leaders: [leader], killed, captured });
  }
  return fates;
}
