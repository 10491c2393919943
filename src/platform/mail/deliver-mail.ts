import { parseJson } from '../db/json-text.ts';
import { knownLocale } from '../i18n/locale.ts';
import type { Log } from '../log/logger.ts';
import { type OutboxRow, reasonOf } from '../outbox/outbox-rows.ts';
import type { Attempt } from '../outbox/outbox-worker.ts';
import { ThreadEnded } from '../threads.ts';
import type { Attachment } from './composed-email.ts';
import { type EmailName, type EmailProps, emailOf, hasPdf, storedFileOf, unknownEmail } from './emails.ts';
import { problemOf } from './mail-trouble.ts';
import type { MadeMail, MailComposer } from './thread-composer.ts';
import { type MailTransport, RecipientRefused } from './transport.ts';

/** Dependencies of mail delivery. */
export interface MailDelivery {
  transport: MailTransport;
  compose: MailComposer['compose'];
  log: Pick<Log, 'error'>;
  /** Reads a stored file that a mail attaches; null where it is gone. Without it, mails leave without. */
  readFile?: (fileId: string) => Promise<Attachment | null>;
  /**
   * Reads a mail to a lead's sender as it stands, with the secret of the link that works now; null where it was taken back.
   * Without it, mails leave as they were claimed.
   */
  readToSender?: (id: string) => Promise<{ props: OutboxRow['props']; secret: string | null } | null>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** From this attempt on, a mail whose PDF ends the composer's thread is composed without it. */
const firstWithoutPdf = 2;

/** Mails with a PDF that are delivered at once: fewer than the worker of the outbox delivers of all. */
const mostWithPdf = 5;

/** A mail that was not made; the reason quotes nothing of what it holds. */
class ComposeFailed extends Error {}

/** A row that cannot be read, now or later. */
class Unreadable extends ComposeFailed {}

function propsOf({ props }: Pick<OutboxRow, 'props'>): EmailProps<EmailName> {
  try {
    return parseJson(props) as EmailProps<EmailName>;
  } catch {
    // The parser's message quotes the text, which is personal data.
    throw new Unreadable('The properties of the e-mail are not JSON.');
  }
}

/** The properties of a mail that has the link of its request; null, as they are, once its content was deleted. */
function withSecret(props: EmailProps<EmailName>, { secret }: { secret: string | null }) {
  return props && ({ ...props, secret } as EmailProps<EmailName>);
}

/**
 * Delivers the mails of the outbox, an attempt each; never rejects. Of many with a PDF, which takes as long to compose as
 * twenty other mails, most go to the end of the queue, so that the company's mails do not wait for them.
 */
export function deliverMail({
  transport,
  compose,
  log,
  readFile = async () => null,
  readToSender,
  clock = Date.now,
}: MailDelivery) {
  let withPdf = 0;

  const composeWithout: typeof compose = (name, props, mail) =>
    compose(name, props, { ...mail, withoutAttachments: true });

  async function composeRow(row: OutboxRow, props: EmailProps<EmailName>): Promise<MadeMail> {
    // A row may hold any name; composeEmail rejects one that it does not know.
    const name = row.type as EmailName;
    const fileId = storedFileOf(name, props);
    const file = fileId === null ? null : await readFile(fileId);
    const mail = { messageId: row.id, locale: knownLocale(row.locale), ...(file && { file }) };
    if (fileId !== null && !file) {
      const without = await composeWithout(name, props, mail);
      return { ...without, attachmentFailure: 'The stored file is gone.' };
    }
    try {
      return await compose(name, props, mail);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) {
        const Failure = reasonOf(error) === unknownEmail ? Unreadable : ComposeFailed;
        throw new Failure(reasonOf(error), { cause: error });
      }
      if (row.attempts < firstWithoutPdf || !hasPdf(name, props)) throw error;
      const without = await composeWithout(name, props, mail);
      return { ...without, attachmentFailure: String(error) };
    }
  }

  return async (row: OutboxRow, signal: AbortSignal): Promise<Attempt> => {
    let isCounted = false;
    try {
      let props: EmailProps<EmailName>;
      if (readToSender && emailOf(row.type)?.thread) {
        const found = await readToSender(row.id);
        if (!found) return { outcome: 'dropped' };
        props = withSecret(propsOf(found), found);
      } else props = propsOf(row);
      if (props !== null && hasPdf(row.type as EmailName, props)) {
        if (withPdf >= mostWithPdf) return { outcome: 'deferred', until: clock() };
        isCounted = true;
        withPdf += 1;
      }
      const made = await composeRow(row, props);
      // A server may be connected while the mail is on its way.
      const keptAsFile = 'failure' in made || transport.keepsFiles === true;
      if (!('failure' in made)) await transport.deliver({ ...made, messageId: row.id }, signal);
      else if (made.failure) throw Object.assign(new Error(made.failure.message), made.failure);
      const sent = { outcome: 'sent', keptAsFile } as const;
      if (made.logoFailure !== undefined)
        log.error(
          {
            event: 'mail.logo_failed',
            outboxId: row.id,
            type: row.type,
            reason: reasonOf(made.logoFailure),
          },
          'the mail left without the logo, which could not be drawn',
        );
      if (made.attachmentFailure === undefined) return sent;
      log.error(
        {
          event: 'mail.attachment_failed',
          outboxId: row.id,
          type: row.type,
          reason: reasonOf(made.attachmentFailure),
        },
        'the mail left without its attachment, which could not be made',
      );
      return { ...sent, problem: 'not-attached' };
    } catch (error) {
      // A customer's address may not exist. Ours does: a refusal there is a fault or a setting that will be corrected.
      const refused = error instanceof RecipientRefused && emailOf(row.type)?.audience === 'customer';
      // Any other error in composing is a fault of ours, which a setting or a release corrects.
      const permanent = error instanceof Unreadable || refused;
      const problem = error instanceof ComposeFailed ? 'not-composed' : problemOf(error);
      return { outcome: 'failed', reason: reasonOf(error), permanent, problem };
    } finally {
      if (isCounted) withPdf -= 1;
    }
  };
}
