import { findAccount } from '#features/identity/server/customers/account.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { isMailSent } from '#platform/mail/list-mails.ts';
import { type Billing, type BillingField, billingFields, billingOf } from '../../billing.ts';
import type { ContactField, LeadEventData, StaffName } from '../../lead.ts';
import type { EventAuthor, LeadDependencies } from '../lead-dependencies.ts';
import { answerWithinHours } from '../lead-state.ts';
import { rebuildSearchTerms } from '../search/lead-search.ts';
import {
  findLeadIdBySecret,
  findSecretLink,
  findWorkingLink,
  reopenSecretLink,
  replaceSecretLink,
  type WorkingLink,
} from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import {
  findUndoableChange,
  listReaddressings,
  type Readdressing,
  type UndoableChange,
} from '../timeline/contact-changes.ts';
import {
  type ChangeOutcome,
  changeLead,
  changeLeadIn,
  type LeadChange,
  lockLead,
  type PlannedChange,
} from './change-lead.ts';

export type Contact = Pick<LeadTable, Exclude<ContactField, BillingField>> & {
  [Field in BillingField]?: Billing[Field] | undefined;
};

type ContactRefusal = 'nothing-changed' | 'one-way-to-answer' | 'erased';

/** Most corrections by one link: each may mail an address that nobody has confirmed. */
const correctionsByLink = 5;

/** Under which name an answer holds a part of the contact; a contact message has neither company nor phone. */
const answerNames = {
  'rate-request': { name: 'clientName', company: 'brandName', email: 'email', phone: 'phone' },
  'contact-message': { name: 'name', email: 'email' },
} as const satisfies Record<LeadTable['kind'], Partial<Record<ContactField, string>>>;

/** Returns the payload with the new contact: mails, search and a later deletion read it there. */
function payloadWith(row: LeadTable, changed: Partial<Contact>): LeadTable['payload'] {
  const names: Partial<Record<ContactField, string>> = answerNames[row.kind];
  const answers = { ...parseJson(row.payload) };
  for (const [field, value] of Object.entries(changed)) {
    const name = billingFields.find((own) => own === field) ?? names[field as ContactField];
    if (name && value !== undefined) answers[name] = value;
  }
  return jsonText(answers);
}

/** The events that answer a lead. */
const answering = ['reply', 'reply-logged', 'quote-sent'] as const satisfies LeadEventData['type'][];

/** True if the last answer was a mail that has left, so that it went to the former address. */
async function isAnsweredByMail(transaction: Db, { id, replied_at }: LeadTable): Promise<boolean> {
  if (replied_at === null) return false;
  const last = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', id)
    .where('type', 'in', answering)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const outboxId: unknown = last && parseJson(last.data).outboxId;
  return typeof outboxId === 'string' && (await isMailSent(transaction, outboxId));
}

/**
 * By when a sender who became reachable only now is answered: they have never seen an answer that went to the former
 * address, nor a promise whose time is over. Null where the timer stays as it is.
 */
async function newDueAt(
  transaction: Db,
  row: LeadTable,
  { clock }: LeadDependencies,
): Promise<number | null> {
  const now = clock();
  const isOver = row.replied_at === null && row.due_at <= now;
  if (!isOver && !(await isAnsweredByMail(transaction, row))) return null;
  const { company } = currentSettings();
  return answerDueAt(now, answerWithinHours(row.kind, company), company.hours);
}

/**
 * Returns the address that mails have gone to, in small letters; '' for one that was removed since, null where none was
 * known.
 */
async function findFormerKey(transaction: Db, row: LeadTable): Promise<string | null> {
  if (row.email !== '') return row.email_key;
  const changes = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', row.id)
    .where('type', '=', 'contact-changed' satisfies LeadEventData['type'])
    .execute();
  return changes.some(({ data }) => parseJson(data).fields?.includes('email')) ? '' : null;
}

/**
 * Returns the link that has to end because mails to a former address have shown it; null for none. A spelling of the same
 * address is no other one, and spam was mailed nothing. Locks the lead, so that the link is the same until the transaction
 * ends.
 */
