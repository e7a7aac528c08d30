import { DIRECTIONS, neighbour } from '@oriflamme/hex';
import type { BoardStack } from '../../board/types.ts';
import { type Translate, useT } from '../../i18n/i18n.tsx';
import { boardControl } from './board-control.ts';
import { describePlace } from './describe-hex.ts';
import {
  distance,
  type G,
  type HexId,
  hexAt,
  hexsideBetween,
  SIDES,
  type Side,
  stepCost,
  supplySource,
  terrainCost,
  townsWithinThree,
} from './door.ts';
import { placeName } from './place-name.ts';

interface HexFactsProps {
  readonly hex: HexId;
  readonly state: G;
  readonly stacks: readonly BoardStack[];
}

function Entry({ hex }: { readonly hex: HexId }) {
  const t = useT();
  return (
    <dl className="facts-ways">
      {DIRECTIONS.map((direction) => {
        const from = neighbour(hex, direction);
        const cost = from === undefined ? undefined : stepCost(from, hex);
        const side = from === undefined ? undefined : hexsideBetween(from, hex);
        const notes = [
          // A river that costs nothing is one with a bridge.
          side?.river !== undefined && t(cost === terrainCost(hex) ? 'map.bridge' : 'map.river', { river: side.river }),
          side?.stream !== undefined && t('map.stream', { stream: side.stream }),
          side?.boundary && t('map.boundary'),
        ].filter((note) => typeof note === 'string');
        return (
          <div key={direction}>
            <dt>{t(`map.way.${direction}`)}</dt>
            <dd>{cost === undefined ? t('map.closed') : [t('map.cost', { n: cost }), ...notes].join(' · ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** In supply and from where: a town by its name, this very hex, or the wagons where they stand. */
export function suppliedLine(state: G, hex: HexId, side: Side, t: Translate): string {
  const source = supplySource(state, hex, side);
  if (source === undefined) return t('map.unsupplied');
  if (source === hex) return t('map.supplied');
  const place = hexAt(source)?.place;
  return t('map.suppliedFrom', { place: place && place.kind !== 'village' ? placeName(t, place) : t('board.train') });
}

function Supply({ hex, state }: Pick<HexFactsProps, 'hex' | 'state'>) {
  const t = useT();
  const towns = townsWithinThree(hex)
    .map((town) => ({ name: placeName(t, town), n: distance(hex, town.hex) }))
    .sort((a, b) => a.n - b.n);
  return (
    <>
      <dt className="facts-head">{t('map.towns')}</dt>
      <dd className="facts-wide">
        {towns.length === 0 ? t('map.noTowns') : towns.map((town) => t('map.distance', town)).join(', ')}
      </dd>
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{t('map.supply', { side: t(`map.side.${side}`) })}</dt>
          <dd>{suppliedLine(state, hex, side, t)}</dd>
        </div>
      ))}
    </>
  );
}

/** Those in a besieged town before those around it, as they are told everywhere. */
const insideFirst = (a: BoardStack, b: BoardStack): number =>
  Number(b.stance === 'besieged') - Number(a.stance === 'besieged');

const stances = { field: 'map.here', besieged: 'map.inside', besieging: 'map.outside' } as const;

/** One force: how it stands and how strong, then its leaders with their bonuses, then its troops. */
function Force({ stack }: { readonly stack: BoardStack }) {
  const t = useT();
  const leaders = stack.leaders.map(({ name, attack, defence }) => t('map.leader', { name, attack, defence }));
  const troops = [...stack.units.map(({ title }) => title), ...(stack.train ? [stack.train.title] : [])];
  return (
    <dd className="facts-force">
      <strong>
        {[t(stances[stack.stance], { n: stack.total }), ...(stack.outOfSupply ? [t('map.unsupplied')] : [])].join(
          ' · ',
        )}
      </strong>
      {leaders.length > 0 && <span>{leaders.join(', ')}</span>}
      {troops.length > 0 && <span>{troops.join(', ')}</span>}
    </dd>
  );
}

/** What the map says about one hex: terrain, place, what it costs to enter, and supply there. */
export function HexFacts({ hex, state, stacks }: HexFactsProps) {
  const t = useT();
  const facts = hexAt(hex);
  if (!facts) return null;
  const here = stacks.filter((stack) => stack.hex === hex).sort(insideFirst);
  const besieged = here.some((stack) => stack.stance === 'besieged');
  const land = facts.terrain !== 'sea';
  return (
    <dl className="facts">
      <dt>{t('map.number')}</dt>
      <dd>{hex}</dd>
      {facts.place && (
        <>
          <dt>{t('map.place')}</dt>
          <dd>
            {describePlace(facts.place, boardControl(state), t)}
            {facts.place.kind === 'village' && ` · ${t('map.place.none')}`}
            {facts.place.kind !== 'village' && facts.place.port && ` · ${t('map.place.port')}`}
            {besieged && ` · ${t('board.besieged')}`}
          </dd>
        </>
      )}
      <dt>{t('map.terrain')}</dt>
      <dd>
        {land
          ? t('map.terrainCost', { terrain: t(`board.terrain.${facts.terrain}`), n: terrainCost(hex) ?? 0 })
          : t('board.terrain.sea')}
        {facts.coastal && ` · ${t('map.coastal')}`}
      </dd>
      {facts.area && (
        <>
          <dt>{t('map.area')}</dt>
          <dd>{t(`map.area.${facts.area}`)}</dd>
        </>
      )}
      {here.length > 0 && (
        <>
          <dt className="facts-head">{t('map.forces')}</dt>
          {here.map((stack) => (
            <Force key={stack.id} stack={stack} />
          ))}
        </>
      )}
      {land && (
        <>
          <dt className="facts-head">{t('map.entry')}</dt>
          <dd className="facts-wide">
            <Entry hex={hex} />
          </dd>
          <Supply hex={hex} state={state} />
        </>
      )}
    </dl>
  );
}
