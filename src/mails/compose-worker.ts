import { workerData } from 'node:worker_threads';
import type { QuoteDocument } from '#features/quotes/document.ts';
import { quotePdf } from '#features/quotes/pdf/quote-pdf.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import type { Settings } from '#features/settings/settings.ts';
import type { PdfPictures, SitePdf } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { EmailName, EmailProps } from '#platform/mail/emails.ts';
import { openMailFolder } from '#platform/mail/mail-folder.ts';
import { mimeOf } from '#platform/mail/mime.ts';
import type { ComposeRequest, ComposeSetup, KeepResult } from '#platform/mail/thread-composer.ts';
import { serveTasks } from '#platform/thread-tasks.ts';
// Texts that several mails share are laid over theirs.
import '#ui/forms/shared-strings.ts';
import { composeEmail } from './compose-email.ts';
import { drawSitePdf } from './draw-site-pdf.ts';

/*
 * The thread that composes mails and draws quotes, a bundle of its own (scripts/bundle-server.mjs): it loads the templates
 * and shares nothing with the server. thread-composer.ts starts it.
 */

interface SitePdfTask {
  name: SitePdf;
  locale: Locale;
  pictures?: PdfPictures;
}

const { keepIn, ...setup }: ComposeSetup = workerData;
const folder = keepIn === null ? null : openMailFolder(keepIn);

serveTasks({
  async quote(document: QuoteDocument, settings: Settings) {
    return { result: await withSettings(settings, () => quotePdf(document, settings.company)) };
  },
  async sitePdf({ name, locale, pictures }: SitePdfTask, settings: Settings) {
    return { result: await withSettings(settings, () => drawSitePdf(name, locale, pictures)) };
  },
  async compose({ name, props, messageId, keep, ...mailContext }: ComposeRequest, settings: Settings) {
    const context = { ...setup, ...mailContext, company: settings.company };
    const mail = await withSettings(settings, () =>
      composeEmail(name as EmailName, props as EmailProps<EmailName>, context),
    );
    if (!folder || !keep) return { result: mail };
    const mime = mimeOf({ ...mail, messageId });
    const { attachmentFailure, logoFailure } = mail;
    const kept = (failure: KeepResult['failure']): KeepResult => ({
      failure,
      ...(attachmentFailure === undefined ? {} : { attachmentFailure }),
      ...(logoFailure === undefined ? {} : { logoFailure }),
    });
    const result = folder.keep(messageId, mime).then(
      () => kept(null),
      (error) => kept({ message: String(error?.message), code: error?.code }),
    );
    return { result };
  },
});
