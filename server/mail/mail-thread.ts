import { customerMailStrings } from '../../app/content/mail-strings.ts';
import type { Company } from '../../contract/company.ts';
import type { Locale } from '../../contract/locale.ts';
import type { LeadKind } from '../db/tables.ts';
import { headerText } from './composed-email.ts';

/** What a mail of a conversation follows, so that mail programs keep all of them together. */
export interface MailThread {
  /** The mails before, the oldest first: outbox ids of ours, and Message-IDs (`<…>`) of the customer's. */
  references: string[];
  /** What began it: the acknowledgement of a lead of this kind (rows of older releases lack its language), or a reply with this subject; null without a mail before. */
  begunBy: { acknowledged: LeadKind; locale?: Locale } | { subject: string } | null;
}

/** Mails that the header `References` names: the first and the newest, as RFC 5322 has it for long threads. */
const mostReferences = 20;

/** The headers by which mail programs put a mail behind the others of its thread; none without a mail before. */
export function threadHeaders(
  { references }: Pick<MailThread, 'references'>,
  { email }: Company,
): Record<string, string> {
  const domain = email.noReply.split('@').at(-1);
  const ids = references.map((id) => (id.startsWith('<') ? id : `<${id}@${domain}>`));
  const named = ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids;
  const last = named.at(-1);
  return last ? { 'In-Reply-To': last, References: named.join(' ') } : {};
}

/** A subject in one line, with the reference once. */
function withReference(subject: string, reference: string): string {
  const line = headerText(subject);
  return line.includes(reference) ? line : `${reference}: ${line}`;
}

const answerPrefix = /^\s*(?:re|aw|sv|rv|res|fwd?|wg)\s*:\s*/i;

function withoutPrefixes(subject: string): string {
  let rest = subject;
  for (let match = answerPrefix.exec(rest); match; match = answerPrefix.exec(rest))
    rest = rest.slice(match[0].length);
  return rest.trim();
}

/**
 * The subject of the next mail of a thread: that of its first mail behind `Re:`, as Gmail begins another conversation where
 * a subject differs. `headline` is the subject that the author chose, where it is another one; else empty.
 */
export function threadSubject(
  { begunBy }: Pick<MailThread, 'begunBy'>,
  { chosen, reference, locale }: { chosen: string; reference: string; locale: Locale },
): { subject: string; headline: string } {
  const own = withReference(chosen, reference);
  if (begunBy === null) return { subject: own, headline: '' };
  const first =
    'acknowledged' in begunBy
      ? customerMailStrings(begunBy.locale ?? locale).leadAcknowledgement.subject[begunBy.acknowledged](
          reference,
        )
      : withReference(begunBy.subject, reference);
  const base = withoutPrefixes(first);
  return { subject: `Re: ${base}`, headline: withoutPrefixes(own) === base ? '' : headerText(chosen) };
}
