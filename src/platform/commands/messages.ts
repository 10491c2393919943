import type { Locale } from '../i18n/locale.ts';
import type { FieldProblem } from './field-problem.ts';
import { messages as en } from './strings/en/messages.ts';
import { messages as es } from './strings/es/messages.ts';
import { messages as pt } from './strings/pt/messages.ts';

export type Messages = typeof en;

const messages: Record<Locale, Messages> = { en, es, pt };

/** Messages of the server to customers, in one locale. */
export function messagesIn(locale: Locale): Messages {
  return messages[locale];
}

/** Says why a field was refused; a problem without a text reads "please check this field". */
export function fieldMessage(locale: Locale, problem: string): string {
  const { fields } = messages[locale];
  return problem in fields ? fields[problem as FieldProblem] : fields.invalid;
}
