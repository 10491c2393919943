import { expect, test } from 'vitest';
import { changeLocale } from '#features/requests/server/commands/change-locale.ts';
import { openForCustomer, openForStaff } from '#features/requests/server/files/downloads.ts';
import { receiveUpload } from '#features/requests/server/files/uploads.ts';
import { attachmentSamples } from '#tests/support/attachments.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { submitShipment } from '#tests/support/shipments.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { documentsDelayMs } from './document-mails.ts';
import { addDocuments, changeDocument, removeDocument } from './documents.ts';
import { findCustomerShipment, getShipment } from './find-shipment.ts';

const uploadKey = 'k'.repeat(32);
const by = nameOf(elena);

async function* once(content: Uint8Array) {
  yield content;
}

describeOnDatabase('the documents of a shipment', (open) => {
  async function begin() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const deps = app.dependencies.services;
    const won = async (email: string) => {
      const { lead, shipmentId } = await submitShipment(desk, { email });
      return { ...lead, shipmentId };
    };
    const lead = await won('ana@example.com');
    const [name, content] = attachmentSamples.pdf;
    const stored = await receiveUpload(deps, { stream: once(content), name, uploadKey, network: null });
    if (!stored.ok) throw new Error(stored.reason);
    const { fileId } = stored.file;
    const add = (
      isForCustomer: boolean,
      { id = lead.shipmentId, key = uploadKey, fileIds = [fileId] } = {},
    ) =>
      addDocuments(
        desk,
        { shipmentId: id, by },
        { kind: 'bill-of-lading', isForCustomer, uploads: { fileIds, uploadKey: key } },
      );
    const download = () => openForCustomer(deps, { secret: lead.secret, fileId });
    return { desk, app, deps, lead, won, fileId, add, download };
  }

  test('are the customer’s only where staff say so', async () => {
    const { desk, deps, lead, fileId, add, download } = await begin();
    const { shipmentId } = lead;
    expect(await add(false)).toEqual({ ok: true, version: 2 });
    expect(await download()).toBeNull();
    expect((await findCustomerShipment(desk, lead.secret))?.documents).toEqual([]);
    expect(await openForStaff(deps, { leadId: lead.id, fileId, staffId: elena.id })).not.toBeNull();
    const facts = { fileId, kind: 'arrival-notice', isForCustomer: true } as const;
    expect(await changeDocument(desk, { shipmentId, by }, facts)).toEqual({ ok: true, version: 3 });
    expect(await changeDocument(desk, { shipmentId, by }, facts)).toEqual({ ok: true, version: 3 });
    expect(await download()).toMatchObject({ name: 'invoice.pdf' });
    expect((await findCustomerShipment(desk, lead.secret))?.documents).toMatchObject([
      { fileId, kind: 'arrival-notice', name: 'invoice.pdf' },
    ]);
    expect(await removeDocument(desk, { shipmentId, by }, fileId)).toEqual({ ok: true, version: 4 });
    expect(await download()).toBeNull();
    expect(await removeDocument(desk, { shipmentId, by }, fileId)).toEqual({
      ok: false,
      reason: 'no-such-document',
    });
    expect((await getShipment(desk.db, shipmentId))?.documents).toEqual([]);
  });

  test('are mailed when they are released: several in a minute in one mail, in the language of the request', async () => {
    const { desk, app, deps, lead, fileId, add } = await begin();
    const { shipmentId, id: leadId, email } = lead;
    const { version } = await desk.row(leadId);
    await changeLocale(desk, { leadId, version, by }, 'es');
    const leave = async (ms: number) => {
      desk.now += ms;
      await app.dependencies.outbox.drain();
      return app.transport.mails
        .splice(0)
        .filter(({ to, subject }) => to.address === email && subject.includes('su embarque'));
    };
    await leave(documentsDelayMs);
    const again = await receiveUpload(deps, {
      stream: once(attachmentSamples.pdf[1]),
      name: 'factura.pdf',
      uploadKey,
      network: null,
    });
    if (!again.ok) throw new Error(again.reason);
    await add(false);
    expect(await leave(documentsDelayMs)).toEqual([]);
    const release = (kind: 'bill-of-lading' | 'invoice', isForCustomer: boolean, id = fileId) =>
      changeDocument(desk, { shipmentId, by }, { fileId: id, kind, isForCustomer });
    // Hidden in time.
    await release('bill-of-lading', true);
    await release('bill-of-lading', false);
    expect(await leave(documentsDelayMs)).toEqual([]);
    await release('bill-of-lading', true);
    expect(await leave(documentsDelayMs / 2)).toEqual([]);
    await add(true, { fileIds: [again.file.fileId] });
    await release('invoice', true, again.file.fileId);
    const [mail, more] = await leave(documentsDelayMs / 2);
    expect(more).toBeUndefined();
    expect(mail?.subject).toContain(`Documentos nuevos: su embarque ${lead.reference}`);
    for (const part of ['invoice.pdf', 'factura.pdf', `/requests/${lead.secret}`])
      expect(mail?.text).toContain(part);
    // Another kind is no release.
    await release('invoice', true);
    expect(await leave(documentsDelayMs)).toEqual([]);
  });

  test('are claimed once, under their key, and belong to one shipment', async () => {
    const { desk, won, fileId, add } = await begin();
    const gone = { ok: false, reason: 'attachment-gone' };
    expect(await add(true, { fileIds: [] })).toEqual({ ok: false, reason: 'file-missing' });
    expect(await add(true, { key: 'x'.repeat(32) })).toEqual(gone);
    expect(await add(true, { fileIds: ['nothing'] })).toEqual(gone);
    expect(await add(true)).toMatchObject({ ok: true });
    expect(await add(true)).toEqual(gone);
    const other = await won('eva@example.com');
    expect(await add(true, { id: other.shipmentId })).toEqual(gone);
    expect(await removeDocument(desk, { shipmentId: other.shipmentId, by }, fileId)).toEqual({
      ok: false,
      reason: 'no-such-document',
    });
  });
});
