import { expect, test } from 'vitest';
import { zip } from '../../../../../tests/support/attachments.ts';
import { xlsxOf } from '../../../../../tests/support/xlsx.ts';
import type { RateMapping } from '../../rate-input.ts';
import type { RateLine } from '../../rates.ts';
import { rateProblemText } from '../../strings/en/rate-outcomes.ts';
import { exampleRateSheet } from '../example-rates.ts';
import { rateCsv } from '../export-rates.ts';
import { readRateFile } from './read-rate-file.ts';

const zones = [{ id: 'gulf', name: 'Gulf ports' }];

function read(
  csv: string | Buffer,
  options: { vendor?: string; chosen?: RateMapping; remembered?: RateMapping } = {},
) {
  const { vendor = '', chosen = null, remembered = null } = options;
  return readRateFile({ content: Buffer.from(csv as string), vendor, chosen, remembered, zones });
}

function linesOf(found: Awaited<ReturnType<typeof read>>): RateLine[] {
  if (found.kind !== 'lines') throw new Error(JSON.stringify(found));
  return found.batches.flatMap((batch) => JSON.parse(Buffer.from(batch).toString()));
}

test('an export is read as what was exported', async () => {
  const lines = linesOf(await read(exampleRateSheet.join('')));
  expect(lines).toHaveLength(8);
  expect(rateCsv(lines)).toEqual(exampleRateSheet);
});

test('an air tariff with weight breaks is asked for once, and its prices are costs', async () => {
  const csv = 'Example Air Cargo\nOrigin,Dest,Min,N,+45,+100\nIAH,BOG,95,3.10,2.80,2.55\n';
  const asked = await read(csv, { vendor: 'Example Air' });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.titles.map(({ proposed }) => proposed)).toEqual([
    'from',
    'to',
    'minimum_cost',
    'cost',
    'cost_45',
    'cost_100',
  ]);
  const columns = Object.fromEntries(asked.titles.map(({ key, proposed }) => [key, proposed]));
  const mapping = { columns, constants: asked.constants } as RateMapping;
  const lines = linesOf(await read(csv, { vendor: 'Example Air', remembered: mapping }));
  expect(lines).toMatchObject([{ mode: 'air', cost: '3.1', rate: null, costMinimum: 9500 }]);
  expect(lines[0]?.breaks.map(({ from, cost }) => `${from} ${cost}`)).toEqual(['45 2.8', '100 2.55']);
});

test('what was chosen is proposed for a corrected file with another title, and the rest is asked for', async () => {
  const columns = { pol: 'from', pod: 'to', box: 'rate:45G1', internal: '' };
  const constants = { mode: 'fcl', charge: 'freight', currency: 'EUR' };
  const chosen = { columns, constants } as RateMapping;
  const same = 'POD,Internal,Box,POL\nCOBUN,x,2350,USHOU\n';
  expect(linesOf(await read(same, { chosen }))).toMatchObject([{ from: 'USHOU', currency: 'EUR' }]);
  const asked = await read('POL,POD,Box,Internal,Cur\nUSHOU,COBUN,2350,x,USD\n', { chosen });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  const proposed = asked.titles.map(({ key, proposed }) => [key, proposed]);
  expect(Object.fromEntries(proposed)).toEqual({ ...columns, cur: 'currency' });
  expect(asked.constants).toEqual(constants);
});

test('columns of containers make a line each, and local charges are those of their end', async () => {
  const csv = 'POL,POD,20GP,40HC\nUSHOU,COBUN,1500,2350\n';
  const asked = await read(csv);
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  const columns = Object.fromEntries(asked.titles.map(({ key, proposed }) => [key, proposed]));
  const lines = linesOf(await read(csv, { chosen: { columns, constants: asked.constants } as RateMapping }));
  expect(lines.map(({ container, rate }) => `${container} ${rate}`)).toEqual(['22G1 1500', '45G1 2350']);
  const local =
    'from,to,mode,charge,basis,rate,currency\nUSHOU,*,fcl,THC,40HC,410,USD\nzone:gulf,*,fcl,ISF filing fee,shpt,45,USD';
  expect(
    linesOf(await read(local)).map(({ from, code, container }) => `${from} ${code} ${container}`),
  ).toEqual(['USHOU origin-terminal 45G1', 'zone:gulf isf null']);
});

