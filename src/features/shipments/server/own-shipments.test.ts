import { expect, test } from 'vitest';
import { exportOwnData } from '#features/people/server/own-data.ts';
import { insertSecretLink, newSecretLink } from '#features/requests/server/secret-links.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { deskOn } from '#tests/support/desk.ts';
import { storeRows } from '#tests/support/seed/draw.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { findOwnReference, listOwnShipments } from './find-shipment.ts';
import { noDeadlineAt } from './shipment-rows.ts';

import type { ShipmentTable } from './tables.ts';

const count = 501;

describeOnDatabase('the shipments of an account', (open) => {
  async function shipped() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@example.com' };
    await desk.addAccount(account);
    const { secret: _, ...lead } = await desk.submit();
    const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'));
    const leads = numbers.map((number, index) => ({
      ...lead,
      id: `lead-${number}`,
      reference: `RR-${number}`,
      number: lead.number + 100 + index,
      account_id: account.id,
    }));
    const shipments = numbers.map(
      (number): ShipmentTable => ({
        id: `shipment-${number}`,
        lead_id: `lead-${number}`,
        version: 1,
        state: 'under-way',
        mode: 'fcl',
        quote_id: null,
        from_text: '',
        from_code: null,
        to_text: '',
        to_code: null,
        parties: jsonText({}),
        wants_mail: 1,
        deadline_at: noDeadlineAt,
        due_on: '9999-12-31',
        delivered_at: null,
        begun_at: desk.now,
        changed_at: desk.now,
      }),
    );
    const number = { value: 'EBKG1234567', shown: 'EBKG 1234567', number: 0 };
    const shipment_references = [
      { shipment_id: 'shipment-0000', kind: 'booking', is_for_customer: 1, ...number } as const,
      { shipment_id: 'shipment-0001', kind: 'bill-of-lading', is_for_customer: 0, ...number } as const,
    ];
    await storeRows(desk.db, { leads, shipments, shipment_references });
    return { app, desk, account };
  }

  test('are all among what its owner takes away', async () => {
    const { app, desk, account } = await shipped();
    const session = { id: 's', account } as never;
    const { requests } = await exportOwnData(app.dependencies.services, session, desk.now);
    expect(requests.filter(({ tracking }) => tracking !== null)).toHaveLength(count);
    expect(await listOwnShipments(desk.db, account.id)).toHaveLength(500);
    // Without a confirmed address, excludes those whose link is sent only by mail.
    await desk.db.updateTable('accounts').set({ email_verified: 0 }).execute();
    const { link } = newSecretLink(desk, 'lead-0500', { at: desk.now, by: null });
    await insertSecretLink(desk.db, link);
    const shown = (await listOwnShipments(desk.db, account.id)).map(({ id }) => id);
    expect(shown).toHaveLength(500);
    expect(shown).not.toContain('shipment-0500');
  });

  test('are found by a number however many there are, and by nobody else', async () => {
    const { desk, account } = await shipped();
    expect(await findOwnReference(desk.db, account.id, 'EBKG1234567')).toBe('RR-0000');
    expect(await findOwnReference(desk.db, 'account-eva', 'EBKG1234567')).toBeNull();
    expect(await findOwnReference(desk.db, account.id, '')).toBeNull();
  });
});
