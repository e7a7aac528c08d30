/** What the rest of the server knows of the database: the same SQL runs on the embedded and on the server database. */
export interface Storage extends Queryable {
  /** Which of the two implementations this is; for the log and for `/readyz`, never for choosing SQL. */
  readonly kind: 'embedded' | 'server';
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Tells every process that listens on `channel`, this one included, a few milliseconds later. */
  announce(channel: string, payload: string): void;
  /**
   * Hears announcements until the returned function is called. `missed` is called when announcements may have been
   * lost (the database was away), so that the caller can read afresh what it follows.
   */
  listen(channel: string, handler: (payload: string) => void, missed?: () => void): Promise<Unlisten>;
  /** True when the database answers and has every migration this build knows. */
  ready(): Promise<boolean>;
  /** Sends what is still to be announced, then closes. Safe to call twice. */
  close(): Promise<void>;
}

export interface Queryable {
  query<R extends Row = Row>(sql: string, params?: readonly Parameter[]): Promise<QueryResult<R>>;
}

export interface Transaction extends Queryable {
  /** As on Storage, but only once this transaction has been committed. */
  announce(channel: string, payload: string): void;
}

export type Row = Record<string, unknown>;

export interface QueryResult<R extends Row = Row> {
  rows: R[];
  /** Rows returned by a select, rows changed by an insert, update or delete. */
  rowCount: number;
}

/** An array becomes a Postgres array; for JSON pass `json(value)` and cast the placeholder (`$1::jsonb`). */
export type Parameter = string | number | bigint | boolean | Date | Uint8Array | null | readonly Parameter[];

export type Unlisten = () => Promise<void>;

/** Why a database cannot be opened, in a sentence that says what to do; shown without a stack. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
  }
}

export type StorageErrorCode =
  | 'folder-in-use'
  | 'folder-unwritable'
  | 'folder-unreadable'
  | 'database-unreachable'
  | 'database-newer'
  | 'migration-failed';
