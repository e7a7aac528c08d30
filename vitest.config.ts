import { defineConfig } from 'vitest/config';

/** Tests beside the source need nothing; those under test/ of these rooms need servers, and the browser's need both. */
const withDatabase = ['./packages/storage/test/support/global-setup.ts'];

/** In place of one second: a busy machine is slower, not wrong, and what never comes fails all the same. */
const polls = (timeout: number) => ({ poll: { timeout } });

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{hex,platform,storage,server,client,bot}/src/**/*.test.{ts,tsx}',
            'packages/games/*/src/**/*.test.ts',
            'packages/{hex,platform,client,bot}/test/**/*.test.{ts,tsx}',
            'packages/games/*/{test,rulebook,map}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30_000,
          expect: polls(20_000),
        },
      },
      {
        test: {
          name: 'storage',
          include: ['packages/storage/test/**/*.test.ts'],
          globalSetup: withDatabase,
          testTimeout: 120_000,
          expect: polls(60_000),
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: [...withDatabase, './packages/server/test/support/build.ts'],
          testTimeout: 120_000,
          expect: polls(60_000),
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/e2e/{src,test}/**/*.test.ts'],
          globalSetup: withDatabase,
          fileParallelism: false,
          testTimeout: 120_000,
          expect: polls(60_000),
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
