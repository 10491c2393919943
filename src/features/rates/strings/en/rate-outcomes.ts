import { fill, formatNumber, listIn, pluralOf } from '#platform/values/format.ts';
import type { RateProblem, RateSheetProblem } from '../../rates.ts';

/** Problems of a cell of a rate sheet. */
export const rateProblems: Record<RateProblem, string> = {
  'not-csv': 'this is not CSV: check its quotation marks',
  'not-xlsx': 'this is no XLSX that can be read: save it again in Excel, or as CSV',
  'old-spreadsheet':
    'this is an old spreadsheet, a web page or a PDF, not XLSX: open it, and save it as XLSX',
  'too-large': 'the file unpacks to more than can be read: delete what is no rate, or split it',
  'too-many-lines': 'a sheet holds at most 100,000 lines',
  'too-many-wrong':
    'the file is not read beyond this line, as most before it give no rate: check what its columns hold, or delete what is no rate',
  'too-many-columns': 'a file has at most 200 columns',
  'no-lines': 'the sheet holds no rates',
  'column-missing': 'no column of the file holds this',
  'target-twice': 'two columns hold this',
  'cell-count': 'the line has more cells than the line of titles',
  missing: 'this cell is empty',
  'no-rate': 'the line has no price',
  'no-price': 'a word in place of a price, or none on offer',
  'not-a-line': 'this is a heading, a note or a total, not a rate',
  'cell-list': 'the cell has another number of prices than its column has containers',
  'currency-differs': 'the currency of the cell is not that of the line',
  'unit-differs': 'the unit of the cell is not that of its column',
  'breaks-differ': 'the lines of this lane have the same break twice, or other minimums',
  'fcl-or-lcl':
    'by sea, in containers (FCL) or not (LCL)? Write FCL, LCL, a container or W/M, or do not read this column and choose the mode for all lines',
  'mode-differs': 'a price per container or per W/M is not one of this mode: check the mode of this line',
  place: 'no place has this code or name: use the code of a port, airport, state or country',
  'place-ambiguous': 'several places have this name: use a code, such as {choices}',
  'place-left-out': 'a place whose lines you left out',
  zone: 'no zone has this name: zones are set up in the settings',
  via: 'this is not one port or airport, such as PAONX: leave it empty where it does not matter',
  'same-place': 'the same place as “from”',
  choice: 'this is not one of the choices',
  charge: 'no charge has this code or name',
  'charge-ambiguous': 'several charges have this name: use a code, such as {choices}',
  'of-missing': 'a percentage of a charge names it: freight, pickup, delivery or duties',
  number: 'this is not a number, such as 1250.50',
  'number-ambiguous':
    'this may be thousands or decimals, and no other number of this file shows which: write 1250.00 or 1.2500',
  digits: 'this has too many digits after the point',
  negative: 'only a discount is negative',
  'whole-number': 'this is not a number of days up to 365',
  date: 'this is not a date, such as 2026-12-31, 12/31/2026 or 31-Dec-2026',
  'date-ambiguous': 'this may be day or month first, and no other date of this file shows which',
  'date-order': 'the rate ends before it begins',
  'below-minimum': 'the maximum is below the minimum of the price or of the cost',
  days: 'this is not days, such as 18 or 18-24',
  container: 'only a rate by container has one',
  'container-twice': 'the basis names another container',
  'text-missing': 'this charge needs a text of its own',
  'too-long': 'this is too long',
};

/** A problem of a rate sheet in one line: "Line 3, rate: this is not a number, such as 1250.50 (12,5)". */
export function rateProblemText({ line, column, problem, value, choices = [] }: RateSheetProblem): string {
  const where = column === '' ? `Line ${line}` : `Line ${line}, ${column}`;
  return `${where}: ${problemOfCell({ problem, value, choices })}`;
}

/** Ranges of lines, and values, that a cause lists. */
const mostRanges = 8;
const mostValues = 3;

