import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createFolder } from './databases.ts';
import { createPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a real Postgres server, with the right to make databases. */
    postgresUrl: string;
    /** A data folder with an embedded database that nobody has used: `createFolder` copies it. */
    embeddedTemplate: string;
  }
}

interface Shared {
  postgresUrl: string;
  embeddedTemplate: string;
  remove(): Promise<void>;
}

/** Shared by the projects that ask for it; the last to be torn down removes it. */
let shared: Promise<Shared> | undefined;
let users = 0;

export async function setup(project: TestProject): Promise<void> {
  users += 1;
  shared ??= share();
  const { postgresUrl, embeddedTemplate } = await shared;
  project.provide('postgresUrl', postgresUrl);
  project.provide('embeddedTemplate', embeddedTemplate);
}

export async function teardown(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const last = shared;
  shared = undefined;
  await (await last)?.remove();
}

async function share(): Promise<Shared> {
  const given = process.env['TEST_DATABASE_URL'];
  const template = createFolder();
  const [postgres] = await Promise.all([given === undefined ? createPostgres() : undefined, fill(template.path)]);
  return {
    postgresUrl: given ?? postgres?.url ?? '',
    embeddedTemplate: template.path,
    async remove() {
      template.remove();
      await postgres?.remove();
    },
  };
}

/** The first start of an embedded database takes ten times as long as the next: once here, not in each test. */
async function fill(folder: string): Promise<void> {
  const program = join(import.meta.dirname, 'make-template.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, folder]);
}
