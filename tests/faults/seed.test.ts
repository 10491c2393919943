import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shipmentList } from '#features/shipments/server/list-shipments.ts';
import { checkReference } from '#features/shipments/shipment-input.ts';
import { openDatabase } from '#platform/db/open-database.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-seed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function seed(folder: string, args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/load/seed.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const openIn = (folder: string) =>
  openDatabase({ databaseUrl: undefined, dataDir: folder, onLostConnection: () => {} });

async function shipmentsIn(folder: string, now: number) {
  const database = await openIn(folder);
  const { rows } = await shipmentList.read({ db: database.db, clock: () => now }, {}, { limit: 200 });
  await database.close();
  return rows;
}

async function requestsIn(folder: string) {
  const database = await openIn(folder);
  const rows = await database.db
    .selectFrom('leads')
    .select(['reference', 'name', 'stage', 'locale', 'payload', 'received_at'])
    .orderBy('number')
    .execute();
  await database.close();
  return rows;
}

test('the seeder makes the same requests for the same seed, and says where they are', async () => {
  const [one, two] = [join(dataDir, 'one'), join(dataDir, 'two')];
  const args = ['--requests', '600', '--seed', '5', '--until', '2026-11-20T15:00:00Z'];
  const first = seed(one, args);
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining(join(one, 'desk.sqlite')) });
  expect(seed(two, args).status).toBe(0);
  const requests = await requestsIn(one);
  expect(requests).toHaveLength(600);
  expect(await requestsIn(two)).toEqual(requests);
  expect(new Set(requests.map(({ stage }) => stage)).size).toBeGreaterThan(3);

  const inLanguage = (locale: string) => requests.filter((request) => request.locale === locale);
  expect(inLanguage('es').length / requests.length).toBeCloseTo(1 / 3, 1);
  expect(inLanguage('pt').length).toBeGreaterThan(50);
  for (const { payload } of inLanguage('es')) expect(payload).not.toMatch(/ (the|and|with) /);
  expect(inLanguage('es').some(({ payload }) => payload.includes('¿'))).toBe(true);

  const shipments = await shipmentsIn(one, Date.parse('2026-11-20T15:00:00Z'));
  expect(await shipmentsIn(two, Date.parse('2026-11-20T15:00:00Z'))).toEqual(shipments);
  expect(new Set(shipments.map(({ state }) => state))).toEqual(new Set(['under-way', 'delivered']));
  expect(shipments.some(({ isLate }) => isLate)).toBe(true);
  expect(shipments.some(({ isLate, state }) => !isLate && state === 'under-way')).toBe(true);
  expect(shipments.some(({ isDelayed }) => isDelayed)).toBe(true);
  expect(new Set(shipments.map(({ last }) => last?.code)).size).toBeGreaterThan(3);
  for (const { references } of shipments)
    for (const { kind, text } of references) expect(checkReference(kind, text), text).toBe('right');
  const won = requests.filter(({ stage }) => stage === 'won').map(({ reference }) => reference);
  for (const { reference } of shipments) expect(won).toContain(reference);

  // Invented requests never lie among others.
  expect(seed(one, args)).toMatchObject({ status: 1, output: expect.stringContaining('already') });
  expect(await requestsIn(one)).toHaveLength(600);
});

test.each([
  ['no number', [], {}, 'how many'],
  ['a number of nothing', ['--requests', '0'], {}, 'how many'],
  ['a live desk', ['--requests', '5'], { SMTP_URL: 'smtp://mail.example' }, 'real company'],
  ['a wrong moment', ['--requests', '5', '--until', 'soon'], {}, '--until'],
])('the seeder refuses %s and writes nothing', (_what, args, settings, sentence) => {
  const folder = join(dataDir, 'none');
  expect(seed(folder, args, settings)).toMatchObject({
    status: 1,
    output: expect.stringContaining(sentence),
  });
});
