import type { G, Happening, HexId, Order, Side } from '@oriflamme/joan-1429';
import type { CaseId } from '@oriflamme/joan-1429/rulebook';

/** One order and what came of it. */
export interface Moment {
  readonly before: G;
  readonly after: G;
  readonly side: Side;
  readonly order: Order;
  readonly told: readonly Happening[];
}

/** Cases that name themselves in no happening, modifier or refusal, each with how it shows all the same. */
export type Witnesses = Partial<Record<CaseId, (moment: Moment) => boolean>>;

type Kind = Happening['kind'];
type Told<K extends Kind> = Extract<Happening, { kind: K }>;

export const told = <K extends Kind>(kind: K, where: (happening: Told<K>, moment: Moment) => boolean = () => true) => {
  return (moment: Moment): boolean =>
    moment.told.some((happening) => happening.kind === kind && where(happening as Told<K>, moment));
};

export const hexes = (G: G): HexId[] => Object.keys(G.forces) as HexId[];
