import { hash } from 'node:crypto';
import type { SubmissionContext } from '../../../platform/commands/submission.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { Folder } from '../../../platform/db/tables.ts';
import { day } from '../../../platform/values/durations.ts';

/** Equal for texts that differ only in case and spacing; empty where there is no text, which is like no other. */
function textHashOf(...texts: string[]): string {
  const text = texts.join(' ').toLowerCase().replace(/\s+/g, ' ').trim();
  return text === '' ? '' : hash('sha256', text, 'base64url');
}

const countIn = (table: 'leads' | 'feedback') =>
  prepareQuery((db, { textHash, since }: { textHash: string; since: number }) =>
    db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll<number | string>().as('count'))
      .where('text_hash', '=', textHash)
      .where('received_at', '>', since),
  );
const counts = { leads: countIn('leads'), feedback: countIn('feedback') };

/** Counts the submissions of the last day whose text is the same; zero for submissions without text. */
async function countEqualTexts(
  db: Db,
  table: 'leads' | 'feedback',
  textHash: string,
  now: number,
): Promise<number> {
  if (textHash === '') return 0;
  const { rows } = await counts[table](db, { textHash, since: now - day });
  return Number(rows[0]?.count);
}

/** Signals of spam and their weights. Only the trap is enough alone; a hurried customer is not. */
const weights = { trap: 3, marked: 3, markup: 3, links: 2, hurry: 2, repeated: 1, burst: 1 } as const;

const spamFrom = 3;

/** Nobody reads and fills in a form in less. */
const hurrySeconds = 3;

/** A customer may name a website and a product page. */
const linksAllowed = 2;

const linkPattern = /https?:\/\/(?:www\.)?|\bwww\./gi;
const markupPattern = /<a\s|\[url[=\]]|\[link[=\]]/i;

/** Spam verdict of a submission: its folder and the signals. */
interface SpamScore {
  folder: Folder;
  score: number;
  reasons: (keyof typeof weights)[];
}

/**
 * Scores a submission by its text, the number of equal texts of the last day and how it arrived. Nothing is refused
 * for its score: it decides the folder, and whether an acknowledgement is mailed.
 */
export function scoreSpam(texts: string[], equalTextsToday: number, context: SubmissionContext): SpamScore {
  const text = texts.join('\n');
  const signals: Record<keyof typeof weights, boolean> = {
    trap: context.trapFilled,
    marked: context.isMarkedSpam === true,
    markup: markupPattern.test(text),
    links: (text.match(linkPattern)?.length ?? 0) > linksAllowed,
    hurry: context.secondsToFill !== null && context.secondsToFill < hurrySeconds,
    repeated: equalTextsToday >= 3,
    burst: context.rateLimitUsage > 0.5,
  };
  const reasons = (Object.keys(weights) as (keyof typeof weights)[]).filter((name) => signals[name]);
  const score = reasons.reduce((sum, name) => sum + weights[name], 0);
  return { folder: score >= spamFrom ? 'spam' : 'inbox', score, reasons };
}

/**
 * Scores a submission by `scoreSpam` and returns the columns of its table that hold the outcome. What staff entered for a
 * customer (`entry`) is no spam. Throws when the database fails.
 */
export async function spamColumnsOf(
  db: Db,
  table: 'leads' | 'feedback',
  { texts, context, now }: { texts: string[]; context: SubmissionContext & { entry?: object }; now: number },
) {
  const textHash = textHashOf(...texts);
  if (context.entry)
    return { folder: 'inbox', spam_score: 0, spam_reasons: '[]', text_hash: textHash } as const;
  const spam = scoreSpam(texts, await countEqualTexts(db, table, textHash, now), context);
  return {
    folder: spam.folder,
    spam_score: spam.score,
    spam_reasons: JSON.stringify(spam.reasons),
    text_hash: textHash,
  };
}
