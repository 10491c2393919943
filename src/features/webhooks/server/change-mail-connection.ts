import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import type { Services } from '#platform/context.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { RefusedAddress, requireOpenHost } from '#platform/http/url-rules.ts';
import type { MailServerInput } from '#platform/mail/connection/connection-input.ts';
import {
  type ConnectionContent,
  findConnection,
  openColumn,
  type PendingSignIn,
  storeContent,
  storePending,
  takePending,
} from '#platform/mail/connection/connection-row.ts';
import {
  authorizeUrlOf,
  type OAuthRegistration,
  randomToken,
  requestTokens,
  SignInRefused,
  type Tokens,
} from '#platform/mail/connection/oauth.ts';
import { mailFailureText } from '#platform/mail/strings/en/mail-problems.ts';
import { minute } from '#platform/values/durations.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'cipher' | 'mailConnections' | 'checkMail' | 'outboxIsWaiting'>;

const setByEnvironment = { ok: false, reason: 'set-by-environment' } as const;

/** A sign-in at a provider must be completed within this time. */
const signInMs = 10 * minute;

/** Names a connection in the record of staff, without secrets. */
function nameOf(content: ConnectionContent): string {
  return content.type === 'server' ? new URL(content.smtpUrl).host : content.address;
}

/** Stores a connection and its entry in the record of staff. */
async function storeRecorded(
  { cipher, clock }: Pick<Deps, 'cipher' | 'clock'>,
  transaction: Db,
  { by, content, tokens }: { by: StaffActor; content: ConnectionContent; tokens: Tokens | null },
): Promise<void> {
  await storeContent(transaction, cipher, { content, tokens });
  await recordStaffEvent(transaction, {
    at: clock(),
    by,
    action: 'mail-connected',
    detail: nameOf(content),
  });
}

/** Uses a new connection at once: mails that wait leave by it. Returns its problem as a sentence; null without one. */
async function use({ mailConnections, checkMail, outboxIsWaiting }: Deps): Promise<string | null> {
  await mailConnections.follow();
  const failure = await checkMail();
  outboxIsWaiting();
  return failure && mailFailureText(failure, mailConnections.environment);
}

function addressOf(
  protocol: 'smtp' | 'imap',
  { host, port, user, password }: { host: string; port: number; user: string; password: string },
): string {
  const isEncrypted = port === 465 || port === 993;
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${protocol}${isEncrypted ? 's' : ''}://${signIn}${host}:${port}`;
}

async function isClosed(host: string): Promise<boolean> {
  try {
    if (host !== '') await requireOpenHost(host);
    return false;
  } catch (error) {
    if (error instanceof RefusedAddress) return true;
    throw error;
  }
}

/** Connects servers with passwords. The ports 465 and 993 are encrypted from the start, every other one by STARTTLS. */
export async function connectServer(deps: Deps, by: StaffActor, input: MailServerInput) {
  if (deps.mailConnections.isFromEnvironment) return setByEnvironment;
  const smtpUrl = addressOf('smtp', {
    host: input.smtpHost,
    port: input.smtpPort,
    user: input.smtpUser,
    password: input.smtpPassword,
  });
  const imapUrl = addressOf('imap', {
    host: input.imapHost,
    port: input.imapPort,
    user: input.imapUser,
    password: input.imapPassword,
  });
  const plus = input.plusAddresses ? '' : '/?plus=false';
  const urls = { smtpUrl, imapUrl: input.imapHost === '' ? null : `${imapUrl}${plus}` };
  for (const [field, url] of [
    ['smtpHost', urls.smtpUrl],
    ['imapHost', urls.imapUrl],
  ] as const)
    if (url !== null && !URL.canParse(url)) return { ok: false, reason: 'host', field } as const;
  for (const field of ['smtpHost', 'imapHost'] as const)
    if (await isClosed(input[field])) return { ok: false, reason: 'closed', field } as const;
  const content: ConnectionContent = { type: 'server', ...urls };
  await transact(deps.db, (transaction) => storeRecorded(deps, transaction, { by, content, tokens: null }));
  return { ok: true, problem: await use(deps) } as const;
}

type SignInPlace = Pick<PendingSignIn, 'sessionId' | 'isStep'>;

/** Begins a sign-in at a provider, bound to a session. What is connected stays until it is completed. */
export async function beginSignIn(deps: Deps, place: SignInPlace, registration: OAuthRegistration) {
  const { db, clock, cipher, mailConnections } = deps;
  if (mailConnections.isFromEnvironment) return setByEnvironment;
  const [state, verifier] = [randomToken(), randomToken()];
  await storePending(db, cipher, { registration, state, verifier, ...place, until: clock() + signInMs });
  const endpoints = mailConnections.providers[registration.provider];
  const { redirectUri } = mailConnections;
  return {
    ok: true,
    authorizeUrl: authorizeUrlOf(endpoints, registration, { state, verifier, redirectUri }),
    name: endpoints.name,
  } as const;
}

/** Begins it again with the registration that is connected. */
export async function repeatSignIn(deps: Deps, place: SignInPlace) {
  const row = await findConnection(deps.db);
  const content = row && openColumn(deps.cipher, row, 'content');
  if (content?.type !== 'oauth') return { ok: false, reason: 'not-connected' } as const;
  const { type: _, ...registration } = content;
  return beginSignIn(deps, place, registration);
}

/**
 * Completes the sign-in that the session began, with the code that the provider sent to our address. Refused for the state
 * of another session, and after ten minutes.
 */
export async function completeSignIn(
  deps: Deps,
  { by, sessionId }: { by: StaffActor; sessionId: string },
  { state, code, error }: { state: string; code: string; error: string },
) {
  const { db, clock, cipher, mailConnections } = deps;
  if (mailConnections.isFromEnvironment) return setByEnvironment;
  const now = clock();
  const pending = await takePending(db, cipher, { state, sessionId, now });
  if (!pending) return { ok: false, reason: 'no-sign-in' } as const;
  const { registration, verifier, isStep } = pending;
  if (code === '') return { ok: false, reason: 'not-allowed', error, isStep } as const;
  const endpoints = mailConnections.providers[registration.provider];
  let tokens: Tokens;
  try {
    tokens = await requestTokens(endpoints, registration, {
      grant: {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: mailConnections.redirectUri,
      },
      now,
    });
  } catch (failure) {
    const { message, code: kind } = failure as Error & { code?: string };
    if (failure instanceof SignInRefused || kind === 'ECONNECTION')
      return { ok: false, reason: 'refused', message, isStep } as const;
    throw failure;
  }
  const content: ConnectionContent = { type: 'oauth', ...registration };
  await transact(db, (transaction) => storeRecorded(deps, transaction, { by, content, tokens }));
  return { ok: true, problem: await use(deps), isStep } as const;
}

/** Deletes the connection with its passwords and tokens. */
export async function disconnect(deps: Deps, by: StaffActor) {
  const { db, clock, cipher } = deps;
  const isFound = await transact(db, async (transaction) => {
    const row = await findConnection(transaction);
    const content = row && openColumn(cipher, row, 'content');
    if (!content) return false;
    await storeContent(transaction, cipher, { content: null, tokens: null });
    await recordStaffEvent(transaction, {
      at: clock(),
      by,
      action: 'mail-disconnected',
      detail: nameOf(content),
    });
    return true;
  });
  if (!isFound) return { ok: false, reason: 'not-connected' } as const;
  await use(deps);
  return { ok: true } as const;
}
