import { messageForm } from '#platform/commands/submission-headers.ts';
import { type MailContext, pageIn } from '#platform/mail/composed-email.ts';
import type { Fact } from '#platform/mail/email-layout.tsx';
import { fill } from '#platform/values/format.ts';
import { telephoneUrl, whatsappUrl } from '#platform/values/telephone.ts';
import { leadMailStringsIn } from './mail-strings.ts';

/** Says that the mail itself can be answered, where that reaches the desk. */
export function wayByMail({ answersByMail, locale }: MailContext): Fact[] {
  const { mail, reply } = leadMailStringsIn(locale).waysToReach;
  return answersByMail ? [{ label: mail, value: reply }] : [];
}

/**
 * Ways to answer us about a request, as facts with links, in ways that reach the desk: first the request's own page,
 * without a link to it the contact form with the reference filled in. A reply to a mail is not among them: without
 * IMAP_URL it reaches a mailbox, not the desk.
 */
export function waysToReach(
  context: MailContext,
  { reference, secret = null }: { reference: string; secret?: string | null | undefined },
): Fact[] {
  const strings = leadMailStringsIn(context.locale).waysToReach;
  const { phone, whatsapp } = context.company;
  return [
    secret
      ? { label: strings.site, value: strings.answer, href: pageIn(context, messageForm(secret)) }
      : {
          label: strings.site,
          value: strings.form,
          href: pageIn(context, `/contactus?subject=${reference}`),
        },
    { label: strings.phone, value: phone, href: telephoneUrl(phone) },
    ...(whatsapp
      ? [
          {
            label: strings.whatsapp,
            value: strings.chat,
            href: whatsappUrl(whatsapp, fill(strings.about, { reference })),
          },
        ]
      : []),
  ];
}
