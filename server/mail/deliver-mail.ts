import { knownLocale } from '../../contract/locale.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import type { Attempt } from '../outbox/outbox-worker.ts';
import { reasonOf } from '../outbox/retry-policy.ts';
import type { ComposedEmail } from './composed-email.ts';
import { type EmailName, type EmailProps, emailOf } from './emails.ts';
import { problemOf } from './mail-trouble.ts';
import { ComposerEnded, type MailComposer } from './thread-composer.ts';
import { type MailTransport, RecipientRefused } from './transport.ts';

/** What mails leave by. */
export interface MailDelivery {
  transport: MailTransport;
  compose: MailComposer['compose'];
}

/** A mail that can never be made; the reason quotes nothing of what it holds. */
class Uncomposable extends Error {}

function propsOf(row: OutboxRow): EmailProps<EmailName> {
  try {
    return JSON.parse(row.props);
  } catch {
    // The parser's message quotes the text, which is personal data.
    throw new Uncomposable('The properties of the e-mail are not JSON.');
  }
}

/**
 * Frees the bytes of a mail, which nothing reads any more. The garbage collector would leave those of a thousand mails
 * waiting (17 KB each): it runs when V8's own heap fills, and they are outside of it.
 */
function freeMime({ mime }: ComposedEmail): void {
  if (mime?.buffer instanceof ArrayBuffer) mime.buffer.transfer(0);
}

/** Delivers the mails of the outbox, an attempt each; never rejects. */
export function deliverMail({ transport, compose }: MailDelivery) {
  async function composeRow(row: OutboxRow): Promise<ComposedEmail> {
    try {
      // A row may hold any name; composeEmail rejects one that it does not know.
      return await compose(row.email as EmailName, propsOf(row), {
        messageId: row.id,
        locale: knownLocale(row.locale),
      });
    } catch (error) {
      if (error instanceof Uncomposable || error instanceof ComposerEnded) throw error;
      throw new Uncomposable(reasonOf(error), { cause: error });
    }
  }

  return async (row: OutboxRow, signal: AbortSignal): Promise<Attempt> => {
    let composed: ComposedEmail | undefined;
    try {
      composed = await composeRow(row);
      await transport.deliver({ ...composed, messageId: row.id }, signal);
      return { outcome: 'sent', keptAsFile: transport.keepsFiles === true };
    } catch (error) {
      // A customer's address may not exist. Ours does: a refusal there is a fault or a setting that will be corrected.
      const refused = error instanceof RecipientRefused && emailOf(row)?.audience === 'customer';
      const permanent = error instanceof Uncomposable || refused;
      const problem = error instanceof Uncomposable ? 'not-composed' : problemOf(error);
      return { outcome: 'failed', reason: reasonOf(error), permanent, problem };
    } finally {
      if (composed) freeMime(composed);
    }
  };
}
