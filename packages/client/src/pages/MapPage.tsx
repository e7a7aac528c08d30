import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { BoardControls } from '../board/BoardControls.tsx';
import type { BoardHandle, BoardStack } from '../board/types.ts';
import { boardControl } from '../games/joan-1429/board-control.ts';
import { boardStacks } from '../games/joan-1429/board-stacks.ts';
import { describeHex } from '../games/joan-1429/describe-hex.ts';
import { DEFAULT_OPTIONS, type HexId, hexAt, setup } from '../games/joan-1429/door.ts';
import { HexFacts } from '../games/joan-1429/HexFacts.tsx';
import { boardMap } from '../games/joan-1429/map/board-map.ts';
import { nations } from '../games/joan-1429/nations.ts';
import { placeName } from '../games/joan-1429/place-name.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';
import { Link } from '../router.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import './map.css';

/** The map with the set-up of the standard game, for anyone to explore. */
export function MapPage() {
  const { language, t } = useLanguage();
  const title = useId();
  const map = useMemo(() => boardMap(language, t), [language, t]);
  const state = useMemo(() => setup(DEFAULT_OPTIONS), []);
  const stacks = useMemo(() => boardStacks(state, t), [state, t]);
  const control = useMemo(() => boardControl(state), [state]);
  const [hex, setHex] = useState<HexId>();
  const [open, setOpen] = useState<string>();
  const [board, setBoard] = useState<BoardHandle>();
  useEffect(() => {
    document.title = `${t('map.page')} · ${t('common.name')}`;
  }, [t]);
  const chooseHex = useCallback((chosen: string): void => {
    setHex(chosen as HexId);
    setOpen(undefined);
  }, []);
  const chooseStack = useCallback((stack: BoardStack): void => {
    setHex(stack.hex as HexId);
    setOpen((was) => (was === stack.id ? undefined : stack.id));
  }, []);
  const close = useCallback((): void => {
    setHex(undefined);
    setOpen(undefined);
  }, []);
  const describe = useCallback((at: string) => describeHex(at as HexId, stacks, control, t), [stacks, control, t]);
  const place = hex === undefined ? undefined : hexAt(hex)?.place;
  return (
    <div className="map-page">
      <header className="map-bar">
        <Link href="/" className="map-home">
          {t('common.name')}
        </Link>
        <h1>{t('map.page')}</h1>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="map-main">
        <div className="map-board">
          <Board
            key={language}
            map={map}
            label={`${t('board.label')}. ${t('board.help')}`}
            nations={nations}
            stacks={stacks}
            control={control}
            selectedHex={hex}
            selectedStack={open}
            describeHex={describe}
            onHex={chooseHex}
            onStack={chooseStack}
            onCancel={close}
            handle={setBoard}
          />
          <BoardControls
            map={map}
            board={board}
            words={{
              zoomIn: t('board.zoomIn'),
              zoomOut: t('board.zoomOut'),
              fit: t('board.fit'),
              find: t('board.find'),
            }}
            onFound={chooseHex}
          />
        </div>
        <aside className={hex === undefined ? 'map-facts map-facts-empty' : 'map-facts'} aria-labelledby={title}>
          <header>
            <h2 id={title}>
              {hex === undefined ? t('map.facts') : place ? placeName(t, place) : t('board.hex', { hex })}
            </h2>
            {hex !== undefined && (
              <button type="button" aria-label={t('map.close')} title={t('map.close')} onClick={close}>
                ×
              </button>
            )}
          </header>
          {hex === undefined ? <p>{t('map.intro')}</p> : <HexFacts hex={hex} state={state} stacks={stacks} />}
        </aside>
      </main>
    </div>
  );
}
