import type { LeaderCounter, NationStyle } from '../types.ts';
import type { Detail } from '../view.ts';
import { emblems } from './emblems.ts';
import { bannerOf, Crown } from './LeaderCounterFace.tsx';

interface LeadersProps {
  readonly leaders: readonly LeaderCounter[];
  readonly nations: Readonly<Record<string, NationStyle>>;
}

const perRow = 4;
const flagWidth = 10.2;
const flagRow = 12.4;
const plateRow = 9.4;

const pennantHeight = 6.4;

/** How high the leaders of a closed stack stand above its counter. */
export function leadersHeight(leaders: number, detail: Detail): number {
  if (leaders === 0) return 0;
  if (detail === 'close') return leaders * plateRow + 2;
  return isDistant(detail) ? pennantHeight : Math.ceil(leaders / perRow) * flagRow + 3;
}
export const plateWidth = 50;

const withNation = ({ leaders, nations }: LeadersProps) =>
  leaders.flatMap((leader) => {
    const nation = nations[leader.nation];
    return nation ? [{ leader, nation }] : [];
  });

const isDistant = (detail: Detail): boolean => detail === 'far' || detail === 'distant';

/** The leaders of a closed stack, as large as there is room for them. */
export function Leaders({ detail, ...props }: LeadersProps & { readonly detail: Detail }) {
  if (detail === 'close') return <LeaderPlates {...props} />;
  return isDistant(detail) ? <LeaderPennants {...props} /> : <LeaderFlags {...props} />;
}

/** From afar a letter could not be read: a low row of pennants, the closer together the more there are. */
function LeaderPennants(props: LeadersProps) {
  const shown = withNation(props);
  const width = Math.min(flagWidth, 39 / shown.length);
  return shown.map(({ leader, nation }, index) => {
    const { fill, edge } = bannerOf(leader, nation);
    return (
      <g key={leader.id} transform={`translate(${-19.5 + index * width} -40)`}>
        <path d="M0,0V-6.4H8L6.2,-3.8L8,-1.2H0" fill={fill} stroke={edge} strokeWidth="1" strokeLinejoin="round" />
        {leader.rank === 'king' && <Crown transform="translate(3.6 -5.6) scale(.5)" />}
      </g>
    );
  });
}

/** Leaders on a closed stack from some way off: a flag each, the Maid's white, a king's crowned. */
function LeaderFlags(props: LeadersProps) {
  const rows = Math.ceil(props.leaders.length / perRow);
  return withNation(props).map(({ leader, nation }, index) => {
    const { fill, edge, ink } = bannerOf(leader, nation);
    const row = Math.floor(index / perRow);
    const x = -19 + (index % perRow) * flagWidth;
    return (
      <g key={leader.id} transform={`translate(${x} ${-40.4 - (rows - 1 - row) * flagRow})`}>
        <path d="M0,0V-12.6H9L7.2,-8.8L9,-5H0" fill={fill} stroke={edge} strokeWidth="1" strokeLinejoin="round" />
        {leader.rank === 'maid' ? (
          <path d={emblems[nation.emblem]} fill={ink} transform="translate(3.8 -8.8) scale(.54)" />
        ) : (
          <text x="3.8" y="-6.4" className="board-initial" fill={ink}>
            {leader.name.charAt(0)}
          </text>
        )}
        {leader.rank === 'king' && <Crown transform="translate(4 -14.6) scale(.6)" />}
      </g>
    );
  });
}

/** The same close by: a plate each with name, attack and defence. */
function LeaderPlates(props: LeadersProps) {
  const shown = withNation(props);
  return shown.map(({ leader, nation }, index) => {
    const { fill, edge } = bannerOf(leader, nation);
    const king = leader.rank === 'king';
    const room = king ? 21 : 28;
    return (
      <g key={leader.id} transform={`translate(0 ${-42 - (shown.length - 1 - index) * plateRow})`}>
        <rect x="-25" y="-8.8" width={plateWidth} height="8.8" rx="1.4" fill="#fbf4df" stroke={edge} strokeWidth=".8" />
        <path d="M-24.6,-8.4H-20V-.4H-24.6Z" fill={fill} stroke={edge} strokeWidth=".6" />
        {king && <Crown transform="translate(-15.2 -4.2) scale(.56)" />}
        <text
          x={king ? -10.6 : -18}
          y="-2.2"
          className="board-plate-name"
          {...(leader.name.length > (king ? 5 : 7) ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {leader.name}
        </text>
        <text x="23.6" y="-2.3" className="board-plate-bonus">
          {leader.attack}/{leader.defence}
        </text>
      </g>
    );
  });
}
