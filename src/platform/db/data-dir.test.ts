import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { protectDataDir } from './data-dir.ts';

let dataDir: string;
let warnings: string[];
const log = { warn: ({ event }: { event: string }) => warnings.push(event) } as never;
const mask = process.umask();

beforeEach(() => {
  warnings = [];
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-data-'));
});
afterEach(() => {
  // The umask is the whole process's.
  process.umask(mask);
  rmSync(dataDir, { recursive: true, force: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('an open data folder is warned of, and its files are closed to other users', () => {
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'mail'), { mode: 0o755 });
  const files = ['desk.sqlite', 'desk.sqlite-wal', 'desk.sqlite-shm', 'secret.key', 'mail/a.eml'];
  for (const file of files) {
    writeFileSync(join(dataDir, file), '');
    chmodSync(join(dataDir, file), 0o644);
  }
  protectDataDir(dataDir, log);
  for (const file of files) expect(modeOf(join(dataDir, file))).toBe(0o600);
  expect(modeOf(join(dataDir, 'mail'))).toBe(0o700);
  expect(warnings).toEqual(['data_dir.open']);
});

test('what is written afterwards is closed to other users', () => {
  protectDataDir(join(dataDir, 'missing'), log);
  mkdirSync(join(dataDir, 'missing'));
  writeFileSync(join(dataDir, 'missing', 'desk.sqlite'), '');
  expect(modeOf(join(dataDir, 'missing'))).toBe(0o700);
  expect(modeOf(join(dataDir, 'missing', 'desk.sqlite'))).toBe(0o600);
  expect(warnings).toEqual([]);
});
