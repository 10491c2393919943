import { expect, test } from 'vitest';
import { zip } from '#tests/support/attachments.ts';
import { rowOf, workbookOf, xlsxOf } from '#tests/support/xlsx.ts';
import type { RateMapping } from '../../rate-input.ts';
import type { RateLine } from '../../rates.ts';
import { exampleRateSheet } from '../example-rates.ts';
import { rateCsv } from '../export-rates.ts';
import { readRateFile } from './read-rate-file.ts';

const zones = [{ id: 'gulf', name: 'Gulf ports' }];

function read(
  csv: string | Buffer,
  options: { vendor?: string; chosen?: RateMapping; remembered?: RateMapping } = {},
) {
  const { vendor = '', chosen = null, remembered = null } = options;
  return readRateFile({ content: Buffer.from(csv as string), vendor, chosen, remembered, zones, places: {} });
}

function linesOf(found: Awaited<ReturnType<typeof read>>): RateLine[] {
  if (found.kind !== 'lines') throw new Error(JSON.stringify(found));
  return found.batches.flatMap((batch) => JSON.parse(Buffer.from(batch).toString()));
}

type Read = Awaited<ReturnType<typeof read>>;

/** The problems of a file that cannot be imported, or what is left out of one that can. */
function problemsOf(found: Read) {
  if (found.kind === 'problems') return found.problems;
  if (found.kind !== 'lines') throw new Error(JSON.stringify(found));
  return found.reading.leftOut.flatMap(({ problem, column, values }) =>
    values.flatMap(({ value, lines, choices = [] }) =>
      lines.map((line) => ({ line, column, problem, value, choices })),
    ),
  );
}

/** Reads a file as it is proposed, and answers questions about it. */
async function readProposed(
  csv: string | Buffer,
  { vendor = 'Example', ...answers }: Partial<RateMapping> & { vendor?: string } = {},
) {
  const asked = await read(csv, { vendor });
  if (asked.kind !== 'unmapped') return asked;
  const columns = Object.fromEntries(asked.titles.map(({ key, proposed }) => [key, proposed]));
  const { constants, included } = asked;
  return read(csv, { vendor, chosen: { columns, constants, included, ...answers } as RateMapping });
}

test('an export is read as what was exported', async () => {
  const lines = linesOf(await read(exampleRateSheet.join('')));
  expect(lines).toHaveLength(8);
  expect(rateCsv(lines)).toEqual(exampleRateSheet);
});

test.each([
  ['RMB', 'CNY', 'RMB 2,350'],
  ['MX$', 'MXN', 'MX$ 2,350'],
  ['us $', 'USD', '2,350 US$'],
])('a currency is named alike in its column and beside an amount: %s', async (name, currency, amount) => {
  const csv = (column: string, cell: string) =>
    `from;to;mode;charge;basis;rate;currency\nUSHOU;COBUN;fcl;freight;40HC;${cell};${column}`;
  for (const file of [csv(name, '2350'), csv(currency, amount)])
    expect(linesOf(await read(file))).toMatchObject([{ rate: '2350', currency }]);
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
  ['THC', 'THC: origin-terminal or destination-terminal'],
  ['Terminal Handling Charge', 'Terminal Handling Charge: origin-terminal or destination-terminal'],
  ['Origin surprise', 'Origin surprise: '],
])('the charge %s is %s', async (name, expected) => {
  const found = await read(
    `from,to,mode,charge,basis,rate,currency\nUSHOU,COBUN,fcl,${name},shipment,50,USD`,
  );
  if (found.kind === 'unmapped')
    expect(found.charges.map(({ name, choices }) => `${name}: ${choices.join(' or ')}`)).toEqual([expected]);
  else expect(linesOf(found).map(({ code }) => code)).toEqual([expected]);
});

