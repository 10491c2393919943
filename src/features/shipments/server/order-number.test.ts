import { expect, test } from 'vitest';
import { decideQuote } from '#features/quotes/server/decide-quote.ts';
import { findOwnLeads } from '#features/requests/server/customer/account-leads.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { beginShipment } from './begin-shipment.ts';
import { cancelShipment, changeReferences } from './change-details.ts';
import { findShipment } from './find-shipment.ts';

const by = nameOf(elena);

describeOnDatabase('the purchase order number of a shipment', (open) => {
  async function begun() {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    const accept = async (orderNumber: string) => {
      desk.now += 1000;
      const decider = { kind: 'staff', by, via: 'purchase-order' } as const;
      const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber } as const;
      expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
    };
    await accept('');
    const shipment = await beginShipment(desk, { leadId: lead.id, by });
    if (!shipment.ok) throw new Error(shipment.reason);
    const numbers = async () => {
      const found = await findShipment(desk.db, lead.id);
      return found && [found.version, ...found.references.map(({ kind, text }) => `${kind} ${text}`)];
    };
    return { desk, lead, accept, numbers, shipmentId: shipment.shipmentId };
  }

  test('is added when it comes after the shipment has begun, once, beside its other numbers', async () => {
    const { desk, lead, accept, numbers, shipmentId } = await begun();
    const references = [{ kind: 'booking' as const, text: 'EBKG 1234567' }];
    await changeReferences(desk, { shipmentId, version: 1, by }, references);
    await accept('PO-4711');
    const both = ['booking EBKG 1234567', 'purchase-order PO-4711'];
    expect(await numbers()).toEqual([3, ...both]);
    await accept('po 4711');
    expect(await numbers()).toEqual([3, ...both]);
    expect(await desk.events(lead.id)).toContain('shipment-changed');
    const stale = await changeReferences(desk, { shipmentId, version: 2, by }, references);
    expect(stale).toMatchObject({ ok: false, reason: 'changed', version: 3 });
    expect(await desk.found({ text: '4711' })).toEqual([lead.reference]);
  });

  test('finds the request before a shipment has begun: its link is mailed to its address alone, and its customer’s list has it', async () => {
    const database = await open();
    const desk = quoteDeskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const lead = await desk.submit();
    const account = { id: 'account-ana' };
    await desk.db.updateTable('leads').set({ account_id: account.id }).where('id', '=', lead.id).execute();
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    const decider = { kind: 'staff', by, via: 'purchase-order' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz' } as const;
    await decideQuote(desk, quoteId, decider, { ...acceptance, orderNumber: 'PO-4529' });
    const track = async (email: string) => {
      const response = await app.post('/api/v1/track', { reference: 'po 4529', email });
      expect(response.status).toBe(200);
      expect(await response.json()).not.toHaveProperty('progress');
      return (await desk.mails('lead-link')).length;
    };
    expect(await track('eva@example.com')).toBe(0);
    expect(await track(lead.email)).toBe(1);
    const { services } = app.dependencies;
    const found = (text: string) => findOwnLeads(services, account.id, { text, page: 1 });
    expect((await found('PO-4529')).leads.map(({ reference }) => reference)).toEqual([lead.reference]);
    expect((await found('PO-4530')).leads).toEqual([]);
    const shipment = await beginShipment(desk, { leadId: lead.id, by });
    if (!shipment.ok) throw new Error(shipment.reason);
    await changeReferences(desk, { shipmentId: shipment.shipmentId, version: 1, by }, [
      { kind: 'container', text: 'MSKU 907032 3' },
      { kind: 'bill-of-lading', text: 'MAEU123456789' },
    ]);
    expect((await found('msku9070323')).leads).toHaveLength(1);
    // Texts that name the carrier are internal.
    expect((await found('MAEU123456789')).leads).toEqual([]);
  });

  test('is added to none that was canceled', async () => {
    const { desk, accept, numbers, shipmentId } = await begun();
    await cancelShipment(desk, { shipmentId, version: 1, by });
    await accept('PO-4711');
    expect(await numbers()).toEqual([2]);
  });
});
