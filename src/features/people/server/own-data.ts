import type { Limited, RequestOrigin } from '#features/identity/server/attempt-limits.ts';
import { reauthenticate } from '#features/identity/server/change-password.ts';
import { lockAccount, removeAccount } from '#features/identity/server/customers/account.ts';
import { customerAccounts } from '#features/identity/server/customers/customer-accounts.ts';
import type { IdentityDependencies } from '#features/identity/server/identity-dependencies.ts';
import { listSessions } from '#features/identity/server/sessions.ts';
import { detachCase } from '#features/kyc/server/deletion.ts';
import { getCase } from '#features/kyc/server/get-case.ts';
import type { KycDependencies } from '#features/kyc/server/kyc-dependencies.ts';
import { type AccountQuote, listQuotesOf } from '#features/quotes/server/account-quotes.ts';
import {
  listAccountLeads,
  listFollowedLeads,
  listLeadsOfPerson,
  listOwnHistory,
  type OwnHistory,
} from '#features/requests/server/customer/account-leads.ts';
import type { LinkedLead } from '#features/requests/server/customer/lead-by-link.ts';
import { unlinkLeads } from '#features/requests/server/erasure/erase-leads.ts';
import { listShipmentsOf } from '#features/shipments/server/find-shipment.ts';
import type { CustomerShipment } from '#features/shipments/shipment.ts';
import type { Session } from '#platform/commands/caller.ts';
import { transact } from '#platform/db/transact.ts';
import { deleteMailsAbout } from '#platform/mail/delete-mails.ts';
import { findByKey } from './list-people.ts';

type Reading = Pick<KycDependencies, 'db' | 'cipher' | 'clock'>;

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function momentOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : moment(milliseconds);
}

/** Returns the KYC case with every answer; documents are listed, and downloaded separately. */
async function ownCase(reading: Reading, accountId: string) {
  const { state, reviewerComment, sentAt, expiresAt, answers, documents } = await getCase(reading, accountId);
  return {
    state,
    reviewerComment,
    sentAt: momentOrNull(sentAt),
    expiresAt: momentOrNull(expiresAt),
    answers,
    documents: documents.map(({ name, type, size, addedAt }) => ({
      name,
      type,
      size,
      addedAt: moment(addedAt),
    })),
  };
}

const noHistory: OwnHistory = {
  replies: [],
  messages: [],
  loggedReplies: [],
  stages: [],
  acknowledgements: [],
};

function shownHistory({ replies, messages, loggedReplies, stages, acknowledgements }: OwnHistory) {
  return {
    stages: stages.map(({ at, stage }) => ({ at: moment(at), stage })),
    replies: replies.map(({ at, ...reply }) => ({ at: moment(at), ...reply })),
    messages: messages.map(({ at, ...message }) => ({ at: moment(at), ...message })),
    loggedReplies: loggedReplies.map(({ at, channel }) => ({ at: moment(at), channel })),
    acknowledgements: acknowledgements.map(({ at, sentAt, delivery }) => ({
      at: moment(at),
      sentAt: momentOrNull(sentAt),
      delivery,
    })),
  };
}

function shownQuote({ sentAt, expiresAt, decisions, ...quote }: AccountQuote) {
  return {
    ...quote,
    sentAt: moment(sentAt),
    expiresAt: moment(expiresAt),
    decisions: decisions.map(({ at, ...decision }) => ({ at: moment(at), ...decision })),
  };
}

/** Omits internal data; null without a shipment. */
function shownShipment(shipment: CustomerShipment | undefined) {
  if (!shipment) return null;
  const { id: _id, reference: _reference, begunAt, changedAt, documents, ...rest } = shipment;
  return {
    ...rest,
    begunAt: moment(begunAt),
    changedAt: moment(changedAt),
    documents: documents.map(({ name, size, kind, addedAt }) => ({
      name,
      size,
      kind,
      addedAt: moment(addedAt),
    })),
  };
}

async function ownAccount({ db }: Reading, accountId: string) {
  const { created_at: createdAt, ...account } = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified', 'locale', 'created_at', 'company', 'phone', 'address'])
    .select(['legal_name', 'tax_kind', 'tax_number'])
    .select('two_factor_secret')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailVerified: account.email_verified === 1,
    twoFactor: account.two_factor_secret !== null,
    locale: account.locale,
    company: account.company,
    phone: account.phone,
    address: account.address,
    legalName: account.legal_name,
    taxKind: account.tax_kind,
    taxNumber: account.tax_number,
    createdAt: moment(createdAt),
  };
}

