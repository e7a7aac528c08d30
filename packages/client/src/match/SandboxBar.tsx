import { useLanguage } from '../i18n/i18n.tsx';
import type { SandboxControls } from './use-sandbox.ts';

/** Says that nothing here is real, and leads back: with the marches that were tried, or without. */
export function SandboxBar({ sandbox }: { readonly sandbox: SandboxControls }) {
  const { t } = useLanguage();
  return (
    <section className="past-bar sandbox-bar" aria-label={t('table.sandbox')} data-testid="sandbox-bar">
      <p role="status">{t('table.sandbox.here')}</p>
      <div className="row">
        <button type="button" disabled={sandbox.marches.length === 0} onClick={sandbox.promote}>
          {t('table.sandbox.promote', { n: sandbox.marches.length })}
        </button>
        <button type="button" className="primary" onClick={sandbox.leave}>
          {t('table.sandbox.leave')}
        </button>
      </div>
    </section>
  );
}
