import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useKeptPosition } from '../../match/kept-position.ts';
import { Notices } from '../../match/Notices.tsx';
import { SeatOffer } from '../../match/SeatOffer.tsx';
import { Table } from '../../match/Table.tsx';
import { useMatch } from '../../match/use-match.ts';
import { Link, usePath } from '../../router.tsx';
import { SitePage } from '../site/SitePage.tsx';
import { NoMatch } from './NoMatch.tsx';
import { noMatch } from './no-match.ts';
import '../../match/match.css';
import '../../match/table.css';

/** The match at this address: before it begins the way to the seats, then the table. */
export function MatchPage() {
  const { language, t } = useLanguage();
  const id = usePath().split('/')[2] ?? '';
  const { store, snapshot: received } = useMatch(id);
  const { snapshot, keptAt } = useKeptPosition(id, received);
  const why = noMatch(snapshot);
  if (why !== undefined) return <NoMatch why={why}>{why === 'closed' && <SeatOffer id={id} />}</NoMatch>;
  if (snapshot.state === undefined || snapshot.n === undefined) {
    if (snapshot.link === 'connecting')
      return (
        <main className="page-loading">
          <h1>{t('match.link.connecting')}</h1>
        </main>
      );
    return (
      <SitePage title={t('match.title')}>
        <h1>{t('match.title')}</h1>
        <Notices snapshot={snapshot} store={store} />
        {snapshot.info?.status === 'open' && (
          <p>
            {t('match.join.waiting')} <Link href={`/join/${id}`}>{t('match.share')}</Link>
          </p>
        )}
      </SitePage>
    );
  }
  return (
    <>
      {keptAt !== undefined && (
        <p className="kept-position" role="status">
          {t('offline.position', { at: formatMoment(language, keptAt) })}
        </p>
      )}
      <Table key={id} id={id} store={store} snapshot={snapshot} state={snapshot.state} n={snapshot.n} />
    </>
  );
}
