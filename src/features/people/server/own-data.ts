import type { Session } from '../../../platform/commands/caller.ts';
import { transact } from '../../../platform/db/transact.ts';
import { deleteMailsAbout } from '../../../platform/mail/delete-mails.ts';
import type { Limited, RequestOrigin } from '../../identity/server/attempt-limits.ts';
import { reauthenticate } from '../../identity/server/change-password.ts';
import { lockAccount, removeAccount } from '../../identity/server/customers/account.ts';
import { customerAccounts } from '../../identity/server/customers/customer-accounts.ts';
import type { IdentityDependencies } from '../../identity/server/identity-dependencies.ts';
import { listSessions } from '../../identity/server/sessions.ts';
import { detachCase } from '../../kyc/server/deletion.ts';
import { getCase } from '../../kyc/server/get-case.ts';
import type { KycDependencies } from '../../kyc/server/kyc-dependencies.ts';
import { type AccountQuote, listAccountQuotes } from '../../quotes/server/account-quotes.ts';
import {
  listAccountLeads,
  listOwnHistory,
  type OwnHistory,
} from '../../requests/server/customer/account-leads.ts';
import { unlinkLeads } from '../../requests/server/erasure/erase-leads.ts';
import { listAllOwnShipments } from '../../shipments/server/find-shipment.ts';
import type { CustomerShipment } from '../../shipments/shipment.ts';

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

/**
 * Returns all data of an account for its owner, with times in ISO 8601: requests with replies, mail deliveries and
 * quotes, and the KYC case with every answer. Internal notes of staff are left out. Throws when the stored case was
 * tampered with.
 */
export async function exportOwnData(reading: Reading, session: Session, now: number) {
  const { db } = reading;
  const { created_at: createdAt, ...account } = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified', 'locale', 'created_at', 'company', 'phone', 'address'])
    .select(['legal_name', 'tax_kind', 'tax_number'])
    .select('two_factor_secret')
    .where('id', '=', session.account.id)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(db, customerAccounts, {
    personId: session.account.id,
    sessionId: session.id,
    now,
  });
  const requests = await listAccountLeads(reading, session.account.id, { limit: Number.MAX_SAFE_INTEGER });
  const histories = await listOwnHistory(db, session.account.id);
  const quotes = await listAccountQuotes(reading, session.account.id);
  const shipments = new Map(
    (await listAllOwnShipments(db, session.account.id)).map((shipment) => [shipment.reference, shipment]),
  );
  return {
    exportedAt: moment(now),
    account: {
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
      createdAt: moment(Number(createdAt)),
    },
    sessions: sessions.map(({ device, signedInAt, usedAt }) => ({
      device,
      signedInAt: moment(signedInAt),
      usedAt: moment(usedAt),
    })),
    requests: requests.map(({ receivedAt, dueAt, repliedAt, secret: _, hasWritten: __, ...request }) => ({
      ...request,
      receivedAt: moment(receivedAt),
      dueAt: moment(dueAt),
      repliedAt: momentOrNull(repliedAt),
      ...shownHistory(histories.get(request.reference) ?? noHistory),
      quotes: (quotes.get(request.reference) ?? []).map(shownQuote),
      tracking: shownShipment(shipments.get(request.reference)),
    })),
    kyc: await ownCase(reading, session.account.id),
  };
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
