import { useCallback, useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';

interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly kind: 'block' | 'mute';
}

interface Known {
  readonly id: string;
  readonly name: string;
}

/** Whom one has played with, and from whom one wants to hear nothing. */
export function Blocks() {
  const t = useT();
  const [blocks, setBlocks] = useState<readonly Blocked[]>([]);
  const [people, setPeople] = useState<readonly Known[]>([]);
  const read = useCallback(async (): Promise<void> => {
    const [{ blocks: now }, { people: known }] = await Promise.all([
      call<{ blocks: readonly Blocked[] }>('GET', '/people/blocks'),
      call<{ people: readonly Known[] }>('GET', '/people/known'),
    ]);
    setBlocks(now);
    setPeople(known.filter(({ id }) => !now.some((blocked) => blocked.id === id)));
  }, []);
  useEffect(() => {
    read().catch(() => undefined);
  }, [read]);
  const set = (id: string, kind: Blocked['kind']): void => {
    void call('PUT', `/people/${id}/block`, { kind }).then(read);
  };
  const lift = (id: string): void => {
    void call('DELETE', `/people/${id}/block`).then(read);
  };
  return (
    <section className="sheet">
      <h2>{t('account.people')}</h2>
      <p className="hint">{t('account.people.line')}</p>
      {people.length === 0 && blocks.length === 0 && <p>{t('account.people.none')}</p>}
      <ul className="account-list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" className="button button-quiet button-small" onClick={() => set(id, 'mute')}>
              {t('account.mute')}
            </button>
            <button type="button" className="button button-quiet button-small" onClick={() => set(id, 'block')}>
              {t('account.block')}
            </button>
          </li>
        ))}
        {blocks.map(({ id, name, kind }) => (
          <li key={id}>
            <span>
              {name} <small className="hint">{t(`account.is.${kind}`)}</small>
            </span>
            <button type="button" className="button button-quiet button-small" onClick={() => lift(id)}>
              {t('account.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
