import type { StaffName } from '#features/requests/lead.ts';
import { countRows } from '#platform/db/count-rows.ts';
import {
  type ClaimedUploads,
  claimUploads,
  releaseUploads,
  UploadsGone,
} from '#platform/files/attachments.ts';
import type { DocumentKind } from '../references.ts';
import { mostDocuments } from '../shipment-input.ts';
import {
  changeShipment,
  type LockedShipment,
  partChanged,
  type ShipmentChange,
  type ShipmentDependencies,
  type ShipmentOutcome,
} from './change-shipment.ts';

interface DocumentFacts {
  kind: DocumentKind;
  isForCustomer: boolean;
}

type DocumentChange = Omit<ShipmentChange, 'version' | 'by'> & { by: StaffName };

type AddOutcome = ShipmentOutcome<'attachment-gone' | 'file-missing' | 'too-many'>;

async function countDocuments({ transaction, row }: LockedShipment): Promise<number> {
  return countRows(transaction.selectFrom('shipment_documents').where('shipment_id', '=', row.id));
}

/**
 * Adds uploads as documents of a shipment; the customer can download only those marked for them. Each file belongs to
 * one message, reply or shipment. Needs no version.
 */
export async function addDocuments(
  deps: ShipmentDependencies,
  { shipmentId, by }: DocumentChange,
  { kind, isForCustomer, uploads }: DocumentFacts & { uploads: ClaimedUploads },
): Promise<AddOutcome> {
  const plan = async (locked: LockedShipment) => {
    const { row, transaction, at } = locked;
    if (uploads.fileIds.length === 0) return { refused: 'file-missing' as const };
    if ((await countDocuments(locked)) + uploads.fileIds.length > mostDocuments)
      return { refused: 'too-many' as const };
    const files = await claimUploads(transaction, { ...uploads, leadId: row.lead_id, isFirst: true });
    return {
      set: {},
      events: files.map(({ fileId }) => ({
        type: 'shipment-document' as const,
        shipmentId: row.id,
        fileId,
        kind,
        isForCustomer,
        ...(isForCustomer ? { isReleased: true } : {}),
      })),
      async alsoWrite() {
        const values = files.map(({ fileId }) => ({
          attachment_id: fileId,
          shipment_id: row.id,
          kind,
          is_for_customer: isForCustomer ? 1 : 0,
          added_by: by.id,
          added_at: at,
        }));
        await transaction
          .insertInto('shipment_documents')
          .values(values as ((typeof values)[number] & { is_for_customer: 0 | 1 })[])
          .execute();
      },
    };
  };
  const change = { shipmentId, by, version: null };
  return changeShipment<'attachment-gone' | 'file-missing' | 'too-many'>(deps, change, plan, {
    whileCancelled: true,
  }).catch((error) => {
    if (error instanceof UploadsGone) return { ok: false, reason: 'attachment-gone' } as const;
    throw error;
  });
}

function selectDocument({ transaction, row }: LockedShipment, fileId: string) {
  return transaction
    .selectFrom('shipment_documents')
    .selectAll()
    .where('shipment_id', '=', row.id)
    .where('attachment_id', '=', fileId)
    .executeTakeFirst();
}

/** Changes the kind of a document and the customer's access; needs no version. */
export function changeDocument(
  deps: ShipmentDependencies,
  { shipmentId, by }: DocumentChange,
  { fileId, kind, isForCustomer }: DocumentFacts & { fileId: string },
): Promise<ShipmentOutcome<'no-such-document'>> {
  return changeShipment<'no-such-document'>(
    deps,
    { shipmentId, by, version: null },
    async (locked) => {
      const document = await selectDocument(locked, fileId);
      if (!document) return { refused: 'no-such-document' };
      const is_for_customer = isForCustomer ? 1 : 0;
      if (document.kind === kind && document.is_for_customer === is_for_customer) return null;
      const isReleased = isForCustomer && document.is_for_customer === 0;
      const event = { type: 'shipment-document', shipmentId, fileId, kind, isForCustomer } as const;
      return {
        set: {},
        events: [isReleased ? { ...event, isReleased } : event],
        async alsoWrite() {
          await locked.transaction
            .updateTable('shipment_documents')
            .set({ kind, is_for_customer })
            .where('attachment_id', '=', fileId)
            .execute();
        },
      };
    },
    { whileCancelled: true },
  );
}

/** Removes a document with its file, which can no longer be downloaded; needs no version. */
export function removeDocument(
  deps: ShipmentDependencies,
  { shipmentId, by }: DocumentChange,
  fileId: string,
): Promise<ShipmentOutcome<'no-such-document'>> {
  return changeShipment<'no-such-document'>(
    deps,
    { shipmentId, by, version: null },
    async (locked) => {
      const { row, transaction, at } = locked;
      if (!(await selectDocument(locked, fileId))) return { refused: 'no-such-document' };
      return {
        set: {},
        events: [partChanged(row.id, 'documents')],
        async alsoWrite() {
          await transaction.deleteFrom('shipment_documents').where('attachment_id', '=', fileId).execute();
          await releaseUploads(transaction, { fileIds: [fileId], leadId: row.lead_id, at });
        },
      };
    },
    { whileCancelled: true },
  );
}
