import type { Db } from '../../../../platform/db/open-database.ts';
import { listMailsAbout, type MailState } from '../../../../platform/mail/list-mails.ts';
import { fold } from '../../../../platform/values/fold.ts';
import { type Answers, textsOf } from '../../answers.ts';
import type { LeadEvent, LeadStage, ReplyChannel } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { openSecret, selectFollowedLeads } from '../secret-links.ts';
import type { LeadKind } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { listMessages } from './conversation.ts';
import { type LinkedLead, linkedLeadOf, selectLinkedLeads } from './lead-by-link.ts';

/** A lead of an account, as its owner sees it. */
export interface AccountLead extends LinkedLead {
  /**
   * The part of the status page's address that cannot be guessed; null where no link works, or
   * where it is mailed alone and the account is not confirmed, or where its key is lost.
   */
  secret: string | null;
}

/**
 * Returns the leads of an account, the newest first, at most `limit` after the `offset` newest, without their spam
 * score.
 */
export async function listAccountLeads(
  reading: Reading,
  accountId: string,
  { limit = 500, offset = 0 } = {},
): Promise<AccountLead[]> {
  const query = selectOwnLeads(reading.db, accountId).limit(limit).offset(offset);
  return ownLeadsOf(reading, await query.execute());
}

function selectOwnLeads(db: Db, accountId: string) {
  return selectLinkedLeads(db)
    .leftJoin('secret_links as link', (link) =>
      link
        .onRef('link.lead_id', '=', 'leads.id')
        .on('link.revoked_at', 'is', null)
        .on('leads.id', 'in', selectFollowedLeads(db, accountId)),
    )
    .select(['link.id as link_id', 'link.secret', 'link.sealed'])
    .where('leads.account_id', '=', accountId)
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.number', 'desc');
}

type OwnLeadRow = Awaited<ReturnType<ReturnType<typeof selectOwnLeads>['execute']>>[number];

type Reading = Pick<LeadDependencies, 'db' | 'cipher'>;

function secretOf({ cipher }: Reading, row: OwnLeadRow | undefined): string | null {
  if (!row?.link_id) return null;
  return openSecret(cipher, { id: row.link_id, secret: row.secret ?? '', sealed: row.sealed });
}

async function ownLeadsOf(reading: Reading, rows: OwnLeadRow[]): Promise<AccountLead[]> {
  const leads = rows.map(linkedLeadOf);
  return leads.map((lead, at) => ({ ...lead, secret: secretOf(reading, rows[at]) }));
}

/** Leads of an account on one page of its list. */
const ownLeadsPerPage = 20;

/** Rows that a search reads at once: the most that are in memory besides those of the page. */
const batch = 200;

interface OwnLeadPage {
  leads: AccountLead[];
  hasMore: boolean;
}

/** True if a lead has every term in its reference or its answers, among them the sender's own reference. */
function hasTerms({ reference, payload }: OwnLeadRow, terms: string[]): boolean {
  const text = fold([reference, ...textsOf({ answers: JSON.parse(payload) })].join('\n'));
  return terms.every((word) => text.includes(word));
}

/**
 * A page of what was sent from an account, the newest first; with `text`, only what has every term of it, written with or
 * without accents. What others wrote in a lead is not searched. `page` begins at 1.
 */
export async function findOwnLeads(
  reading: Reading,
  accountId: string,
  { text, page }: { text: string; page: number },
): Promise<OwnLeadPage> {
  const terms = fold(text).split(/\s+/).filter(Boolean);
  const skipped = (page - 1) * ownLeadsPerPage;
  if (terms.length === 0) {
    const leads = await listAccountLeads(reading, accountId, { limit: ownLeadsPerPage + 1, offset: skipped });
    return { leads: leads.slice(0, ownLeadsPerPage), hasMore: leads.length > ownLeadsPerPage };
  }
  let matched = 0;
  const found: OwnLeadRow[] = [];
  for (let offset = 0; found.length <= ownLeadsPerPage; offset += batch) {
    const rows = await selectOwnLeads(reading.db, accountId).limit(batch).offset(offset).execute();
    for (const row of rows) {
      if (!hasTerms(row, terms)) continue;
      matched += 1;
      if (matched > skipped) found.push(row);
    }
    if (rows.length < batch) break;
  }
  const leads = await ownLeadsOf(reading, found.slice(0, ownLeadsPerPage));
  return { leads, hasMore: found.length > ownLeadsPerPage };
}

