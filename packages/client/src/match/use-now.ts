import { useEffect, useState } from 'react';
import { serverNow } from '../connection/server-time.ts';

const SECOND = 1000;

/** The server's time, a second fine while something runs; otherwise it stands. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (!running) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
