/** What the network and Postgres say when there is no database to talk to: it is away, starting, stopping or full. */
const CODES = /^(E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN).*|08...|53300|57P0[1-5])$/;
/** The driver has no code of its own for these. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database could not be reached, and not that it was asked something wrong. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutOfReach)) return true;
  return ('code' in error && CODES.test(String(error.code))) || MESSAGES.test(error.message);
}
