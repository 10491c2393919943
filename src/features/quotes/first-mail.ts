import { fillVariables } from '#features/requests/reply-variables.ts';
import type { QuoteDraftStrings } from './quote-strings.ts';

/** Fills in a text; its greeting has no name when none is known. */
export function fillGreeted(text: string, values: Record<string, string>): string {
  const greeted = values.name?.trim() ? text : text.replace(/,? \{\{name\}\}/, '');
  return fillVariables(greeted, values).text;
}

/** Fills in the initial mail. */
export function firstMail(
  { subject, message }: Pick<QuoteDraftStrings, 'subject' | 'message'>,
  values: Record<string, string>,
) {
  return { subject: fillVariables(subject, values).text, message: fillGreeted(message, values) };
}
