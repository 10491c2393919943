import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { openSecret } from '#features/requests/server/secret-links.ts';

/** The secret of the link of a lead that works now, which a mail would carry; null where none does. */
export async function secretOf(
  { db, cipher }: Pick<LeadDependencies, 'db' | 'cipher'>,
  leadId: string,
): Promise<string | null> {
  const link = await db
    .selectFrom('secret_links')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return link ? openSecret(cipher, link) : null;
}
