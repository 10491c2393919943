import type { Company } from '../company.ts';
import { withReference } from '../values/mail-subject.ts';
import { headerLine } from './composed-email.ts';

/** Message-IDs that a mail refers to, so that mail programs group the conversation. */
export interface MailThread {
  /** The mails before, the oldest first: outbox ids of ours, and Message-IDs (`<…>`) of the customer's. */
  references: string[];
  /** The one that it answers, where that is not the last. */
  inReplyTo?: string | null;
}

/** Mails that the header `References` names: the first and the newest, as RFC 5322 has it for long threads. */
const mostReferences = 20;

/** The headers by which mail programs put a mail behind the others of its thread; none without a mail before. */
export function threadHeaders(
  { references, inReplyTo }: MailThread,
  { email }: Company,
): Record<string, string> {
  const domain = email.noReply.split('@').at(-1);
  const ids = references.map((id) => (id.startsWith('<') ? id : `<${id}@${domain}>`));
  const named = ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids;
  const last = inReplyTo ?? named.at(-1);
  return last ? { 'In-Reply-To': last, References: named.join(' ') } : {};
}

/** The whole subject as it was chosen, in one line, with the reference behind it where it does not have it. */
export function subjectOfMail(chosen: string, reference: string): string {
  return withReference(headerLine(chosen), reference);
}
