import { hash } from 'node:crypto';
import type { SubmissionContext } from '#platform/commands/submission.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import type { Folder } from '#platform/db/tables.ts';
import { day } from '#platform/values/durations.ts';

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

/**
 * Signals of spam and their weights. The trap alone is a person in most cases, whose browser or password manager fills in
 * every field; `empty` counts beside it alone.
 */
const weights = {
  trap: 2,
  marked: 3,
  markup: 3,
  links: 2,
  hurry: 2,
  repeated: 1,
  burst: 1,
  empty: 1,
} as const;

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

/** Hosts of profiles and maps, which signatures link to. */
const profileHosts = new Set(
  `linkedin.com facebook.com instagram.com twitter.com x.com youtube.com wa.me api.whatsapp.com wechat.com t.me
  maps.google.com goo.gl maps.app.goo.gl`.split(/\s+/),
);

const hostPattern = /(?:https?:\/\/|\bwww\.)([^\s/?#<>"')\]]{1,200})/gi;

/** Counts the hosts that a mail links to, without profiles and what belongs to its sender. */
function countForeignHosts(text: string, senderDomain: string): number {
  const hosts = Array.from(text.matchAll(hostPattern), ([, host = '']) =>
    host.toLowerCase().replace(/^www\./, ''),
  );
  const isForeign = (host: string) =>
    !profileHosts.has(host) && host !== senderDomain && !host.endsWith(`.${senderDomain}`);
  return new Set(hosts.filter(isForeign)).size;
}

/**
 * Scores a submission by its text, the number of equal texts of the last day and how it arrived. A mail is judged by no
 * signal of a form, and not by how many its sender writes: who asks for many lanes in an hour is a good customer. A known
 * sender's is not judged at all. Nothing is refused for its score: it decides the folder, and whether an acknowledgement
 * is mailed.
 */
export function scoreSpam(texts: string[], equalTextsToday: number, context: SubmissionContext): SpamScore {
  const text = texts.join('\n');
  const { mail } = context;
  const repeated = equalTextsToday >= 3;
  const none = { trap: false, marked: false, markup: false, hurry: false, burst: false, empty: false };
  const signals: Record<keyof typeof weights, boolean> = mail
    ? {
        ...none,
        marked: mail.isMarkedSpam,
        links: countForeignHosts(text, mail.senderDomain) > linksAllowed,
        repeated,
      }
    : {
        ...none,
        trap: context.trapFilled,
        markup: markupPattern.test(text),
        links: (text.match(linkPattern)?.length ?? 0) > linksAllowed,
        hurry: context.secondsToFill !== null && context.secondsToFill < hurrySeconds,
        repeated,
        burst: context.rateLimitUsage > 0.5,
        empty: context.trapFilled && text.trim() === '',
      };
  const reasons = mail?.isKnownSender
    ? []
    : (Object.keys(weights) as (keyof typeof weights)[]).filter((name) => signals[name]);
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
    return { folder: 'inbox', spam_score: 0, spam_reasons: jsonText([]), text_hash: textHash } as const;
  const spam = scoreSpam(texts, await countEqualTexts(db, table, textHash, now), context);
  return {
    folder: spam.folder,
    spam_score: spam.score,
    spam_reasons: jsonText(spam.reasons),
    text_hash: textHash,
  };
}
