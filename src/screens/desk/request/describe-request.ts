import { type AnsweredLead, textOf } from '#features/requests/answers.ts';
import { wordFieldsOf, writtenTextsOf } from '#features/requests/customer-texts.ts';
import { answeredOnly, describeAnswers, type Section } from '#features/requests/describe-answers.ts';
import type { CannedText } from '#features/requests/desk/canned-picker.tsx';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { fillVariables } from '#features/requests/reply-variables.ts';
import type { DeskLead } from '#features/requests/server/inbox/find-lead.ts';
import type { CannedReply } from '#features/requests/server/reply/canned-replies.ts';
import { deskLocale, knownLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { lacksCountryCode, whatsappUrl } from '#platform/values/telephone.ts';

/** Returns the answered fields, except those in `without`. */
function answersOf(lead: AnsweredLead, without: string[]): Section[] {
  return answeredOnly(describeAnswers(lead, deskLocale, { isForDesk: true }), without);
}

/** Fields shown outside the answers: contact and service. */
const shownElsewhere = {
  'rate-request': ['clientName', 'brandName', 'phone', 'email', 'service', 'attachments'],
  'contact-message': ['name', 'email'],
};

/** Returns the answers as they were sent, without the contact; none while nobody corrected them. */
export function sentAnswersOf({ sentAnswers }: DeskLead): Section[] {
  return sentAnswers ? answersOf(sentAnswers, shownElsewhere[sentAnswers.kind]) : [];
}

/** Returns the answers that stand nowhere else on the page. */
export function answersBeside(lead: DeskLead) {
  // The head and its own section show the shipment.
  const { shipment: _, ...answers } = lead.answers;
  const others = lead.shipment ? { kind: lead.kind, answers } : lead;
  const written = writtenTextsOf(lead);
  const repeated = wordFieldsOf(lead).filter((name) => written.includes(textOf(lead, name)));
  return answersOf(others, [...shownElsewhere[lead.kind], ...repeated]);
}

/** Returns a merged request's contact fields that equal those of the request that it was merged into. */
function sharedContact({ kind, answers }: DeskLead['merged'][number], lead: DeskLead): string[] {
  const known = [lead.name, lead.company, lead.email, lead.phone];
  return Object.entries(answers).flatMap(([name, value]) =>
    shownElsewhere[kind].includes(name) && typeof value === 'string' && known.includes(value) ? [name] : [],
  );
}

/** Returns the answers of a merged request without the contact that it shares. */
export function answersOfMerged(merged: DeskLead['merged'][number], lead: DeskLead): Section[] {
  return answersOf(merged, sharedContact(merged, lead));
}

/** Returns a WhatsApp link with the reference in the sender's language; null without an international number. */
export function whatsAppOf({ phone, reference, locale }: DeskLead): string | null {
  if (phone === '' || lacksCountryCode(phone)) return null;
  const digits = phone.replace(/\D/g, '').replace(/^(?:00|011)/, '');
  return whatsappUrl(digits, fill(leadMailStringsIn(knownLocale(locale)).leadReply.chat, { reference }));
}

/** Fills in a canned reply in a locale, or in the first language that it has, whose name is then in `instead`. */
export function cannedIn(
  { id, title, texts }: CannedReply,
  { locale: wanted, valuesIn }: { locale: Locale; valuesIn: (locale: Locale) => Record<string, string> },
): CannedText[] {
  const locale = [wanted, ...locales].find((candidate) => texts[candidate]);
  if (!locale) return [];
  const body = fillVariables(texts[locale] ?? '', valuesIn(locale)).text;
  return [{ id, title, body, locale, instead: locale === wanted ? '' : languageOf(locale) }];
}
