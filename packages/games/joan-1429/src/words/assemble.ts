import type { AnyHappening, Ctx, Params, Words } from '@oriflamme/platform';
import { type Phase, SIDES, type Situation, type Step } from '../ids.ts';
import { type Recap, recapOf } from '../recap.ts';
import type { G } from '../state.ts';

type Say<T> = (value: T) => string;

/** The areas of one language with their types laid aside: whatever is asked for is looked up by its name. */
export interface Areas {
  readonly violations: readonly object[];
  readonly happenings: readonly object[];
  readonly prompts: readonly object[];
  readonly over: string;
  readonly recapLines: (recap: Recap) => string[];
}

const dictionary = <T>(areas: readonly object[]): ReadonlyMap<string, T> =>
  new Map(areas.flatMap((area) => Object.entries(area) as [string, T][]));

/** A sentence may begin with a name that has a small article. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One function of the package words everything; a name from another version of the rules is shown as it is. */
export const assemble = (areas: Areas): Words<G> => {
  const violations = dictionary<Say<Params>>(areas.violations);
  const happenings = dictionary<Say<AnyHappening>>(areas.happenings);
  const prompts = dictionary<(G: G, at: Situation) => string>(areas.prompts);
  return {
    violation: ({ rule, code, params }) => sentence(violations.get(code)?.(params) ?? `${code} [${rule}]`),
    happening: (happening) =>
      sentence(happenings.get(happening.kind)?.(happening) ?? `${happening.kind} [${happening.rule}]`),
    prompt: (G, ctx) => {
      const at = whoDecides(ctx);
      return at === undefined ? areas.over : sentence(prompts.get(at.step)?.(G, at) ?? at.step);
    },
    recap: (happenings) => areas.recapLines(recapOf(happenings)),
  };
};

const whoDecides = (ctx: Ctx): Situation | undefined => {
  const [seat, step] = Object.entries(ctx.activePlayers ?? {})[0] ?? [];
  const side = SIDES[Number(seat)];
  if (ctx.gameover !== undefined || ctx.phase === null || side === undefined || step === undefined) return undefined;
  return { phase: ctx.phase as Phase, side, step: step as Step };
};
