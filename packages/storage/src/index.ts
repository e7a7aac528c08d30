export * from './clocks/abandoned.ts';
export * from './clocks/hours.ts';
export * from './clocks/match-clock.ts';
export * from './clocks/vacations.ts';
export { keepOnce } from './keep-once.ts';
export * from './matches/change-match.ts';
export * from './matches/chat.ts';
export * from './matches/commit-rows.ts';
export * from './matches/create-match.ts';
export * from './matches/find-match.ts';
export * from './matches/group-commit.ts';
export * from './matches/import-match.ts';
export * from './matches/list-matches.ts';
export * from './matches/notes.ts';
export * from './matches/read-rows.ts';
export * from './matches/records.ts';
export * from './matches/seen.ts';
export * from './matches/standing-orders.ts';
export * from './matches/take-seat.ts';
export * from './notices/deliveries.ts';
export * from './notices/notices.ts';
export * from './notices/outbox.ts';
export * from './notices/preferences.ts';
export * from './notices/receivers.ts';
export { openStorage, type StorageSettings } from './open.ts';
export * from './operator/audit.ts';
export * from './operator/reports.ts';
export { isOutOfReach } from './out-of-reach.ts';
export * from './people/accounts.ts';
export * from './people/allowances.ts';
export * from './people/blocks.ts';
export * from './people/invitations.ts';
export * from './people/lapse.ts';
export * from './people/mails.ts';
export * from './people/passes.ts';
export * from './people/personal-data.ts';
export * from './people/sessions.ts';
export {
  type Parameter,
  type Queryable,
  type QueryResult,
  type Row,
  type Storage,
  StorageError,
  type StorageErrorCode,
  type Transaction,
  type Unlisten,
} from './storage.ts';
export { json } from './values.ts';
