import { memo } from 'react';
import type { Act } from '../connection/transport.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { ClockAlerts } from './ClockAlerts.tsx';
import { type MatchInfo, mySeats, sideOfSeat } from './model.ts';

interface OffersProps {
  readonly info: MatchInfo | undefined;
  readonly table: (action: Extract<Act, { kind: 'table' }>['action']) => void;
}

/** What the other side asks: a draw, or an order to be taken back. Stays until it is answered. */
export const Offers = memo(function Offers({ info, table }: OffersProps) {
  const { t } = useLanguage();
  const [mine, both] = mySeats(info);
  if (!info || mine === undefined || both !== undefined || info.status !== 'running') return null;
  const { draw, takeBack } = info.offers;
  const name = (seat: '0' | '1'): string => info.seats[seat].name ?? t(`match.side.${sideOfSeat[seat]}`);
  return (
    <div role="alert">
      <ClockAlerts info={info} table={table} />
      {draw !== null && draw !== mine && (
        <p className="notice offer">
          {t('table.draw.asks', { name: name(draw) })}{' '}
          <button type="button" onClick={() => table({ type: 'acceptDraw' })}>
            {t('table.draw.accept')}
          </button>{' '}
          <button type="button" onClick={() => table({ type: 'declineDraw' })}>
            {t('table.draw.decline')}
          </button>
        </p>
      )}
      {takeBack !== null && takeBack.seat !== mine && (
        <p className="notice offer">
          {t('table.takeBack.asks', { name: name(takeBack.seat), n: takeBack.to, orders: takeBack.undone.length })}{' '}
          {takeBack.dice.length > 0 &&
            t('table.takeBack.dice', { dice: takeBack.dice.map(({ face }) => face).join(', ') })}{' '}
          <button type="button" onClick={() => table({ type: 'grantTakeBack', to: takeBack.to })}>
            {t('table.takeBack.grant')}
          </button>{' '}
          <button type="button" onClick={() => table({ type: 'refuseTakeBack' })}>
            {t('table.takeBack.refuse')}
          </button>
        </p>
      )}
    </div>
  );
});
