import { join } from 'node:path';
import { isConfirmedAddress } from '#features/identity/server/customers/account.ts';
import { listNotified } from '#features/identity/server/staff/list-staff.ts';
import { mailboxOf } from '#features/inbound/server/imap-url.ts';
import { replyKeyOf } from '#features/inbound/server/inbound-dependencies.ts';
import type { QuoteDocument } from '#features/quotes/document.ts';
import { quotePdf } from '#features/quotes/pdf/quote-pdf.ts';
import { readMailToSender } from '#features/requests/server/customer/mail-to-sender.ts';
import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { lockLeadOfMail, recordUndelivered } from '#features/requests/server/reply/undelivered.ts';
import { currentSettings, withPublished } from '#features/settings/server/current-settings.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { drawSitePdf } from '#mails/draw-site-pdf.ts';
import { readAttachment } from '#platform/files/open-attachment.ts';
import { createConnectedTransport } from '#platform/mail/connection/connected-transport.ts';
import { type MailConnections, openMailConnections } from '#platform/mail/connection/mail-connections.ts';
import type { Providers } from '#platform/mail/connection/providers.ts';
import { hasSingleUseLink } from '#platform/mail/delete-mails.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { createFolderTransport } from '#platform/mail/folder-transport.ts';
import { type MailFiles, mailFilesIn, purgeErased } from '#platform/mail/mail-files.ts';
import { createMailLimit } from '#platform/mail/mail-limit.ts';
import { trackMailTrouble } from '#platform/mail/mail-trouble.ts';
import { createThreadComposer, type MailComposer } from '#platform/mail/thread-composer.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { createOutboxWorker, type OutboxWorker } from '#platform/outbox/outbox-worker.ts';
import type { Foundation } from './open-store.ts';
import { createTimelineSubscribers } from './timeline-subscribers.ts';

function openTransport({ env }: Foundation, connections: MailConnections) {
  const mailDir = join(env.dataDir, 'mail');
  return {
    transport: createConnectedTransport(connections, createFolderTransport(mailDir)),
    mailDir: env.smtpUrl ? null : mailDir,
  };
}

function openComposer({ env, log, threads }: Foundation, mailDir: string | null): MailComposer {
  const { appUrl } = env;
  if (threads)
    return createThreadComposer({
      script: threads.compose,
      setup: { appUrl, keepIn: mailDir },
      settings: currentSettings,
      log,
    });
  return {
    compose: (name, props, { messageId: _, keep: __, ...mail }) =>
      composeEmail(name, props, { appUrl, ...mail, company: currentSettings().company }),
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
    concurrency: () => (transport.keepsFiles ? 50 : 10),
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
 * Opens what mails are composed with and leave by, with what follows from the events of a lead. A test's own transport
 * replaces the one that is connected.
 */
export function openMail(
  foundation: Foundation,
  own: { transport?: MailTransport | undefined; mailProviders?: Providers | undefined },
) {
  const { env, cipher, clock, database } = foundation;
  const connections = openMailConnections({
    db: database.db,
    clock,
    cipher,
    appUrl: env.appUrl,
    environment: env,
    providers: own.mailProviders,
  });
  const { transport, mailDir } = own.transport
    ? { transport: own.transport, mailDir: null }
    : openTransport(foundation, connections);
  const mailFiles = mailFilesIn(mailDir);
  const replyKey = replyKeyOf(cipher);
  const composer = openComposer(foundation, mailDir);
  // In a thread of its own: one that takes too long ends its thread, and no mail waits for it.
  const quoteComposer = openComposer(foundation, mailDir);
  const mailLimit = createMailLimit({ hash: cipher.hash, isConfirmed: isConfirmedAddress });
  const timelineSubscribers = createTimelineSubscribers({ mailLimit, listStaff: listNotified });
  const compose: MailComposer['compose'] = (name, props, mail) => {
    const mailbox = mailboxOf(connections.current());
    return composer.compose(name, props, {
      ...mail,
      keep: mailDir !== null && transport.keepsFiles === true,
      answersByMail: mailbox ? { replyKey: mailbox.hasPlusAddresses ? replyKey : null } : undefined,
    });
  };
  return {
    connections,
    transport,
    /** Folder of mails kept as files; null with SMTP_URL. */
    mailDir,
    mailFiles,
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
