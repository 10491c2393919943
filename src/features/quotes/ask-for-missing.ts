import type { Locale } from '#platform/i18n/locale.ts';
import type { Drafted } from './drafted.ts';
import { fillGreeted } from './first-mail.ts';
import { type KnownTotals, missingParts } from './missing-parts.ts';
import { quoteDraftIn } from './quote-strings.ts';

/** Returns the message that asks the customer for what a price lacks; empty where they can add nothing. */
export function askForMissing(
  drafted: Drafted,
  known: KnownTotals | null,
  locale: Locale,
  values: Record<string, string>,
): string {
  const parts = missingParts(drafted, known);
  if (parts.length === 0) return '';
  const { ask } = quoteDraftIn(locale);
  const items = parts.map((part) => `– ${ask.parts[part]}`).join('\n');
  return fillGreeted(`${ask.begin}\n\n${items}\n\n${ask.end}`, values);
}
