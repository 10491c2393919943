import type { ExpressionBuilder } from 'kysely';
import { type JsonText, jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { StoredProps } from '#platform/mail/emails.ts';

/** Mails to which later events are added until they leave. */
type CollectingEmail = 'shipment-milestone' | 'shipment-documents';

/** Matches a mail that no worker has claimed, so that it was not sent. */
const isUnclaimed = (email: CollectingEmail) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('outbox.type', '=', email),
    row('outbox.state', '=', 'pending'),
    row('outbox.attempts', '=', 0),
  ]);

/** Finds the unsent mail about a shipment. The lead's lock prevents a concurrent change from creating a second one. */
export async function findWaiting<Name extends CollectingEmail>(
  transaction: Db,
  email: Name,
  { leadId, shipmentId }: { leadId: string; shipmentId: string },
): Promise<{ id: string; props: StoredProps<Name> } | null> {
  const rows = await transaction
    .selectFrom('outbox')
    .where(isUnclaimed(email))
    .select(['outbox.id', 'outbox.props'])
    .where('outbox.subject_id', '=', leadId)
    .$castTo<{ id: string; props: JsonText<StoredProps<Name>> }>()
    .orderBy('outbox.id', 'desc')
    .execute();
  const mails = rows.map(({ id, props }) => ({ id, props: parseJson(props) }));
  return mails.find(({ props }) => props.shipmentId === shipmentId) ?? null;
}

/** Deletes or changes a mail unless a worker has claimed it; returns true when it was there. */
export async function replaceWaiting<Name extends CollectingEmail>(
  transaction: Db,
  email: Name,
  { id, props }: { id: string; props: StoredProps<Name> | null },
): Promise<boolean> {
  if (props === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('outbox.id', '=', id)
      .where(isUnclaimed(email))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ props: jsonText(props) })
    .where('outbox.id', '=', id)
    .where(isUnclaimed(email))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
