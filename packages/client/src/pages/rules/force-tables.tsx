import {
  BURGUNDY_GREATER_ROLE,
  COUNTERMIX,
  type Garrison,
  LEADER_FACTS,
  LEADERS,
  MUSTER_TOWNS,
  NATIONS,
  SCENARIO_TABLE,
  TOWNS,
  UNIT_TYPES,
  UNITS,
} from '@oriflamme/joan-1429';
import { leaderName, unitName } from '../../games/joan-1429/piece-names.ts';
import { placeName } from '../../games/joan-1429/place-name.ts';
import { type Translate, useT } from '../../i18n/i18n.tsx';
import { Table } from './Table.tsx';

const townName = (t: Translate, id: string): string => {
  const town = TOWNS.find((one) => one.id === id);
  return town ? placeName(t, town) : id;
};

export function UnitTable() {
  const t = useT();
  const yesNo = (yes: boolean): string => t(yes ? 'rules.table.yes' : 'rules.table.no');
  return (
    <Table
      caption={t('rules.table.units')}
      head={[
        t('rules.table.unit'),
        t('rules.table.allowance'),
        t('rules.table.cost'),
        t('rules.table.stacks'),
        t('rules.table.fires'),
      ]}
      rows={UNIT_TYPES.map((type) => {
        const { allowance, cost, stacks, firesDefensively } = UNITS[type];
        return [
          t(`board.type.${type}`),
          allowance,
          cost ?? t('rules.table.none'),
          yesNo(stacks),
          yesNo(firesDefensively),
        ];
      })}
    />
  );
}

export function CountermixTable() {
  const t = useT();
  return (
    <Table
      caption={t('rules.table.countermix')}
      head={[t('rules.table.nation'), ...UNIT_TYPES.map((type) => t(`board.type.${type}`))]}
      rows={NATIONS.map((nation) => [
        t(`board.nation.${nation}`),
        ...UNIT_TYPES.map((type) => COUNTERMIX[nation][type] || t('rules.table.none')),
      ])}
    />
  );
}

export function LeaderTable() {
  const t = useT();
  return (
    <Table
      caption={t('rules.table.leaders')}
      head={[t('rules.table.leader'), t('rules.table.nation'), t('rules.table.attack'), t('rules.table.defence')]}
      rows={LEADERS.map((id) => {
        const { nation, attack, defence, king } = LEADER_FACTS[id];
        const name = leaderName(t, id);
        const label = king ? `${name} (${t('rules.table.king')})` : name;
        return [label, t(`board.nation.${nation}`), attack, defence];
      })}
    />
  );
}

export function MusterTable() {
  const t = useT();
  return (
    <Table
      caption={t('rules.table.muster')}
      head={[t('rules.table.nation'), t('rules.table.towns')]}
      rows={NATIONS.map((nation) => [
        t(`board.nation.${nation}`),
        MUSTER_TOWNS[nation].map((id) => townName(t, id)).join(', '),
      ])}
    />
  );
}

function SetupTable({ forces }: { readonly forces: readonly Garrison[] }) {
  const t = useT();
  const words = (sps: Garrison['sps']): string =>
    sps.map(([nation, type, n]) => unitName(t, n, nation, type)).join(', ');
  return (
    <Table
      caption={t('rules.table.setup')}
      head={[t('rules.table.at'), t('rules.table.forces'), t('rules.table.leaders')]}
      rows={forces.map(({ at, besieging, sps, leaders }) => [
        besieging ? t('rules.table.besieging', { town: townName(t, at) }) : townName(t, at),
        words(sps),
        (leaders ?? []).map((leader) => leaderName(t, leader)).join(', '),
      ])}
    />
  );
}

export const StandardFrench = () => <SetupTable forces={SCENARIO_TABLE.standard.french} />;
export const StandardEnglish = () => <SetupTable forces={SCENARIO_TABLE.standard.english} />;
export const StandardBurgundian = () => <SetupTable forces={SCENARIO_TABLE.standard.burgundian} />;
export const MaidFrench = () => <SetupTable forces={SCENARIO_TABLE.maidLeads.french} />;
export const MaidEnglish = () => <SetupTable forces={SCENARIO_TABLE.maidLeads.english} />;
export const MaidBurgundian = () => <SetupTable forces={SCENARIO_TABLE.maidLeads.burgundian} />;
export const GreaterBurgundy = () => <SetupTable forces={BURGUNDY_GREATER_ROLE} />;