async function ownSessions({ db }: Reading, session: { personId: string; sessionId: string }, now: number) {
  const sessions = await listSessions(db, customerAccounts, { ...session, now });
  return sessions.map(({ device, signedInAt, usedAt }) => ({
    device,
    signedInAt: moment(signedInAt),
    usedAt: moment(usedAt),
  }));
}

/** Returns requests with replies, mail deliveries, quotes and shipments; of those not in `followed`, only what was sent. */
async function ownRequests(
  reading: Reading,
  leads: readonly LinkedLead[],
  followed: readonly { id: string; reference: string }[],
) {
  const { db } = reading;
  const leadIds = followed.map(({ id }) => id);
  const histories = await listOwnHistory(db, followed);
  const quotes = await listQuotesOf(reading, leadIds);
  const shipments = await listShipmentsOf(db, leadIds);
  const shipmentOf = new Map(shipments.map((shipment) => [shipment.reference, shipment]));
  return leads.map(({ receivedAt, dueAt, repliedAt, hasWritten: _, ...request }) => ({
    ...request,
    receivedAt: moment(receivedAt),
    dueAt: momentOrNull(dueAt),
    repliedAt: momentOrNull(repliedAt),
    ...shownHistory(histories.get(request.reference) ?? noHistory),
    quotes: (quotes.get(request.reference) ?? []).map(shownQuote),
    tracking: shownShipment(shipmentOf.get(request.reference)),
  }));
}

/**
 * Returns all data of an account for its owner, with times in ISO 8601: requests with replies, mail deliveries and
 * quotes, and the KYC case with every answer. Internal notes of staff are left out. Throws when the stored case was
 * tampered with.
 */
export async function exportOwnData(reading: Reading, session: Session, now: number) {
  const { db } = reading;
  const { id } = session.account;
  const [account, sessions, leads, followed] = await Promise.all([
    ownAccount(reading, id),
    ownSessions(reading, { personId: id, sessionId: session.id }, now),
    listAccountLeads(reading, id, { limit: Number.MAX_SAFE_INTEGER }),
    listFollowedLeads(db, id),
  ]);
  const sent = leads.map(({ secret: _, ...lead }) => lead);
  const requests = await ownRequests(reading, sent, followed);
  return { exportedAt: moment(now), account, sessions, requests, kyc: await ownCase(reading, id) };
}

/** Returns the name of the newest request that has one; empty without one. */
function sentName(leads: readonly Pick<LinkedLead, 'answers'>[]): string {
  const names = leads.flatMap(({ answers }) => [answers.clientName, answers.name]);
  return (names.find((name) => typeof name === 'string' && name.trim() !== '') as string | undefined) ?? '';
}

/**
 * Returns the data of a person for an owner who answers their request for it: everything of `exportOwnData`, of requests sent
 * under their address too, which are those that `erasePerson` deletes. Null when the key matches no person.
 */
export async function exportPersonData(reading: Reading, key: string, now: number) {
  const { db } = reading;
  const person = await findByKey(db, key);
  if (!person) return null;
  const { email, account } = person;
  const leads = await listLeadsOfPerson(db, { email, accountId: account?.id ?? null });
  const sent = leads.map(({ id: _, ...lead }) => lead);
  const ofAccount = account && {
    account: await ownAccount(reading, account.id),
    sessions: await ownSessions(reading, { personId: account.id, sessionId: '' }, now),
    kyc: await ownCase(reading, account.id),
  };
  const data = {
    exportedAt: moment(now),
    email,
    account: null,
    sessions: [],
    kyc: null,
    ...ofAccount,
    requests: await ownRequests(reading, sent, leads),
  };
  return { email, name: account?.name || sentName(leads) || (leads[0]?.reference ?? ''), data };
}

type DeleteAccountOutcome = { ok: true } | { ok: false; reason: 'password-wrong' } | Limited;

/**
 * Deletes the account with its sessions, links and mails, in one transaction. Requests are kept without the link to it,
 * and sent KYC documents until the end of their retention period. A wrong password counts toward the limit of sign-ins.
 * Throws when the database fails.
 */
export async function deleteAccount(
  dependencies: IdentityDependencies,
  { account }: Session,
  currentPassword: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<DeleteAccountOutcome> {
  const { db, clock } = dependencies;
  const known = await reauthenticate(dependencies, customerAccounts, account, { currentPassword, address });
  if (!known.ok) return known;
  await transact(db, async (transaction) => {
    await lockAccount(transaction, account.id);
    await unlinkLeads(transaction, account.id);
    await detachCase(transaction, account.id, clock());
    await deleteMailsAbout(transaction, account.id);
    await removeAccount(transaction, account.id);
  });
  return { ok: true };
}
