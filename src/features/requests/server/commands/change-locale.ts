import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { type ChangeOutcome, changeLead, type LeadChange } from './change-lead.ts';

/**
 * Changes the language in which a lead's customer is written to, such as for a customer who wrote Spanish in the English
 * form. Mails that have not left change with it. Refused for a stale version, and for the language that it has already.
 * Throws when the database fails.
 */
export function changeLocale(
  dependencies: LeadDependencies,
  change: LeadChange,
  locale: Locale,
): Promise<ChangeOutcome<'same-locale' | 'erased'>> {
  return changeLead<'same-locale' | 'erased'>(dependencies, change, (row) => {
    if (row.erased_at !== null) return { refused: 'erased' };
    const from = knownLocale(row.locale);
    if (from === locale) return { refused: 'same-locale' };
    return { set: { locale }, events: [{ type: 'locale', from, to: locale }] };
  });
}
