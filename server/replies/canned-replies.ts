import { v7 as uuidv7 } from 'uuid';
import type { StaffName } from '../../contract/lead.ts';
import { variablesIn } from '../../contract/reply-variables.ts';
import { lineLimit, proseLimit } from '../../contract/text.ts';
import type { Db } from '../db/open-database.ts';

/** A reply that is written once and used often. */
export interface CannedReply {
  id: string;
  title: string;
  /** With variables such as {{name}}: contract/reply-variables.ts. */
  body: string;
  variables: string[];
}

type Reading = { db: Db };
type Writing = Reading & { clock: () => number };
type TextProblem = 'text-missing' | 'text-too-long';

export type CannedReplyOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: TextProblem | 'no-such-reply' };

function problemOf({ title, body }: Pick<CannedReply, 'title' | 'body'>): TextProblem | null {
  if (title.trim() === '' || body.trim() === '') return 'text-missing';
  return title.length > lineLimit || body.length > proseLimit ? 'text-too-long' : null;
}

/** Every canned reply, by title. */
export async function listCannedReplies({ db }: Reading): Promise<CannedReply[]> {
  const rows = await db
    .selectFrom('canned_replies')
    .select(['id', 'title', 'body'])
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, variables: variablesIn(row.body) }));
}

/** Stores a canned reply: a new one, or with `id` another text for one that is there. Refuses empty and endless text. */
export async function saveCannedReply(
  { db, clock }: Writing,
  by: StaffName,
  { id, title, body }: { id?: string; title: string; body: string },
): Promise<CannedReplyOutcome> {
  const problem = problemOf({ title, body });
  if (problem) return { ok: false, reason: problem };
  const text = { title: title.trim(), body: body.trim(), changed_at: clock(), changed_by: by.id };
  if (id === undefined) {
    const created = uuidv7();
    await db
      .insertInto('canned_replies')
      .values({ id: created, ...text })
      .execute();
    return { ok: true, id: created };
  }
  const { numUpdatedRows } = await db
    .updateTable('canned_replies')
    .set(text)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { ok: true, id } : { ok: false, reason: 'no-such-reply' };
}

/** Deletes a canned reply; what was sent with it stays as it was sent. False when there is none of this id. */
export async function deleteCannedReply({ db }: Reading, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_replies')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
