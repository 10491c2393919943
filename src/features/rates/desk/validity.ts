import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, joinByDots, pluralOf } from '../../../platform/values/format.ts';
import { shortDate } from '../../settings/strings/en/moments.ts';
import type { RateLine } from '../rates.ts';
import type { RateSheet } from '../server/rate-sheets.ts';
import { rates } from '../strings/en/rates.ts';

const { validity: t, sheet } = rates;

function dayText(day: string): string {
  return `${shortDate(day)}, ${day.slice(0, 4)}`;
}

/** Describes when the lines of a sheet end: how many did, and those that are next. */
export function validityText({ ends }: Pick<RateSheet, 'ends'>, today: string): string {
  const days = Object.entries(ends);
  const expired = days.reduce((sum, [day, count]) => (day < today ? sum + count : sum), 0);
  const [next] = days.filter(([day]) => day >= today).sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = joinByDots([
    expired > 0 && pluralOf(deskLocale, expired, t.expired),
    next && pluralOf(deskLocale, next[1], t.next, { day: dayText(next[0]) }),
  ]);
  return texts || t.always;
}

/** Describes the days on which a line is valid. */
export function lineValidity({ validFrom, validUntil }: RateLine): string {
  const parts = [
    validFrom && fill(sheet.from, { day: dayText(validFrom) }),
    validUntil && fill(sheet.until, { day: dayText(validUntil) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : sheet.always;
}
