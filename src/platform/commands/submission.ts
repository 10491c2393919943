import { hash } from 'node:crypto';
import type { ReplyChannel, StaffName } from '../../features/requests/lead.ts';
import type { Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Folder } from '../db/tables.ts';
import { isLocale, type Locale } from '../i18n/locale.ts';
import { day } from '../values/durations.ts';

/** An idempotency key, with whose it is. */
export interface SubmissionKey {
  text: string;
  /** The network address that the key belongs to; null for a random key, which nobody else can have. */
  address: string | null;
}

/** Context of a submission, apart from its content. */
export interface SubmissionContext {
  locale: Locale;
  /** The sender's word that two submissions are the same one; null when it gave none. */
  key: SubmissionKey | null;
  /** True if the field that people cannot see was filled in. */
  trapFilled: boolean;
  /** Time that the form was on the screen; null when unknown. */
  secondsToFill: number | null;
  /** Form posts from the sender's address in the last hour, as a share of what is allowed (1 = all of it). */
  rateLimitUsage: number;
  /** A program sent it: it is not acknowledged. */
  isAutomatic?: boolean;
  /** The mail server that received it marked it as spam. */
  isMarkedSpam?: boolean;
  /** Of a mail: its Message-ID with the brackets, which its acknowledgement answers. */
  messageId?: string | null;
  /** The reference of the sender’s earlier request that this one is a later version of, as they say. */
  follows?: string | null;
  /** Of what a member of staff enters for its sender: it is no spam, and acknowledged only where they ask for it. */
  entry?: DeskEntry;
}

/** Channel of a request that staff enter, and their decisions on it. */
export interface DeskEntry {
  by: StaffName;
  channel: ReplyChannel;
  acknowledges: boolean;
  isAnswered: boolean;
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/**
 * Identity of a submission, for retries: the sender's key, whose it is (the account, else the address of a key that is
 * not random) and every answer. A form that is changed and sent again under its old key is a new submission, because the
 * change must not be lost. Null without a key.
 */
export function dedupeKeyOf(
  kind: string,
  key: SubmissionKey | null,
  answers: object,
  accountId: string | null = null,
): string | null {
  if (key === null) return null;
  return sha256(JSON.stringify([kind, key.text, accountId ?? key.address, answers]));
}

/** Equal for texts that differ only in case and spacing; empty where there is no text, which is like no other. */
function textHashOf(...texts: string[]): string {
  const text = texts.join(' ').toLowerCase().replace(/\s+/g, ' ').trim();
  return text === '' ? '' : sha256(text);
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
 * Scores a submission by `scoreSpam`, as the columns in which its table holds the outcome. Throws when the database
 * fails.
 */
export async function spamColumnsOf(
  db: Db,
  table: 'leads' | 'feedback',
  { texts, context, now }: { texts: string[]; context: SubmissionContext; now: number },
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

const longestKey = 200;

/** Claims of the sender in headers or hidden fields; any may be missing or forged. */
export interface SenderSignals {
  key: string | undefined;
  trap: boolean;
  seconds: number | undefined;
  /** The reference of the request that was changed and sent again. */
  follows?: string | undefined;
}

/** A UUID of version 4: 122 random bits. Our pages make one for each submission. */
const randomKey = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * A random key identifies one sender, so that a retry counts as one although a phone has changed networks. Any other
 * key may be guessed or shared, and belongs to the address that it came from.
 */
function keyOf(given: string | undefined, address: string): SubmissionKey | null {
  if (!given) return null;
  return { text: given.slice(0, longestKey), address: randomKey.test(given) ? null : address };
}

/**
 * Makes a submission's context of the sender's signals and what the server measured: the network address, and the rate
 * limit's usage.
 */
export function submissionContextOf(
  signals: SenderSignals,
  { address, locale, rateLimitUsage }: { address: string; locale: Locale; rateLimitUsage: number },
): SubmissionContext {
  const { key, trap, seconds, follows } = signals;
  return {
    key: keyOf(key, address),
    trapFilled: trap,
    secondsToFill: seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
    locale,
    rateLimitUsage,
    follows: follows || null,
  };
}

/** Reads our pages' Form-Signals header, `seconds=42; trap=0; locale=en`; unknown parts and locales are ignored. */
export function parseFormSignals(
  header: string | undefined,
): Omit<SenderSignals, 'key'> & { locale: Locale | null } {
  const parts = new Map(
    (header ?? '').split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const seconds = parts.get('seconds');
  // A page names its language as <html> does: `pt-BR`.
  const language = parts.get('locale')?.split('-', 1)[0];
  return {
    seconds: seconds ? Number(seconds) : undefined,
    trap: parts.get('trap') === '1',
    locale: language && isLocale(language) ? language : null,
    follows: parts.get('follows'),
  };
}
