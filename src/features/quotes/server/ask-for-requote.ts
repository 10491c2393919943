import type { Receiving } from '#features/requests/server/commands/receive-message.ts';
import { type SendOutcome, sendMessage } from '#features/requests/server/customer/send-message.ts';
import { findLeadIdBySecret } from '#features/requests/server/secret-links.ts';
import type { SubmissionKey } from '#platform/commands/submission.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';

/**
 * Asks by a lead's link for another quote, which opens a lost lead again. Refused unless the newest quote was declined or has
 * expired, and as `sendMessage` refuses.
 */
export async function askForRequote(
  deps: Receiving & { clock: () => number },
  secret: string,
  message: { text: string; key: SubmissionKey | null },
): Promise<SendOutcome | { ok: false; reason: 'not-over' }> {
  const [newest] = await listCustomerQuotes(deps, secret);
  const isOver = newest?.state === 'declined' || newest?.state === 'expired';
  if (!isOver && (await findLeadIdBySecret(deps.db, secret)) !== null)
    return { ok: false, reason: 'not-over' };
  return sendMessage(deps, secret, { ...message, asks: 'requote' });
}