test.each([
  ['THC Origin', 'origin-terminal'],
  ['Origin THC', 'origin-terminal'],
  ['THC at origin', 'origin-terminal'],
  ['Terminal Handling Charge at destination', 'destination-terminal'],
  ['Destination handling', 'destination-handling'],
  ['THC', 'charge-ambiguous: origin-terminal or destination-terminal'],
  ['Terminal Handling Charge', 'charge-ambiguous: origin-terminal or destination-terminal'],
  ['Origin surprise', 'charge: '],
])('the charge %s is %s', async (name, expected) => {
  const found = await read(
    `from,to,mode,charge,basis,rate,currency\nUSHOU,COBUN,fcl,${name},shipment,50,USD`,
  );
  if (found.kind === 'problems')
    expect(found.problems.map(({ problem, choices = [] }) => `${problem}: ${choices.join(' or ')}`)).toEqual([
      expected,
    ]);
  else expect(linesOf(found).map(({ code }) => code)).toEqual([expected]);
});

test('names, dates and units are read as agents write them; of several places each is named', async () => {
  const titles = 'from,to,mode,charge,basis,rate,currency,valid_until\n';
  const dates = ['11/1/26', 'Dec 31 2026', '"December 31, 2026"', '31-Dec-26', '13/1/26'];
  const found = await read(
    titles + dates.map((date) => `USHOU,COBUN,lcl,freight,CBM,50,USD,${date}\n`).join(''),
  );
  expect(found).toMatchObject({ problems: [{ line: 6, column: 'valid_until', problem: 'date' }] });
  const lines = linesOf(
    await read(
      titles +
        dates
          .slice(0, 4)
          .map((date) => `USHOU,COBUN,lcl,freight,CBM,50,USD,${date}\n`)
          .join(''),
    ),
  );
  expect(lines.map(({ basis, validUntil }) => `${basis} ${validUntil}`)).toEqual([
    'w-m 2026-11-01',
    ...Array(3).fill('w-m 2026-12-31'),
  ]);
  const places = await read(
    `${titles}Manzanillo,Djibouti,lcl,freight,CBM,50,USD,\nNowhere,COBUN,lcl,freight,CBM,50,USD,\n`,
  );
  if (places.kind !== 'problems') throw new Error(places.kind);
  expect(places.problems.map(rateProblemText)).toEqual([
    expect.stringMatching(/^Line 2, from: several places .*, such as MXZLO, PAMIT.* \(Manzanillo\)$/),
    expect.stringMatching(/^Line 2, to: several places .* such as DJJIB or DJ \(Djibouti\)$/),
    expect.stringMatching(/^Line 3, from: no place has this code or name: .* \(Nowhere\)$/),
  ]);
});

test('a line goes via one port, not via an area', async () => {
  const via = async (port: string) => {
    const found = await read(
      `from,to,via,mode,charge,basis,rate,currency\nUSHOU,COBUN,${port},fcl,freight,40HC,2350,USD`,
    );
    return found.kind === 'problems'
      ? found.problems.map(({ column, problem }) => `${column} ${problem}`)
      : linesOf(found).map((line) => line.via);
  };
  expect(await via('PAONX')).toEqual(['PAONX']);
  for (const area of ['zone:gulf', 'US', 'US-TX', '*']) expect(await via(area)).toEqual(['via via']);
});

test.each([
  ['thousands beside a decimal comma', '1.250|2.850,00', ['1250', '2850']],
  ['thousands beside a short decimal comma', '1.250|1,85', ['1250', '1.85']],
  ['decimals beside a decimal point', '1.250|2,850.00', ['1.25', '2850']],
  ['decimals by a comma', '1,250|2.850,00', ['1.25', '2850']],
  ['thousands as in the United States', '1,250|950', ['1250', '950']],
  ['nothing that is certain', '1.250|950', ['2 number-ambiguous']],
  ['two ways of writing', '1.250|1,250|2.850,00|3.50', ['2 number-ambiguous', '3 number-ambiguous']],
])('the numbers of a file are read alike: %s', async (_, numbers, expected) => {
  const lines = numbers.split('|').map((number) => `USHOU;COBUN;fcl;freight;40HC;${number};USD`);
  const found = await read(['from;to;mode;charge;basis;rate;currency', ...lines].join('\n'));
  if (found.kind === 'problems')
    expect(found.problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual(expected);
  else expect(linesOf(found).map(({ rate }) => rate)).toEqual(expected);
});

test('a number that may be either is read as those of other columns', async () => {
  const found = await read(
    'from,to,mode,charge,basis,cost,cost_45,minimum_cost,currency\nUSHOU,COBUN,air,freight,chargeable-kg,4.15,3.713,117.00,USD',
  );
  expect(linesOf(found)[0]?.breaks).toEqual([{ from: '45', rate: null, cost: '3.713' }]);
});

test('a rate with three decimals is exported so that it is read again', async () => {
  const [titles = '', line = ''] = exampleRateSheet;
  const [example] = linesOf(await read(titles + line));
  if (!example) throw new Error();
  const lines = [{ ...example, rate: '2.155', minimumQuantity: '1.125' }];
  expect(linesOf(await read(rateCsv(lines).join('')))).toEqual(lines);
});

test('every wrong cell of a line is named', async () => {
  const found = await read('from,to,mode,charge,basis,rate,currency\nNowhere,COBUN,ship,BAF,kg,x,XYZ\n');
  if (found.kind !== 'problems') throw new Error(found.kind);
  expect(found.problems.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
    '2 from place',
    '2 currency choice',
    '2 rate number',
    '2 mode choice',
  ]);
});

