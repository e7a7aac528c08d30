import { type G, hexesWith, holder, SIDES, spsOf, TOWNS } from '@oriflamme/joan-1429';
import { BOARD_SIZE, GLOW_PATH, hexCentre, RIVER_SHAPES } from '@oriflamme/joan-1429/map-shapes';
import { memo } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { strengthOf } from '../replay/analysis.ts';
import { SeeLink } from './SeeLink.tsx';

interface TurnMapsProps {
  readonly id: string;
  readonly turns: readonly { readonly turn: number; readonly n: number }[];
  readonly states: readonly { readonly G: G }[];
}

/** A small picture of each turn's last position; each leads into the replay. */
export function TurnMaps({ id, turns, states }: TurnMapsProps) {
  const { language, t } = useLanguage();
  return (
    <>
      <p className="hint">{t('report.maps.line')}</p>
      <svg className="report-defs" aria-hidden="true">
        <defs>
          <g id="report-land">
            <path className="report-land" d={GLOW_PATH} />
            {RIVER_SHAPES.filter(({ kind }) => kind === 'river').map(({ name, path }) => (
              <path key={name} className="report-river" d={path} />
            ))}
          </g>
        </defs>
      </svg>
      <ol className="report-maps">
        {turns.map(({ turn, n }) => {
          const G = states[n]?.G;
          if (!G) return null;
          const month = monthOfTurn(turn, language);
          const towns = (side: 'english' | 'french'): number =>
            TOWNS.filter(({ hex }) => holder(G, hex) === side).length;
          const [english, french] = [strengthOf(G, 'english'), strengthOf(G, 'french')];
          const words = t('report.map', {
            english,
            french,
            englishTowns: towns('english'),
            frenchTowns: towns('french'),
          });
          return (
            <li key={turn}>
              <SeeLink id={id} n={n}>
                <TurnMap G={G} />
                <span className="report-map-line">
                  <strong>{month}</strong>
                  <span>
                    <span className="report-of-english">{english}</span> :{' '}
                    <span className="report-of-french">{french}</span>
                  </span>
                  <span className="visually-hidden">{words}</span>
                </span>
              </SeeLink>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const TurnMap = memo(function TurnMap({ G }: { readonly G: G }) {
  const stacks = SIDES.flatMap((side) => hexesWith(G, side).map((hex) => ({ side, hex, sps: spsOf(G, hex, side) })));
  return (
    <svg viewBox={`60 0 ${BOARD_SIZE.width - 60} ${BOARD_SIZE.height}`} aria-hidden="true" className="report-map">
      <use href="#report-land" />
      {TOWNS.map(({ id, hex }) => {
        const { x, y } = hexCentre(hex);
        return (
          <rect key={id} className={`report-town-${holder(G, hex)}`} x={x - 26} y={y - 26} width="52" height="52" />
        );
      })}
      {stacks.map(({ side, hex, sps }) => {
        const { x, y } = hexCentre(hex);
        const besieger = G.sieges[hex];
        const size = 24 + 9 * Math.sqrt(sps);
        if (besieger === side)
          return <circle key={`${hex}${side}`} className={`report-siege-${side}`} cx={x} cy={y} r={size + 26} />;
        return <circle key={`${hex}${side}`} className={`report-stack-${side}`} cx={x} cy={y} r={size} />;
      })}
    </svg>
  );
});
