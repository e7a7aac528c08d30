import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from './settings.ts';

export type { Logger } from 'pino';

/** One JSON object a line. What could be used to act for somebody never gets in. */
export function createLogger(settings: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: settings.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['*.password', '*.credentials', '*.token', '*.cookie', '*.authorization'],
  };
  return destination ? pino(options, destination) : pino(options);
}
