import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { exportOwnData } from '#features/people/server/own-data.ts';
import { receiveUpload } from '#features/requests/server/files/uploads.ts';
import { attachmentSamples } from '#tests/support/attachments.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { submitShipment } from '#tests/support/shipments.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { changeReferences } from './change-details.ts';
import { setDeadline } from './deadlines.ts';
import { addDocuments } from './documents.ts';
import { listOwnShipments } from './find-shipment.ts';
import { setMilestone } from './set-milestone.ts';

const by = nameOf(elena);
const uploadKey = 'k'.repeat(32);

async function* once(content: Uint8Array) {
  yield content;
}

/** Texts that only Ana's shipment contains; none may remain. */
const secrets = ['Zanahoria', 'Quetzal', 'CSQU', 'csqu', 'ana@example.com'];

const tables = [
  ...(['leads', 'lead_events', 'lead_event_texts', 'lead_search', 'outbox', 'attachments'] as const),
  ...(['shipments', 'shipment_references', 'milestones', 'shipment_documents'] as const),
  'shipment_deadlines' as const,
];

describeOnDatabase('what is kept of a shipment', (open) => {
  async function begin() {
    const database = await open();
    const app = await createTestApp(database);
    const desk = deskOn(database, Date.now());
    const { lead, shipmentId } = await submitShipment(desk, {
      brandName: 'Zanahoria',
      shipment: { version: 1, mode: 'fcl', from: { text: 'Quetzal, GT' }, to: { text: 'Quetzal yard' } },
    });
    const references = [{ kind: 'container' as const, text: 'CSQU 305438-3' }];
    await changeReferences(desk, { shipmentId, version: 1, by }, references);
    await setMilestone(
      desk,
      { shipmentId, version: 2, by },
      {
        id: null,
        code: 'departed',
        planned: '2026-11-01',
        estimated: null,
        actual: '2026-11-02',
        place: 'Quetzal, GT',
        placeCode: null,
        delayReason: 'weather',
        comment: 'Zanahoria first',
      },
    );
    await setDeadline(
      desk,
      { shipmentId, version: 3, by },
      {
        id: null,
        kind: 'other',
        title: 'Call Zanahoria',
        due: '2026-11-01',
        timeZone: 'America/Chicago',
        ownerId: null,
        note: 'Quetzal',
      },
    );
    const services = app.dependencies.services;
    const [, content] = attachmentSamples.pdf;
    const stored = await receiveUpload(services, {
      stream: once(content),
      name: 'Quetzal.pdf',
      uploadKey,
      network: null,
    });
    if (!stored.ok) throw new Error(stored.reason);
    const uploads = { fileIds: [stored.file.fileId], uploadKey };
    await addDocuments(desk, { shipmentId, by }, { kind: 'invoice', isForCustomer: true, uploads });
    return { app, desk, lead, shipmentId, services };
  }

  test('is blanked when its customer’s data are deleted, but for state and times', async () => {
    const { desk, lead, shipmentId, services } = await begin();
    const key = lead.id;
    const erased = await erasePerson(services, { key, by, confirmation: 'ana@example.com' });
    expect(erased).toMatchObject({ ok: true });
    const rows = await Promise.all(tables.map((table) => desk.db.selectFrom(table).selectAll().execute()));
    const stored = JSON.stringify(rows);
    for (const secret of secrets) expect(stored, secret).not.toContain(secret);
    expect(await desk.db.selectFrom('shipments').selectAll().executeTakeFirst()).toMatchObject({
      id: shipmentId,
      state: 'under-way',
      mode: 'fcl',
      parties: '{}',
      from_text: '',
    });
    expect(await desk.db.selectFrom('milestones').selectAll().executeTakeFirst()).toMatchObject({
      code: 'departed',
      actual: '2026-11-02',
      place: '',
      comment: '',
    });
    expect(await desk.db.selectFrom('shipment_documents').selectAll().execute()).toEqual([]);
    expect(await desk.db.selectFrom('shipment_deadlines').selectAll().execute()).toEqual([]);
    const milestone = {
      id: null,
      code: 'arrived' as const,
      planned: null,
      estimated: null,
      actual: '2026-11-05',
      place: 'Quetzal',
      placeCode: null,
      delayReason: null,
      comment: '',
    };
    expect(await setMilestone(desk, { shipmentId, version: 4, by }, milestone)).toEqual({
      ok: false,
      reason: 'erased',
    });
  });

  test('is among what a customer takes away, without what staff alone see', async () => {
    const { desk, lead, services } = await begin();
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com' };
    await desk.addAccount(account, lead.id);
    expect(await listOwnShipments(desk.db, account.id)).toMatchObject([{ reference: lead.reference }]);
    expect(await listOwnShipments(desk.db, 'account-eva')).toEqual([]);
    const session = { id: 's', account } as never;
    const data = await exportOwnData(services, session, desk.now);
    expect(data.requests).toMatchObject([
      {
        tracking: {
          references: [{ text: 'CSQU 305438-3' }],
          milestones: [{ code: 'departed', comment: 'Zanahoria first' }],
          documents: [{ name: 'Quetzal.pdf', kind: 'invoice' }],
        },
      },
    ]);
    expect(JSON.stringify(data.requests)).not.toMatch(/postedBy|parties/);
  });
});
