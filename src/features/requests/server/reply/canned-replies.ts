import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { lineLimit, proseLimit } from '#platform/values/text.ts';
import type { StaffName } from '../../lead.ts';
import { variablesIn } from '../../reply-variables.ts';

/** A reply that is written once and used often. */
export interface CannedReply {
  id: string;
  title: string;
  /** In each language that it is written in, with variables such as {{name}}: src/features/requests/reply-variables.ts. */
  texts: Partial<Record<Locale, string>>;
  /** The variables of all its texts. */
  variables: string[];
}

type Reading = { db: Db };
type Writing = Reading & { clock: () => number };
type TextProblem = 'text-missing' | 'text-too-long';

/** A canned reply as it is written; a language without text is empty or left out. */
interface CannedReplyText {
  title: string;
  texts: Partial<Record<Locale, string>>;
}

export type CannedReplyOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: TextProblem | 'no-such-reply' };

function writtenIn(texts: CannedReplyText['texts']): { locale: Locale; body: string }[] {
  return locales.flatMap((locale) => {
    const body = texts[locale]?.trim() ?? '';
    return body === '' ? [] : [{ locale, body }];
  });
}

function problemOf({ title, texts }: CannedReplyText): TextProblem | null {
  const written = writtenIn(texts);
  if (title.trim() === '' || written.length === 0) return 'text-missing';
  const isTooLong = title.length > lineLimit || written.some(({ body }) => body.length > proseLimit);
  return isTooLong ? 'text-too-long' : null;
}

/** Every canned reply, by title. */
export async function listCannedReplies({ db }: Reading): Promise<CannedReply[]> {
  const rows = await db
    .selectFrom('canned_replies')
    .innerJoin('canned_reply_texts', 'reply_id', 'id')
    .select(['id', 'title', 'locale', 'body'])
    .orderBy('title')
    .orderBy('id')
    .execute();
  const replies = new Map<string, CannedReply>();
  for (const { id, title, locale, body } of rows) {
    const reply = replies.get(id) ?? { id, title, texts: {}, variables: [] };
    reply.texts[locale] = body;
    replies.set(id, reply);
  }
  return [...replies.values()].map((reply) => ({
    ...reply,
    variables: variablesIn(
      writtenIn(reply.texts)
        .map(({ body }) => body)
        .join('\n'),
    ),
  }));
}

/**
 * Stores a canned reply: a new one, or with `id` other texts for one that is there; a language that is left empty is
 * deleted. Refuses a reply without any text, and endless ones.
 */
export async function saveCannedReply(
  { db, clock }: Writing,
  by: StaffName,
  { id, title, texts }: CannedReplyText & { id?: string },
): Promise<CannedReplyOutcome> {
  const problem = problemOf({ title, texts });
  if (problem) return { ok: false, reason: problem };
  const row = { title: title.trim(), changed_at: clock(), changed_by: by.id };
  return transact(db, async (transaction): Promise<CannedReplyOutcome> => {
    const replyId = id ?? uuidv7();
    if (id === undefined)
      await transaction
        .insertInto('canned_replies')
        .values({ id: replyId, ...row })
        .execute();
    else {
      const reply = transaction.updateTable('canned_replies').set(row).where('id', '=', id);
      const { numUpdatedRows } = await reply.executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return { ok: false, reason: 'no-such-reply' };
      await transaction.deleteFrom('canned_reply_texts').where('reply_id', '=', id).execute();
    }
    const written = writtenIn(texts).map((text) => ({ reply_id: replyId, ...text }));
    await transaction.insertInto('canned_reply_texts').values(written).execute();
    return { ok: true, id: replyId };
  });
}

/** Deletes a canned reply; what was sent with it stays as it was sent. False when there is none of this id. */
export async function deleteCannedReply({ db }: Reading, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_replies')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
