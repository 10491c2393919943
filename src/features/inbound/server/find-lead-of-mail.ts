import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/open-database.ts';
import { emailNames } from '../../../platform/mail/emails.ts';
import { referenceOfTag } from '../../../platform/mail/reply-address.ts';
import type { ParsedMail } from './parse-mail.ts';
import { domainIn } from './sender-verification.ts';

export interface LeadOfMail {
  leadId: string;
  /** True when the mail is from the lead's address and verified. */
  isFromCustomer: boolean;
}

/** Domains whose addresses belong to unrelated people. */
const publicDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.net gmx.de web.de t-online.de mail.com zoho.com fastmail.com hey.com yandex.com
  yandex.ru mail.ru qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net rediffmail.com comcast.net att.net
  verizon.net sbcglobal.net bellsouth.net cox.net orange.fr free.fr wanadoo.fr laposte.net libero.it virgilio.it
  terra.com.br uol.com.br bol.com.br ig.com.br prodigy.net.mx telefonica.net btinternet.com`.split(/\s+/),
);

/** Also with country endings: yahoo.com.mx, hotmail.es, outlook.pt. */
const publicNames = new Set(['yahoo', 'hotmail', 'outlook', 'live', 'gmx', 'yandex']);

function isPublic(domain: string): boolean {
  return publicDomains.has(domain) || publicNames.has(domain.split('.')[0] ?? '');
}

/** Returns the stored hash of a mail's key or its Message-ID with brackets. */
export function keyHashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

type Candidate = { id: string; email_key: string };

/** Checks only From, which DMARC protects: Reply-To may name any address. */
function isFrom({ from }: ParsedMail, { email_key: email }: Candidate): boolean {
  return email !== '' && from.address.toLowerCase() === email;
}

/** Finds the lead by the newest of our mails that it replies to. */
async function findByOurMail(db: Db, { outboxIds }: ParsedMail): Promise<Candidate | undefined> {
  if (outboxIds.length === 0) return undefined;
  return db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.subject_id')
    .select(['leads.id', 'leads.email_key'])
    .where('outbox.id', 'in', outboxIds)
    .where('leads.erased_at', 'is', null)
    .where(
      'outbox.type',
      'in',
      emailNames(({ audience, thread }) => thread !== false && audience === 'customer'),
    )
    .orderBy('outbox.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the lead by an earlier mail of the customer in the same thread. */
async function findByTheirMail(db: Db, mail: ParsedMail): Promise<Candidate | undefined> {
  const keys = [...mail.inReplyTo, ...mail.references].map((id) => keyHashOf(`<${id}>`));
  if (keys.length === 0) return undefined;
  return db
    .selectFrom('inbound_mails')
    .innerJoin('leads', 'leads.id', 'inbound_mails.lead_id')
    .select(['leads.id', 'leads.email_key'])
    .where('inbound_mails.message_key', 'in', keys)
    .where('leads.erased_at', 'is', null)
    .orderBy('inbound_mails.received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function findByReferences(db: Db, references: string[]): Promise<Candidate[]> {
  if (references.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('leads')
    .select(['id', 'email_key'])
    .where('reference', 'in', references.slice(0, 10))
    .where('erased_at', 'is', null)
    .orderBy('received_at', 'desc')
    .execute();
}

/** A reference alone is not secret: it is accepted from the lead's address and from others of the same company. */
function mayNameReference(mail: ParsedMail, lead: Candidate): boolean {
  if (mail.senderVerification === 'failed') return false;
  if (isFrom(mail, lead)) return true;
  const domain = domainIn(mail.from.address.toLowerCase());
  return domain !== '' && domain === domainIn(lead.email_key) && !isPublic(domain);
}

/**
 * Finds the lead of a mail: by the mails that it replies to, by its recipient address, or by the reference in its
 * subject when its sender is known. Null when there is none, or it was erased. A merged lead is returned itself.
 */
export async function findLeadOfMail(db: Db, mail: ParsedMail, replyKey: string): Promise<LeadOfMail | null> {
  const tagged = mail.plusTags.map((tag) => referenceOfTag(tag, replyKey)).filter((found) => found !== null);
  const lead =
    (await findByOurMail(db, mail)) ??
    (await findByReferences(db, tagged))[0] ??
    (await findByTheirMail(db, mail)) ??
    (await findByReferences(db, mail.requestReferences)).find((named) => mayNameReference(mail, named));
  return lead
    ? { leadId: lead.id, isFromCustomer: isFrom(mail, lead) && mail.senderVerification === 'verified' }
    : null;
}
