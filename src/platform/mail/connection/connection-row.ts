import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/open-database.ts';
import type { MailConnectionTable } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { type Cipher, pinKey } from '../../secrets/cipher.ts';
import type { OAuthRegistration, Tokens } from './oauth.ts';

/** Connected servers: by addresses with passwords, or by a registration at a provider. */
export type ConnectionContent =
  | { type: 'server'; smtpUrl: string; imapUrl: string | null }
  | ({ type: 'oauth' } & OAuthRegistration);

/** A sign-in at a provider that has begun. */
export interface PendingSignIn {
  registration: OAuthRegistration;
  state: string;
  verifier: string;
  /** The session of the owner who began it. */
  sessionId: string;
  /** True where it was begun in the step of the set-up. */
  isStep: boolean;
  until: number;
}

/** Settings of backups that owners have changed; null for those of the environment. */
export interface OwnersBackups {
  schedule: { time: string; keep: number } | null;
  s3Url: string | null;
}

interface Sealed {
  content: ConnectionContent;
  tokens: Tokens;
  pending: PendingSignIn;
  backups: OwnersBackups;
}

type Column = keyof Sealed;

function seal<Name extends Column>(cipher: Cipher, column: Name, value: Sealed[Name]): Buffer {
  return cipher.seal(Buffer.from(JSON.stringify(value)), { mailConnection: column });
}

export type ConnectionRow = Selectable<MailConnectionTable>;

/** Opens a sealed column; null where it is empty. */
export function openColumn<Name extends Column>(
  cipher: Cipher,
  row: Pick<ConnectionRow, Name>,
  column: Name,
): Sealed[Name] | null {
  const sealed = row[column] as Uint8Array | null;
  return sealed && JSON.parse(cipher.open(sealed, { mailConnection: column }).toString());
}

export function findConnection(db: Db): Promise<ConnectionRow | undefined> {
  return db.selectFrom('mail_connection').selectAll().executeTakeFirst();
}

type Values = Partial<Omit<ConnectionRow, 'id'>>;

async function store(transaction: Db, values: Values): Promise<void> {
  await transaction
    .insertInto('mail_connection')
    .values({
      id: 1,
      version: '',
      content: null,
      tokens: null,
      refusal: null,
      pending: null,
      backups: null,
      ...values,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1, ...values }))
    .execute();
}

/** Stores what is connected, as a new version; null disconnects. A sign-in that has begun ends. */
export async function storeContent(
  transaction: Db,
  cipher: Cipher,
  { content, tokens }: { content: ConnectionContent | null; tokens: Tokens | null },
): Promise<void> {
  await pinKey(transaction, cipher);
  await store(transaction, {
    version: uuidv7(),
    content: content && seal(cipher, 'content', content),
    tokens: tokens && seal(cipher, 'tokens', tokens),
    token_ends_at: tokens?.endsAt ?? 0,
    renewing_until: 0,
    refusal: null,
    pending: null,
  });
}

/** Stores a sign-in that has begun; what is connected stays. */
export function storePending(db: Db, cipher: Cipher, pending: PendingSignIn): Promise<void> {
  return transact(db, async (transaction) => {
    await pinKey(transaction, cipher);
    await store(transaction, { pending: seal(cipher, 'pending', pending) });
  });
}

/** Changes settings of backups, and returns the ones before. What is connected stays. */
export async function storeBackups(
  transaction: Db,
  cipher: Cipher,
  changed: Partial<OwnersBackups>,
): Promise<OwnersBackups> {
  await pinKey(transaction, cipher);
  // Locks the row, so that of two changes none is lost.
  await store(transaction, {});
  const row = await findConnection(transaction);
  const before = (row && openColumn(cipher, row, 'backups')) ?? { schedule: null, s3Url: null };
  await store(transaction, { backups: seal(cipher, 'backups', { ...before, ...changed }) });
  return before;
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Takes the sign-in of a session with its state, once; null for any other, which stays. */
export async function takePending(
  db: Db,
  cipher: Cipher,
  { state, sessionId, now }: { state: string; sessionId: string; now: number },
): Promise<PendingSignIn | null> {
  const row = await findConnection(db);
  const pending = row && openColumn(cipher, row, 'pending');
  if (!row?.pending || !pending) return null;
  if (!isEqual(pending.state, state) || pending.sessionId !== sessionId || pending.until < now) return null;
  const { numUpdatedRows } = await db
    .updateTable('mail_connection')
    .set({ pending: null })
    .where('pending', '=', row.pending)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? pending : null;
}

/** Takes the lease under which one instance renews the tokens; false while another has it or has renewed them. */
export async function takeRenewal(
  db: Db,
  { version, token_ends_at }: Pick<ConnectionRow, 'version' | 'token_ends_at'>,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_connection')
    .set({ renewing_until: until })
    .where('version', '=', version)
    .where('token_ends_at', '=', token_ends_at)
    .where('renewing_until', '<', now)
    .where('refusal', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the lease with its result: renewed tokens, the refusal, or neither, so that it can be tried again. */
export async function endRenewal(
  db: Db,
  cipher: Cipher,
  { version, until, ...result }: { version: string; until: number; tokens?: Tokens; refusal?: string },
): Promise<void> {
  const { tokens, refusal } = result;
  await db
    .updateTable('mail_connection')
    .set({
      renewing_until: 0,
      ...(tokens && { tokens: seal(cipher, 'tokens', tokens), token_ends_at: tokens.endsAt }),
      ...(refusal !== undefined && { refusal }),
    })
    .where('version', '=', version)
    .where('renewing_until', '=', until)
    .execute();
}
