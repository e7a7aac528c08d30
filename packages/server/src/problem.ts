/** What a caller did wrong, as he may see it: `{ error: { code, message } }` with the status. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** Further facts for the caller, beside code and message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
