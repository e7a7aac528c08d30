import type { AnyHappening, Params } from '@oriflamme/platform';
import type { Situation, Step } from '../ids.ts';
import type { G } from '../state.ts';

/** A sentence for every kind of happening of an area. */
export type HappeningWords<H extends AnyHappening> = {
  readonly [K in H['kind']]: (happening: Extract<H, { kind: K }>) => string;
};

export type ViolationWords<Code extends string> = Readonly<Record<Code, (params: Params) => string>>;

export type PromptWords<S extends Step> = Readonly<Record<S, (G: G, at: Situation) => string>>;

/** What one area of the rules has to say in one language. */
export interface AreaWords<H extends AnyHappening, Code extends string, S extends Step> {
  readonly violations: ViolationWords<Code>;
  readonly happenings: HappeningWords<H>;
  readonly prompts: PromptWords<S>;
}
