import { expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { noMilestone, submitShipment } from '#tests/support/shipments.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import type { ReferenceKind } from '../references.ts';
import { changeReferences, releaseReference } from './change-details.ts';
import { findCustomerShipment, findOwnReference, getShipment, listOwnShipments } from './find-shipment.ts';
import { setMilestone } from './set-milestone.ts';

const by = nameOf(elena);

const typed: { kind: ReferenceKind; text: string }[] = [
  { kind: 'bill-of-lading', text: 'MAEU123456789' },
  { kind: 'house-bill', text: 'LLA-0001' },
  { kind: 'booking', text: 'EBKG1234567' },
  { kind: 'container', text: 'CSQU3054383' },
  { kind: 'other', text: 'Agent 77' },
];

describeOnDatabase('the references of a shipment', (open) => {
  async function begun() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com' };
    await desk.addAccount(account);
    const { lead, shipmentId } = await submitShipment(desk, {
      referenceNumber: ' SO-2214 ',
      email: account.email,
      shipment: { version: 1, mode: 'fcl', from: { text: 'Santos, BR' }, to: { text: 'Houston, TX, US' } },
    });
    await desk.db.updateTable('leads').set({ account_id: account.id }).where('id', '=', lead.id).execute();
    const references = [{ kind: 'customer-reference' as const, text: 'SO-2214' }, ...typed];
    const leave = async () => {
      desk.now += sendDelayMs;
      await app.dependencies.outbox.drain();
      return app.transport.mails.splice(0);
    };
    await leave();
    const at = await getShipment(desk.db, shipmentId);
    return { desk, app, lead, account, shipmentId, references, leave, atBeginning: at?.references };
  }

  test('begin with the one that the customer gave in the request', async () => {
    const { atBeginning } = await begun();
    expect(atBeginning).toEqual([
      { kind: 'customer-reference', text: 'SO-2214', value: 'SO2214', isForCustomer: true },
    ]);
  });

  test('are internal where they name the carrier, on every surface of the customer, until they are released', async () => {
    const { desk, app, lead, account, shipmentId, references, leave } = await begun();
    await changeReferences(desk, { shipmentId, version: 1, by }, references);
    const asCustomer = async () => {
      const json = await app.request(`/api/v1/requests/${lead.secret}/shipment`);
      const page = await findCustomerShipment(desk, lead.secret);
      const [own] = await listOwnShipments(desk.db, account.id);
      return [await json.text(), JSON.stringify(page), JSON.stringify(own)];
    };
    for (const shown of await asCustomer()) {
      expect(shown).toContain('LLA-0001');
      expect(shown).toContain('CSQU3054383');
      expect(shown).toContain('SO-2214');
      expect(shown).not.toMatch(/MAEU123456789|EBKG1234567|Agent 77|isForCustomer/);
    }
    expect(await findOwnReference(desk.db, account.id, 'MAEU123456789')).toBeNull();
    const version = (await getShipment(desk.db, shipmentId))?.version ?? 0;
    const departed = { ...noMilestone, id: null, code: 'departed' as const, actual: '2026-11-19' };
    // The ISF keeps an import from departing.
    await changeReferences(desk, { shipmentId, version, by }, [...references, { kind: 'isf', text: 'none' }]);
    const set = await setMilestone(desk, { shipmentId, version: version + 1, by }, departed);
    expect(set).toMatchObject({ ok: true });
    const mails = (await leave()).filter(({ to }) => to.address === lead.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('LLA-0001');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/MAEU123456789|EBKG1234567|Agent 77/);

    const release = (isForCustomer: boolean) =>
      releaseReference(
        desk,
        { shipmentId, by },
        { kind: 'bill-of-lading', text: 'maeu 123456789', isForCustomer },
      );
    expect(await release(true)).toMatchObject({ ok: true });
    for (const shown of await asCustomer()) expect(shown).toContain('MAEU123456789');
    // Released references stay so when the list is saved again.
    const again = await getShipment(desk.db, shipmentId);
    await changeReferences(desk, { shipmentId, version: again?.version ?? 0, by }, references);
    for (const shown of await asCustomer()) expect(shown).toContain('MAEU123456789');
    expect(await release(false)).toMatchObject({ ok: true });
    for (const shown of await asCustomer()) expect(shown).not.toContain('MAEU123456789');
    const unknown = { kind: 'booking' as const, text: 'X1', isForCustomer: true };
    expect(await releaseReference(desk, { shipmentId, by }, unknown)).toEqual({
      ok: false,
      reason: 'no-such-reference',
    });
  });

  test('cannot be released by a customer', async () => {
    const { desk, app, shipmentId, references } = await begun();
    await changeReferences(desk, { shipmentId, version: 1, by }, references);
    const response = await app.request(`/api/v1/desk/shipments/${shipmentId}/references/release`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'bill-of-lading', text: 'MAEU123456789', isForCustomer: true }),
    });
    expect(response.status).toBe(401);
    const stored = await getShipment(desk.db, shipmentId);
    expect(stored?.references.find(({ kind }) => kind === 'bill-of-lading')?.isForCustomer).toBe(false);
  });
});
