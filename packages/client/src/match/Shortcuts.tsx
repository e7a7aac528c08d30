import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { shortcuts } from './shortcuts.ts';

const onTheMap = ['arrows', 'enter', 'zoom', 'pan', 'escape'] as const;
const mapKeys: Readonly<Record<(typeof onTheMap)[number], string>> = {
  arrows: '← ↑ → ↓ · Q W E A S D',
  enter: 'Enter',
  zoom: '+ − 0',
  pan: 'Shift + ← ↑ → ↓',
  escape: 'Esc',
};

/** Every key there is, in one list. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="shortcuts" onClose={onClose} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{t('table.keys')}</h2>
      <dl>
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`table.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('table.keys.map')}</h3>
      <dl>
        {onTheMap.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{mapKeys[name]}</kbd>
            </dt>
            <dd>{t(`table.key.map.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button">
          {t('table.close')}
        </button>
      </form>
    </dialog>
  );
}
