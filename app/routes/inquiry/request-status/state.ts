import { createHash } from 'node:crypto';
import type { ConversationEntry } from '../../../../server/leads/customer/conversation.ts';
import type { SentLead } from '../../../../server/leads/customer/sent-lead.ts';

/** What a status page shows of a request and may change while it is open, as an ETag. */
export function stateOf(
  { stage, dueAt, repliedAt, hasWritten, handledWith }: SentLead,
  conversation: readonly ConversationEntry[],
): string {
  const entries = conversation.map(({ kind, position }) => [kind, position]);
  const shown = JSON.stringify([stage, dueAt, repliedAt, hasWritten, handledWith, entries]);
  return `"${createHash('sha256').update(shown).digest('base64url')}"`;
}
