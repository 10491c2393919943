import { createHash } from 'node:crypto';
import { emailNames } from '../../../mails/emails.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { referenceOfTag } from '../../../platform/mail/reply-address.ts';
import type { ParsedMail } from './parse-mail.ts';

/** The lead that a mail belongs to. */
export interface LeadOfMail {
  leadId: string;
  /** The mail is from the lead's own address, which is verified. */
  isFromCustomer: boolean;
}

/** Domains whose addresses belong to strangers. */
const publicDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com gmx.net gmx.de web.de t-online.de mail.com zoho.com fastmail.com hey.com yandex.com
  yandex.ru mail.ru qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net rediffmail.com comcast.net att.net
  verizon.net sbcglobal.net bellsouth.net cox.net orange.fr free.fr wanadoo.fr laposte.net libero.it virgilio.it
  terra.com.br uol.com.br bol.com.br ig.com.br prodigy.net.mx telefonica.net btinternet.com`.split(/\s+/),
);

/** Subdomains of these companies too: yahoo.com.mx, hotmail.es, outlook.pt. */
const publicNames = new Set(['yahoo', 'hotmail', 'outlook', 'live', 'gmx', 'yandex']);

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function isPublic(domain: string): boolean {
  return publicDomains.has(domain) || publicNames.has(domain.split('.')[0] ?? '');
}

/** How a Message-ID with its brackets, or the key of a mail is stored. */
export function keyHashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

type Candidate = { id: string; email_key: string };

/** By From alone, which DMARC protects: anybody may write the customer's address in Reply-To. */
function isFrom({ from }: ParsedMail, { email_key: email }: Candidate): boolean {
  return email !== '' && from.address.toLowerCase() === email;
}

/** By the newest of our mails that it answers. */
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

/** By an earlier mail of the customer that it answers or goes on from. */
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

/** A reference alone is no secret: it counts for the lead's own address, and for others of the same company. */
function mayNameReference(mail: ParsedMail, lead: Candidate): boolean {
  if (mail.senderVerification === 'failed') return false;
  if (isFrom(mail, lead)) return true;
  const domain = domainOf(mail.from.address.toLowerCase());
  return domain !== '' && domain === domainOf(lead.email_key) && !isPublic(domain);
}

/**
 * The lead that a mail belongs to: by the mails that it answers, by the address that it was sent to, or by the reference in
 * its subject, if its sender is known. Null where there is none, also where the lead was erased. A lead that was merged
 * into another is returned itself.
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
