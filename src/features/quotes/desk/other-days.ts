import { mediumDate } from '#features/settings/strings/en/moments.ts';
import { fill } from '#platform/values/format.ts';
import type { OtherDays } from '../server/lane-rates.ts';
import { quotes } from '../strings/en/desk-quotes.ts';

const t = quotes.validity;

const dayText = (day: string) => mediumDate(Date.parse(day), 'UTC');

/** Fills a text with the `{day}` of a quote and the `{days}` on which the rates of its lane are valid. */
export function otherDaysText(text: string, { on, validFrom, validUntil }: OtherDays): string {
  const days = [
    validFrom && fill(t.from, { day: dayText(validFrom) }),
    validUntil && fill(t.until, { day: dayText(validUntil) }),
  ].filter(Boolean);
  return fill(text, { days: days.join(' '), day: dayText(on) });
}
