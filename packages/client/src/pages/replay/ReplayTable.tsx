import type { HexId } from '@oriflamme/joan-1429';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { sceneOf } from '../../match/arrows.ts';
import { Log } from '../../match/Log.tsx';
import { Link } from '../../router.tsx';
import { outcomeLine } from '../outcome.ts';
import { contestsOf, lossesUpTo, standingRows, strokesOf } from './analysis.ts';
import { Charts } from './Charts.tsx';
import { DiceCheck } from './DiceCheck.tsx';
import { Moment } from './Moment.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import { Tabs } from './Tabs.tsx';
import { Transport } from './Transport.tsx';
import { usePlayback } from './use-playback.ts';
import type { Replay } from './use-replay.ts';
import '../../match/match.css';
import '../../match/table.css';
import './replay.css';

const tabs = ['log', 'charts', 'dice'] as const;

/** A link can lead straight to the dice. */
const tabAsked = (): (typeof tabs)[number] => {
  const asked = new URLSearchParams(window.location.search).get('tab');
  return tabs.find((name) => name === asked) ?? 'log';
};

/** The board at any moment of the match, and what the whole of it amounts to. */
export function ReplayTable({ replay }: { readonly replay: Replay }) {
  const { t } = useLanguage();
  const { match, rows, stretch } = replay;
  const playback = usePlayback(stretch.to);
  const { at, go } = playback;
  const [tab, setTab] = useState(tabAsked);
  const [showLosses, setShowLosses] = useState(false);
  const [board, setBoard] = useState<BoardHandle>();
  const state = stretch.states[at] ?? stretch.states[0];
  const entry = stretch.entries[at - 1];
  const standing = useMemo(() => standingRows(rows), [rows]);
  const contests = useMemo(() => contestsOf(standing), [standing]);
  const strokes = useMemo(() => strokesOf(standing), [standing]);
  const losses = useMemo(() => (showLosses ? lossesUpTo(standing, at) : undefined), [standing, at, showLosses]);
  const told = useMemo(() => stretch.entries.slice(0, at), [stretch, at]);
  const scene = sceneOf(entry);
  useEffect(() => {
    if (scene !== undefined && playback.playing) board?.centreOn(scene);
  }, [scene, board, playback.playing]);
  const showHex = useCallback((hex: string) => board?.centreOn(hex as HexId), [board]);
  if (state === undefined) throw new Error('A match without a first position.');
  return (
    <div className="replay">
      <ReplayHead match={match} />
      <main id="main" className="replay-main">
        <h1 className="visually-hidden">{t('replay.title')}</h1>
        <div className="replay-board">
          <ReplayBoard state={state} entry={entry} losses={losses} handle={setBoard} />
        </div>
        <Transport playback={playback} stretch={stretch} contests={contests}>
          <label className="replay-losses">
            <input type="checkbox" checked={showLosses} onChange={(event) => setShowLosses(event.target.checked)} />{' '}
            {t('replay.losses')}
          </label>
        </Transport>
        <aside className="replay-side">
          <Moment state={state} entry={entry} onHex={showHex} />
          <Tabs
            label={t('replay.tabs')}
            names={tabs}
            shown={tab}
            show={setTab}
            word={(name) => t(`replay.tab.${name}`)}
          >
            {tab === 'log' && <Log entries={told} onHex={showHex} onMoment={go} />}
            {tab === 'charts' && (
              <Charts stretch={stretch} contests={contests} strokes={strokes} at={at} onMoment={go} />
            )}
            {tab === 'dice' && <DiceCheck match={match} rows={rows} strokes={strokes} />}
          </Tabs>
          <p className="replay-outcome">
            {outcomeLine(match, t)}{' '}
            <Link href={`/match/${match.id}`}>
              {t(match.status === 'running' ? 'replay.toMatch' : 'replay.toTable')}
            </Link>
          </p>
        </aside>
      </main>
    </div>
  );
}
