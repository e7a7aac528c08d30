import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { BoardStack } from '../board/types.ts';
import { boardStacks } from '../games/joan-1429/board-stacks.ts';
import { DEFAULT_OPTIONS, type HexId, hexAt, setup } from '../games/joan-1429/door.ts';
import { GameBoard, useHexDescriptions } from '../games/joan-1429/GameBoard.tsx';
import { HexFacts } from '../games/joan-1429/HexFacts.tsx';
import { placeName } from '../games/joan-1429/place-name.ts';
import { useT } from '../i18n/i18n.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';
import { Link } from '../router.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import './map.css';

/** The map with the set-up of the standard game, for anyone to explore. */
export function MapPage() {
  const t = useT();
  const title = useId();
  const state = useMemo(() => setup(DEFAULT_OPTIONS), []);
  const stacks = useMemo(() => boardStacks(state, t), [state, t]);
  const [hex, setHex] = useState<HexId>();
  const [open, setOpen] = useState<string>();
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
  const describe = useHexDescriptions(state, stacks);
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
          <GameBoard
            G={state}
            name={t('board.label')}
            stacks={stacks}
            selectedHex={hex}
            selectedStack={open}
            describeHex={describe}
            onHex={chooseHex}
            onStack={chooseStack}
            onCancel={close}
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
