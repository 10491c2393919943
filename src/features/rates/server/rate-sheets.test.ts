import { expect, test } from 'vitest';
import { listStaffEvents, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { daniel, deskOn, elena } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import type { RateMapping } from '../rate-input.ts';
import type { RateLine } from '../rates.ts';
import { listRateChanges } from './compare-sheets.ts';
import { rateSheetLines } from './export-rates.ts';
import { findLaneEnds, findRates } from './find-rates.ts';
import { addRateLine } from './import/add-rate-line.ts';
import { importRateSheet } from './import/import-rate-sheet.ts';
import { readRateFile } from './import/read-rate-file.ts';
import {
  confirmRateSheet,
  deleteRateSheet,
  findRateSheet,
  findReplaced,
  listRateLines,
  listRateSheets,
  listVersions,
  restoreRateSheet,
} from './rate-sheets.ts';

const titles =
  'from,to,mode,charge,text,basis,container,rate,cost,currency,minimum,valid_from,valid_until,transit_days';
const freight = 'USHOU,COBUN,fcl,freight,,container,45G1,"2,350.00",1980.50,USD,,2026-11-01,2026-12-31,18-24';
const documents = 'Houston (USHOU),COBUN,FCL,documents,,shipment,,75,,usd,75.00,,,';

const noAnswer = <Key extends string>(names: { key: Key }[]) =>
  Object.fromEntries(names.map(({ key }) => [key, ''] as const));

/** Reads a sheet; lines with names that are asked for are left out. */
async function readRateSheet(csv: string) {
  const file = { content: Buffer.from(csv), vendor: '', remembered: null, zones: [], places: {} };
  const first = await readRateFile({ ...file, chosen: null });
  const read =
    first.kind === 'unmapped' && first.isMapped
      ? await readRateFile({
          ...file,
          chosen: {
            ...{ columns: {}, constants: {} },
            ...{ places: noAnswer(first.places), charges: noAnswer(first.charges) },
          },
        })
      : first;
  if (read.kind === 'lines') {
    const lines: RateLine[] = read.batches.flatMap((batch) => JSON.parse(Buffer.from(batch).toString()));
    const problems = read.reading.leftOut.flatMap(({ problem, column, values }) =>
      values.flatMap((value) => value.lines.map((line) => ({ line, column, problem }))),
    );
    return { ok: true, lines, problems } as const;
  }
  return { ok: false, problems: read.kind === 'problems' ? read.problems : [], kind: read.kind } as const;
}

async function problemsOf(...lines: string[]) {
  const read = await readRateSheet([titles, ...lines].join('\r\n'));
  const texts = read.problems.map(({ line, column, problem }) => ({ line, text: `${column} ${problem}` }));
  return texts
    .sort((a, b) => a.line - b.line || (a.text < b.text ? -1 : 1))
    .map(({ line, text }) => `${line} ${text}`);
}

test('a rate sheet is read with its places as codes and its money as whole minor units', async () => {
  const read = await readRateSheet(`\uFEFF${[titles, freight, '', documents].join('\r\n')}`);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.lines).toEqual([
    {
      from: 'USHOU',
      to: 'COBUN',
      via: '',
      carrier: '',
      mode: 'fcl',
      code: 'freight',
      text: '',
      basis: 'container',
      container: '45G1',
      rate: '2350',
      cost: '1980.5',
      of: null,
      breaks: [],
      costMinimum: null,
      maximum: null,
      minimumQuantity: null,
      freeDays: null,
      currency: 'USD',
      minimum: null,
      validFrom: '2026-11-01',
      validUntil: '2026-12-31',
      transitDays: [18, 24],
    },
    expect.objectContaining({ from: 'USHOU', code: 'documents', currency: 'USD', minimum: 7500 }),
  ]);
});

test('empty lines are skipped, and keep their numbers', async () => {
  const found = await problemsOf(...Array(40_000).fill(',,,,,,,,,,,,,'), documents.replace(',75,', ',x,'));
  expect(found).toEqual(['40002 rate no-price']);
});

