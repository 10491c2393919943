import { formatNumber, pluralOf } from '../../../../platform/values/format.ts';
import type { RateProblem, RateSheetProblem } from '../../rates.ts';

/** Problems of a cell of a rate sheet. */
const problems: Record<RateProblem, string> = {
  'not-csv': 'this is not CSV: check its quotation marks',
  'too-many-lines': 'a sheet holds at most 20,000 lines',
  'no-lines': 'the sheet holds no rates',
  'column-unknown': 'no column has this name',
  'column-twice': 'this column is there twice',
  'column-missing': 'this column is missing',
  'cell-count': 'the line has more or fewer cells than the first one',
  missing: 'this cell is empty',
  place: 'no place has this code or name, or several have',
  'same-place': 'the same place as “from”',
  choice: 'this is not one of the choices',
  number: 'this is not a number, such as 1250.50',
  digits: 'this has too many digits after the point',
  negative: 'only a discount is negative',
  date: 'this is not a date, such as 2026-12-31',
  'date-order': 'the rate ends before it begins',
  days: 'this is not days, such as 18 or 18-24',
  container: 'only a rate by container has one',
  'text-missing': 'this charge needs a text of its own',
  'too-long': 'this is too long',
};

/** A problem of a rate sheet in one line: "Line 3, rate: this is not a number, such as 1250.50 (12,5)". */
export function rateProblemText({ line, column, problem, value }: RateSheetProblem): string {
  const where = column === '' ? `Line ${line}` : `Line ${line}, ${column}`;
  return `${where}: ${problems[problem]}${value === '' ? '' : ` (${value})`}`;
}

export const rateOutcomes = {
  read: (count: number) =>
    `${pluralOf('en', count, { one: 'One line', other: `${formatNumber('en', count)} lines` })} read. Check and confirm them.`,
  confirmed: 'The rates are in use.',
  deleted: 'Rate sheet deleted.',
  refused: (found: RateSheetProblem[]) =>
    `Nothing was imported. ${pluralOf('en', found.length, {
      one: 'One line is wrong.',
      other: '{count} lines are wrong.',
    })}`,
  templateSaved: 'Template saved.',
  tooManyTemplates: (most: number) => `${most} templates is the limit. Please delete one first.`,
};
