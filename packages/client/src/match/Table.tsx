import { type HexId, joan1429 } from '@oriflamme/joan-1429';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardHandle } from '../board/types.ts';
import { boardStacks } from '../games/joan-1429/board-stacks.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';
import { Link } from '../router.tsx';
import { Announcer } from './Announcer.tsx';
import { sceneOf } from './arrows.ts';
import { BattleReport } from './BattleReport.tsx';
import { DecideForMe } from './DecideForMe.tsx';
import { drawingText } from './drawing.ts';
import { EventCard } from './EventCard.tsx';
import { ForcesTab } from './ForcesTab.tsx';
import { Guide, useGuide } from './Guide.tsx';
import { HexCard } from './HexCard.tsx';
import { HexStanding } from './HexStanding.tsx';
import { Idle } from './Idle.tsx';
import { JustNow } from './JustNow.tsx';
import { Log } from './Log.tsx';
import { EndCard } from './MatchOver.tsx';
import { MatchTab } from './MatchTab.tsx';
import { type MatchState, mySeats, type Snapshot, type Store } from './model.ts';
import { Notices } from './Notices.tsx';
import { Offers } from './Offers.tsx';
import { OverlayMenu } from './OverlayMenu.tsx';
import type { Overlay } from './overlays.ts';
import { PastBar } from './PastBar.tsx';
import { PromptBar } from './PromptBar.tsx';
import { SandboxBar } from './SandboxBar.tsx';
import { SeatOffer } from './SeatOffer.tsx';
import { Seats } from './Seats.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SideTabs, type Tab } from './SideTabs.tsx';
import { StandingOrders } from './StandingOrders.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TalkTab } from './TalkTab.tsx';
import { useDesk } from './use-desk.ts';
import { useDrawings } from './use-drawings.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useNewQuestion } from './use-new-question.ts';
import { usePast } from './use-past.ts';
import { useSandbox } from './use-sandbox.ts';
import { useSeen } from './use-seen.ts';
import { useStanding } from './use-standing.ts';
import { useTable } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTitle } from './use-title.ts';
import { useWholeLog } from './use-whole-log.ts';

/** The second click of a double click must not hit what took the place of the first one's button. */
const onlyOnce = (event: MouseEvent): void => {
  const button =
    event.target instanceof Element && event.target.closest('[data-confirm], [data-end], [data-act="advised"]');
  if (button && event.detail > 1) event.stopPropagation();
};

interface TableProps {
  readonly id: string;
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly state: MatchState;
  readonly n: number;
}