test('semicolons separate too, and columns come in any order', async () => {
  const read = await readRateSheet(
    'Currency;rate;basis;charge;mode;to;from\nEUR;1.85;chargeable-kg;freight;air;BOG;IAH',
  );
  expect(read).toMatchObject({ ok: true, lines: [{ mode: 'air', rate: '1.85', currency: 'EUR' }] });
});

test('insurance may be a percentage of the insured value', async () => {
  const read = await readRateSheet(
    'from,to,mode,charge,basis,rate,currency\nUSHOU,COBUN,fcl,insurance,insured-value,0.45,USD',
  );
  expect(read).toMatchObject({
    ok: true,
    lines: [{ code: 'insurance', basis: 'insured-value', rate: '0.45' }],
  });
});

test('a discount is taken off, however it is written', async () => {
  const line = (rate: string) =>
    documents
      .replace('documents,', 'discount,Volume,')
      .replace(',,shipment', ',shipment')
      .replace(',75,,', `,${rate},40,`);
  const read = await readRateSheet([titles, line('75'), line('-75'), line('0')].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.lines.map(({ rate, cost }) => `${rate} ${cost}`)).toEqual(['-75 -40', '-75 -40', '0 -40']);
});

test('every wrong line is named with its column', async () => {
  expect(
    await problemsOf(
      freight.replace('USHOU', 'Nowhere at all'),
      freight.replace('COBUN', 'USHOU'),
      freight.replace('fcl', 'ship'),
      freight.replace('freight', 'fright'),
      freight.replace('"2,350.00"', 'about 2000'),
      freight.replace('"2,350.00"', '-5'),
      freight.replace('USD', 'XYZ'),
      freight.replace('2026-12-31', '2026-13-31'),
      freight.replace('2026-12-31', '2026-10-31'),
      freight.replace('18-24', '24-18'),
      documents.replace('75.00', '75.005'),
      documents.replace(',shipment,,', ',shipment,45G1,'),
      documents.replace('documents', 'other'),
      'one,two',
      freight.replace('USD', ''),
    ),
  ).toEqual([
    '2 from place-left-out',
    '3 to same-place',
    '4 mode choice',
    '5 charge charge',
    '6 rate number',
    '7 rate negative',
    '8 currency choice',
    '9 valid_until date',
    '10 valid_until date-order',
    '11 transit_days days',
    '12 minimum digits',
    '13 container container',
    '14 text text-missing',
    ...['basis missing', 'charge missing', 'currency missing', 'from place'].map((text) => `15 ${text}`),
    ...['mode missing', 'rate no-rate', 'to place'].map((text) => `15 ${text}`),
    '16 currency missing',
  ]);
});

test('hostile files are refused', { timeout: 240_000 }, async () => {
  const read = async (csv: string) => {
    const outcome = await readRateSheet(csv);
    return outcome.ok ? 'read' : (outcome.problems[0]?.problem ?? outcome.kind);
  };
  expect(await read('')).toBe('no-lines');
  expect(await read(titles)).toBe('no-lines');
  expect(await read('\0\0\u{1F600}')).toBe('unmapped');
  expect(await read(`${titles}\n"never closed,`)).toBe('not-csv');
  expect(await read(`${titles},rate\n`)).toBe('target-twice');
  expect(await read(`${titles}\n${`${documents}\n`.repeat(100_001)}`)).toBe('too-many-lines');
  expect(await read(`${titles}\n${'x,y\n'.repeat(20_001)}`)).toBe('too-many-wrong');
  expect(await problemsOf(...Array(50_000).fill('x,y'))).toHaveLength(5_000);
});

