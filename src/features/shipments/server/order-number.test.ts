import { expect, test } from 'vitest';
import { elena, nameOf } from '../../../../tests/support/desk.ts';
import { quoteDeskOn } from '../../../../tests/support/quotes.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { decideQuote } from '../../quotes/server/decide-quote.ts';
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

  test('is added to none that was canceled', async () => {
    const { desk, accept, numbers, shipmentId } = await begun();
    await cancelShipment(desk, { shipmentId, version: 1, by });
    await accept('PO-4711');
    expect(await numbers()).toEqual([2]);
  });
});
