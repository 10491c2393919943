import type { Locale } from '../../platform/i18n/locale.ts';
import { fillVariables } from '../requests/reply-variables.ts';
import type { Drafted } from './drafted.ts';
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
  const begin = values.name?.trim() ? ask.begin : ask.begin.replace(/,? \{\{name\}\}/, '');
  return fillVariables(`${begin}\n\n${items}\n\n${ask.end}`, values).text;
}
