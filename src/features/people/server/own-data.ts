import type { Session } from '../../../platform/commands/caller.ts';
import { transact } from '../../../platform/db/transact.ts';
import { deleteMailsAbout } from '../../../platform/mail/delete-mails.ts';
import {
  type Limited,
  limitPasswordAttempts,
  type RequestOrigin,
} from '../../identity/server/attempt-limits.ts';
import { lockAccount, removeAccount } from '../../identity/server/customers/account.ts';
import type { AccountDependencies } from '../../identity/server/customers/account-dependencies.ts';
import { checkPassword } from '../../identity/server/customers/passwords.ts';
import { listSessions } from '../../identity/server/customers/sessions.ts';
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

/** A time that something may not have. */
function momentOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : moment(milliseconds);
}

/** The KYC case with every answer; documents are listed, and downloaded by themselves. */
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

/** What the company did about a request. */
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

/** A quote with what was decided on it. */
function shownQuote({ sentAt, expiresAt, decisions, ...quote }: AccountQuote) {
  return {
    ...quote,
    sentAt: moment(sentAt),
    expiresAt: moment(expiresAt),
    decisions: decisions.map(({ at, ...decision }) => ({ at: moment(at), ...decision })),
  };
}

/** The shipment of a request with its milestones, numbers and the names of its documents; null while none has begun. */
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
 * Everything that is kept of an account, for its owner: times in ISO 8601, requests with the replies to them, how their
 * mails were delivered, and their quotes, and the KYC case with every answer. What staff wrote for each other is left out. Throws when what
 * is stored of the case was changed.
 */
export async function exportOwnData(reading: Reading, session: Session, now: number) {
  const { db } = reading;
  const { created_at: createdAt, ...account } = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified', 'locale', 'created_at', 'company', 'phone', 'address'])
    .where('id', '=', session.account.id)
    .executeTakeFirstOrThrow();
  const sessions = await listSessions(db, session, now);
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
      locale: account.locale,
      company: account.company,
      phone: account.phone,
      address: account.address,
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
 * Deletes the account with its sessions, links and mails, in one transaction. Requests stay with the company, without
 * the link to it; so do KYC documents that were sent, until their retention period is over. A wrong password counts like one at sign-in. Throws when the database fails.
 */
export function deleteAccount(
  dependencies: AccountDependencies,
  { account }: Session,
  password: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<DeleteAccountOutcome> {
  const { db, clock } = dependencies;
  const attempt = async (): Promise<DeleteAccountOutcome> => {
    if (!(await checkPassword(db, account.id, password))) return { ok: false, reason: 'password-wrong' };
    await transact(db, async (transaction) => {
      await lockAccount(transaction, account.id);
      await unlinkLeads(transaction, account.id);
      await detachCase(transaction, account.id, clock());
      await deleteMailsAbout(transaction, account.id);
      await removeAccount(transaction, account.id);
    });
    return { ok: true };
  };
  return limitPasswordAttempts(dependencies.accountRateLimits, { email: account.email, address }, attempt);
}
