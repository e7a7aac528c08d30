/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export interface Played {
  readonly orders: number;
  readonly turn: number;
  readonly over: boolean;
  /** How often each decision was asked. */
  readonly steps: Record<string, number>;
  /** Where it got stuck, if it did. */
  readonly stuck: string | null;
}

export interface Play {
  /** Milliseconds of the page's own clock at which it stops. */
  readonly until: number;
  readonly seed: number;
  readonly lastTurn: number;
  /** How many SPs an attack may cost for each of the enemy's; an army thrown away ends the war early. */
  readonly boldness: number;
  /** Stops before a decision of one of these kinds. */
  readonly before: readonly string[];
}

/**
 * Plays both sides of a one-screen match by the buttons and lit hexes of the page, as fast as it answers. Runs inside
 * the page, so it is whole in itself. Kings are kept out of fights, since a lost king ends the war early.
 */
export async function autoplay({ until, seed, lastTurn, boldness, before }: Play): Promise<Played> {
  const steps: Record<string, number> = {};
  const page = (): HTMLElement => document.querySelector<HTMLElement>('.match-page') as HTMLElement;
  const all = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(selector)];
  const enabled = (selector: string): HTMLButtonElement[] => all(selector).filter((button) => !button.disabled);
  const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  /** What a click changed is on the page. */
  const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let random = seed;
  const choose = (n: number): number => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((random / 2_147_483_648) * n);
  };
  const any = <T>(list: readonly T[]): T | undefined => list[choose(list.length)];
  const wait = async (done: () => boolean, ms = 20_000): Promise<boolean> => {
    const end = performance.now() + ms;
    while (!done()) {
      if (performance.now() > end) return false;
      await sleep(4);
    }
    return true;
  };
  const clickHex = (light: Element): void => {
    const { left, top, width, height } = light.getBoundingClientRect();
    const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
    document.querySelector('.board')?.dispatchEvent(new MouseEvent('click', at));
  };
  let phase = '';
  let done = 0;
  const tried = new Set<string>();
  let raised = false;

  const isKing = (element: Element | null): boolean => /Charles|Henry/.test(element?.textContent ?? '');
  const leaveKings = (panel: string): void => {
    for (const box of document.querySelectorAll<HTMLInputElement>(`${panel} .picker-leaders input`))
      if (box.checked && isKing(box.parentElement)) box.click();
  };
  /** The English march off from a siege and leave too few: it is raised, and those left have to withdraw. */
  const leaveSiege = (): void => {
    for (const row of document.querySelectorAll('.selection .lot-row'))
      if (/infantry/.test(row.textContent ?? '')) row.querySelector<HTMLButtonElement>('.step')?.click();
  };
  const march = async (): Promise<boolean> => {
    const english = document.querySelector('.prompt-english') !== null;
    const siege = english && !raised && Number(page().dataset.turn) > 1;
    const choices = all('.stacks [data-choice]').filter(({ dataset }) => !tried.has(dataset.choice ?? ''));
    const button =
      (siege ? choices.find(({ textContent }) => /Orléans/.test(textContent ?? '')) : undefined) ?? any(choices);
    if (!button) return false;
    tried.add(button.dataset.choice ?? '');
    const leaving = siege && /Orléans/.test(button.textContent ?? '');
    button.click();
    if (!(await wait(() => document.querySelector('.selection') !== null, 2000))) return false;
    leaveKings('.selection');
    if (leaving) leaveSiege();
    await drawn();
    const lit = [...document.querySelectorAll('[data-lit] text')];
    const hex = any(lit);
    if (!hex) return false;
    clickHex(hex);
    await wait(() => enabled('[data-confirm]').length > 0, 1000);
    const marched = await give(enabled('[data-confirm]')[0]);
    raised ||= leaving && marched;
    return marched;
  };
  const give = async (button: HTMLButtonElement | undefined): Promise<boolean> => {
    if (!button) return false;
    const was = page().dataset.n;
    button.click();
    // What is warned of first is done by the same button.
    await drawn();
    if (document.querySelector('[data-testid="warnings"]')) button.click();
    return wait(() => page().dataset.n !== was || document.querySelector('[data-testid="refusal"]') !== null);
  };
  /** What the Voices ask for is done before the phase can end, whatever it costs: a march, an attack or a siege. */
  const obey = async (): Promise<boolean> => {
    const [marchOrSiege] = enabled('.obedient button, [data-besiege]');
    if (marchOrSiege) return give(marchOrSiege);
    document.querySelector<HTMLButtonElement>('[data-choice][data-owed]')?.click();
    await wait(() => enabled('.attack [data-confirm]').length > 0, 2000);
    return give(enabled('.attack [data-confirm]')[0]);
  };
  const end = async (): Promise<boolean> => {
    const [button] = enabled('[data-end]');
    if (!button) return obey();
    const was = page().dataset.n;
    button.click();
    await wait(() => page().dataset.n !== was || document.querySelector('[data-testid="warnings"]') !== null);
    return page().dataset.n !== was || give(enabled('[data-end]')[0]);
  };
  const excess = async (): Promise<boolean> => {
    const box = document.querySelector('.excess');
    const ready = (): HTMLButtonElement | null =>
      box?.querySelector<HTMLButtonElement>('button:not(.step):not(:disabled)') ?? null;
    for (let more = 0; more < 60 && !ready(); more++) {
      const plus = [...(box?.querySelectorAll<HTMLButtonElement>('.step:not(:disabled)') ?? [])].find(
        ({ textContent }) => textContent === '+',
      );
      plus?.click();
      await sleep(4);
    }
    return give(ready() ?? undefined);
  };
  const attack = async (): Promise<boolean> => {
    const button = any(all('[data-choice]').filter(({ dataset }) => !tried.has(dataset.choice ?? '')));
    if (!button || isKing(button)) return end();
    tried.add(button.dataset.choice ?? '');
    button.click();
    await wait(() => document.querySelector('.attack') !== null, 2000);
    leaveKings('.attack');
    await drawn();
    // Fights that promise more than they cost: an army thrown away ends the war early.
    const [ours = 0, theirs = 0] = (document.querySelector('.outcomes strong')?.textContent ?? '')
      .split('/')
      .map(Number);
    if (ours > theirs * boldness || theirs === 0) return true;
    return (await give(enabled('.attack [data-confirm]')[0])) || end();
  };
  const losses = async (): Promise<boolean> => {
    if (enabled('[data-confirm]').length === 0) any(enabled('.losses .stack-list button'))?.click();
    await drawn();
    return give(enabled('[data-confirm]')[0] ?? enabled('[data-act="advised"]')[0]);
  };
  const act = async (step: string): Promise<boolean> => {
    const now = `${page().dataset.turn} ${document.querySelector('.match-prompt')?.className} ${step}`;
    if (now !== phase && (step === 'movement' || step === 'combat')) {
      phase = now;
      done = 0;
      tried.clear();
    }
    switch (step) {
      case 'build':
        for (let more = 0; more < 5; more++) {
          any(enabled('.build .step').filter(({ textContent }) => textContent === '+'))?.click();
          await sleep(4);
        }
        return give(enabled('[data-confirm]')[0]);
      case 'movement':
        if (document.querySelector('.excess')) return excess();
        done += 1;
        return (done <= 4 && (await march())) || (done > 4 ? end() : true);
      case 'combat':
        done += 1;
        // On turn 1 Orléans is left alone, so that there is a siege for the English to leave.
        return done <= 5 && (boldness > 5 || Number(page().dataset.turn) > 1) ? attack() : end();
      case 'fireLosses':
      case 'attackerLosses':
      case 'defenderLosses':
        return losses();
      default:
        return give(any(enabled('.answers [data-confirm]')));
    }
  };

  let orders = 0;
  let idle = 0;
  const result = (stuck: string | null): Played => ({
    orders,
    turn: Number(page().dataset.turn),
    over: document.querySelector('[data-testid="prompt"]') === null,
    steps,
    stuck,
  });
  while (performance.now() < until) {
    const { step, n = '', turn } = page().dataset;
    if (step === undefined || Number(turn) > lastTurn || before.includes(step)) return result(null);
    // With one seat only, the other player's decision ends this one's turn at the page.
    if (page().dataset.acting === undefined) return result(null);
    if (!(await wait(() => document.querySelector('[data-testid="pending"], [data-testid="link"]') === null)))
      return result(`an order at ${n} was never answered`);
    document.querySelector<HTMLButtonElement>('.event-card .button')?.click();
    const moved = await act(step);
    if (page().dataset.n !== n) {
      steps[step] = (steps[step] ?? 0) + 1;
      orders += 1;
      idle = 0;
    } else idle += 1;
    if (idle > 30 || (!moved && idle > 12))
      return result(`${step} at ${n}: ${document.querySelector('#panel-orders')?.textContent ?? ''}`);
  }
  return result('out of time');
}
