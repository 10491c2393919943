import type { Language } from '../../contract/language.ts';
import { telephoneUrl, whatsappUrl } from '../../contract/telephone.ts';
import type { House } from './composed-email.ts';
import type { Fact } from './layout.tsx';

const wordsByLanguage = {
  en: {
    site: 'On our site',
    form: 'Write to us about this request',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    chat: 'Chat with us',
    about: (reference: string) => `My reference is ${reference}.`,
  },
} satisfies Record<Language, unknown>;

/**
 * How a customer answers us about a request, as facts with links: in ways that the desk or a person at the telephone sees,
 * with the reference filled in. A reply to a mail is not among them: it reaches a mailbox, not the desk.
 */
export function waysToReach(
  { company, appUrl }: House,
  { reference, language }: { reference: string; language: Language },
): Fact[] {
  const words = wordsByLanguage[language];
  const { phone, whatsapp } = company;
  return [
    { label: words.site, value: words.form, href: `${appUrl}/contactus?subject=${reference}` },
    { label: words.phone, value: phone, href: telephoneUrl(phone) },
    ...(whatsapp
      ? [{ label: words.whatsapp, value: words.chat, href: whatsappUrl(whatsapp, words.about(reference)) }]
      : []),
  ];
}