test('names, dates and units are read as agents write them; of several places each is named', async () => {
  const titles = 'from,to,mode,charge,basis,rate,currency,valid_until\n';
  const dates = ['11/30/26', 'Dec 31 2026', '"December 31, 2026"', '31-Dec-26', '13/1/26'];
  const found = await read(
    titles + dates.map((date) => `USHOU,COBUN,lcl,freight,CBM,50,USD,${date}\n`).join(''),
  );
  expect(problemsOf(found)).toEqual([]);
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
    'w-m 2026-11-30',
    ...Array(3).fill('w-m 2026-12-31'),
  ]);
  const places = await read(
    `${titles}Manzanillo,Djibouti,lcl,freight,CBM,50,USD,\nNowhere,COBUN,lcl,freight,CBM,50,USD,\n`,
  );
  if (places.kind !== 'unmapped') throw new Error(places.kind);
  expect(places.places.map(({ name, line, choices }) => `${line} ${name}: ${choices.join(' ')}`)).toEqual([
    expect.stringMatching(/^2 Manzanillo: MXZLO PAMIT/),
    '2 Djibouti: DJJIB DJ',
    '3 Nowhere: ',
  ]);
  expect(places.isMapped).toBe(true);
});

test('short titles, and a port of whose name a town alone is elsewhere, are read', async () => {
  const found = await readProposed(
    'POL,POD,Eff.,Exp,T/T (days),40HC\nCNSHA,Los Angeles,2026-12-01,2026-12-31,18,2350\nCNSHA,LOS ANGELES CA,2026-12-01,2026-12-31,18,2350\n',
  );
  const lanes = linesOf(found).map(({ to, validFrom, validUntil, transitDays }) =>
    [to, validFrom, validUntil, transitDays].join(' '),
  );
  expect(lanes).toEqual(Array(2).fill('USLAX 2026-12-01 2026-12-31 18,18'));
});

