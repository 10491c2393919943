import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { findMailThread } from '#features/requests/server/timeline/mail-thread.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { getShipment } from './find-shipment.ts';
import { findRecipient } from './shipment-mails.ts';
import { findWaiting, replaceWaiting } from './waiting-mail.ts';

const email = 'shipment-documents';

/** Time for several documents of one mail, and to hide one that was released by mistake. */
export const documentsDelayMs = 60_000;

/**
 * Subscribes to the timeline: mails customers the documents that were released to them, a minute after the first. Documents
 * of that minute are in one mail, and one that is hidden or removed within it is in none. Also mails customers who chose no
 * mails about milestones.
 */
export const mailDocuments: TimelineSubscriber = async (transaction, { data, lead, at: now }) => {
  const isAboutDocuments =
    data.type === 'shipment-document' ||
    (data.type === 'shipment-changed' && data.what.includes('documents'));
  const shipment = isAboutDocuments ? await getShipment(transaction, data.shipmentId) : null;
  if (!shipment) return;
  const recipient = await findRecipient(transaction, shipment.leadId, lead);
  const { id: shipmentId, from, to } = shipment;
  const waiting = await findWaiting(transaction, email, { leadId: recipient.id, shipmentId });
  const added = data.type === 'shipment-document' && data.isReleased ? [data.fileId] : [];
  const make = async (fileIds: string[], except: string) => {
    const documents = shipment.documents
      .filter(({ fileId, isForCustomer }) => isForCustomer && fileIds.includes(fileId))
      .map(({ fileId, kind, name }) => ({ fileId, kind, name }));
    if (documents.length === 0 || recipient.email === '') return null;
    const thread = await findMailThread(transaction, recipient, { except });
    const { email: address, reference } = recipient;
    return { address, reference, shipmentId, documents, from: from.text, to: to.text, thread };
  };
  if (waiting) {
    const listed = waiting.props.documents.map(({ fileId }) => fileId);
    const props = await make([...listed, ...added], waiting.id);
    if (await replaceWaiting(transaction, email, { id: waiting.id, props })) return;
  }
  // Without an unsent mail, or when a worker has just claimed it.
  const props = await make(added, '');
  if (!props) return;
  await enqueueMail(transaction, email, {
    props,
    locale: knownLocale(recipient.locale),
    subjectId: recipient.id,
    now,
    dueAt: now + documentsDelayMs,
  });
};
