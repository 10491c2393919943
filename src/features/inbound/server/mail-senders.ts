import type { Email } from 'postal-mime';
import { findFormSender } from './form-sender.ts';
import {
  type ForwardedText,
  findForwardedSender,
  findRedirectedSender,
  splitForwarded,
} from './forwarded-sender.ts';
import { addressesIn, type MailAddress } from './mail-addresses.ts';
import { headerReader, startOf } from './mail-headers.ts';
import { lineOf } from './mail-text.ts';
import { isInternal, isOurs, type OwnMail } from './own-mail.ts';

/** A mail that another one passes on. */
export interface Forwarded {
  /** From outside the company; null when no address is named. */
  forwardedFrom: MailAddress | null;
  /** Null when all text is of the sender. */
  forwardedText: ForwardedText | null;
  /** The fields of a form of the company's website. */
  isForm: boolean;
}

/** Returns who wrote the mail that a person of the company passes on, or filled in the form that a website of it sends. */
export function forwardedIn(mail: Email, text: string, own: OwnMail): Forwarded {
  const attachedMails = mail.attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822')
    .slice(0, 5)
    .map(startOf);
  const isOwn = (address: string) => isInternal(address, own);
  const redirected = findRedirectedSender(headerReader(mail), isOwn);
  if (redirected) return { forwardedFrom: redirected, forwardedText: null, isForm: false };
  const forwardedFrom = findForwardedSender({ attachedMails, text }, isOwn);
  const formSender = forwardedFrom ? null : findFormSender(text, isOwn);
  if (formSender) return { forwardedFrom: formSender, forwardedText: null, isForm: true };
  return { forwardedFrom, forwardedText: splitForwarded(text, isOwn), isForm: false };
}

/** Local parts of addresses by which programs send, where no person reads what is answered. */
const programs =
  /^(?:no[-_.]?(?:reply|responder|responda|response)|nao[-_.]?respond[ae]r?|do[-_.]?not[-_.]?(?:reply|respond)|(?:web|contact|online)?[-_.]?forms?|formularios?|formmail(?:er)?|wordpress|website|mailer|notifications?|notificaciones|www-data|apache|nobody)(?:\+|$)/i;

/** Returns who filled in the form of a website whose program sends without a Reply-To. */
export function formSenderOf({ address }: MailAddress, text: string, own: OwnMail): MailAddress | null {
  if (!programs.test(address.slice(0, address.lastIndexOf('@')))) return null;
  return findFormSender(text, (other) => isInternal(other, own));
}

export function addressesOf(mail: Email, header: string): MailAddress[] {
  return mail.headers.filter(({ key }) => key === header).flatMap(({ value }) => addressesIn(value));
}

/**
 * Returns the addresses that sent a mail; `writtenFrom` is that of From, which Authentication-Results verify, and empty where
 * From names several: they may be about any of them.
 */
export function sendersOf(mail: Email, own: OwnMail) {
  const [inFrom = null, ...others] = addressesOf(mail, 'from');
  const [inSender = null] = addressesOf(mail, 'sender');
  const [replyTo = null] = addressesOf(mail, 'reply-to');
  const [envelope = null] = addressesOf(mail, 'return-path');
  const name = lineOf(mail.from?.name ?? '', 300);
  const writtenFrom = inFrom && others.length === 0 ? inFrom : { name: '', address: '' };
  const nextSender = { name: inSender?.name || name, address: (inSender ?? envelope)?.address ?? '' };
  const sent = inFrom ?? nextSender;
  const isOther = inSender && inSender.address.toLowerCase() !== sent.address.toLowerCase();
  return {
    writtenFrom,
    from: replyTo && isOurs(sent, own) ? replyTo : sent,
    replyTo,
    sender: isOther ? inSender : null,
    returnPath: envelope?.address ?? null,
  };
}
