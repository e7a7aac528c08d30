import {
  ARTHURS_BRETONS,
  COUNTERMIX,
  type G,
  HENRYS_LANDING,
  LAST_TURN,
  LEADERS,
  type LeaderState,
  NATIONS,
  type Reinforcement,
  spsOnMap,
  UNIT_TYPES,
} from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { monthOfTurn } from './calendar.ts';
import { useGame } from './game.tsx';

const fates: readonly LeaderState['status'][] = ['captive', 'ransomed', 'dead', 'awaited', 'exiled'];
const arrivals: readonly Reinforcement[] = [ARTHURS_BRETONS, HENRYS_LANDING];

/** The boxes and tracks beside the map: turns with arrivals to come, leaders off the map, SPs left in the countermix. */
export function Boxes({ G }: { readonly G: G }) {
  return (
    <>
      <TurnTrack G={G} />
      <LeaderBoxes G={G} />
      <Countermix G={G} />
    </>
  );
}

function TurnTrack({ G }: { readonly G: G }) {
  const { t, language } = useLanguage();
  const { names } = useGame();
  const turns = Array.from({ length: LAST_TURN }, (_, index) => index + 1);
  const coming = (turn: number): string[] =>
    arrivals
      .filter((one) => one.turn === turn && G.leaders[one.leader].status === 'awaited')
      .map(({ leader }) => names.leader(leader));
  return (
    <section>
      <h3>{t('table.turns')}</h3>
      <ol className="turn-track">
        {turns.map((turn) => (
          <li
            key={turn}
            aria-current={turn === G.turn ? 'step' : undefined}
            className={turn < G.turn ? 'gone' : undefined}
            title={monthOfTurn(turn, language)}
          >
            {turn}
            {coming(turn).length > 0 && <small>{coming(turn).join(', ')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function LeaderBoxes({ G }: { readonly G: G }) {
  const { t } = useLanguage();
  const { names } = useGame();
  return (
    <section>
      <h3>{t('table.leaders')}</h3>
      <dl className="boxes">
        {fates.map((fate) => {
          const here = LEADERS.filter((leader) => G.leaders[leader].status === fate);
          return (
            <div key={fate}>
              <dt>{t(`table.leaders.${fate as 'captive'}`)}</dt>
              <dd>{here.length === 0 ? '–' : here.map(names.leader).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Countermix({ G }: { readonly G: G }) {
  const { t } = useLanguage();
  return (
    <details>
      <summary>{t('table.countermix')}</summary>
      <table className="countermix">
        <thead>
          <tr>
            <th scope="col">{t('table.countermix.type')}</th>
            {NATIONS.map((nation) => (
              <th key={nation} scope="col">
                <abbr title={t(`board.nation.${nation}`)}>{t(`board.nation.${nation}`).slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {UNIT_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`board.type.${type}`)}</th>
              {NATIONS.map((nation) => (
                <td key={nation} className="number">
                  {COUNTERMIX[nation][type] === 0 ? '' : COUNTERMIX[nation][type] - spsOnMap(G, nation, type)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
