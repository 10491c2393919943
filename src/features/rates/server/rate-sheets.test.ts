import { expect, test } from 'vitest';
import { deskOn, elena } from '../../../../tests/support/desk.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import {
  confirmRateSheet,
  deleteRateSheet,
  importRateSheet,
  listRateSheets,
  proposeRates,
  rateSheetLines,
} from './rate-sheets.ts';
import { readRateSheet } from './read-rate-sheet.ts';

const titles =
  'from,to,mode,charge,text,basis,container,rate,cost,currency,minimum,valid_from,valid_until,transit_days';
const freight = 'USHOU,COBUN,fcl,freight,,container,45G1,"2,350.00",1980.50,USD,,2026-11-01,2026-12-31,18-24';
const documents = 'Houston (USHOU),COBUN,FCL,documents,,shipment,,75,,usd,75.00,,,';

async function problemsOf(...lines: string[]) {
  const read = await readRateSheet([titles, ...lines].join('\r\n'));
  return read.ok ? [] : read.problems.map(({ line, column, problem }) => `${line} ${column} ${problem}`);
}

test('a rate sheet is read with its places as codes and its money as whole minor units', async () => {
  const read = await readRateSheet(`\uFEFF${[titles, freight, '', documents].join('\r\n')}`);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.lines).toEqual([
    {
      from: 'USHOU',
      to: 'COBUN',
      mode: 'fcl',
      code: 'freight',
      text: '',
      basis: 'container',
      container: '45G1',
      rate: '2350',
      cost: '1980.5',
      currency: 'USD',
      minimum: null,
      validFrom: '2026-11-01',
      validUntil: '2026-12-31',
      transitDays: [18, 24],
    },
    expect.objectContaining({ from: 'USHOU', code: 'documents', currency: 'USD', minimum: 7500 }),
  ]);
});

test('empty lines are skipped, and too many lines are refused', async () => {
  const read = await readRateSheet(`${titles}\n${'\n'.repeat(40_000)}${documents}\nUSHOU`);
  expect(read.ok ? [] : read.problems).toMatchObject([{ line: 40_003, problem: 'cell-count' }]);
  expect(await problemsOf(...Array(40_001).fill(',,,,,,,,,,,,,'))).toEqual(['40001  too-many-lines']);
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
    '2 from place',
    '3 to same-place',
    '4 mode choice',
    '5 charge choice',
    '6 rate number',
    '7 rate negative',
    '8 currency choice',
    '9 valid_until date',
    '10 valid_until date-order',
    '11 transit_days days',
    '12 minimum digits',
    '13 container container',
    '14 text text-missing',
    '15  cell-count',
    '16 currency missing',
  ]);
});

test('hostile files are refused', async () => {
  const read = async (csv: string) => {
    const outcome = await readRateSheet(csv);
    return outcome.ok ? 'read' : outcome.problems[0]?.problem;
  };
  expect(await read('')).toBe('no-lines');
  expect(await read(titles)).toBe('no-lines');
  expect(await read('\0\0\u{1F600}')).toBe('column-unknown');
  expect(await read(`${titles}\n"never closed,`)).toBe('not-csv');
  expect(await read(`${titles},rate\n`)).toBe('column-twice');
  expect(await read(`${titles}\n${`${documents}\n`.repeat(20_001)}`)).toBe('too-many-lines');
  expect(await read(`${titles}\n${'x\n'.repeat(50_000)}`)).toBe('cell-count');
});

describeOnDatabase('rate sheets', (open) => {
  const sheet = (...lines: string[]) => [titles, ...lines].join('\n');

  test('propose their lines once they are confirmed, the newest sheet of each mode', async () => {
    const desk = deskOn(await open());
    const imported = async (name: string, csv: string) => {
      const outcome = await importRateSheet(desk, elena, { name, csv });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
      return outcome.id;
    };
    const proposed = async (on = '2026-12-01', from = 'Houston, TX', to = 'COBUN') =>
      (await proposeRates(desk, { from, to, on })).map(
        ({ sheet: name, code, rate }) => `${name} ${code} ${rate}`,
      );
    const first = await imported('November', sheet(freight, documents));
    expect(await proposed()).toEqual([]);
    expect(await confirmRateSheet(desk, first)).toBe(true);
    expect(await proposed()).toEqual(['November freight 2350', 'November documents 75']);
    // The freight rate ends with the year, the documents never.
    expect(await proposed('2027-01-01')).toEqual(['November documents 75']);
    expect(await proposed('2026-12-01', 'Houston, TX', 'Nowhere')).toEqual([]);
    expect(await proposed('2026-12-01', 'COBUN', 'USHOU')).toEqual([]);
    desk.now += 1000;
    const second = await imported('December', sheet(freight.replace('"2,350.00"', '2500')));
    await confirmRateSheet(desk, second);
    expect(await proposed()).toEqual(['December freight 2500']);
    expect(await deleteRateSheet(desk, second)).toBe(true);
    expect(await deleteRateSheet(desk, second)).toBe(false);
    expect(await proposed()).toEqual(['November freight 2350', 'November documents 75']);
    expect(await confirmRateSheet(desk, 'unknown')).toBe(false);
  });

  test('are kept whole or not at all, and those that nobody confirmed for a day', async () => {
    const desk = deskOn(await open());
    const refused = await importRateSheet(desk, elena, { name: 'Wrong', csv: sheet(freight, 'one') });
    expect(refused).toMatchObject({ ok: false, reason: 'lines-wrong' });
    expect(await listRateSheets(desk.db)).toEqual([]);
    await importRateSheet(desk, elena, { name: 'Forgotten', csv: sheet(freight) });
    desk.now += 25 * 3_600_000;
    await importRateSheet(desk, elena, { name: 'Kept', csv: sheet(freight) });
    const left = await listRateSheets(desk.db);
    expect(left.map(({ name }) => name)).toEqual(['Kept']);
    expect(await desk.db.selectFrom('rate_sheet_lines').select('sheet_id').execute()).toHaveLength(1);
  });

  test('of 20,000 lines are imported and exported as they can be imported again', async () => {
    const desk = deskOn(await open());
    const csv = sheet(
      ...Array.from({ length: 20_000 }, (_, index) => freight.replace('1980.50', String(index))),
    );
    const outcome = await importRateSheet(desk, elena, { name: 'All', csv });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.lineCount).toBe(20_000);
    let exported = '';
    for await (const line of rateSheetLines(desk.db, outcome.id)) exported += line;
    const [again, before] = await Promise.all([readRateSheet(exported), readRateSheet(csv)]);
    expect(again).toEqual(before);
  });
});
