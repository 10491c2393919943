import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { elena, nameOf } from '../../../../tests/support/desk.ts';
import { quoteDeskOn } from '../../../../tests/support/quotes.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { claimDue } from '../../../platform/outbox/outbox-rows.ts';
import { sendDelayMs } from '../../requests/lead.ts';
import { openForCustomer, openForStaff } from '../../requests/server/files/downloads.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';
import { unsendQuote } from './unsend-quote.ts';

describeOnDatabase('the PDF of a quote', (open) => {
  async function quoted() {
    const database = await open();
    const desk = quoteDeskOn(database);
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    const { document_id: fileId, document_digest: digest } = await desk.stored(quoteId);
    const download = (secret = lead.secret) => openForCustomer(desk, { secret, fileId: fileId ?? '' });
    const readAsStaff = () =>
      openForStaff(desk, { leadId: lead.id, fileId: fileId ?? '', staffId: elena.id });
    const claimMail = () =>
      claimDue(database, { channel: 'mail', now: desk.now, leaseMs: 60_000, limit: 50 });
    return { desk, lead, quoteId, digest, download, readAsStaff, claimMail };
  }

  test('is the customer’s once its mail begins to leave, and never another customer’s', async () => {
    const { desk, lead, digest, download, readAsStaff, claimMail } = await quoted();
    expect(await download()).toBeNull();
    expect(await listCustomerQuotes(desk, lead.secret)).toEqual([]);
    expect(await readAsStaff()).not.toBeNull();
    desk.now += sendDelayMs;
    expect(await download()).toBeNull();
    await claimMail();
    const opened = await download();
    const bytes = Buffer.from(await new Response(opened?.content).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
    expect(await listCustomerQuotes(desk, lead.secret)).toMatchObject([{ state: 'sent' }]);
    const other = await desk.submit({ email: 'ben@example.com' });
    expect(await download(other.secret)).toBeNull();
  });

  test('is gone with a quote that was taken back', async () => {
    const { desk, quoteId, download, readAsStaff } = await quoted();
    await unsendQuote(desk, { quoteId, by: nameOf(elena) });
    expect([await download(), await readAsStaff()]).toEqual([null, null]);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'draft', document_id: null });
  });
});
