import { workerData } from 'node:worker_threads';
import type { QuoteDocument } from '../features/quotes/document.ts';
import { quotePdf } from '../features/quotes/pdf/quote-pdf.ts';
import type { EmailName, EmailProps } from '../platform/mail/emails.ts';
import { openMailFolder } from '../platform/mail/mail-folder.ts';
import { mimeOf } from '../platform/mail/mime.ts';
import type { ComposeRequest, ComposeSetup, KeepResult } from '../platform/mail/thread-composer.ts';
import { serveTasks, whileUnwatched } from '../platform/thread-tasks.ts';
import { composeEmail } from './compose-email.ts';

/*
 * The thread that composes mails and draws quotes, a bundle of its own (scripts/bundle-server.mjs): it loads the templates
 * and shares nothing with the server. thread-composer.ts starts it.
 */

const { keepIn, ...setup }: ComposeSetup = workerData;
const folder = keepIn === null ? null : openMailFolder(keepIn, whileUnwatched);

serveTasks({
  async quote(document: QuoteDocument) {
    return { result: await quotePdf(document, setup.company) };
  },
  async compose({ name, props, messageId, ...context }: ComposeRequest) {
    const mail = await composeEmail(name as EmailName, props as EmailProps<EmailName>, {
      ...setup,
      ...context,
    });
    if (!folder) return { result: mail };
    const mime = mimeOf({ ...mail, messageId }, setup.company);
    const { attachmentFailure } = mail;
    const kept = (failure: KeepResult['failure']): KeepResult => ({
      failure,
      ...(attachmentFailure === undefined ? {} : { attachmentFailure }),
    });
    const result = folder.keep(messageId, mime).then(
      () => kept(null),
      (error) => kept({ message: String(error?.message), code: error?.code }),
    );
    return { result };
  },
});
