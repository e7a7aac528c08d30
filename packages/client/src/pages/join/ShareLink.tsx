import { useT } from '../../i18n/i18n.tsx';
import { useCopied } from '../copy.ts';
import { QrCode } from './QrCode.tsx';

/** The link in every way it can be handed on. */
export function ShareLink({ link }: { readonly link: string }) {
  const t = useT();
  const [copied, copy] = useCopied();
  const send = (): void => {
    // Closing the system's dialog without sending is no failure.
    navigator.share({ title: t('match.join.sent.title'), url: link }).catch(() => undefined);
  };
  return (
    <section className="sheet join-share">
      <div>
        <label className="field">
          {t('match.join.link')}
          <input readOnly value={link} data-testid="link-to-share" onFocus={(event) => event.target.select()} />
        </label>
        <p className="row">
          <button type="button" className="button" onClick={() => copy(link)}>
            <span aria-live="polite">{t(copied ? 'match.join.copied' : 'match.join.copy')}</span>
          </button>
          {'share' in navigator && (
            <button type="button" className="button button-quiet" onClick={send}>
              {t('match.join.send')}
            </button>
          )}
        </p>
      </div>
      <figure className="join-qr">
        <figcaption>{t('match.join.scan')}</figcaption>
        <QrCode text={link} label={t('match.join.qr')} />
      </figure>
    </section>
  );
}
