import { expect, test } from 'vitest';
import { csvLines, type ListPage } from '#platform/lists/define-list.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { submitShipment } from '#tests/support/shipments.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { shipmentQuery } from '../shipment-input.ts';
import { cancelShipment, changeReferences } from './change-details.ts';
import { countShipments, shipmentList } from './list-shipments.ts';
import { setMilestone } from './set-milestone.ts';

const by = nameOf(elena);

describeOnEachDatabase('the list of shipments', (open) => {
  /** Creates shipments with planned departures; `''` plans none. */
  async function begin(days: string[]) {
    const desk = deskOn(await open());
    const shipments: { id: string; reference: string }[] = [];
    for (const [index, planned] of days.entries()) {
      const { lead, shipmentId: id } = await submitShipment(desk, {
        email: `ana-${index}@example.com`,
        brandName: `Café ${index}`,
      });
      shipments.push({ id, reference: lead.reference });
      if (planned === '') continue;
      await setMilestone(
        desk,
        { shipmentId: id, version: 1, by },
        {
          id: null,
          code: 'departed',
          planned,
          estimated: null,
          actual: null,
          place: '=1+1',
          placeCode: null,
          delayReason: null,
          comment: '',
        },
      );
    }
    const list = async (filter: object = {}, page: Partial<ListPage> = {}) => {
      const found = await shipmentList.read(desk, shipmentQuery.parse(filter), { limit: 50, ...page });
      return { ...found, references: found.rows.map(({ reference }) => reference) };
    };
    return { desk, shipments, list, referenceOf: (index: number) => shipments[index]?.reference };
  }

  test('has what is late first, then what is due next, a page at a time', async () => {
    const { desk, list, referenceOf } = await begin(['2026-11-25', '', '2026-11-18', '2026-11-20', '']);
    const order = [2, 3, 0, 4, 1].map(referenceOf);
    const all = await list();
    expect(all.references).toEqual(order);
    expect(all.rows.map(({ isLate }) => isLate)).toEqual([true, false, false, false, false]);
    expect(all.rows[0]).toMatchObject({ customer: 'Café 2', next: { code: 'departed' }, last: null });
    const first = await list({}, { limit: 2 });
    const second = await list({}, { limit: 2, cursor: String(first.next) });
    const third = await list({}, { limit: 2, cursor: String(second.next) });
    expect([...first.references, ...second.references, ...third.references]).toEqual(order);
    expect(third.next).toBeNull();
    expect((await list({ state: 'late' })).references).toEqual([referenceOf(2)]);
    expect(await countShipments(desk)).toEqual({ due: 0, 'under-way': 5, late: 1 });
  });

  test('finds by the beginning of a number and by the reference, and nothing by a pattern', async () => {
    const { desk, shipments, list, referenceOf } = await begin(['', '']);
    const references = [
      { kind: 'air-waybill' as const, text: '020-1234 5675' },
      { kind: 'purchase-order' as const, text: 'PO-77/2_%' },
    ];
    const id = shipments[0]?.id ?? '';
    await changeReferences(desk, { shipmentId: id, version: 1, by }, references);
    expect((await list({ text: '020-1234' })).references).toEqual([referenceOf(0)]);
    expect((await list({ text: '02012345675' })).references).toEqual([referenceOf(0)]);
    for (const text of ['PO-77/2', 'po77/2_%'])
      expect((await list({ text })).references, text).toEqual([referenceOf(0)]);
    expect((await list({ text: referenceOf(1)?.toLowerCase() })).references).toEqual([referenceOf(1)]);
    for (const text of ['%', '_', '- -', 'PO_77', '\\', "'; drop table shipments", '12345675'])
      expect((await list({ text })).references, text).toEqual([]);
    await cancelShipment(desk, { shipmentId: id, version: 2, by });
    expect((await list({ state: 'cancelled' })).references).toEqual([referenceOf(0)]);
    expect((await list({ state: 'under-way' })).references).toEqual([referenceOf(1)]);
  });

  test('can be taken along as CSV', async () => {
    const { desk, referenceOf } = await begin(['2026-11-18']);
    const lines: string[] = [];
    for await (const line of csvLines(shipmentList, desk, {})) lines.push(line);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"reference","customer","state"');
    expect(lines[1]).toContain(`"${referenceOf(0)}","Café 0","under-way"`);
    expect(lines[1]).toContain('"departed","2026-11-18","2026-11-18","yes"');
  });
});
