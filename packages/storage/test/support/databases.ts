import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database of its own on the given server. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `oriflamme_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty data folder, or a copy of the template that `inject('embeddedTemplate')` names. */
export function createFolder(template?: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'oriflamme-data-'));
  if (template !== undefined) cpSync(template, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
