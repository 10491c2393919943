import { expect, test } from 'vitest';
import { changeReferences } from '#features/shipments/server/change-details.ts';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { submitShipment } from '#tests/support/shipments.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { changeStage } from '../commands/change-stage.ts';
import { listNamedLeads } from './named-leads.ts';

describeOnEachDatabase('a mail that names a request', (open) => {
  test('by its reference, a container in groups or a bill of lading is offered to be put on it', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const {
      lead: { id },
      shipmentId,
      version,
    } = await submitShipment(desk);
    await changeReferences(desk, { shipmentId, version, by: nameOf(elena) }, [
      { kind: 'container', text: 'CSQU3054383' },
      { kind: 'bill-of-lading', text: 'GTSH-2611004' },
    ]);
    const named = async (text: string) => {
      const mail = await desk.write(text, 'noreply@line.example');
      return (await listNamedLeads(desk, mail.id)).map((other) => [other.id, other.number]);
    };
    expect(await named(`About ${lead.reference}: ready.`)).toEqual([[lead.id, lead.reference]]);
    expect(await named('Container csqu 305438-3 has arrived.')).toEqual([[id, 'CSQU3054383']]);
    expect(await named('ARRIVAL NOTICE / B/L GTSH2611004')).toEqual([[id, 'GTSH-2611004']]);
    expect(await named('Container MSCU1234566, invoice 4471, call 5550110.')).toEqual([]);
    expect(await listNamedLeads(desk, lead.id)).toEqual([]);
    await changeStage(desk, changeBy(elena, await desk.row(lead.id)), { to: 'spam' });
    expect(await named(`About ${lead.reference}.`)).toEqual([]);
  });
});
