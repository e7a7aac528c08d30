/** Postgres refuses longer ones; refused alike on the embedded database so that tests there find it. */
const longestPayload = 7999;

/** Long enough to gather the announcements of orders committed together, short enough that nobody feels it. */
const gatherMs = 8;

const retryMs = 500;

export interface Announcement {
  channel: string;
  payload: string;
}

export interface Announcer {
  announce(channel: string, payload: string): void;
  /** Sends what is waiting, in one last attempt; what is announced later goes nowhere. */
  close(): Promise<void>;
}

/** Gathers announcements for a few milliseconds, sends them together and keeps them while the database is away. */
export function createAnnouncer(send: (batch: readonly Announcement[]) => Promise<void>): Announcer {
  let waiting: Announcement[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let closed = false;

  const schedule = (ms: number): void => {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = sending.then(sendWaiting);
    }, ms);
  };

  const sendWaiting = async (): Promise<void> => {
    const batch = waiting;
    if (batch.length === 0) return;
    waiting = [];
    try {
      await send(batch);
    } catch {
      waiting = [...batch, ...waiting];
      schedule(retryMs);
    }
  };

  return {
    announce(channel, payload) {
      checkAnnouncement(channel, payload);
      waiting.push({ channel, payload });
      schedule(gatherMs);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await sending;
      await sendWaiting();
    },
  };
}

export function checkAnnouncement(channel: string, payload: string): void {
  checkChannel(channel);
  if (Buffer.byteLength(payload) > longestPayload)
    throw new RangeError(`An announcement holds at most ${longestPayload} bytes; announce a number and read the rest`);
}

/** A channel name is put into LISTEN as it stands. */
export function checkChannel(channel: string): void {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new RangeError(`Not a channel name: ${JSON.stringify(channel)}`);
}
