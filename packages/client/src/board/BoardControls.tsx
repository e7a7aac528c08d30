import { type FormEvent, memo, useId, useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { findPlace } from './find-place.ts';
import type { BoardHandle, BoardMap } from './types.ts';

interface BoardControlsProps {
  readonly map: BoardMap;
  readonly board: BoardHandle | undefined;
  readonly onFound?: (hex: string) => void;
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

/** Buttons for what the keys and gestures do, and a search for places by name that is one of them until it is used. */
export const BoardControls = memo(function BoardControls({ map, board, onFound }: BoardControlsProps) {
  const t = useT();
  const list = useId();
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState(false);
  const go = (hex: string): void => {
    board?.centreOn(hex, { zoom: 1.6 });
    onFound?.(hex);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const hex = findPlace(map, text);
    setUnknown(hex === undefined);
    if (hex === undefined) return;
    go(hex);
    board?.focus();
  };
  const type = (value: string): void => {
    setText(value);
    setUnknown(false);
    // A name that was picked from the list.
    const place = map.places.find(({ name }) => name === value);
    if (place) go(place.hex);
  };
  return (
    <div className="board-controls">
      <search>
        <form onSubmit={submit} className="board-find">
          <Icon path="M7.5,13A5.5,5.5 0 1 0 7.5,2A5.5,5.5 0 1 0 7.5,13M11.6,11.6L16,16" />
          <input
            type="search"
            list={list}
            value={text}
            placeholder={t('board.find')}
            aria-label={t('board.find')}
            title={t('board.find')}
            autoComplete="off"
            aria-invalid={unknown}
            onChange={(event) => type(event.target.value)}
          />
          <datalist id={list}>
            {map.places.map((place) => (
              <option key={place.id} value={place.name} />
            ))}
          </datalist>
        </form>
      </search>
      <div className="board-buttons">
        <button
          type="button"
          aria-label={t('board.zoomIn')}
          title={t('board.zoomIn')}
          onClick={() => board?.zoomBy(1.5)}
        >
          <Icon path="M9,3V15M3,9H15" />
        </button>
        <button
          type="button"
          aria-label={t('board.zoomOut')}
          title={t('board.zoomOut')}
          onClick={() => board?.zoomBy(1 / 1.5)}
        >
          <Icon path="M3,9H15" />
        </button>
        <button type="button" aria-label={t('board.fit')} title={t('board.fit')} onClick={() => board?.fit()}>
          <Icon path="M2,6V2H6M12,2H16V6M16,12V16H12M6,16H2V12" />
        </button>
      </div>
    </div>
  );
});
