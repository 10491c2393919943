import { durationIn } from '../../contract/locale.ts';

/** A number of months as English says it: 60 are "5 years", 18 are "18 months". */
export function monthsInEnglish(months: number): string {
  return months % 12 === 0 ? durationIn('en', months / 12, 'year') : durationIn('en', months, 'month');
}
