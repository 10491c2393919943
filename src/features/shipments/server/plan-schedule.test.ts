import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { decideQuote } from '#features/quotes/server/decide-quote.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { beginShipment } from './begin-shipment.ts';
import { findShipment } from './find-shipment.ts';
import { planSchedule } from './set-milestone.ts';

const by = nameOf(elena);

describeOnDatabase('the usual plan of a shipment', (open) => {
  async function begun(cargo: object) {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit({ shipment: cargoInput.parse(cargo) });
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    const decider = { kind: 'staff', by, via: 'telephone' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' } as const;
    await decideQuote(desk, quoteId, decider, acceptance);
    const shipment = await beginShipment(desk, { leadId: lead.id, by });
    if (!shipment.ok) throw new Error(shipment.reason);
    const { shipmentId } = shipment;
    const plan = (departs: string) =>
      planSchedule(desk, { shipmentId, version: 1, by }, { departs, arrives: '2027-01-10' });
    const planned = async () => (await findShipment(desk.db, lead.id))?.milestones ?? [];
    return { plan, planned };
  }

  test('has a pickup and a carriage to the door where they were sold or asked for', async () => {
    const { plan, planned } = await begun({
      mode: 'lcl',
      from: { text: 'Houston' },
      to: { text: 'Santos', scope: 'door' },
    });
    expect(await plan('2026-12-20')).toMatchObject({ ok: true });
    const codes = (await planned()).map(({ code }) => code);
    expect(codes).toContain('received');
    expect(codes).not.toContain('collected');
    expect(codes).toContain('gate-out');
  });

  test('begins when the cargo is ready; a departure before that is refused', async () => {
    const { plan, planned } = await begun({
      from: { text: 'Houston', scope: 'door' },
      to: { text: 'Santos' },
      readyOn: '2026-12-18',
    });
    expect(await plan('2026-12-17')).toMatchObject({ ok: false, reason: 'out-of-order', field: 'departs' });
    expect(await plan('2026-12-20')).toMatchObject({ ok: true });
    expect(await planned()).toContainEqual(
      expect.objectContaining({ code: 'collected', planned: '2026-12-18' }),
    );
  });
});
