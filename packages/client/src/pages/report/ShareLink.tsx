import { useT } from '../../i18n/i18n.tsx';
import { useCopied } from '../copy.ts';

/** The address of this page without anything after it, on the clipboard. */
export function ShareLink() {
  const t = useT();
  const [shared, copy] = useCopied();
  const share = (): void => {
    const { origin, pathname } = window.location;
    copy(origin + pathname);
  };
  return (
    <button type="button" className="button button-quiet" onClick={share}>
      <span aria-live="polite">{t(shared ? 'report.shared' : 'report.share')}</span>
    </button>
  );
}
