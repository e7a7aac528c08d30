import { type HexId, LEADER_FACTS, leadersOf, townAt } from '@oriflamme/joan-1429';
import type { Seat } from '@oriflamme/platform';
import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';
import { sideOfSeat } from './model.ts';
import { StandingOrders } from './StandingOrders.tsx';
import type { StandingControls } from './use-standing.ts';
import type { TableView } from './view.ts';

interface HexStandingProps {
  readonly view: TableView;
  readonly hex: HexId;
  readonly standing: StandingControls;
  readonly mine: readonly Seat[];
}

/** Standing orders where they matter: for the town of this hex, and for the stack of each leader in it. */
export function HexStanding({ view, hex, standing, mine }: HexStandingProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const leaders = mine.flatMap((seat) => leadersOf(view.G, hex, sideOfSeat[seat]));
  if (townAt(hex) === undefined && leaders.length === 0) return null;
  const laager = (english: boolean): boolean => english && view.G.options.supplyTrain;
  return (
    <details>
      <summary>{t('table.standing')}</summary>
      {townAt(hex) !== undefined && (
        <StandingOrders
          standing={standing}
          where={{ scope: 'town', hex }}
          title={t('table.standing.town', { hex: names.at(hex) })}
          laager={laager(mine.includes('0'))}
        />
      )}
      {leaders.map((leader) => (
        <StandingOrders
          key={leader}
          standing={standing}
          where={{ scope: 'stack', leader }}
          title={t('table.standing.stack', { leader: names.leader(leader) })}
          laager={laager(LEADER_FACTS[leader].side === 'english')}
        />
      ))}
    </details>
  );
}
