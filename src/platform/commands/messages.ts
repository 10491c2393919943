import type { Locale } from '../i18n/locale.ts';
import type { FieldProblem } from './field-problem.ts';
import { messages as en } from './strings/en/messages.ts';
import { messages as es } from './strings/es/messages.ts';
import { messages as pt } from './strings/pt/messages.ts';

export type Messages = typeof en;

export const shippedMessages: Record<Locale, Messages> = { en, es, pt };

let find = (locale: Locale): Messages => shippedMessages[locale];

/** Replaces the messages by those of the settings, which are above the platform. */
export function provideMessages(messagesOf: (locale: Locale) => Messages): void {
  find = messagesOf;
}

/** Messages of the server to customers, in one locale. */
export function messagesIn(locale: Locale): Messages {
  return find(locale);
}

/** Says why a field was refused; a problem without a text reads "please check this field". */
export function fieldMessage(locale: Locale, problem: string): string {
  const { fields } = messagesIn(locale);
  return problem in fields ? fields[problem as FieldProblem] : fields.invalid;
}