describeOnDatabase('rate sheets', (open) => {
  const sheet = (...lines: string[]) => [titles, ...lines].join('\n');
  const file = (csv: string, vendor = '') => ({ content: Buffer.from(csv), vendor });

  test('hold for a lane once they are confirmed, until they are deleted, and as they did at any time before', async () => {
    const desk = deskOn(await open());
    const imported = async (name: string, csv: string) => {
      const outcome = await importRateSheet(desk, elena, { name, ...file(csv) });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return outcome.id;
    };
    const found = async (on = '2026-12-01', from = 'Houston, TX', to = 'COBUN', asOf = desk.now) => {
      const rates = await findRates(desk.db, { ends: await findLaneEnds({ from, to }, []), on, asOf });
      return rates.map(({ sheet: name, code, rate }) => `${name} ${code} ${rate}`);
    };
    const first = await imported('November', sheet(freight, documents));
    expect(await found()).toEqual([]);
    expect(await confirmRateSheet(desk, elena, first)).toEqual({ ok: true });
    expect(await found()).toEqual(['November freight 2350', 'November documents 75']);
    // The freight rate ends with the year, the documents never.
    expect(await found('2027-01-01')).toEqual(['November documents 75']);
    expect(await found('2026-12-01', 'Houston, TX', 'Nowhere')).toEqual([]);
    expect(await found('2026-12-01', 'COBUN', 'USHOU')).toEqual([]);
    desk.now += 1000;
    const second = await imported('December', sheet(freight.replace('"2,350.00"', '2500')));
    await confirmRateSheet(desk, elena, second);
    const [newest, ...older] = await found();
    expect(newest).toBe('December freight 2500');
    expect(older).toEqual(['November freight 2350', 'November documents 75']);
    expect(await found('2026-12-01', 'USHOU', 'COBUN', desk.now - 1)).toEqual(older);
    expect(await deleteRateSheet(desk, elena, second)).toBe(true);
    expect(await deleteRateSheet(desk, elena, 'unknown')).toBe(false);
    expect(await found()).toEqual(older);
    expect(await confirmRateSheet(desk, elena, 'unknown')).toEqual({ ok: false, reason: 'unknown' });
  });

  test('that are deleted and confirmed at once are ended or gone', async () => {
    const desk = deskOn(await open());
    const outcome = await importRateSheet(desk, elena, { name: 'Both', ...file(sheet(freight)) });
    if (!outcome.ok) throw new Error(outcome.reason);
    const [isDeleted, confirmed] = await Promise.all([
      deleteRateSheet(desk, elena, outcome.id),
      confirmRateSheet(desk, daniel, outcome.id),
    ]);
    const left = await findRateSheet(desk.db, outcome.id);
    expect(isDeleted).toBe(true);
    expect([
      [true, 'ended'],
      [false, undefined],
    ]).toContainEqual([confirmed.ok, left?.state]);
  });

  test('are kept whole or not at all, and those that nobody confirmed for a day', async () => {
    const desk = deskOn(await open());
    const refused = await importRateSheet(desk, elena, {
      name: 'Wrong',
      ...file(sheet(freight.replace('USD', 'XYZ'))),
    });
    expect(refused).toMatchObject({ ok: false, reason: 'lines-wrong' });
    expect(await listRateSheets(desk.db)).toEqual([]);
    await importRateSheet(desk, elena, { name: 'Forgotten', ...file(sheet(freight)) });
    desk.now += 25 * 3_600_000;
    await importRateSheet(desk, elena, { name: 'Kept', ...file(sheet(freight)) });
    const left = await listRateSheets(desk.db);
    expect(left.map(({ name }) => name)).toEqual(['Kept']);
    expect(await desk.db.selectFrom('rate_lines').select('sheet_id').execute()).toHaveLength(1);
  });

  test('of 20,000 lines are imported and exported as they can be imported again', async () => {
    const desk = deskOn(await open());
    const csv = sheet(
      ...Array.from({ length: 20_000 }, (_, index) => freight.replace('1980.50', String(index))),
    );
    const outcome = await importRateSheet(desk, elena, { name: 'All', ...file(csv) });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.lineCount).toBe(20_000);
    let exported = '';
    for await (const line of rateSheetLines(desk.db, outcome.id)) exported += line;
    const [again, before] = await Promise.all([readRateSheet(exported), readRateSheet(csv)]);
    expect(again).toEqual(before);
  });

  test('are not imported where the audit log cannot record it', async () => {
    const desk = deskOn(await open());
    const importOne = () =>
      importRateSheet(desk, elena, { name: 'Ocean', ...file(sheet(freight, documents), 'Line A') });
    await desk.db.schema.alterTable('staff_events').renameTo('staff_events_away').execute();
    await expect(importOne()).rejects.toThrow('staff_events');
    expect(await desk.db.selectFrom('rate_sheets').select('id').execute()).toEqual([]);
    expect(await desk.db.selectFrom('rate_lines').select('sheet_id').execute()).toEqual([]);
    await desk.db.schema.alterTable('staff_events_away').renameTo('staff_events').execute();
    expect((await importOne()).ok).toBe(true);
    expect(await listStaffEvents(desk.db)).toMatchObject([{ action: 'rates-imported', detail: '2' }]);
  });

  test('replace the one of the same vendor and name once confirmed, show the difference before, and are restored', async () => {
    const desk = deskOn(await open());
    const imported = async (...lines: string[]) => importedBy(elena, ...lines);
    const importedBy = async (by: StaffActor, ...lines: string[]) => {
      desk.now += 1000;
      const outcome = await importRateSheet(desk, by, {
        name: 'Ocean',
        ...file(sheet(...lines), 'Line A'),
      });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return outcome;
    };
    const states = async () => (await listRateSheets(desk.db)).map(({ state }) => state);
    const first = await imported(freight, documents);
    expect(first.difference).toBeNull();
    await confirmRateSheet(desk, elena, first.id);
    const dearer = freight.replace('"2,350.00"', '"2,585.00"');
    const second = await imported(dearer, documents.replace('documents', 'ams'));
    expect(second.difference).toMatchObject({
      with: first.id,
      counts: { changed: 1, added: 1, removed: 1, identical: 0 },
      rise: { tenths: 100, number: 1 },
      fall: null,
      vanished: { count: 0 },
    });
    const changes = { id: second.id, withId: first.id } as const;
    expect(await listRateChanges(desk.db, { ...changes, kind: 'changed' })).toMatchObject([
      { tenths: 100, line: { rate: '2585' }, old: { rate: '2350' } },
    ]);
    expect(await listRateChanges(desk.db, { ...changes, kind: 'removed' })).toMatchObject([
      { line: null, old: { code: 'documents' } },
    ]);
    // Another import is confirmed first: the difference that was shown does not hold any more.
    const third = await importedBy(daniel, freight);
    await confirmRateSheet(desk, elena, third.id);
    expect(await confirmRateSheet(desk, elena, second.id)).toEqual({ ok: false, reason: 'replaces-another' });
    const waiting = await findRateSheet(desk.db, second.id);
    expect((await findReplaced(desk.db, waiting as NonNullable<typeof waiting>))?.sheet.id).toBe(third.id);
    expect(await confirmRateSheet(desk, elena, second.id)).toEqual({ ok: true });
    expect(await states()).toEqual(['ended', 'in-use', 'ended']);
    const former = await findRateSheet(desk.db, first.id);
    expect(await findReplaced(desk.db, former as NonNullable<typeof former>)).toMatchObject({
      sheet: { id: second.id },
      difference: { with: second.id, counts: { changed: 1, added: 1, removed: 1 }, fall: { tenths: -91 } },
    });
    expect(await restoreRateSheet(desk, elena, first.id)).toEqual({ ok: true });
    expect(await states()).toEqual(['ended', 'ended', 'in-use']);
    expect(await deleteRateSheet(desk, daniel, first.id)).toBe(true);
    const record = (await listStaffEvents(desk.db)).map(({ by, action, subject }) => [
      by.name,
      action,
      subject.name,
    ]);
    expect(record.slice(0, 3)).toEqual([
      [daniel.name, 'rates-ended', 'Line A, Ocean'],
      [elena.name, 'rates-restored', 'Line A, Ocean'],
      [elena.name, 'rates-confirmed', 'Line A, Ocean'],
    ]);
    expect(record.filter(([, action]) => action === 'rates-imported')).toHaveLength(3);
    const versions = await listVersions(desk.db, { id: first.id, name: 'OCEAN', vendor: 'line a' });
    expect(versions.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(await restoreRateSheet(desk, elena, 'unknown')).toEqual({ ok: false, reason: 'unknown' });
    const filtered = await listRateLines(desk.db, { id: second.id, place: 'Houston, TX', charge: 'ams' });
    expect(filtered.map(({ number, code }) => `${number} ${code}`)).toEqual(['2 ams']);
  });

  test('of a vendor are read as the last one that was confirmed', async () => {
    const desk = deskOn(await open());
    const csv = 'Origin,Dest,Min,N,+45\nIAH,BOG,95,3.10,2.80\n';
    const send = (mapping?: RateMapping) =>
      importRateSheet(desk, elena, { name: 'Air', ...file(csv, 'Example Air'), mapping });
    const asked = await send();
    if (asked.ok || asked.reason !== 'unmapped') throw new Error(JSON.stringify(asked));
    const columns = Object.fromEntries(asked.titles.map(({ key, proposed }) => [key, proposed]));
    const read = await send({ columns, constants: asked.constants } as RateMapping);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(await send()).toMatchObject({ ok: false, reason: 'unmapped' });
    await confirmRateSheet(desk, elena, read.id);
    expect(await send()).toMatchObject({ ok: true, lineCount: 1, difference: { counts: { identical: 1 } } });
  });

  test('take one more line without a file, as another version that is confirmed', async () => {
    const desk = deskOn(await open());
    const csv = sheet(freight, documents);
    const outcome = await importRateSheet(desk, elena, { name: 'Ocean', ...file(csv, 'Line A') });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    await confirmRateSheet(desk, elena, outcome.id);
    const line = {
      ...{ from: 'USHOU', to: 'COBUN', mode: 'fcl', charge: 'destination-terminal', basis: 'container' },
      ...{ rate: '1,250.50', cost: '250', currency: 'USD', valid_until: '2026-12-31' },
    };
    expect(await addRateLine(desk, elena, outcome.id, { ...line, to: 'Cartagena', rate: 'x' })).toMatchObject(
      {
        ok: false,
        reason: 'line-wrong',
        problems: [{ column: 'to', problem: 'place-ambiguous', value: 'Cartagena' }],
      },
    );
    expect(await addRateLine(desk, elena, outcome.id, { ...line, rate: '12x', currency: '' })).toMatchObject({
      problems: [
        { column: 'currency', problem: 'missing' },
        { column: 'rate', problem: 'number' },
      ],
    });
    const days = { valid_from: '01/12/2026', valid_until: '31 dic' };
    expect(await addRateLine(desk, elena, outcome.id, { ...line, ...days })).toMatchObject({
      problems: [
        { column: 'valid_from', problem: 'date-ambiguous' },
        { column: 'valid_until', problem: 'date' },
      ],
    });
    expect(await addRateLine(desk, elena, 'unknown', line)).toEqual({ ok: false, reason: 'unknown' });
    const first = await addRateLine(desk, elena, outcome.id, line);
    if (!first.ok) throw new Error(JSON.stringify(first));
    const added = await findRateSheet(desk.db, first.id);
    expect(added).toMatchObject({ state: 'unconfirmed', name: 'Ocean', vendor: 'Line A', lineCount: 3 });
    expect(added && (await findReplaced(desk.db, added))?.difference.counts).toMatchObject({
      ...{ added: 1, changed: 0, removed: 0, identical: 2 },
    });
    // Another one before the first is confirmed.
    const second = await addRateLine(desk, elena, first.id, { ...line, charge: 'isf', basis: 'shipment' });
    if (!second.ok) throw new Error(JSON.stringify(second));
    expect(await findRateSheet(desk.db, first.id)).toBeNull();
    expect(await confirmRateSheet(desk, elena, second.id)).toEqual({ ok: true });
    const lines = await listRateLines(desk.db, { id: second.id });
    expect(lines.map(({ code, rate }) => `${code} ${rate}`)).toEqual([
      'freight 2350',
      'documents 75',
      'destination-terminal 1250.5',
      'isf 1250.5',
    ]);
    expect(await addRateLine(desk, elena, outcome.id, line)).toEqual({ ok: false, reason: 'ended' });
    // Replaced by the first of two clicks, while the second one reads it.
    await desk.db
      .deleteFrom('rate_lines')
      .where('sheet_id', '=', second.id)
      .where('number', '>', 2)
      .execute();
    expect(await addRateLine(desk, elena, second.id, line)).toEqual({ ok: false, reason: 'unknown' });
  });
});
