import type {} from './global-setup.ts';

export { createDatabase, createFolder } from './databases.ts';
export { createPostgres, freePort, type Postgres } from './postgres.ts';
