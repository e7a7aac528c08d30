import {
  COMBAT_RESULTS,
  DEFENSIVE_FIRE,
  JEANNE_EVENTS,
  ODDS_COLUMNS,
  RIVER_COST,
  TERRAIN_COST,
  TOWN_FALLS_AT,
} from '@oriflamme/joan-1429';
import { formatPercent } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/i18n.tsx';
import type { RuleTexts } from './case-texts.ts';
import { RuleWords } from './RuleWords.tsx';
import { Table } from './Table.tsx';

const dice = [1, 2, 3, 4, 5, 6] as const;
const terrains = ['clear', 'woods', 'rough', 'swamp'] as const;

export function TerrainTable() {
  const t = useT();
  return (
    <Table
      caption={t('rules.table.terrain')}
      head={[t('rules.table.terrain'), t('rules.table.enter'), t('rules.table.defends')]}
      rows={[
        ...terrains.map((terrain) => {
          const row: readonly [string, number, string] = [
            t(`board.terrain.${terrain}`),
            TERRAIN_COST[terrain],
            terrain === 'clear' ? '×1' : '×2',
          ];
          return row;
        }),
        [t('rules.table.river'), t('rules.table.riverCost', { n: RIVER_COST }), '×2'],
        [t('rules.table.town'), t('rules.table.townCost'), '×3'],
        [t('board.terrain.sea'), t('rules.table.barred'), t('rules.table.none')],
      ]}
    />
  );
}

export function FireTable() {
  const t = useT();
  let from = 1;
  const rows = DEFENSIVE_FIRE.map(({ upTo, losses }): readonly [string, ...number[]] => {
    const name = Number.isFinite(upTo) ? `${from}–${upTo}` : `${from}+`;
    from = upTo + 1;
    return [name, ...losses];
  });
  return (
    <Table
      caption={t('rules.table.fire')}
      head={[t('rules.table.firing'), ...dice.map((n) => t('rules.table.die', { n }))]}
      rows={rows}
    />
  );
}

export function ResultsTable() {
  const t = useT();
  return (
    <Table
      caption={t('rules.table.results')}
      head={[t('rules.table.roll'), ...ODDS_COLUMNS]}
      rows={COMBAT_RESULTS.map((row, roll) => [String(roll), ...row])}
    />
  );
}

export function EventTable({ effects }: { readonly effects: RuleTexts['eventEffects'] }) {
  const { language, t } = useLanguage();
  return (
    <Table
      caption={t('rules.table.events')}
      head={[t('rules.table.roll'), t('rules.table.chance'), t('rules.table.event'), t('rules.table.effect')]}
      rows={JEANNE_EVENTS.map((event, index) => {
        const [title, text] = effects[event];
        const ways = 6 - Math.abs(7 - (index + 2));
        return [String(index + 2), formatPercent(language, ways / 36), title, <RuleWords key={event} text={text} />];
      })}
    />
  );
}

export function SiegeTable() {
  const t = useT();
  return (
    <section className="rule-table">
      <h4>{t('rules.table.siege')}</h4>
      <p>
        <strong>{t('rules.table.siegeFalls', { n: TOWN_FALLS_AT })}</strong>{' '}
        {t('rules.table.siegeHolds', { n: TOWN_FALLS_AT - 1 })}
      </p>
      <ul>
        {(['attack', 'defence', 'guns', 'militia'] as const).map((name) => (
          <li key={name}>{t(`rules.table.siege.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
}

export function WillTable() {
  const t = useT();
  const up = (['orleansRelieved', 'crowned', 'paris', 'executed'] as const).map((name) => [name, 'up'] as const);
  const down = (['orleans', 'chinon'] as const).map((name) => [name, 'down'] as const);
  return (
    <section className="rule-table">
      <h4>{t('rules.table.will')}</h4>
      <ul>
        {[...up, ...down].map(([name, way]) => (
          <li key={name}>
            <strong>{t(`rules.table.will.${way}`)}</strong> {t(`rules.table.will.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
