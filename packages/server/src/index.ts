export type { Feature, Installation, Services, Stop } from './feature.ts';
export { createLogger, type Logger } from './logging.ts';
export { matchesFeature } from './matches/feature.ts';
export { matchLimits } from './matches/limits.ts';
export { Problem } from './problem.ts';
export { createServer, type Server, type ServerOptions } from './server.ts';
export { parseSettings, type Settings, settingNames } from './settings.ts';
