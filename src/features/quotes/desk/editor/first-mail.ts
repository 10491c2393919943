import { fillVariables } from '../../../requests/reply-variables.ts';
import type { QuoteDraftStrings } from '../../quote-strings.ts';

/** The mail of a quote as it begins, with the values of its variables; it greets without a name where none is known. */
export function firstMail({ subject, message }: QuoteDraftStrings, values: Record<string, string>) {
  const greeted = values.name?.trim() ? message : message.replace(/,? \{\{name\}\}/, '');
  return {
    subject: fillVariables(subject, values).text,
    message: fillVariables(greeted, values).text,
  };
}