async function findLinkToEnd(transaction: Db, row: LeadTable, email: string): Promise<WorkingLink | null> {
  if (email === '' || row.folder !== 'inbox') return null;
  const former = await findFormerKey(transaction, row);
  if (former === null || former === email.toLowerCase()) return null;
  await lockLead(transaction, row.id);
  return findWorkingLink(transaction, row.id);
}

interface ContactPlan {
  contact: Contact;
  by: EventAuthor;
  dependencies: LeadDependencies;
  /** The change that this one undoes: its link opens again. */
  undone?: Pick<UndoableChange, 'position' | 'linkId'>;
}

async function plan(
  row: LeadTable,
  transaction: Db,
  { contact, by, dependencies, undone }: ContactPlan,
): Promise<PlannedChange | { refused: ContactRefusal }> {
  if (row.erased_at !== null) return { refused: 'erased' };
  if (contact.email === '' && contact.phone === '') return { refused: 'one-way-to-answer' };
  const { name, company, email, phone } = row;
  const known: Record<ContactField, string> = {
    name,
    company,
    email,
    phone,
    ...billingOf(parseJson(row.payload)),
  };
  const fields = (Object.keys(known) as ContactField[]).filter(
    (field) => contact[field] !== undefined && contact[field] !== known[field],
  );
  if (fields.length === 0) return { refused: 'nothing-changed' };
  const changed: Partial<Contact> = Object.fromEntries(fields.map((field) => [field, contact[field]]));
  // Of these, the payload alone has a place.
  const { legalName: _name, taxKind: _kind, taxNumber: _number, address: _address, ...columns } = changed;
  const isReaddressed = changed.email !== undefined;
  const dueAt = isReaddressed && by === 'customer' ? await newDueAt(transaction, row, dependencies) : null;
  const now = dependencies.clock();
  const endedLink = undone ? null : await findLinkToEnd(transaction, row, contact.email);
  const isOtherMailbox = isReaddressed && row.email !== '' && contact.email.toLowerCase() !== row.email_key;
  const former = fields
    .map((field) => known[field])
    .filter((former) => former !== '')
    .join('\n');
  return {
    set: {
      ...columns,
      ...(isReaddressed ? { email_key: contact.email.toLowerCase() } : {}),
      payload: payloadWith(row, changed),
      ...(dueAt === null ? {} : { due_at: dueAt, replied_at: null }),
    },
    events: [
      {
        ...{ type: 'contact-changed', fields, former, dueAt },
        ...(isOtherMailbox ? { formerEmail: row.email } : {}),
        ...(endedLink ? { hasNewLink: true, endedLinkId: endedLink.id } : {}),
        ...(undone ? { undoes: undone.position } : {}),
      },
    ],
    async alsoWrite(inTransaction, changed) {
      await rebuildSearchTerms(inTransaction, changed);
      if (undone) await reopenSecretLink(inTransaction, { leadId: row.id, linkId: undone.linkId, at: now });
      if (!endedLink) return;
      const staffId = typeof by === 'string' ? null : by.id;
      await replaceSecretLink(dependencies, inTransaction, { leadId: row.id, at: now, by: staffId });
    },
  };
}

/**
 * Changes how a lead's sender is reached, as somebody at the desk learned it. A new address is acknowledged to while an
 * answer is still due, and mails that have not left go there. Where it replaces another address, the link ends, as mails to
 * that one have shown it, and a new one leaves by mail alone. The former values stay in the timeline until the sender's
 * data is deleted. Refused for a stale version, when nothing differs, and when no way to answer would be left.
 */
export function changeContact(
  dependencies: LeadDependencies,
  change: LeadChange & { by: StaffName },
  contact: Contact,
): Promise<ChangeOutcome<ContactRefusal>> {
  return changeLead<ContactRefusal>(dependencies, change, (row, transaction) =>
    plan(row, transaction, { contact, by: change.by, dependencies }),
  );
}

/** `hasNewLink`: the link that was used has ended, and a new one was mailed to the new address. */
export type CorrectionOutcome =
  | { ok: true; reference: string; hasNewLink: boolean }
  | { ok: false; reason: 'no-such-lead' | 'nothing-changed' | 'too-often' | 'too-many-mails' | 'undone' };

