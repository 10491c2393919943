import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { OutboxRow } from '#platform/outbox/outbox-rows.ts';
import { lockLead } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { openSecret, replaceSecretLink } from '../secret-links.ts';

type MailDependencies = Pick<LeadDependencies, 'db' | 'cipher' | 'clock'> & {
  /** Called once a link was replaced that was encrypted with another key than this server has. */
  onReplaced: (leadId: string) => void;
};

/** A mail with the link that works now, in one statement: the address and the link are of the same moment. */
function selectMail(db: Db, id: string) {
  return db
    .selectFrom('outbox')
    .leftJoin('secret_links as link', (link) =>
      link.onRef('link.lead_id', '=', 'outbox.subject_id').on('link.revoked_at', 'is', null),
    )
    .select(['outbox.props', 'outbox.subject_id', 'link.id as link_id', 'link.secret', 'link.sealed'])
    .where('outbox.id', '=', id)
    .$narrowType<{ props: JsonText<{ linkId?: string | null }> }>()
    .executeTakeFirst();
}

/** The secret of the link that a notice to a former address names; null for none, and without its key. */
async function readEndedSecret(
  { db, cipher }: Pick<MailDependencies, 'db' | 'cipher'>,
  linkId: string | null,
): Promise<string | null> {
  const link = await db
    .selectFrom('secret_links')
    .select(['id', 'secret', 'sealed'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  return link ? openSecret(cipher, link) : null;
}

/**
 * Reads a mail to a lead's sender as it stands, with the secret of the link that works now, which no row of the outbox
 * holds: a link that was made for a corrected address never leaves to the one before. The secret is null where no link
 * works. One that was sealed with a key that is lost still opens its page, but cannot be shown: the mail gets a new link,
 * and that one ends. Null for a mail that was taken back.
 */
export async function readMailToSender(
  deps: MailDependencies,
  id: string,
): Promise<{ props: OutboxRow['props']; secret: string | null } | null> {
  const mail = await selectMail(deps.db, id);
  if (!mail) return null;
  const { props, subject_id: leadId, link_id: linkId, secret: plain, sealed } = mail;
  const { linkId: endedId } = parseJson(props);
  if (endedId !== undefined) return { props, secret: await readEndedSecret(deps, endedId) };
  if (linkId === null || leadId === null) return { props, secret: null };
  const secret = openSecret(deps.cipher, { id: linkId, secret: plain ?? '', sealed });
  if (secret !== null) return { props, secret };
  await transact(deps.db, async (transaction) => {
    await lockLead(transaction, leadId);
    const now = await selectMail(transaction, id);
    // Another mail about it may have been first.
    if (now?.link_id !== linkId) return;
    await replaceSecretLink(deps, transaction, { leadId, at: deps.clock(), by: null });
  });
  deps.onReplaced(leadId);
  return readMailToSender(deps, id);
}