/** Writes ascending lines in ranges: "2–7, 9". */
function rangesOf(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const texts = ranges.slice(0, mostRanges).map(([from, to]) => (from === to ? from : `${from}–${to}`));
  return [...texts, ...(ranges.length > mostRanges ? ['…'] : [])].join(', ');
}

/** Problems with the same cause in one text: "Lines 2–7, Mode: this is not one of the choices (Sea)". */
export function rateProblemTexts(problems: readonly RateSheetProblem[]): string[] {
  const causes = Map.groupBy(problems, ({ column, problem, choices = [] }) =>
    [column, problem, ...choices].join('\n'),
  );
  return [...causes.values()].map((cause) => {
    const [first] = cause as [RateSheetProblem];
    const lines = [...new Set(cause.map(({ line }) => line))].sort((a, b) => a - b);
    if (lines.length === 1) return rateProblemText(first);
    const values = [...new Set(cause.map(({ value }) => value))].filter(Boolean);
    const value = [...values.slice(0, mostValues), ...(values.length > mostValues ? ['…'] : [])].join(', ');
    const where = [`Lines ${rangesOf(lines)}`, first.column].filter(Boolean).join(', ');
    return `${where}: ${problemOfCell({ ...first, value })}`;
  });
}

/** A problem without its place: "this is not a number, such as 1250.50 (12,5)". */
function problemOfCell({
  problem,
  value,
  choices = [],
}: Pick<RateSheetProblem, 'problem' | 'value' | 'choices'>): string {
  const text = fill(rateProblems[problem], { choices: choices.join(', ').replace(/, ([^,]*)$/, ' or $1') });
  return `${text}${value === '' ? '' : ` (${value})`}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns the problems of a typed line by column, the first of each. */
export function problemsByColumn(problems: readonly RateSheetProblem[]): Record<string, string> {
  const texts = problems.map((problem) => [problem.column || 'from', sentence(problemOfCell(problem))]);
  return Object.fromEntries(texts.toReversed());
}

const linesOf = (count: number) =>
  pluralOf('en', count, { one: 'One line', other: `${formatNumber('en', count)} lines` });

export const rateOutcomes = {
  read: (count: number, leftOut: number) =>
    `${linesOf(count)} read${leftOut > 0 ? `, ${linesOf(leftOut).toLowerCase()} of the file left out` : ''}. Check and confirm ${count === 1 ? 'it' : 'them'}.`,
  unreadColumns: (titles: string[]) =>
    `Columns with numbers are not read: ${listIn('en', titles)}. Say that this is right, or read the file again with what they hold.`,
  leftOut: 'Lines or prices of the file are left out. Say that you have seen the causes.',
  confirmed: 'The rates are in use.',
  ended: 'This sheet is no longer in use. Use it again, then add the line.',
  tooManyLines: 'This sheet is full: a sheet holds at most 100,000 lines.',
  lineAdded: 'The line is added. Check and confirm the sheet.',
  restored: 'The rates are in use again.',
  unknownZones: (zones: string[]) =>
    `Rates of this sheet name ${listIn('en', zones)}, which the settings no longer have. Add a zone of that name in the settings and publish them, or import the sheet without it.`,
  deleted: 'The rates are no longer in use.',
  replacesAnother:
    'Another sheet of this vendor and name is in use now. Check the difference again, then confirm.',
  refused: (count: number) =>
    `Nothing was imported. ${pluralOf('en', count, {
      one: 'One cell is wrong.',
      other: `${formatNumber('en', count)} cells are wrong.`,
    })}`,
  unmapped: 'Say what each column of this file holds, and what is not certain in it.',
  noForm: 'Please send the file as multipart/form-data.',
  noFile: 'Choose a CSV or XLSX file.',
  cutOff: 'This file is damaged or not whole. Export it again.',
  tooLarge: 'This file is larger than 25 MB. Split it.',
  tooManyUploads: 'Too many files are being uploaded. Try again in a few seconds.',
  templateSaved: 'Template saved.',
  tooManyTemplates: (most: number) => `${most} templates is the limit. Please delete one first.`,
};
