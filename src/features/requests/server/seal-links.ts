import { type JsonText, jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { emailNames } from '#platform/mail/emails.ts';
import { noProps } from '#platform/outbox/outbox-rows.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { sealSecret } from './secret-links.ts';

/** Rows that are changed in one transaction. */
const slice = 200;

/** Takes the secrets out of mails that an older release has enqueued: they get the one that works when they are composed. */
async function stripMails(db: Db): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'props'])
      .where('id', '>', last)
      .where(
        'type',
        'in',
        emailNames(({ thread }) => thread !== false),
      )
      .where('props', '!=', noProps)
      .$narrowType<{ props: JsonText<{ secret?: string }> }>()
      .orderBy('id')
      .limit(slice)
      .execute();
    await transact(db, async (transaction) => {
      for (const { id, props } of rows) {
        const { secret, ...rest } = parseJson(props);
        if (secret === undefined) continue;
        const changed = transaction.updateTable('outbox').set({ props: jsonText(rest) });
        // One that was changed since has lost it as well.
        await changed.where('id', '=', id).where('props', '=', props).execute();
      }
    });
    if (rows.length < slice) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Seals the secrets that an older release has stored in plain text, and takes them out of its mails, some rows at a time.
 * Costs one look into an empty index once all are sealed; what is interrupted goes on at the next run.
 */
export async function sealPlainLinks({ db, cipher }: { db: Db; cipher: Cipher }): Promise<void> {
  const plain = db.selectFrom('secret_links').where('sealed', 'is', null).orderBy('lead_id').orderBy('id');
  const read = () => plain.select(['lead_id', 'id', 'secret']).limit(slice).execute();
  let links = await read();
  if (links.length > 0) await stripMails(db);
  while (links.length > 0) {
    await transact(db, async (transaction) => {
      for (const { lead_id: leadId, id, secret } of links)
        await transaction
          .updateTable('secret_links')
          .set({ secret: '', sealed: sealSecret(cipher, id, secret) })
          .where('lead_id', '=', leadId)
          .where('id', '=', id)
          .execute();
    });
    links = await read();
  }
}
