import { memo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { type Overlay, overlays } from './overlays.ts';
import type { Drawings, DrawTool } from './use-drawings.ts';

interface OverlayMenuProps {
  readonly shown: ReadonlySet<Overlay>;
  readonly onToggle: (overlay: Overlay) => void;
  readonly drawings: Drawings;
  readonly onShare: (() => void) | undefined;
}

const tools: readonly DrawTool[] = ['arrow', 'mark'];

/** What lies over the map, and the pens to draw on it. */
export const OverlayMenu = memo(function OverlayMenu({ shown, onToggle, drawings, onShare }: OverlayMenuProps) {
  const { t } = useLanguage();
  const { tool, drawing } = drawings;
  const empty = drawing.arrows.length + drawing.marks.length === 0;
  return (
    <details className="overlay-menu">
      <summary className="button button-quiet" title={t('table.overlays.title')}>
        {t('table.overlays')}
        {shown.size > 0 && <span className="badge">{shown.size}</span>}
      </summary>
      <div className="overlay-list">
        {overlays.map((overlay) => (
          <label key={overlay}>
            <input type="checkbox" checked={shown.has(overlay)} onChange={() => onToggle(overlay)} />
            {t(`table.overlay.${overlay}`)}
          </label>
        ))}
        <hr />
        <p className="quiet">{t('table.draw')}</p>
        <p className="row">
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={tool === one}
              onClick={() => drawings.setTool(tool === one ? undefined : one)}
            >
              {t(`table.draw.${one}`)}
            </button>
          ))}
        </p>
        <p className="row">
          <button type="button" disabled={empty} onClick={drawings.clear}>
            {t('table.draw.clear')}
          </button>
          {onShare && (
            <button type="button" disabled={empty} onClick={onShare}>
              {t('table.draw.share')}
            </button>
          )}
        </p>
      </div>
    </details>
  );
});
