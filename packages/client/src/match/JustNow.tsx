import type { Happening } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { Told } from './Told.tsx';
import { worthKnowing } from './told.ts';
import type { TableView } from './view.ts';

/** What the last order brought about, above the question it led to: rolls are seen to fall, sieges and losses are told. */
export function JustNow({ view }: { readonly view: TableView }) {
  const { t } = useLanguage();
  const last = view.entries.at(-1);
  const told = worthKnowing((last?.happenings ?? []) as readonly Happening[]);
  if (!last || told.length === 0) return null;
  return (
    <section className="last-roll" data-testid="last-roll" key={last.n} aria-label={t('table.last')}>
      <Told happenings={told} />
    </section>
  );
}
