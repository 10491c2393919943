import { messageKeyOf } from '#features/requests/server/commands/receive-message.ts';
import type { Db } from '#platform/db/open-database.ts';
import { replySubject } from '#platform/values/reply-subject.ts';
import type { MailFile } from './attached-files.ts';
import { isGatewayText, mostGatewayTokens, withoutGatewayText } from './gateway-text.ts';
import { type InboundDependencies, ownMailOf } from './inbound-dependencies.ts';
import { readOriginal } from './kept-mails.ts';
import type { Arrived } from './mail-contents.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Limit of mails with one Message-ID that are compared: programs and attackers use one for many. */
const mostCompared = 5;

/** A tag that a list or a gateway puts before a subject; one with a number may tell two mails apart. */
function isSubjectTag(text: string): boolean {
  const tag = text.trim();
  if (tag === '' || /^(?:\[[^\]\d]{1,40}\]\s?){1,3}$/.test(tag)) return true;
  const tokens = tag
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ');
  return !/\d/.test(tag) && isGatewayText(tokens);
}

function areSubjectsSame(one: string, other: string): boolean {
  const subjects = [one, other].map((subject) => replySubject(subject).slice('Re: '.length));
  const [short = '', long = ''] = subjects.sort((a, b) => a.length - b.length);
  return long.endsWith(short) && isSubjectTag(long.slice(0, long.length - short.length));
}

const tokensOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns true if a text has the tokens of another one, and apart from them only what gateways and lists add. */
function addsOnlyGatewayText(long: readonly string[], short: readonly string[]): boolean {
  const further = long.length - short.length;
  if (further < 0 || further > mostGatewayTokens) return false;
  for (let start = 0; start <= further; start += 1) {
    if (!short.every((token, index) => long[start + index] === token)) continue;
    if (isGatewayText(long.slice(0, start)) && isGatewayText(long.slice(start + short.length))) return true;
  }
  return false;
}

/** Compares texts regardless of their line ends. */
function areTextsSame(one: string, other: string): boolean {
  const [tokens, otherTokens] = [tokensOf(one), tokensOf(other)];
  if (addsOnlyGatewayText(tokens, otherTokens) || addsOnlyGatewayText(otherTokens, tokens)) return true;
  const [own, otherOwn] = [withoutGatewayText(one), withoutGatewayText(other)];
  return own.length === otherOwn.length && own.every((token, index) => token === otherOwn[index]);
}

function hasFile(files: readonly MailFile[], { content }: MailFile): boolean {
  return files.some((file) => Buffer.compare(file.content, content) === 0);
}

type Compared = Pick<
  ParsedMail,
  | ('messageId' | 'from' | 'date' | 'subject' | 'text' | 'quoted')
  | ('isTextWhole' | 'attachments' | 'isMarkedSpam')
>;

/**
 * Returns true if a mail is another one that came before by another way, such as an alias, a list or a gateway that marks
 * mails from outside. The sender chooses the Message-ID, and some programs use one for many mails: so sender, time, text
 * and files count as well, and in doubt it is another mail.
 */
function isCopyOf(mail: Compared, first: Compared): boolean {
  return (
    mail.messageId !== null &&
    mail.messageId === first.messageId &&
    mail.from.address.toLowerCase() === first.from.address.toLowerCase() &&
    mail.date === first.date &&
    (mail.isMarkedSpam || !first.isMarkedSpam) &&
    mail.isTextWhole &&
    first.isTextWhole &&
    areSubjectsSame(mail.subject, first.subject) &&
    mail.attachments.every((file) => hasFile(first.attachments, file)) &&
    areTextsSame(`${mail.text}\n\n${mail.quoted}`, `${first.text}\n\n${first.quoted}`)
  );
}

function listSimilar(db: Db, { id, messageId, sender }: { id: string; messageId: string; sender: string }) {
  return db
    .selectFrom('inbound_mails')
    .select('id')
    .where('message_key', '=', messageKeyOf(`<${messageId}>`))
    .where('sender', '=', sender)
    .where('id', '!=', id)
    .where('outcome', 'not in', ['waiting', 'unreadable', 'done', 'gone', 'copy'])
    .where('kept_size', '>', 0)
    .orderBy('received_at', 'desc')
    .limit(mostCompared)
    .execute();
}

/** Finds the record of the mail that a mail is a copy of, as far as the original of that is kept whole; null without one. */
export async function findCopied(
  deps: InboundDependencies,
  { id, mail, fetched }: Arrived,
): Promise<string | null> {
  const { messageId, from } = mail;
  if (messageId === null || fetched.size > fetched.raw.byteLength) return null;
  const sender = deps.cipher.hash(from.address.toLowerCase());
  for (const similar of await listSimilar(deps.db, { id, messageId, sender })) {
    const original = await readOriginal(deps, similar.id);
    if (!original?.isWhole) continue;
    if (isCopyOf(mail, await deps.parse(original.content, ownMailOf(deps)))) return similar.id;
  }
  return null;
}