const isUndoing = ({ data }: Readdressing) => data.undoes !== undefined;

async function countCorrections(transaction: Db, leadId: string): Promise<number> {
  return countRows(
    transaction
      .selectFrom('lead_events')
      .where('lead_id', '=', leadId)
      .where('type', '=', 'contact-changed' satisfies LeadEventData['type'])
      .where('actor_kind', '=', 'customer'),
  );
}

/**
 * Corrects how a sender is reached, by the link of their request; an empty field leaves what is known. Where the lead
 * belongs to an account whose address is confirmed, that address is used whatever was typed. The desk must answer again
 * where its answer went to the former address. Where another address is replaced, the link ends and a new one is mailed to
 * the new address. Refused for a lead that was merged, when nothing differs, after five times, where the new address may get
 * no mail now, and for another address once a change of it was undone.
 */
export async function correctContact(
  dependencies: LeadDependencies,
  secret: string,
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
): Promise<CorrectionOutcome> {
  const { db, clock, mailLimit, outboxIsWaiting } = dependencies;
  const at = clock();
  const outcome = await transact(db, async (transaction): Promise<CorrectionOutcome> => {
    const id = await findLeadIdBySecret(transaction, secret);
    const row = id && (await lockLead(transaction, id));
    // Another correction may have ended the link before the lock was granted.
    const isOpen = row && (await findLeadIdBySecret(transaction, secret)) !== null;
    if (!isOpen || row.merged_into !== null) return { ok: false, reason: 'no-such-lead' };
    if ((await countCorrections(transaction, row.id)) >= correctionsByLink)
      return { ok: false, reason: 'too-often' };
    const account = row.account_id ? await findAccount(transaction, row.account_id) : null;
    const contact: Contact = {
      name: row.name,
      company: row.company,
      email: account?.verified ? account.email : email || row.email,
      phone: phone || row.phone,
    };
    if (contact.email !== row.email && (await listReaddressings(transaction, row.id)).some(isUndoing))
      return { ok: false, reason: 'undone' };
    const hasNewLink = (await findLinkToEnd(transaction, row, contact.email)) !== null;
    // Before anything is stored: nobody loses their link without a mail that has the new one.
    const cause = { address: contact.email, accountId: row.account_id };
    if (hasNewLink && !(await mailLimit.take(transaction, cause, at)))
      return { ok: false, reason: 'too-many-mails' };
    const change = { leadId: row.id, version: row.version, by: 'customer' } as const;
    const changed = await changeLeadIn(
      dependencies,
      transaction,
      { ...change, at },
      (current, inTransaction) => plan(current, inTransaction, { contact, by: 'customer', dependencies }),
    );
    if (changed.ok) return { ok: true, reference: row.reference, hasNewLink };
    return { ok: false, reason: changed.reason === 'nothing-changed' ? 'nothing-changed' : 'no-such-lead' };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/**
 * Undoes the change of a request's address by the link that it ended: mails go to the former address again, that link works
 * again, and the newer one ends. Succeeds once the link works. Refused after a week, and for what only the desk may decide.
 */
export async function undoContactChange(
  dependencies: LeadDependencies,
  secret: string,
): Promise<{ ok: true } | { ok: false; reason: 'no-such-lead' }> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const at = clock();
  const outcome = await transact(db, async (transaction) => {
    const found = await findSecretLink(transaction, secret);
    const row = found && (await lockLead(transaction, found.leadId));
    if (row && (await findLeadIdBySecret(transaction, secret)) !== null) return { ok: true } as const;
    const undone = row && (await findUndoableChange(transaction, secret, at));
    if (!row || !undone) return { ok: false, reason: 'no-such-lead' } as const;
    const { name, company, phone } = row;
    const contact: Contact = { name, company, email: undone.email, phone };
    const by = 'customer' as const;
    const changed = await changeLeadIn(
      dependencies,
      transaction,
      { leadId: row.id, version: row.version, by, at },
      (current, inTransaction) => plan(current, inTransaction, { contact, by, dependencies, undone }),
    );
    return changed.ok ? ({ ok: true } as const) : ({ ok: false, reason: 'no-such-lead' } as const);
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