/** The match page once there is a position: one page for players, for both sides at one screen, and for watchers. */
export function Table({ id, store, snapshot, state, n }: TableProps) {
  const { t } = useLanguage();
  const [board, setBoard] = useState<BoardHandle>();
  const [tab, setTab] = useState<Tab>('orders');
  const [shown, setShown] = useState<ReadonlySet<Overlay>>(new Set());
  const [inspected, setInspected] = useState<HexId>();
  const [keysShown, setKeysShown] = useState(false);
  const side = useRef<HTMLElement>(null);
  const focusHex = useCallback((hex: string): void => board?.centreOn(hex), [board]);
  const inspect = useCallback((hex: string) => setInspected((was) => (was === hex ? undefined : (hex as HexId))), []);
  const mine = mySeats(snapshot.info);
  const past = usePast(id, n);
  const sandbox = useSandbox(
    store,
    snapshot,
    mine.find((seat) => state.ctx.activePlayers?.[seat] !== undefined),
  );
  const at = useTable({ store, snapshot, state, n, past, sandbox, focusHex, inspect });
  const { view } = at;
  const { G, ctx, acting, mode, entries } = view;
  const options = useMemo(() => acting && joan1429.options(G, ctx, acting), [G, ctx, acting]);
  const desk = useDesk(view, options);
  const stacks = useMemo(() => boardStacks(G, t), [G, t]);
  const drawings = useDrawings(id, t);
  const standing = useStanding(id, mine.length > 0);
  const guide = useGuide();
  const wholeLog = useWholeLog(id, snapshot.entries, tab === 'log' || tab === 'forces');
  const log = mode === 'sandbox' ? entries : wholeLog;
  const seen = useSeen(id, n, mode === 'live', mine.length > 0, snapshot.info?.seen);
  const over = ctx.gameover !== undefined;
  const alone = mine.length === 1;

  // Whoever comes back to a match that went on without him is told what happened first.
  const { recap } = past;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was missed before the page was opened
  useEffect(() => {
    if (alone && seen !== undefined && seen < n) recap(seen);
  }, [alone]);
  const played = past.past?.kind === 'recap' ? past.past.entry : undefined;
  useEffect(() => {
    const scene = sceneOf(played);
    if (scene) focusHex(scene);
  }, [played, focusHex]);
  const heard = useRef(0);
  if (tab === 'talk') heard.current = snapshot.lines.length;

  const toggle = useCallback(
    (overlay: Overlay): void =>
      setShown((was) => {
        const next = new Set(was);
        if (!next.delete(overlay)) next.add(overlay);
        return next;
      }),
    [],
  );
  const [seat = null] = mine;
  const { drawing } = drawings;
  const share = useCallback((): void => {
    const text = `${t('table.draw.shared')} ${drawingText(drawing)}`;
    void store.say(seat, text).then((taken) => taken && setTab('talk'));
  }, [t, drawing, store, seat]);
  useTableKeys({ side, board, setTab, past, toggle, showKeys: () => setKeysShown(true) });
  useNewQuestion(view, side);
  useKeptFocus(side);
  useTitle(acting !== undefined && !over);
  return (
    <main
      className={`match-page mode-${mode}`}
      data-n={view.n}
      data-mode={mode}
      data-step={view.at?.step}
      data-acting={acting}
      data-turn={G.turn}
    >
      <header className="match-head">
        <Link href="/" className="brand">
          Oriflamme
        </Link>
        <StatusBar G={G} at={view.at} />
        <Seats info={snapshot.info} deciding={view.at?.side} />
        <LanguageSwitch />
      </header>
      <div className="match-board">
        <TableBoard
          view={view}
          desk={desk}
          stacks={stacks}
          shown={shown}
          drawings={drawings}
          inspected={inspected}
          handle={setBoard}
        />
        <OverlayMenu shown={shown} onToggle={toggle} drawings={drawings} onShare={share} />
        {mode === 'live' &&
          (over ? <EndCard view={view} info={snapshot.info} /> : <EventCard entries={entries} turn={G.turn} />)}
        {inspected && (
          <HexCard view={view} hex={inspected} stacks={stacks} onClose={() => setInspected(undefined)}>
            {mine.length > 0 && <HexStanding view={view} hex={inspected} standing={standing} mine={mine} />}
          </HexCard>
        )}
        {mode === 'sandbox' ? <SandboxBar sandbox={sandbox} /> : <PastBar controls={past} live={n} />}
      </div>
      <aside className="match-side" ref={side} onClickCapture={onlyOnce}>
        <Notices snapshot={at.snapshot} store={at.store} />
        <Offers info={snapshot.info} table={at.table} />
        {!over && mine.length === 0 && snapshot.info && <SeatOffer id={id} />}
        <PromptBar view={view} info={at.snapshot.info} act={at.act} />
        {guide.on && mode === 'live' && mine.length > 0 && (
          <Guide view={view} choosing={desk?.board.selectedHex !== undefined} onSkip={() => guide.set(false)} />
        )}
        <SideTabs
          tab={tab}
          onTab={setTab}
          fresh={{ talk: snapshot.lines.length - heard.current }}
          panels={{
            orders: desk ? (
              <>
                {(G.battle !== null || desk.board.selectedHex === undefined) && <JustNow view={view} />}
                {desk.panel}
                {view.at?.step !== 'movement' && view.at?.step !== 'build' && <BattleReport entries={entries} />}
              </>
            ) : (
              <Idle over={over} view={view} info={snapshot.info} />
            ),
            log: <Log entries={log} onHex={focusHex} onMoment={mode === 'sandbox' ? undefined : past.go} />,
            forces: <ForcesTab view={view} stacks={stacks} log={log} />,
            talk: (
              <TalkTab
                id={id}
                info={snapshot.info}
                lines={snapshot.lines}
                onSay={store.say}
                onDrawing={drawings.show}
              />
            ),
            match: (
              <MatchTab
                id={id}
                n={n}
                info={snapshot.info}
                over={over}
                table={at.table}
                onSandbox={() => {
                  sandbox.open();
                  setTab('orders');
                }}
                onRecap={n > 0 ? () => recap(Math.min(seen ?? 0, n - 1)) : undefined}
                onShortcuts={() => setKeysShown(true)}
                onGuide={guide.on ? undefined : () => guide.set(true)}
              >
                <StandingOrders
                  standing={standing}
                  where={{ scope: 'always' }}
                  title={t('table.standing.always')}
                  laager={G.options.supplyTrain && mine.includes('0')}
                />
                {snapshot.info && <DecideForMe info={snapshot.info} mine={mine} state={state} standing={standing} />}
              </MatchTab>
            ),
          }}
        />
      </aside>
      <Announcer entries={entries} />
      {keysShown && <Shortcuts onClose={() => setKeysShown(false)} />}
    </main>
  );
}
