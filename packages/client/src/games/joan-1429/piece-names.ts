import type { Translate } from '../../i18n/i18n.tsx';
import { LEADER_FACTS, type LeaderId, type Nation, type UnitType } from './door.ts';

/** What is spoken of in the plural: in French the nation agrees with it. */
const many: ReadonlySet<UnitType> = new Set<UnitType>(['archers', 'engineers', 'siege']);

/** So many SPs of a kind: "4 English infantry". */
export const unitName = (t: Translate, n: number, nation: Nation, type: UnitType): string =>
  t('board.unit', {
    n,
    troops: t(`board.troops.${type}`, { nation: t(`board.${many.has(type) ? 'many' : 'one'}.${nation}`) }),
  });

/** Most are called the same in every language. */
export const leaderName = (t: Translate, leader: LeaderId): string =>
  leader === 'henry' || leader === 'burgundy' ? t(`board.name.${leader}`) : LEADER_FACTS[leader].name;
