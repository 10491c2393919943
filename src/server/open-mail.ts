import { join } from 'node:path';
import { isConfirmedAddress } from '../features/identity/server/customers/account.ts';
import { listNotified } from '../features/identity/server/staff/list-staff.ts';
import { readImapUrl } from '../features/inbound/server/imap-url.ts';
import { replyKeyOf } from '../features/inbound/server/inbound-dependencies.ts';
import type { QuoteDocument } from '../features/quotes/document.ts';
import { quotePdf } from '../features/quotes/pdf/quote-pdf.ts';
import { readMailToSender } from '../features/requests/server/customer/mail-to-sender.ts';
import type { TimelineSubscriber } from '../features/requests/server/lead-dependencies.ts';
import { lockLeadOfMail, recordUndelivered } from '../features/requests/server/reply/undelivered.ts';
import { currentSettings, withPublished } from '../features/settings/server/current-settings.ts';
import { composeEmail } from '../mails/compose-email.ts';
import { drawSitePdf } from '../mails/draw-site-pdf.ts';
import { readAttachment } from '../platform/files/attachments.ts';
import { hasSingleUseLink } from '../platform/mail/delete-mails.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { createFolderTransport } from '../platform/mail/folder-transport.ts';
import { type MailFiles, mailFilesIn, purgeErased } from '../platform/mail/mail-files.ts';
import { createMailLimit } from '../platform/mail/mail-limit.ts';
import { trackMailTrouble } from '../platform/mail/mail-trouble.ts';
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts';
import { createThreadComposer, type MailComposer } from '../platform/mail/thread-composer.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { createOutboxWorker, type OutboxWorker } from '../platform/outbox/outbox-worker.ts';
import type { Foundation } from './open-store.ts';
import { createTimelineSubscribers } from './timeline-subscribers.ts';

function openTransport({ env }: Foundation): { transport: MailTransport; mailDir: string | null } {
  if (env.smtpUrl) return { transport: createSmtpTransport(env.smtpUrl), mailDir: null };
  const mailDir = join(env.dataDir, 'mail');
  return { transport: createFolderTransport(mailDir), mailDir };
}

function openComposer(
  { env, log, threads }: Foundation,
  {
    mailDir,
    answersByMail,
  }: { mailDir: string | null; answersByMail: { replyKey: string | null } | undefined },
): MailComposer {
  const composing = { appUrl: env.appUrl, answersByMail };
  if (threads)
    return createThreadComposer({
      script: threads.compose,
      setup: { ...composing, keepIn: mailDir },
      settings: currentSettings,
      log,
    });
  return {
    compose: (name, props, { messageId: _, ...mail }) =>
      composeEmail(name, props, { ...composing, ...mail, company: currentSettings().company }),
    renderQuotePdf: (document) => quotePdf(document as QuoteDocument, currentSettings().company),
    renderSitePdf: drawSitePdf,
    close: async () => {},
  };
}

/** The worker that delivers the mails of the outbox. */
function createMailWorker(
  { database, cipher, clock, log }: Foundation,
  {
    transport,
    compose,
    mailDir,
    mailFiles,
    timelineSubscribers,
  }: {
    transport: MailTransport;
    compose: MailComposer['compose'];
    mailDir: string | null;
    mailFiles: MailFiles;
    timelineSubscribers: TimelineSubscriber[];
  },
): OutboxWorker {
  const { db, engine } = database;
  const follow = trackMailTrouble({ db, clock });
  const onReplaced = (leadId: string) =>
    log.warn(
      { event: 'secret_link.replaced', leadId },
      'a link was encrypted with another key than this server has, and was replaced for a mail',
    );
  return createOutboxWorker({
    db,
    engine,
    channel: 'mail',
    deliver: withPublished(
      deliverMail({
        transport,
        compose,
        log,
        clock,
        readFile: (fileId) => readAttachment({ db, cipher }, fileId),
        readToSender: (id) => readMailToSender({ db, cipher, clock, onReplaced }, id),
      }),
    ),
    // A mail server is sent few mails at a time; files share the waits for the disk.
    concurrency: transport.keepsFiles ? 50 : 10,
    deletesContent: hasSingleUseLink,
    lockForPermanentFailure: lockLeadOfMail,
    failedPermanently: (transaction, row) =>
      recordUndelivered({ timelineSubscribers }, transaction, row, clock()),
    onAttempt: async (deliveries) => {
      // First, since no later attempt repeats it.
      if (mailDir) await purgeErased({ db, mailFiles, log })(deliveries);
      await follow(deliveries);
    },
    clock,
    log,
  });
}

/**
 * Opens what mails are composed with and leave by, with what follows from the events of a lead. `ownTransport` replaces
 * that of the settings.
 */
export function openMail(foundation: Foundation, ownTransport: MailTransport | undefined) {
  const { env, cipher } = foundation;
  const { transport, mailDir } = ownTransport
    ? { transport: ownTransport, mailDir: null }
    : openTransport(foundation);
  const mailFiles = mailFilesIn(mailDir);
  const mailbox = env.imapUrl ? readImapUrl(env.imapUrl) : null;
  const replyKey = replyKeyOf(cipher);
  const answersByMail = mailbox ? { replyKey: mailbox.hasPlusAddresses ? replyKey : null } : undefined;
  const composer = openComposer(foundation, { mailDir, answersByMail });
  // In a thread of its own: one that takes too long ends its thread, and no mail waits for it.
  const quoteComposer = openComposer(foundation, { mailDir, answersByMail });
  const mailLimit = createMailLimit({ hash: cipher.hash, isConfirmed: isConfirmedAddress });
  const timelineSubscribers = createTimelineSubscribers({ mailLimit, listStaff: listNotified });
  const { compose } = composer;
  return {
    transport,
    /** Folder of mails kept as files; null with SMTP. */
    mailDir,
    mailFiles,
    /** Null without IMAP_URL. */
    mailbox,
    replyKey,
    mailLimit,
    timelineSubscribers,
    outbox: createMailWorker(foundation, { transport, compose, mailDir, mailFiles, timelineSubscribers }),
    renderQuotePdf: quoteComposer.renderQuotePdf,
    renderSitePdf: quoteComposer.renderSitePdf,
    /** Call it once the worker of the outbox has stopped. */
    async close() {
      await Promise.all([composer.close(), quoteComposer.close()]);
      await transport.close();
    },
  };
}
