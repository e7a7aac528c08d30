import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { useGame } from '../../match/game.tsx';
import { Shield } from '../site/Shield.tsx';
import { gainOf, type KeyMoment } from './moments.ts';
import { SeeLink } from './SeeLink.tsx';

interface MomentsProps {
  readonly id: string;
  readonly moments: readonly KeyMoment[];
}

/** What the match will be remembered by, turn by turn. */
export function Moments({ id, moments }: MomentsProps) {
  const { language, t } = useLanguage();
  const { words, names } = useGame();
  if (moments.length === 0) return <p>{t('report.moments.none')}</p>;
  const sentence = (moment: KeyMoment): string => {
    if (moment.kind === 'swing') return t('report.swing', { hex: names.hex(moment.hex), ...moment.lost });
    if (moment.kind === 'holder')
      return t('report.holder', { side: t(`match.side.${moment.side}`), hex: names.hex(moment.hex) });
    return words.happening(moment.happening);
  };
  const turns = [...new Set(moments.map(({ turn }) => turn))];
  return (
    <ol className="report-moments">
      {turns.map((turn) => (
        <li key={turn}>
          <h3>{monthOfTurn(turn, language)}</h3>
          <ul>
            {moments
              .filter((moment) => moment.turn === turn)
              .map((moment, index) => {
                const side = gainOf(moment);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes places
                  <li key={index} className={`report-moment report-${moment.kind}`}>
                    {side ? <Shield side={side} /> : <span className="report-dot" aria-hidden="true" />}
                    <span>{sentence(moment)}</span>
                    <SeeLink id={id} n={moment.n}>
                      {t('report.seen')}
                      <span className="visually-hidden">: {sentence(moment)}</span>
                    </SeeLink>
                  </li>
                );
              })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
