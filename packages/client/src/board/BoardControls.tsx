import { type FormEvent, useId, useState } from 'react';
import { findPlace } from './find-place.ts';
import type { BoardHandle, BoardMap } from './types.ts';

export interface ControlWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly find: string;
}

interface BoardControlsProps {
  readonly map: BoardMap;
  readonly board: BoardHandle | undefined;
  readonly words: ControlWords;
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
export function BoardControls({ map, board, words, onFound }: BoardControlsProps) {
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
            placeholder={words.find}
            aria-label={words.find}
            title={words.find}
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
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => board?.zoomBy(1.5)}>
          <Icon path="M9,3V15M3,9H15" />
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => board?.zoomBy(1 / 1.5)}>
          <Icon path="M3,9H15" />
        </button>
        <button type="button" aria-label={words.fit} title={words.fit} onClick={() => board?.fit()}>
          <Icon path="M2,6V2H6M12,2H16V6M16,12V16H12M6,16H2V12" />
        </button>
      </div>
    </div>
  );
}
