import { expect, test } from 'vitest';
import { quoteDeskOn } from '../../../../tests/support/quotes.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { cargoInput } from '../../cargo/cargo.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';

const cargo = cargoInput.parse({
  mode: 'fcl',
  from: { text: 'Houston, TX, US (USHOU)', code: 'USHOU', scope: 'door' },
  to: { text: 'Cartagena, CO', code: 'COCTG', scope: 'port' },
  incoterm: 'CIF',
  incotermPlace: 'Cartagena',
  containers: [{ type: '22G1', quantity: 1, weightKg: 16_000 }],
  hsCode: '8708.99',
  dangerous: 'no',
});

const inEnglish = [
  'Goods: Auto parts, 16 t',
  'From: Houston, TX, US (USHOU), door',
  'To: Cartagena, CO (COCTG), port',
  'Incoterms 2020 rule: CIF, Cost, Insurance and Freight: Cartagena',
  'HS or Schedule B codes: 8708.99',
  'Cargo: 1 × 20′ standard (22G1), 16,000 kg',
  'Dangerous goods: No',
];

describeOnDatabase('what a quote says of its shipment', (open) => {
  async function quoted(locale: Locale = 'en') {
    const desk = quoteDeskOn(await open());
    const rendered: unknown[] = [];
    const { renderQuotePdf } = desk;
    desk.renderQuotePdf = (...document: unknown[]) => {
      rendered.push(...document);
      return renderQuotePdf();
    };
    const lead = await desk.submit({
      clientName: 'Ana Ruiz',
      brandName: 'Ruiz y Cía',
      productToExport: 'Auto parts,\n16 t',
      shipment: cargo,
    });
    await desk.db.updateTable('leads').set({ locale }).where('id', '=', lead.id).execute();
    const { quoteId } = await desk.quote(lead.id);
    const [mail] = await desk.mails('quote-sent');
    const ofMail = JSON.parse(mail?.props ?? '{}').quote.request;
    const onPage = async () => (await listCustomerQuotes(desk, lead.secret))[0]?.document;
    return { desk, lead, quoteId, ofMail, onPage, rendered };
  }

  const asLines = (facts: { label: string; value: string }[] = []) =>
    facts.map(({ label, value }) => `${label}: ${value}`);

  test('is the same on the page, in the PDF and in the mail, and stays what was sent', async () => {
    const { desk, lead, ofMail, onPage, rendered } = await quoted();
    await desk.leave();
    const sent = await onPage();
    expect(asLines(sent?.shipment)).toEqual(inEnglish);
    expect(ofMail).toEqual({ customer: sent?.customer, shipment: sent?.shipment });
    expect(rendered).toEqual([sent]);
    const payload = JSON.stringify({ productToExport: 'Fireworks' });
    const changed = { payload, name: 'Eva', company: 'Other', lane_from: null };
    await desk.db.updateTable('leads').set(changed).where('id', '=', lead.id).execute();
    expect(await onPage()).toEqual(sent);
    expect(sent?.customer).toEqual({ name: 'Ana Ruiz', company: 'Ruiz y Cía' });
  });

  test('is in the customer’s language', async () => {
    const { desk, onPage } = await quoted('es');
    await desk.leave();
    expect(asLines((await onPage())?.shipment).slice(0, 2)).toEqual([
      'Mercancía: Auto parts, 16 t',
      'Origen: Houston, TX, US (USHOU), puerta',
    ]);
  });

  test('is the request as it stands where an older release sent it', async () => {
    const { desk, quoteId, onPage } = await quoted();
    await desk.leave();
    await desk.db.updateTable('quotes').set({ quoted_request: null }).where('id', '=', quoteId).execute();
    expect(asLines((await onPage())?.shipment)).toEqual(inEnglish);
  });

  test('goes with an erasure', async () => {
    const { desk, lead } = await quoted();
    const again = await desk.quote(lead.id);
    expect((await desk.stored(again.quoteId)).quoted_request).toContain('Auto parts');
    await eraseQuotes(desk.db, [lead.id]);
    expect((await desk.stored(again.quoteId)).quoted_request).toBeNull();
  });
});
