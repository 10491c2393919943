import { fill, formatNumber, listIn, pluralOf } from '../../../../platform/values/format.ts';
import type { RateProblem, RateSheetProblem } from '../../rates.ts';

/** Problems of a cell of a rate sheet. */
const problems: Record<RateProblem, string> = {
  'not-csv': 'this is not CSV: check its quotation marks',
  'not-xlsx': 'this is no XLSX that can be read: save it again in Excel, or as CSV',
  'too-large': 'the file unpacks to more than can be read: delete what is no rate, or split it',
  'too-many-lines': 'a sheet holds at most 100,000 lines',
  'too-many-columns': 'a file has at most 200 columns',
  'no-lines': 'the sheet holds no rates',
  'column-missing': 'no column of the file holds this',
  'target-twice': 'two columns hold this',
  'cell-count': 'the line has more cells than the line of titles',
  missing: 'this cell is empty',
  'no-rate': 'the line has neither a rate nor a cost',
  place: 'no place has this code or name: use a code, such as USHOU, IAH, US-TX or US',
  'place-ambiguous': 'several places have this name: use a code, such as {choices}',
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
  const text = fill(problems[problem], { choices: choices.join(', ').replace(/, ([^,]*)$/, ' or $1') });
  return `${where}: ${text}${value === '' ? '' : ` (${value})`}`;
}

export const rateOutcomes = {
  read: (count: number) =>
    `${pluralOf('en', count, { one: 'One line', other: `${formatNumber('en', count)} lines` })} read. Check and confirm them.`,
  confirmed: 'The rates are in use.',
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
  unmapped: 'Say what each column of this file holds.',
  noForm: 'Please send the file as multipart/form-data.',
  noFile: 'Choose a CSV or XLSX file.',
  cutOff: 'This file is damaged or not whole. Export it again.',
  tooLarge: 'This file is larger than 25 MB. Split it.',
  tooManyUploads: 'Too many files are being uploaded. Try again in a few seconds.',
  templateSaved: 'Template saved.',
  tooManyTemplates: (most: number) => `${most} templates is the limit. Please delete one first.`,
};
