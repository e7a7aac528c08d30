import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly shown: Name;
  readonly show: (name: Name) => void;
  readonly word: (name: Name) => string;
  /** What the shown tab holds. */
  readonly children: ReactNode;
}

/** Tabs as keyboards know them: one stop, and the arrows go from one to the next. */
export function Tabs<Name extends string>({ label, names, shown, show, word, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = names[(names.indexOf(shown) + by + names.length) % names.length];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`#replay-tab-${next}`)?.focus();
  };
  return (
    <>
      <div ref={list} className="replay-tabs" role="tablist" aria-label={label} onKeyDown={press}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`replay-tab-${name}`}
            aria-selected={shown === name}
            aria-controls={`replay-panel-${name}`}
            tabIndex={shown === name ? 0 : -1}
            onClick={() => show(name)}
          >
            {word(name)}
          </button>
        ))}
      </div>
      <div
        id={`replay-panel-${shown}`}
        role="tabpanel"
        aria-labelledby={`replay-tab-${shown}`}
        className="replay-panel"
      >
        {children}
      </div>
    </>
  );
}
