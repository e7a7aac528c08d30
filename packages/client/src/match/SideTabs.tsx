import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';

export const tabs = ['orders', 'log', 'forces', 'talk', 'match'] as const;
export type Tab = (typeof tabs)[number];

interface SideTabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** How much is new behind each tab. */
  readonly fresh: Partial<Record<Tab, number>>;
  readonly panels: Readonly<Record<Tab, ReactNode>>;
}

/** The side's tabs, as the keyboard expects them: one stop, arrows go from tab to tab. */
export function SideTabs({ tab, onTab, fresh, panels }: SideTabsProps) {
  const { t } = useLanguage();
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" onKeyDown={walk}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {t(`table.tab.${name}`)}
            {(fresh[name] ?? 0) > 0 && <span className="badge">{fresh[name]}</span>}
          </button>
        ))}
      </div>
      {tabs.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          className="panel"
          hidden={tab !== name}
        >
          {(tab === name || name === 'orders') && panels[name]}
        </div>
      ))}
    </>
  );
}
