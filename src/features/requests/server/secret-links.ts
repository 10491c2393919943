import { hash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { day, minute } from '#platform/values/durations.ts';
import type { LeadDependencies } from './lead-dependencies.ts';
import type { SecretLinkTable } from './tables.ts';

/** Secrets of `newSecretLink`: 24 bytes in base64url. Anything else need not reach the database. */
const secretPattern = /^[\w-]{32}$/;

/** Retention of a revoked link, in milliseconds, so that its page says what to do instead. */
const revokedRetentionMs = 400 * day;

/** The working link of a lead without its secret, which is for the customer. */
export interface WorkingLink {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

type Sealing = Pick<LeadDependencies, 'cipher'>;

/** The secret of a link as it is stored. */
export function sealSecret(cipher: Cipher, linkId: string, secret: string): Buffer {
  return cipher.seal(Buffer.from(secret), { secretLink: linkId });
}

/** The secret of a link; null where it was sealed with another key. Its page opens all the same, by the hash. */
export function openSecret(
  cipher: Cipher,
  { id, secret, sealed }: Pick<SecretLinkTable, 'id' | 'secret' | 'sealed'>,
): string | null {
  if (!sealed) return secret;
  try {
    return cipher.open(sealed, { secretLink: id }).toString();
  } catch {
    return null;
  }
}

/**
 * A link and its secret of 192 random bits. `by`: the staff member who renews it, or null. Only with `isShown` does anyone
 * see it without reading the mails to the lead's address.
 */
export function newSecretLink(
  { cipher }: Sealing,
  leadId: string,
  { at, by, isShown = false }: { at: number; by: string | null; isShown?: boolean },
): { secret: string; link: SecretLinkTable } {
  const secret = randomBytes(24).toString('base64url');
  const id = uuidv7();
  const link = {
    lead_id: leadId,
    id,
    secret: '',
    sealed: sealSecret(cipher, id, secret),
    secret_hash: hashOf(secret),
    created_at: at,
    created_by: by,
    mail_only: isShown ? 0 : 1,
    revoked_at: null,
    revoked_by: null,
    opened_at: null,
  };
  return { secret, link };
}

/** Stores a link in the transaction of its lead; rejects where another one of the lead works. */
export const insertSecretLink = prepareQuery((db, link: SecretLinkTable) =>
  db.insertInto('secret_links').values(link),
);

/** The lead that a secret opens or opened, or null for one that is not known. */
export async function findSecretLink(
  db: Db,
  secret: string,
): Promise<{ id: string; leadId: string; isRevoked: boolean } | null> {
  if (!secretPattern.test(secret)) return null;
  // By its hash: how long an index compares says nothing about the secret.
  const link = await db
    .selectFrom('secret_links')
    .select(['id', 'lead_id', 'revoked_at'])
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return link ? { id: link.id, leadId: link.lead_id, isRevoked: link.revoked_at !== null } : null;
}

/** The id of the lead that a secret opens, or null. */
export async function findLeadIdBySecret(db: Db, secret: string): Promise<string | null> {
  const link = await findSecretLink(db, secret);
  return link && !link.isRevoked ? link.leadId : null;
}

function selectWorking(db: Db, leadId: string) {
  return db.selectFrom('secret_links').where('lead_id', '=', leadId).where('revoked_at', 'is', null);
}

/** The working link of a lead without its secret, or null while none works. */
export async function findWorkingLink(db: Db, leadId: string): Promise<WorkingLink | null> {
  const link = await selectWorking(db, leadId).select(['id', 'created_at']).executeTakeFirst();
  return link ? { id: link.id, createdAt: link.created_at } : null;
}

/** Returns true when the link that opens a lead was shown by the answer to a form, to its sender. */
export async function isShownLink(db: Db, leadId: string): Promise<boolean> {
  const link = await selectWorking(db, leadId).select('mail_only').executeTakeFirst();
  return link?.mail_only === 0;
}

/**
 * Selects the ids of the leads of an account that it may follow. A link that leaves by mail alone proves that its holder
 * reads the mails to the lead's address; an account that has confirmed none proves nothing, so it follows no lead that has
 * such a link.
 */
export function selectFollowedLeads(db: Db, accountId: string) {
  return db
    .selectFrom('leads')
    .select('leads.id')
    .where('leads.account_id', '=', accountId)
    .where((lead) =>
      lead.or([
        lead.exists(
          lead
            .selectFrom('accounts')
            .select('accounts.id')
            .where('accounts.id', '=', accountId)
            .where('accounts.email_verified', '=', 1),
        ),
        lead.not(
          lead.exists(
            lead
              .selectFrom('secret_links')
              .select('secret_links.id')
              .whereRef('secret_links.lead_id', '=', 'leads.id')
              .where('secret_links.mail_only', '=', 1),
          ),
        ),
      ]),
    );
}

/**
 * Records that a customer opened the page of a working link; the time is stored at most once a minute. An ended link
 * records nothing.
 */
export async function recordOpening(db: Db, secret: string, now: number): Promise<void> {
  await db
    .updateTable('secret_links')
    .set({ opened_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('opened_at', 'is', null), link('opened_at', '<=', now - minute)]))
    .execute();
}

/** Returns the last opening of the pages of some leads by any of their links, or null. */
export async function findLastOpening(db: Db, leadIds: string[]): Promise<number | null> {
  const { last } = await db
    .selectFrom('secret_links')
    .select((link) => link.fn.max('opened_at').as('last'))
    .where('lead_id', 'in', leadIds)
    .executeTakeFirstOrThrow();
  return last;
}

/** Ends a link of a lead at once; returns false where it does not work any more. */
export async function endSecretLink(
  transaction: Db,
  { leadId, linkId, at, by }: { leadId: string; linkId: string; at: number; by: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('secret_links')
    .set({ revoked_at: at, revoked_by: by })
    .where('lead_id', '=', leadId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Ends the working link of a locked lead and makes another, which leaves by mail alone; makes none where none works. `by`:
 * the staff member whose change asks for it; null for its sender.
 */
export async function replaceSecretLink(
  sealing: Sealing,
  transaction: Db,
  { leadId, at, by }: { leadId: string; at: number; by: string | null },
): Promise<void> {
  const link = await findWorkingLink(transaction, leadId);
  if (!link) return;
  await endSecretLink(transaction, { leadId, linkId: link.id, at, by });
  await insertSecretLink(transaction, newSecretLink(sealing, leadId, { at, by }).link);
}

/** Opens an ended link of a locked lead again in place of the working one. Does nothing when none works. */
export async function reopenSecretLink(
  transaction: Db,
  { leadId, linkId, at }: { leadId: string; linkId: string; at: number },
): Promise<void> {
  const working = await findWorkingLink(transaction, leadId);
  if (!working) return;
  await endSecretLink(transaction, { leadId, linkId: working.id, at, by: null });
  await transaction
    .updateTable('secret_links')
    .set({ revoked_at: null, revoked_by: null })
    .where('lead_id', '=', leadId)
    .where('id', '=', linkId)
    .execute();
}

/** Deletes every link of some leads, in the transaction of their erasure: their pages answer 404. */
export async function deleteSecretLinks(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('secret_links').where('lead_id', 'in', leadIds).execute();
}

/** Deletes links 400 days after they were replaced or revoked. */
export async function deleteOldSecretLinks(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('secret_links')
    .where('revoked_at', '<=', now - revokedRetentionMs)
    .execute();
}
