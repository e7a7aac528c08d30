import type { Invitation } from '../../connection/invitations.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SeatAnswer } from '../../match/SeatAnswer.tsx';
import { navigate } from '../../router.tsx';
import { waitsForMe } from '../listed-match.ts';
import { SitePage } from '../site/SitePage.tsx';
import { Aims } from './Aims.tsx';
import { Hero } from './Hero.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { MatchList } from './MatchList.tsx';
import { Newcomer } from './Newcomer.tsx';
import { type PublicList, useLists } from './use-lists.ts';
import './home.css';

const shared = ['open', 'running', 'finished'] as const satisfies readonly PublicList[];

export function HomePage() {
  const t = useT();
  const { lists, more, readAgain } = useLists();
  const read = lists === 'unreachable' ? undefined : lists;
  const nothing = read !== undefined && shared.every((name) => read[name].length === 0);
  return (
    <SitePage className="home">
      <Hero open={read?.open.length} waiting={read?.mine.filter(waitsForMe).length ?? 0} />
      {lists === 'unreachable' && (
        <p role="alert" className="notice">
          {t('home.unreachable')}
        </p>
      )}
      {read && read.invited.length > 0 && (
        <MatchList
          id="invited"
          title={t('home.invited')}
          matches={read.invited.map(({ match }) => match)}
          beneath={(match) =>
            read.invited
              .find((asked) => asked.match === match)
              ?.invitations.map((each) => (
                <Answer key={`${each.kind} ${each.seat}`} invitation={each} readAgain={readAgain} />
              ))
          }
          columns
        />
      )}
      {read && read.mine.length > 0 && <MatchList id="mine" title={t('home.mine')} matches={read.mine} columns />}
      {read && read.past.length > 0 && (
        <MatchList id="past" title={t('home.past')} matches={read.past} columns folded />
      )}
      {lists === undefined && (
        <div className="home-lists home-waiting" aria-busy="true">
          {shared.map((name) => (
            <section key={name}>
              <h2>{t(`home.${name}`)}</h2>
              <p className="match-ghost" />
            </section>
          ))}
        </div>
      )}
      {nothing && <Newcomer />}
      {read && !nothing && (
        <div className="home-lists">
          {shared.map((name) => (
            <MatchList
              key={name}
              id={name}
              title={t(`home.${name}`)}
              matches={read[name]}
              empty={t(`home.${name}.none`)}
              more={read.longer.includes(name) ? () => more(name) : undefined}
            >
              {name === 'finished' && <ImportMatch />}
            </MatchList>
          ))}
        </div>
      )}
      <Aims />
    </SitePage>
  );
}

function Answer({ invitation, readAgain }: { readonly invitation: Invitation; readonly readAgain: () => void }) {
  return (
    <SeatAnswer
      invitation={invitation}
      onAnswer={(answer) => (answer === 'accepted' ? navigate(`/match/${invitation.match}`) : readAgain())}
      className="match-card-answer"
      buttons={{ accept: 'button button-small', decline: 'button button-quiet button-small' }}
    />
  );
}
