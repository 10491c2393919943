import { mediumDate, shortDate } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { day } from '#platform/values/durations.ts';
import { fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import type { RateLine } from '../rates.ts';
import type { RateSheet } from '../server/rate-sheets.ts';
import { rates } from '../strings/en/rates.ts';

const { validity: t, sheet } = rates;

const dayWithYear = (day: string) => mediumDate(Date.parse(day), 'UTC');

/** A day, with its year where that is not certain. */
function dayText(date: string, today: string): string {
  const isNear = Math.abs(Date.parse(date) - Date.parse(today)) < 300 * day;
  return isNear ? shortDate(date) : dayWithYear(date);
}

/** Days on which the lines of a sheet end, with the number of those that have ended in the color of an alert. */
export function SheetValidity({
  sheet: { ends, lineCount },
  today,
}: {
  sheet: Pick<RateSheet, 'ends' | 'lineCount'>;
  today: string;
}) {
  const days = Object.entries(ends);
  const expired = days.reduce((sum, [day, count]) => (day < today ? sum + count : sum), 0);
  const coming = days.filter(([date]) => date >= today).sort(([a], [b]) => (a < b ? -1 : 1));
  const [next, last] = [coming[0], coming.at(-1)];
  const [only] = days;
  const isOneDay = only !== undefined && only[1] === lineCount;
  // Each line ends, and none has.
  const isPeriod = coming.reduce((sum, [, count]) => sum + count, 0) === lineCount;
  const expiredText =
    expired > 0 &&
    (isOneDay
      ? fill(t.allExpired, { day: dayWithYear(only[0]) })
      : pluralOf(deskLocale, expired, t.expired, { all: formatNumber(deskLocale, lineCount) }));
  const nextText =
    next &&
    (isOneDay
      ? fill(sheet.until, { day: dayText(next[0], today) })
      : isPeriod && last
        ? fill(t.between, { from: dayText(next[0], today), until: dayText(last[0], today) })
        : pluralOf(deskLocale, next[1], t.next, { day: dayText(next[0], today) }));
  return (
    <>
      {expiredText && <span className="font-medium text-alert">{expiredText}</span>}
      {expiredText && nextText && ' · '}
      {nextText || (!expiredText && t.always)}
    </>
  );
}

const isExpired = ({ validUntil }: Pick<RateLine, 'validUntil'>, today: string) =>
  validUntil !== null && validUntil < today;

/** Describes the days on which a line is valid. */
function lineValidity(
  { validFrom, validUntil }: Pick<RateLine, 'validFrom' | 'validUntil'>,
  today: string,
): string {
  if (validUntil && isExpired({ validUntil }, today))
    return fill(t.allExpired, { day: dayWithYear(validUntil) });
  const [from, until] = [validFrom, validUntil].map((date) => date && dayText(date, today));
  if (from && until) return fill(sheet.period, { from, until });
  if (from) return fill(sheet.from, { day: from });
  return until ? fill(sheet.until, { day: until }) : sheet.always;
}

/** Validity of lines, in the color of an alert once it is over. */
export function Validity({
  line,
  today,
}: {
  line: Pick<RateLine, 'validFrom' | 'validUntil'>;
  today: string;
}) {
  return (
    <span className={isExpired(line, today) ? 'font-medium text-alert' : ''}>
      {lineValidity(line, today)}
    </span>
  );
}
