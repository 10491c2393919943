import { fillVariables } from '../requests/reply-variables.ts';
import type { QuoteDraftStrings } from './quote-strings.ts';

/** Fills in the initial mail; the greeting has no name when none is known. */
export function firstMail(
  { subject, message }: Pick<QuoteDraftStrings, 'subject' | 'message'>,
  values: Record<string, string>,
) {
  const greeted = values.name?.trim() ? message : message.replace(/,? \{\{name\}\}/, '');
  return {
    subject: fillVariables(subject, values).text,
    message: fillVariables(greeted, values).text,
  };
}
