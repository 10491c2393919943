import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openForCustomer, openForStaff } from '#features/requests/server/files/downloads.ts';
import { elena } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';

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
    return { desk, lead, digest, download, readAsStaff };
  }

  test('is the customer’s, and never another customer’s', async () => {
    const { desk, lead, digest, download, readAsStaff } = await quoted();
    expect(await readAsStaff()).not.toBeNull();
    const opened = await download();
    const bytes = Buffer.from(await new Response(opened?.content).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
    expect(await listCustomerQuotes(desk, lead.secret)).toMatchObject([{ state: 'sent' }]);
    const other = await desk.submit({ email: 'ben@example.com' });
    expect(await download(other.secret)).toBeNull();
  });
});