test('a maximum below the minimum of the price or of the cost is named', async () => {
  const limits = ['minimum', 'minimum_cost'].map((column) =>
    read(
      `from,to,mode,charge,basis,rate,cost,currency,${column},maximum\nIAH,BOG,air,freight,kg,3,2,USD,95,94.99\nIAH,BOG,air,fuel,kg,3,2,USD,95,95\n`,
    ),
  );
  for (const found of await Promise.all(limits))
    expect(found).toMatchObject({
      problems: [{ line: 2, column: 'maximum', problem: 'below-minimum', value: '94.99' }],
    });
});

const titles = ['from', 'to', 'mode', 'charge', 'basis', 'rate', 'currency', 'valid_until'];

function titleCells(): string {
  return titles.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('');
}

test('an XLSX is read with its shared texts, dates, percentages, formulas and gaps', async () => {
  const text = (reference: string, value: string) =>
    `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const ends = ['A', 'B', 'C', 'D', 'E'] as const;
  const line = (number: number, values: string[], rest: string) =>
    `<row r="${number}">${values.map((value, index) => text(`${ends[index]}${number}`, value)).join('')}${rest}</row>`;
  const file = xlsxOf(
    `<row r="1">${titleCells()}</row>${line(
      3,
      ['USHOU', 'COBUN', 'fcl', 'freight', '40HC'],
      `<c r="F3"><f>A1*2</f><v>3.1000000000000001</v></c>${text('G3', 'USD')}<c r="H3" s="1"><v>46387</v></c>`,
    )}${line(4, ['IAH', 'BOG', 'air', 'fuel', '% of freight'], `<c r="F4" s="2"><v>0.18</v></c>${text('G4', 'USD')}`)}`,
    titles,
  );
  const found = linesOf(await read(file));
  expect(found).toMatchObject([
    { rate: '3.1', container: '45G1', validUntil: '2026-12-31' },
    { rate: '18', basis: 'charge-percent', of: 'freight', validUntil: null },
  ]);
});

test('hostile spreadsheets are refused', { timeout: 60_000 }, async () => {
  const problemOf = async (file: Buffer) => {
    const found = await read(file);
    return found.kind === 'problems' ? found.problems[0]?.problem : found.kind;
  };
  const file = xlsxOf(`<row>${titleCells()}</row>`, titles);
  expect(await problemOf(file)).toBe('no-lines');
  expect(await problemOf(file.subarray(0, file.length - 30))).toBe('not-xlsx');
  expect(await problemOf(zip({ 'readme.txt': 'no sheet' }))).toBe('not-xlsx');
  const packed = Buffer.from(file);
  packed.fill(0xff, packed.indexOf('sheet1.xml') + 12, packed.indexOf('sheet1.xml') + 40);
  expect(await problemOf(packed)).toBe('not-xlsx');
  const longTag = `<row a="${' '.repeat(500_000)}"></row>`;
  expect(await problemOf(xlsxOf(longTag.repeat(510)))).toBe('too-large');
  expect(await problemOf(xlsxOf(`<row><c><v>${'9'.repeat(3_000_000)}</v></c></row>`))).toBe('too-large');
  expect(await problemOf(xlsxOf('<row><c r="XFD1"><v>1</v></c></row>'))).toBe('too-many-columns');
});