/** The secret of the link of an account’s lead by its reference, as `AccountLead` has it; null where there is no such lead. */
export async function findOwnSecret(
  reading: Reading,
  accountId: string,
  reference: string,
): Promise<string | null> {
  const row = await selectOwnLeads(reading.db, accountId)
    .where('leads.reference', '=', reference)
    .executeTakeFirst();
  return secretOf(reading, row);
}

/** The answers of a lead of this kind and reference that was sent from the account, by field; null when there is none. */
export async function findOwnAnswers(
  db: Db,
  accountId: string,
  { kind, reference }: { kind: LeadKind; reference: string },
): Promise<Answers | null> {
  const row = await db
    .selectFrom('leads')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? JSON.parse(row.payload) : null;
}

/** History of a lead that concerns its sender; times are milliseconds since 1970. */
export interface OwnHistory {
  /** The replies that were mailed, as written, with how their delivery stands; null once the mail is deleted. */
  replies: { at: number; to: string; subject: string; body: string; delivery: MailState['state'] | null }[];
  /** Later messages of the sender or of a colleague (`from`), with the names of the files. */
  messages: { at: number; from: string; text: string; attachments: string[] }[];
  /** Replies other than by a mail from here. */
  loggedReplies: { at: number; channel: ReplyChannel }[];
  stages: { at: number; stage: LeadStage }[];
  acknowledgements: { at: number; sentAt: number | null; delivery: MailState['state'] }[];
}

function historyOf({ events, mails }: { events: LeadEvent[]; mails: MailState[] }): OwnHistory {
  const history: OwnHistory = {
    replies: [],
    messages: [],
    loggedReplies: [],
    stages: [],
    acknowledgements: [],
  };
  for (const { at, data } of events) {
    if (data.type === 'reply') {
      const { to, subject, body, outboxId } = data;
      const delivery = mails.find(({ id }) => id === outboxId)?.state ?? null;
      history.replies.push({ at, to, subject, body, delivery });
    }
    if (data.type === 'reply-logged') {
      history.loggedReplies.push({ at, channel: data.channel });
    }
    if (data.type === 'stage') history.stages.push({ at, stage: data.to });
  }
  return history;
}

/**
 * Returns the company's part in the leads of an account, by reference: in each alone, also where it was merged with others.
 * Notes, owners, what staff wrote for each other, and leads that the account may not follow are left out.
 */
export async function listOwnHistory(db: Db, accountId: string): Promise<Map<string, OwnHistory>> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('id', 'in', selectFollowedLeads(db, accountId))
    .execute();
  const histories = new Map<string, OwnHistory>();
  // One lead at a time: the most that is held is one timeline.
  for (const row of rows) {
    const found = await db
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', row.id)
      .where('type', 'in', ['reply', 'reply-logged', 'stage'])
      .orderBy('position')
      .execute();
    const mails = await listMailsAbout(db, [row.id]);
    const history = historyOf({ events: await eventsOf(db, found), mails });
    history.messages = (await listMessages(db, row.id)).map(({ at, data }) => {
      const { from, text, attachments } = data;
      return { at, from, text, attachments: attachments.map(({ name }) => name) };
    });
    history.acknowledgements = mails
      .filter((mail) => mail.email === 'lead-acknowledgement')
      .map(({ createdAt, sentAt, state }) => ({ at: createdAt, sentAt, delivery: state }));
    histories.set(row.reference, history);
  }
  return histories;
}
