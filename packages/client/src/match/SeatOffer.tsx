import { useEffect, useState } from 'react';
import { type Invitation, readInvitations } from '../connection/invitations.ts';
import { sessionChanged } from '../connection/session.ts';
import { usePerson } from '../pages/use-person.ts';
import { SeatAnswer } from './SeatAnswer.tsx';

const interval = 30_000;

/** For whoever does not play here: the seats that the players would give him. */
export function SeatOffer({ id }: { readonly id: string }) {
  const known = (usePerson() ?? null) !== null;
  const [offers, setOffers] = useState<readonly Invitation[]>([]);
  useEffect(() => {
    if (!known) return;
    let current = true;
    const read = (): void => {
      if (document.hidden) return;
      readInvitations().then(
        (all) => current && setOffers(all.filter(({ match, kind }) => match === id && kind === 'hand-over')),
        () => undefined,
      );
    };
    read();
    const timer = setInterval(read, interval);
    document.addEventListener('visibilitychange', read);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [known, id]);
  if (offers.length === 0) return null;
  const answered = (offer: Invitation, answer: 'accepted' | 'declined'): void => {
    setOffers(answer === 'accepted' ? [] : offers.filter((each) => each !== offer));
    // Where watchers are not let in, the server talks to him only once he comes again.
    if (answer === 'accepted') sessionChanged();
  };
  return (
    <div role="alert">
      {offers.map((offer) => (
        <SeatAnswer
          key={offer.seat}
          invitation={offer}
          onAnswer={(answer) => answered(offer, answer)}
          className="notice offer seat-answer"
        />
      ))}
    </div>
  );
}
