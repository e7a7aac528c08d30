import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import {
  addReceiver,
  canPush,
  FORMATS,
  type NoticeSettings,
  readNotices,
  removeReceiver,
  subscribeHere,
  testNotices,
} from './notice-settings.ts';

interface ReceiversProps {
  readonly settings: NoticeSettings;
  readonly changed: (settings: NoticeSettings) => void;
}

/** Where messages go, what became of the last one, and a test of all. */
export function Receivers({ settings, changed }: ReceiversProps) {
  const t = useT();
  const [said, setSaid] = useState<{ readonly good: boolean; readonly line: string }>();
  const { mail, receivers, pushKey } = settings;
  const attempt = (work: () => Promise<string | undefined>): void => {
    setSaid(undefined);
    work().then(
      (line) => line !== undefined && setSaid({ good: true, line }),
      (error: unknown) => setSaid({ good: false, line: problemLine(error, t) }),
    );
  };
  const here = async (): Promise<string | undefined> => {
    if (!(await subscribeHere(pushKey))) throw new Error(t('notices.push.denied'));
    changed(await readNotices());
    return undefined;
  };
  const test = async (): Promise<string> => {
    changed(await testNotices());
    return t('notices.tested');
  };
  const remove = async (id: string): Promise<undefined> => {
    changed(await removeReceiver(id));
  };
  return (
    <section className="sheet notices-ways">
      <h2>{t('notices.ways')}</h2>
      {mail.address === null ? (
        <p>
          {t('notices.mail.none')} <Link href="/account">{t('notices.mail.account')}</Link>
        </p>
      ) : (
        <p>{t('notices.mail', { address: mail.address })}</p>
      )}
      {mail.address !== null && !mail.real && <p className="hint">{t('notices.mail.logged')}</p>}
      {mail.failure !== null && <p className="notice">{t('notices.failure', { failure: mail.failure })}</p>}
      <ul className="account-list">
        {receivers.map(({ id, channel, host, format, failure, closed }) => (
          <li key={id}>
            <span>
              {t(channel === 'push' ? 'notices.push' : `notices.format.${format ?? 'json'}`)}{' '}
              <small className="hint">
                {host}
                {closed && ` · ${t('notices.closed')}`}
              </small>
              {failure !== null && <small className="notices-failure">{t('notices.failure', { failure })}</small>}
            </span>
            <button
              type="button"
              className="button button-quiet button-small"
              aria-label={t('notices.remove', { name: host })}
              onClick={() => attempt(() => remove(id))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {canPush() ? (
        <button type="button" className="button button-quiet" onClick={() => attempt(here)}>
          {t('notices.push.add')}
        </button>
      ) : (
        <p className="hint">{t('notices.push.unable')}</p>
      )}
      <AddWebhook
        added={async () => changed(await readNotices())}
        failed={(error) => setSaid({ good: false, line: problemLine(error, t) })}
      />
      {(receivers.length > 0 || mail.address !== null) && (
        <button type="button" className="button" onClick={() => attempt(test)}>
          {t('notices.test')}
        </button>
      )}
      <div role="status">{said?.good && <p className="notice notice-good">{said.line}</p>}</div>
      <div role="alert">{said && !said.good && <p className="notice">{said.line}</p>}</div>
    </section>
  );
}

interface AddWebhookProps {
  readonly added: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

function AddWebhook({ added, failed }: AddWebhookProps) {
  const t = useT();
  const title = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { url, format } = Object.fromEntries(new FormData(form));
    addReceiver({ channel: 'webhook', url, format })
      .then(added)
      .then(() => form.reset(), failed);
  };
  return (
    <form className="ask-form" onSubmit={submit} aria-labelledby={title}>
      <h3 id={title}>{t('notices.webhook')}</h3>
      <p className="hint">{t('notices.webhook.line')}</p>
      <label className="field">
        {t('notices.webhook.url')}
        <input name="url" type="url" required maxLength={1000} placeholder="https://" />
      </label>
      <label className="field">
        {t('notices.webhook.format')}
        <select name="format">
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {t(`notices.format.${format}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {t('notices.webhook.add')}
      </button>
    </form>
  );
}
