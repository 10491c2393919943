import type { FieldProblem } from '../../contract/field-problem.ts';
import type { Locale } from '../../contract/locale.ts';
import { messages as en } from './en/messages.ts';
import { messages as es } from './es/messages.ts';
import { messages as pt } from './pt/messages.ts';

export type Messages = typeof en;

const messages: Record<Locale, Messages> = { en, es, pt };

/** What the server says to customers, in one locale. */
export function messagesIn(locale: Locale): Messages {
  return messages[locale];
}

/** Says why a field was refused; a problem without a text reads "please check this field". */
export function fieldMessage(locale: Locale, problem: string): string {
  const { fields } = messages[locale];
  return problem in fields ? fields[problem as FieldProblem] : fields.invalid;
}
