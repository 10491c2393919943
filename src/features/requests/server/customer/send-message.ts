import { randomUUID } from 'node:crypto';
import type { SubmissionKey } from '#platform/commands/submission.ts';
import { countRows } from '#platform/db/count-rows.ts';
import { type ClaimedUploads, findUploads } from '#platform/files/attachments.ts';
import { hour } from '#platform/values/durations.ts';
import { type MessageOutcome, type Receiving, receiveMessage } from '../commands/receive-message.ts';
import { findSecretLink } from '../secret-links.ts';
import type { QuoteQuestion } from './conversation.ts';

/** Messages that a link takes in an hour: more than anyone writes, and few enough that nobody is flooded by mails. */
const mostInAnHour = 30;

export type SendOutcome =
  | MessageOutcome
  | { ok: false; reason: 'link-ended' }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number };

/**
 * Stores what the holder of a lead's link writes on its page, once for each key, text and files: the same form sent twice is
 * a repeat, a changed one a further message. Refused for a link that does not work any more, and after 30 messages in an
 * hour.
 */
export async function sendMessage(
  deps: Receiving & { clock: () => number },
  secret: string,
  {
    text,
    key,
    uploads,
    asks,
  }: { text: string; key: SubmissionKey | null; uploads?: ClaimedUploads; asks?: QuoteQuestion },
): Promise<SendOutcome> {
  const { db, clock } = deps;
  const link = await findSecretLink(db, secret);
  if (!link) return { ok: false, reason: 'no-such-lead' };
  if (link.isRevoked) return { ok: false, reason: 'link-ended' };
  const { leadId } = link;
  const at = clock();
  const count = await countRows(
    db
      .selectFrom('lead_messages')
      .where('lead_id', '=', leadId)
      .where('message_id', 'is', null)
      .where('at', '>', at - hour),
  );
  if (count >= mostInAnHour) return { ok: false, reason: 'too-often', retryAfterSeconds: hour / 1000 };
  const sent = key ? [key.text, key.address] : [randomUUID()];
  // By their content: a form that is posted twice without scripts carries its files twice.
  const files = uploads ? await findUploads(db, uploads) : [];
  const digests = files.map(({ digest }) => digest).sort();
  return receiveMessage(deps, {
    leadId,
    via: 'page',
    from: '',
    text,
    quoted: '',
    fileIds: [],
    at,
    asksForChange: asks === 'change',
    asksForRequote: asks === 'requote',
    ...(uploads && uploads.fileIds.length > 0 ? { uploads } : {}),
    key: JSON.stringify(['page', leadId, ...sent, text, ...digests]),
  });
}
