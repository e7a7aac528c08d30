import {
  type Detachment,
  type HexId,
  joan1429,
  landNeighbours,
  type March,
  type MovementOptions,
  reach as reachOfGroup,
} from '@oriflamme/joan-1429';
import { useEffect, useMemo, useState } from 'react';
import type { BoardStack, Light } from '../board/types.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { hasMarched, isNobody, restrict, sameGroup, wholeStack } from './detachment.ts';
import { useGame } from './game.tsx';
import { MovementPanel } from './MovementPanel.tsx';
import { type Drops, type Lit, marchMeant, marchTo, stopsTo } from './march-plan.ts';
import { pickedIds, toggleCounter } from './picked.ts';
import type { Desk, TableView } from './view.ts';

interface Draft {
  readonly from: HexId;
  readonly group: Detachment;
  readonly to: HexId | undefined;
  readonly drops: Drops;
  /** Its counters lie side by side on the map, to be picked; they would hide hexes to march to, so they are asked for. */
  readonly fanned: boolean;
}

const dark: Lit = {};

/** What of a stack can still march: the natural choice when it is pointed at. */
const movable = (options: MovementOptions, hex: HexId): Detachment | undefined =>
  options.stacks.find((stack) => stack.hex === hex)?.pool;

/** A group that can go nowhere is told why by the example of a neighbouring hex. */
const stuckAt = (from: HexId, lit: Lit): HexId | undefined =>
  Object.keys(lit).length > 0 ? undefined : landNeighbours(from)[0];

/** Marches: a stack, a part of it, a lit hex, and the order. Whatever is lit or refused comes from the game's module. */
export function useMovement(view: TableView, options: MovementOptions | undefined): Desk | undefined {
  const { t } = useLanguage();
  const { names, why } = useGame();
  const { G, ctx, n, acting, side } = view;
  const [draft, setDraft] = useState<Draft>();
  const [cursor, setCursor] = useState<HexId>();

  // An update that leaves the group where it is leaves it chosen, and its march to be chosen anew. A march that was made ends
  // the choice: those left behind are another group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per position
  useEffect(() => {
    if (draft === undefined) return;
    const stays = side && options && sameGroup(draft.group, restrict(draft.group, wholeStack(G, draft.from, side)));
    setDraft(stays ? { ...draft, to: undefined, drops: {}, fanned: false } : undefined);
  }, [n, side]);

  const lit = useMemo<Lit>(
    () => (draft && side && options ? reachOfGroup(G, side, draft.from, draft.group) : dark),
    [G, side, options, draft],
  );
  const lights = useMemo(() => {
    const map = new Map<HexId, Light>();
    // With nothing chosen the map shows who has not stirred yet.
    if (!draft)
      for (const { hex, pool } of options?.stacks ?? [])
        if (!hasMarched(G, pool)) map.set(hex, { kind: 'choice', reason: t('match.move.unmoved') });
    for (const [hex, { cost, entry }] of Object.entries(lit) as [HexId, Lit[HexId]][])
      map.set(hex, {
        kind: entry === 'siege' ? 'attack' : 'reach',
        label: String(cost),
        reason: t('match.move.cost', { n: cost }),
      });
    return map;
  }, [G, options, draft, lit, t]);
  if (options === undefined || acting === undefined || side === undefined) return undefined;

  const select = (hex: HexId): void =>
    setDraft({
      from: hex,
      group: movable(options, hex) ?? wholeStack(G, hex, side),
      to: undefined,
      drops: {},
      fanned: false,
    });
  const order = draft?.to === undefined ? undefined : marchTo(lit, draft.from, draft.group, draft.to, draft.drops);
  const stops = draft?.to === undefined ? [] : stopsTo(lit, draft.group, draft.to, draft.drops);
  const orderRefusal = order && joan1429.explain(G, ctx, acting, order);
  const send = (march: March | undefined): void => {
    if (march && view.ready) view.order(march);
  };
  const aim = (hex: HexId): void => {
    if (!draft) return;
    if (draft.to === hex && order && !orderRefusal) send(order);
    else setDraft({ ...draft, to: hex, drops: {}, fanned: false });
  };
  const click = (hex: HexId): void => {
    if (draft?.from === hex) setDraft({ ...draft, to: undefined, drops: {}, fanned: !draft.fanned });
    else if (draft && (lit[hex] || !isMine(hex))) aim(hex);
    else if (isMine(hex)) select(hex);
    else view.inspect(hex);
  };
  const isMine = (hex: HexId): boolean => !isNobody(wholeStack(G, hex, side));
  const pointed = draft?.to ?? cursor;
  const shown = draft && pointed && lit[pointed] ? { from: draft.from, path: lit[pointed].path } : undefined;
  // Said for the hex that was clicked, or else for the one under the cursor: why it is not lit.
  const meant =
    draft &&
    (pointed === undefined || pointed === draft.from ? stuckAt(draft.from, lit) : lit[pointed] ? undefined : pointed);
  const refusal =
    draft && meant ? joan1429.explain(G, ctx, acting, marchMeant(draft.from, draft.group, meant)) : undefined;
  return {
    board: {
      lit: lights,
      ...(draft
        ? {
            selectedHex: draft.from,
            ...(draft.fanned ? { selectedStack: `${draft.from}:${side}`, picked: pickedIds(draft.group) } : {}),
          }
        : {}),
      ...(shown
        ? { paths: [{ id: 'plan', tone: 'plan' as const, steps: [shown.from, ...shown.path].map((hex) => ({ hex })) }] }
        : {}),
      onHex: (hex) => click(hex as HexId),
      onStack: (stack: BoardStack) => (stack.id.endsWith(side) ? click(stack.hex as HexId) : aim(stack.hex as HexId)),
      onCounter: (stack, id) => {
        if (draft && stack.id === `${draft.from}:${side}`)
          setDraft({
            ...draft,
            to: undefined,
            drops: {},
            group: toggleCounter(draft.group, wholeStack(G, draft.from, side), id),
          });
      },
      onCursor: (hex) => setCursor(hex as HexId | undefined),
      onCancel: () => setDraft(undefined),
    },
    panel: (
      <MovementPanel
        view={view}
        options={options}
        from={draft?.from}
        stack={draft && wholeStack(G, draft.from, side)}
        group={draft?.group}
        reachable={Object.keys(lit).length}
        order={order}
        orderRefusal={orderRefusal}
        stops={stops}
        onDrop={(at, leave) => draft && setDraft({ ...draft, drops: { ...draft.drops, [at]: leave } })}
        cost={draft?.to === undefined ? undefined : lit[draft.to]?.cost}
        refusal={refusal && meant ? { hex: names.at(meant), why: why(refusal), rule: refusal.rule } : undefined}
        onSelect={(hex) => {
          select(hex);
          view.focusHex(hex);
        }}
        onGroup={(group) => draft && setDraft({ ...draft, group, to: undefined, drops: {} })}
        onSend={() => send(order)}
        onCancel={() => setDraft(undefined)}
      />
    ),
  };
}
