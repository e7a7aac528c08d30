/// <reference path="../../../storage/test/support/global-setup.ts" />
import { openStorage, type Storage } from '@oriflamme/storage';
import { inject } from 'vitest';
import { createDatabase, createFolder } from '../../../storage/test/support/databases.ts';

export interface TestDatabase {
  /** The settings with which a server process uses it. */
  environment: Record<string, string>;
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

/** The two databases there are; every test of matches runs on both. */
export const databases: readonly [name: string, make: () => Promise<TestDatabase>][] = [
  [
    'embedded',
    async () => {
      const folder = createFolder(inject('embeddedTemplate'));
      return {
        environment: { ORIFLAMME_DATA: folder.path },
        open: () => openStorage({ dataFolder: folder.path }),
        remove: async () => folder.remove(),
      };
    },
  ],
  [
    'Postgres',
    async () => {
      const database = await createDatabase(inject('postgresUrl'));
      const folder = createFolder();
      return {
        environment: { DATABASE_URL: database.url, ORIFLAMME_DATA: folder.path },
        open: () => openStorage({ dataFolder: folder.path, databaseUrl: database.url }),
        remove: async () => {
          await database.drop();
          folder.remove();
        },
      };
    },
  ],
];