test('a line goes via one port, not via an area', async () => {
  const via = async (port: string) => {
    const found = await read(
      `from,to,via,mode,charge,basis,rate,currency\nUSHOU,COBUN,${port},fcl,freight,40HC,2350,USD`,
    );
    return found.kind === 'lines'
      ? linesOf(found).map((line) => line.via)
      : problemsOf(found).map(({ column, problem }) => `${column} ${problem}`);
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
  ['nothing that is certain, answered', '1.250|950', ['1250', '950']],
  ['two ways of writing', '1.250|1,250|2.850,00|3.50', ['2 number-ambiguous', '3 number-ambiguous']],
])('the numbers of a file are read alike: %s', async (title, numbers, expected) => {
  const lines = numbers.split('|').map((number) => `USHOU;COBUN;fcl;freight;40HC;${number};USD`);
  const found = await read(['from;to;mode;charge;basis;rate;currency', ...lines].join('\n'), {
    ...(title.endsWith('answered') && { chosen: { columns: {}, constants: {}, decimals: ',' } }),
  });
  const problems = problemsOf(found).map(({ line, problem }) => `${line} ${problem}`);
  expect(problems.length > 0 ? problems : linesOf(found).map(({ rate }) => rate)).toEqual(expected);
});

test('numbers that may be either are asked about', async () => {
  expect(
    await read('from;to;mode;charge;basis;rate;currency\nUSHOU;COBUN;fcl;freight;40HC;1.250;USD'),
  ).toMatchObject({ kind: 'unmapped', numbers: ['1.250'] });
});

test.each([
  [
    "Porto de Origem;Porto de Destino;20' DRY (USD);40' HC (USD);THC Origem (BRL);Emissão BL;Validade",
    'from to cost:22G1 cost:45G1 cost>origin-terminal>container>BRL cost>documents>bill-of-lading valid_until',
  ],
  [
    'Origen;Destino;Mínima;Normal;+45 kg;Combustible x kg;Seguridad x kg;Guía aérea;Moneda',
    'from to minimum_cost cost cost_45 cost>fuel>chargeable-kg cost>security>chargeable-kg cost>documents>shipment currency',
  ],
  [
    'POL;POD;USD per CBM/TON;Min USD;CFS load per W/M;Doc fee per B/L;AMS per B/L',
    'from to cost minimum_cost cost>origin-handling>w-m cost>documents>bill-of-lading cost>ams>bill-of-lading',
  ],
  ['From;To;Rate per 100 kg;Min;FSC per 100kg', 'from to cost minimum_cost cost>fuel>100-kg'],
  ['POL;POD;Buy 20;Buy 40HC;Sell 20;Sell 40HC', 'from to cost:22G1 cost:45G1 rate:22G1 rate:45G1'],
  [
    'POL Code;POD Code;20GP EUR;OTHC EUR;B/L EUR',
    'from to cost:22G1 cost>origin-terminal>container>EUR cost>bill-of-lading>bill-of-lading>EUR',
  ],
])('the titles %s are proposed for', async (titles, expected) => {
  const line = titles
    .split(';')
    .map(() => '12')
    .join(';');
  const asked = await read(`${titles}\n${line}`, { vendor: 'Example' });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.titles.map(({ proposed }) => proposed).join(' ')).toBe(expected);
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
  const found = await read('from,to,mode,charge,basis,rate,currency\nNowhere,COBUN,ship,BAF,kg,x,XYZ\n', {
    chosen: { columns: {}, constants: {}, places: { nowhere: '' } },
  });
  expect(problemsOf(found).map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
    '2 from place-left-out',
    '2 currency choice',
    '2 rate no-price',
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
    expect(problemsOf(found)).toMatchObject([
      { line: 2, column: 'maximum', problem: 'below-minimum', value: '94.99' },
    ]);
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

test('hostile spreadsheets are refused', { timeout: 240_000 }, async () => {
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

const wideAir = `Origin,Destination,Min,-45,+45,+100,FSC/kg,SSC/kg,SSC min,AWB fee,Curr,Valid from,Valid to
IAH,BOG,75,4.10,3.35,2.60,0.85,0.20,15,35,USD,01-Nov-2026,31-Dec-2026
IAH,LIM,80,4.30,3.55,INCL,INCL,0.20,15,N/A,USD,01-Nov-2026,31-Dec-2026
`;

const textOf = ({ from, to, code, basis, container, rate, cost, costMinimum, breaks }: RateLine) =>
  [
    `${from}-${to} ${code} per ${container ?? basis}: ${cost ?? rate}`,
    ...(costMinimum === null ? [] : [`min ${costMinimum}`]),
    ...breaks.map((step) => `${step.from}: ${step.cost ?? step.rate}`),
  ].join(', ');

test('columns of other charges make lines of their own; one that is included has a line at 0', async () => {
  const found = await readProposed(wideAir);
  expect(linesOf(found).map(textOf)).toEqual([
    'IAH-BOG freight per chargeable-kg: 4.1, min 7500, 45: 3.35, 100: 2.6',
    'IAH-BOG fuel per chargeable-kg: 0.85',
    'IAH-BOG security per chargeable-kg: 0.2, min 1500',
    'IAH-BOG documents per shipment: 35',
    'IAH-LIM freight per chargeable-kg: 4.3, min 8000, 45: 3.55',
    'IAH-LIM fuel per chargeable-kg: 0',
    'IAH-LIM security per chargeable-kg: 0.2, min 1500',
  ]);
  // A price is left out alone, and freight that is “included” has none.
  expect(found).toMatchObject({ reading: { leftOutLines: 0 } });
  expect(problemsOf(found).map(({ column, value }) => `${column} ${value}`)).toEqual([
    '+100 INCL',
    'AWB fee N/A',
  ]);
});

test('a column with numbers that is not read is named', async () => {
  const asked = await read(wideAir, { vendor: 'Example' });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  const columns = Object.fromEntries(
    asked.titles.map(({ key, proposed }) => [key, key === 'fsc/kg' ? '' : proposed]),
  );
  const found = await read(wideAir, {
    vendor: 'Example',
    chosen: { columns, constants: asked.constants } as RateMapping,
  });
  expect(found).toMatchObject({ reading: { unread: [{ title: 'FSC/kg', values: ['0.85'] }] } });
});

test('charges that the freight includes have a line at 0 on each lane', async () => {
  const csv = 'Origin,Destination,-45,+45,Curr\nIAH,BOG,4.10,3.35,USD\n';
  const found = await readProposed(csv, { included: ['fuel', 'security'] });
  expect(linesOf(found).map(({ code, cost }) => `${code} ${cost}`)).toEqual(
    ['freight 3.35', 'fuel 0', 'security 0'].map((text) => text.replace('3.35', '4.1')),
  );
});

test.each([
  ['the day first, by another date', '01/12/2026', '31/12/2026', '2026-12-01 2026-12-31'],
  ['the month first, by another date', '12/01/2026', '12/31/2026', '2026-12-01 2026-12-31'],
  ['dots', '01.12.2026', '31.12.26', '2026-12-01 2026-12-31'],
  ['ISO 8601 in short, and with slashes', '20261201', '2026/12/31', '2026-12-01 2026-12-31'],
  ['Spanish months', '1-dic-2026', '31 de diciembre de 2026', '2026-12-01 2026-12-31'],
  ['Portuguese and German months', '1 dezembro 2026', '31. Dez 2026', '2026-12-01 2026-12-31'],
  ['two orders, of which neither is certain for others', '13/01/2027', '01/13/2027', '2027-01-13 2027-01-13'],
])('dates are read over the file: %s', async (_, from, until, expected) => {
  const found = await read(
    `from;to;mode;charge;basis;rate;currency;valid_from;valid_until\nUSHOU;COBUN;fcl;freight;40HC;2350;USD;${from};${until}`,
  );
  expect(linesOf(found).map(({ validFrom, validUntil }) => `${validFrom} ${validUntil}`)).toEqual([expected]);
});

test('dates that may be read in two ways are asked about, as is the year of days without one', async () => {
  const csv =
    'from;to;mode;charge;basis;rate;currency;valid_from;valid_until\nUSHOU;COBUN;fcl;freight;40HC;2350;USD;01/12/2026;05/12/2026';
  expect(await read(csv)).toMatchObject({ kind: 'unmapped', dates: ['01/12/2026', '05/12/2026'] });
  const chosen = { columns: {}, constants: {}, dates: 'day-first' } as const;
  expect(linesOf(await read(csv, { chosen }))).toMatchObject([{ validUntil: '2026-12-05' }]);
  const period = csv.replace('01/12/2026;05/12/2026', ';28 nov al 14 de diciembre');
  expect(await read(period)).toMatchObject({ kind: 'unmapped', years: ['28 nov al 14 de diciembre'] });
  const answered = await read(period, { chosen: { columns: {}, constants: {}, year: '2026' } });
  expect(linesOf(answered)).toMatchObject([{ validFrom: '2026-11-28', validUntil: '2026-12-14' }]);
});

test.each([
  ["1'250.00", '1250'],
  ['1 250,00', '1250'],
  ['1\u00a0250,00', '1250'],
  ['USD 1,250.00', '1250'],
  ['1250 USD', '1250'],
  ['US$ 1.250,00', '1250'],
  ['1250.-', '1250'],
  ['1,250.00*', '1250'],
  ['1,25,000.00', '125000'],
  ['1250/40HC', '1250'],
  ['R$ 1.250,00', 'currency-differs'],
  ['1250 / 20GP', 'unit-differs'],
  ['12%', 'unit-differs'],
  ['(1,250.00)', 'negative'],
  ['TBA', 'no-price'],
  ['1250 + 300', 'number'],
])('the amount %s is %s', async (amount, expected) => {
  const found = await read(
    `from;to;mode;charge;basis;container;rate;currency\nUSHOU;COBUN;fcl;freight;container;40HC;${amount};USD`,
  );
  expect(found.kind === 'lines' ? linesOf(found)[0]?.rate : problemsOf(found)[0]?.problem).toBe(expected);
});

test('headings, notes and totals are no lines, and a line that is wrong leaves the others', async () => {
  const csv = `POL,POD,20GP,40GP,40HC,Valid thru
ASIA,,,,,
CNSHA,USHOU,1500,2600,2850,2026-12-31
CNSHA,USMIA,1850,-,on req.,2026-12-31
CNSHA,USCHS,POA,TBA,N/A,2026-12-31
* subject to GRI,,,,,
Total,,3350,2600,2850,
`;
  const found = await readProposed(csv);
  expect(linesOf(found).map(textOf)).toEqual([
    'CNSHA-USHOU freight per 22G1: 1500',
    'CNSHA-USHOU freight per 42G1: 2600',
    'CNSHA-USHOU freight per 45G1: 2850',
    'CNSHA-USMIA freight per 22G1: 1850',
  ]);
  expect(found).toMatchObject({ reading: { leftOutLines: 1 } });
  expect(
    problemsOf(found)
      .filter(({ problem }) => problem === 'not-a-line')
      .map(({ value }) => value),
  ).toEqual(['ASIA', '* subject to GRI', 'Total']);
});

test.each([
  ['Yantian', ['CNYTN']],
  ['Port of Houston', ['USHOU']],
  ['Houston (TX)', ['USHOU']],
  ['Tianjin / 天津', ['CNTSN']],
  ['Santos/Paranagua', ['BRSSZ', 'BRPNG']],
  ['Cartagena (Colombia)', ['COCTG']],
])('the place %s is %s', async (name, expected) => {
  const found = await read(
    `from;to;mode;charge;basis;rate;currency\n${name};NLRTM;fcl;freight;40HC;2350;USD`,
  );
  expect(linesOf(found).map(({ from }) => from)).toEqual(expected);
});

test('a name that may be several places is read by the country of its line, else asked for once', async () => {
  const csv = 'POL,POL country,POD,40HC\nCartagena,Colombia,USHOU,2350\nManzanillo,Mexico,USHOU,2350\n';
  expect(linesOf(await readProposed(csv)).map(({ from }) => from)).toEqual(['COCTG', 'MXZLO']);
  const asked = await readProposed('POL,POD,40HC\nCartagena,USHOU,2350\nCartagena,USMIA,2350\n');
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.places).toMatchObject([{ key: 'cartagena', count: 2, line: 2 }]);
  const answered = await readProposed('POL,POD,40HC\nCartagena,USHOU,2350\n', {
    places: { cartagena: 'COCTG' },
  });
  expect(linesOf(answered).map(({ from }) => from)).toEqual(['COCTG']);
});

test('weight breaks in lines of their own are joined, also without a price below the first', async () => {
  const titles = 'origin,destination,rate_usd_per_kg,min_charge,weight_break_kg';
  const steps = ['PVG,JFK,4.20,85,45', 'PVG,JFK,3.10,85,300', 'PVG,JFK,3.80,85,100'];
  expect(linesOf(await readProposed([titles, ...steps].join('\n')))).toMatchObject([
    { cost: '4.2', minimumQuantity: '45', breaks: [{ from: '100' }, { from: '300', cost: '3.1' }] },
  ]);
  const columns = await readProposed('Origin,Dest,Min,+45,+100\nIAH,BOG,95,2.80,2.55\n');
  expect(linesOf(columns)).toMatchObject([
    { cost: '2.8', minimumQuantity: '45', breaks: [{ from: '100', cost: '2.55' }] },
  ]);
});

test('several containers in a cell have a price each', async () => {
  const found = await readProposed(
    'POL,POD,20GP/40GP/40HC,Currency\nCNSHA,USHOU,1500/2600/2850,USD\nCNSHA,USMIA,1500,USD\n',
  );
  expect(linesOf(found).map(({ container, cost }) => `${container} ${cost}`)).toEqual([
    '22G1 1500',
    '42G1 2600',
    '45G1 2850',
  ]);
  expect(problemsOf(found).map(({ line, problem }) => `${line} ${problem}`)).toEqual(['3 cell-list']);
});

test('titles in several rows are joined, and their units and currencies read', async () => {
  const csv = `Tariff of an agent,,,,,,
,,Ocean freight,,,OTHC,
POL,POD,20',40',40HC,20',40'
,,USD,USD,USD,EUR,EUR
Hamburg,Houston,1500,2600,2850,250,260
`;
  const found = await readProposed(csv);
  expect(linesOf(found).map((line) => `${textOf(line)} ${line.currency}`)).toEqual([
    'DEHAM-USHOU freight per 22G1: 1500 USD',
    'DEHAM-USHOU freight per 42G1: 2600 USD',
    'DEHAM-USHOU freight per 45G1: 2850 USD',
    'DEHAM-USHOU origin-terminal per 22G1: 250 EUR',
    'DEHAM-USHOU origin-terminal per 42G1: 260 EUR',
  ]);
});

test('files of other programs are read or refused with what to do', async () => {
  const csv = 'from\tto\tmode\tcharge\tbasis\trate\tcurrency\nUSHOU\tCOBUN\tfcl\tfreight\t40HC\t2350\tUSD\n';
  const utf16 = Buffer.from(`\ufeff${csv}`, 'utf16le');
  expect(linesOf(await read(utf16))).toHaveLength(1);
  const cover = `Tariff of Line A, valid December 2026, all prices in USD\n${csv.replaceAll('\t', ';')}`;
  expect(linesOf(await read(cover))).toHaveLength(1);
  for (const old of [
    '<html><table><tr><td>POL</td></tr></table></html>',
    '%PDF-1.7',
    '<?xml version="1.0"?><Workbook/>',
  ])
    expect(await read(old)).toMatchObject({ kind: 'problems', problems: [{ problem: 'old-spreadsheet' }] });
});

const ownTitles = 'from,to,mode,charge,basis,container,rate,currency'.split(',');
const rateRow = (line: number, from: string, to: string, rate: string) =>
  rowOf(line, [from, to, 'fcl', 'freight', 'container', '45G1', rate, 'USD']);

test('of several sheets with rates one is chosen, and the others are named', async () => {
  const sheetOf = (to: string, rate: string) =>
    `<sheetData>${rowOf(1, ownTitles)}${rateRow(2, 'USHOU', to, rate)}</sheetData>`;
  const file = workbookOf({
    Cover: `<sheetData>${rowOf(1, ['Example Line'])}${rowOf(2, ['Rates of June'])}</sheetData>`,
    Pacific: sheetOf('CNSHA', '2350'),
    Atlantic: sheetOf('DEHAM', '1900'),
  });
  const asked = await read(file);
  expect(asked).toMatchObject({
    kind: 'unmapped',
    sheets: ['Cover', 'Pacific', 'Atlantic'],
    sheet: 'Pacific',
  });
  const chosen = { columns: {}, constants: {}, sheet: 'Atlantic' } as RateMapping;
  const found = await read(file, { chosen });
  expect(linesOf(found)).toMatchObject([{ to: 'DEHAM', rate: '1900' }]);
  expect(found).toMatchObject({ reading: { sheet: 'Atlantic', otherSheets: ['Cover', 'Pacific'] } });
});

test('merged cells all have the value that is shown for them, and no others', async () => {
  const rows = [
    rowOf(1, ownTitles),
    rateRow(2, 'USHOU', 'CNSHA', '2350'),
    rateRow(3, '', 'DEHAM', '1900'),
    rateRow(4, '', 'FJSUV', '3100'),
  ];
  const merge = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
  const found = await read(workbookOf({ Rates: `<sheetData>${rows.join('')}</sheetData>${merge}` }));
  expect(linesOf(found).map(({ from, to }) => `${from} ${to}`)).toEqual(['USHOU CNSHA', 'USHOU DEHAM']);
  expect(problemsOf(found)).toMatchObject([{ line: 4, column: 'from', problem: 'missing' }]);
});

test('parts of a spreadsheet are read by their content types, with backslashes and in any case', async () => {
  const rows = `<sheetData>${rowOf(1, ownTitles)}${rateRow(2, 'USHOU', 'CNSHA', '2350')}</sheetData>`;
  const file = workbookOf({ Rates: rows }, { isMoved: true });
  expect(linesOf(await read(file))).toMatchObject([{ from: 'USHOU', to: 'CNSHA', rate: '2350' }]);
});

test('remarks of an agent are never the text for the customer', async () => {
  const csv = 'POL,POD,40HC,Remarks,Obs\nUSHOU,COBUN,2350,Net net - do not quote below 2800,x\n';
  const asked = await read(csv, { vendor: 'Example' });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.titles.map(({ proposed }) => proposed)).toEqual(['from', 'to', 'cost:45G1', '', '']);
  expect(linesOf(await readProposed(csv))).toMatchObject([{ text: '', cost: '2350' }]);
});

test('a reefer that is used dry is no reefer: its column is not read, its line is left out', async () => {
  const byColumn = await readProposed('POL,POD,40HC,40NOR\nUSHOU,COBUN,2350,1200\n');
  expect(linesOf(byColumn).map(({ container }) => container)).toEqual(['45G1']);
  expect(byColumn).toMatchObject({ reading: { unread: [{ title: '40NOR', values: ['1200'] }] } });
  const byLine = await read(
    'from,to,mode,charge,basis,container,rate,currency\nUSHOU,COBUN,fcl,freight,container,45R1,2350,USD\nUSHOU,COBUN,fcl,freight,container,40NOR,1200,USD\n',
  );
  expect(linesOf(byLine).map(({ container }) => container)).toEqual(['45R1']);
  expect(problemsOf(byLine)).toMatchObject([{ line: 3, column: 'container', value: '40NOR' }]);
});

test('weight breaks are a price without one below the first', async () => {
  const titles = 'from,to,mode,charge,basis,rate,cost_45,cost_100,currency,minimum_cost';
  const line = 'IAH,BOG,air,freight,chargeable-kg,,3.80,3.10,USD,85';
  const found = await read(`${titles}\n${line}\n`, { vendor: 'Example' });
  expect(linesOf(found)).toMatchObject([
    { cost: '3.8', minimumQuantity: '45', breaks: [{ from: '100', cost: '3.1' }], costMinimum: 8500 },
  ]);
});

test('days that a spreadsheet turned round beside those that it could not read are asked about', async () => {
  const titles = [...ownTitles, 'valid_from', 'valid_until'];
  const rowWith = (line: number, from: string, until: string) =>
    rowOf(line, [...['USHOU', 'CNSHA', 'fcl', 'freight', 'container', '45G1', '2350', 'USD'], from, until]);
  const fileWith = (...days: [string, string][]) => {
    const rows = days.map(([from, until], index) => rowWith(index + 2, from, until)).join('');
    return workbookOf({ Rates: `<sheetData>${rowOf(1, titles)}${rows}</sheetData>` });
  };
  // Typed 01/12 and 05/12, and read in the United States as January 12 and May 12.
  const file = fileWith(['2026-01-12', '31/12/2026'], ['2026-01-12', '2026-05-12']);
  expect(await read(file)).toMatchObject({ kind: 'unmapped', isMapped: true, dates: ['05/12/2026'] });
  const validityBy = async (dates: 'day-first' | 'month-first') =>
    linesOf(await read(file, { chosen: { columns: {}, constants: {}, dates } })).map(
      ({ validFrom, validUntil }) => [validFrom, validUntil],
    );
  expect(await validityBy('day-first')).toEqual([
    ['2026-01-12', '2026-12-31'],
    ['2026-01-12', '2026-12-05'],
  ]);
  expect(await validityBy('month-first')).toEqual([
    ['2026-01-12', '2026-12-31'],
    ['2026-01-12', '2026-05-12'],
  ]);
  // A day after the 12th was read as one.
  const right = fileWith(['2026-12-01', '31/12/2026'], ['2026-12-01', '2026-12-15']);
  expect(linesOf(await read(right)).map(({ validUntil }) => validUntil)).toEqual([
    '2026-12-31',
    '2026-12-15',
  ]);
});

test('the mode is read from each line, a container by air is refused, and columns that are not read are named', async () => {
  const titles = 'POL,POD,Service,Charge,Unit,Price,+100,Contact';
  const csv = `${titles}
MIA,BOG,Air,Freight,kg,3.10,2.55,Ana
USMIA,COCTG,FCL,Freight,40HC,2350,,Ana
USMIA,COCTG,LCL,Freight,W/M,85,,Ana
USMIA,COCTG,Air,Freight,40HC,2350,,Ana
`;
  const asked = await read(csv);
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.titles.map(({ proposed }) => proposed)).toEqual([
    ...['from', 'to', 'mode', 'charge', 'basis', 'rate', 'rate_100', ''],
  ]);
  expect(asked.rows[0]).toEqual({
    line: 2,
    cells: ['MIA', 'BOG', 'Air', 'Freight', 'kg', '3.10', '2.55', 'Ana'],
  });
  const found = await readProposed(csv, { vendor: '' });
  expect(linesOf(found).map(({ mode, basis }) => `${mode} ${basis}`)).toEqual([
    'air chargeable-kg',
    'fcl container',
    'lcl w-m',
  ]);
  expect(problemsOf(found)).toMatchObject([{ line: 5, column: 'Service', problem: 'mode-differs' }]);
  expect(found).toMatchObject({ reading: { ignored: ['Contact'], unread: [] } });
  // Without a column of modes, units of several leave the mode open.
  const open = await read(csv.replaceAll(/,(?:Service|Air|FCL|LCL)(?=,)/g, ''));
  expect(open).toMatchObject({ kind: 'unmapped', constants: { currency: 'USD' } });
  expect(open.kind === 'unmapped' && open.constants).not.toHaveProperty('mode');
});

const ofAgent = `Carrier,Origin,Destination,Mode,Equipment,Currency,Rate,THC Origin,BAF,Doc fee
Hapag-Lloyd,MXVER,USHOU,Sea,20DC,USD,980,145,85,60
Hapag-Lloyd,MXVER,USHOU,Sea,40HC,USD,1450,150,120,60
`;

test('a sheet of containers by sea is FCL, its freight per container, and a unit that it does not show is asked for', async () => {
  const asked = await read(ofAgent, { vendor: 'Example' });
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.titles.map(({ proposed }) => proposed)).toEqual([
    ...['carrier', 'from', 'to', 'mode', 'container', 'currency', 'cost'],
    ...['cost>origin-terminal>container', 'cost>fuel>container', 'cost>documents>'],
  ]);
  expect(asked.titles.every(({ isGuessed }) => isGuessed)).toBe(true);
  expect(asked.constants).toEqual({ charge: 'freight', basis: 'container' });
  expect(asked.guessed).toEqual(['charge', 'basis']);
  const columns = Object.fromEntries(
    asked.titles.map(({ key, proposed }) => [key, proposed.replace(/>$/, '>bill-of-lading')]),
  );
  const chosen = { columns, constants: asked.constants } as RateMapping;
  const lines = linesOf(await read(ofAgent, { vendor: 'Example', chosen }));
  expect(lines.map((line) => `${line.mode} ${textOf(line)}`)).toEqual([
    'fcl MXVER-USHOU freight per 22G1: 980',
    'fcl MXVER-USHOU origin-terminal per 22G1: 145',
    'fcl MXVER-USHOU fuel per 22G1: 85',
    'fcl MXVER-USHOU documents per bill-of-lading: 60',
    'fcl MXVER-USHOU freight per 45G1: 1450',
    'fcl MXVER-USHOU origin-terminal per 45G1: 150',
    'fcl MXVER-USHOU fuel per 45G1: 120',
    'fcl MXVER-USHOU documents per bill-of-lading: 60',
  ]);
});

test.each([
  ['a container', 'Sea,freight,40HC', 'fcl'],
  ['W/M', 'Ocean,freight,W/M', 'lcl'],
  ['W/M, in Spanish', 'Marítimo,freight,CBM', 'lcl'],
  ['neither', 'Sea,documents,B/L', 'fcl-or-lcl'],
  ['neither, in a file of containers', 'Sea,documents,B/L\nUSHOU,COBUN,Sea,freight,40HC', 'fcl'],
  ['neither, in a file of W/M', 'Sea,documents,B/L\nUSHOU,COBUN,Sea,freight,W/M', 'lcl'],
])('the mode by sea with %s is FCL or LCL', async (_, cells, expected) => {
  const rows = cells
    .split('\n')
    .map((row, index) => (index === 0 ? `USHOU,COBUN,${row}` : row))
    .map((row) => `${row},75,USD`);
  const found = await read(['from,to,mode,charge,basis,rate,currency', ...rows].join('\n'));
  expect(found.kind === 'lines' ? linesOf(found)[0]?.mode : problemsOf(found)[0]?.problem).toBe(expected);
});

test('a sheet by sea without containers is proposed as LCL per W/M', async () => {
  const asked = await read('POL,POD,Mode,Price,BAF,Curr\nUSHOU,COBUN,Sea,75,12,USD\n');
  if (asked.kind !== 'unmapped') throw new Error(asked.kind);
  expect(asked.constants).toEqual({ charge: 'freight', basis: 'w-m' });
  expect(asked.titles[4]?.proposed).toBe('rate>fuel>w-m');
  const columns = Object.fromEntries(asked.titles.map(({ key, proposed }) => [key, proposed]));
  const chosen = { columns, constants: asked.constants } as RateMapping;
  const found = await read('POL,POD,Mode,Price,BAF,Curr\nUSHOU,COBUN,Sea,75,12,USD\n', { chosen });
  expect(linesOf(found).map(({ mode, basis }) => `${mode} ${basis}`)).toEqual(['lcl w-m', 'lcl w-m']);
});

test('charges in rows of a sheet of containers are not all per container', async () => {
  const csv =
    'POL,POD,Charge,Equipment,Price,Curr\nUSHOU,COBUN,Freight,40HC,2350,USD\nUSHOU,COBUN,Documentation,,60,USD\n';
  expect(await read(csv)).toMatchObject({ kind: 'unmapped', constants: { mode: 'fcl' } });
  expect((await read(csv)) as object).not.toHaveProperty('constants.basis');
});
