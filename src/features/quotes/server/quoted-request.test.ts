import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { company } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { letterOf } from '../document/letter.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { decideQuote } from './decide-quote.ts';
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
  'Cargo: 1 × 20′ standard, 16,000 kg',
  'Dangerous goods: No',
];

describeOnDatabase('what a quote says of its shipment', (open) => {
  async function quoted(locale: Locale = 'en', answers: object = {}) {
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
      ...answers,
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
    const { customer, offeredBy, lane, shipment } = sent ?? {};
    expect(lane).toMatchObject({ from: { code: 'USHOU' } });
    expect(ofMail).toEqual({ customer, offeredBy, lane, shipment });
    expect(rendered).toEqual([sent]);
    const payload = jsonText({ productToExport: 'Fireworks' });
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

  test('names the parties as an invoice does, with a tax number as it was typed', async () => {
    const billing = {
      legalName: 'Ruiz y Compañía, S.A. de C.V.',
      taxKind: 'rfc',
      // Its check digit is wrong, which refuses nothing.
      taxNumber: 'GODE561231GR9',
      address: 'Av. Reforma 1, Ciudad de México',
    };
    const { desk, onPage } = await quoted('es', billing);
    await desk.leave();
    const sent = await onPage();
    expect(sent?.customer).toEqual({ name: 'Ana Ruiz', company: 'Ruiz y Cía', ...billing });
    const facts = sent && letterOf(sent, company, quoteStringsIn('es').document).facts.slice(0, 2);
    expect(facts?.map(({ value }) => value)).toEqual([
      'Ana Ruiz, Ruiz y Cía\nRuiz y Compañía, S.A. de C.V.\nRFC GODE561231GR9\nAv. Reforma 1, Ciudad de México',
      'Llanomar Logistics LLC\n1200 Sample Wharf Street, Suite 400\nHouston, TX 77002, US',
    ]);
  });

  test('of an NVOCC carries the notice of a negotiated rate arrangement, which is accepted with the terms', async () => {
    const licences = { fmcOti: '026789N', fmcOtiKinds: ['nvocc' as const] };
    const asNvocc = { ...sampleSettings, company: { ...sampleSettings.company, licences } };
    const { desk, lead, quoteId, onPage } = await withSettings(
      snapshotOf(0, asNvocc, Date.now()),
      async () => {
        const sent = await quoted();
        await sent.desk.leave();
        return sent;
      },
    );
    const nra = (await onPage())?.nra;
    expect(nra?.items[0]).toContain('026789N');
    const decider = { kind: 'customer', secret: lead.secret, address: '', userAgent: '' } as const;
    const acceptance = { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' } as const;
    expect(await decideQuote(desk, quoteId, decider, acceptance)).toMatchObject({ ok: true });
    const { terms_digest: digest } = await desk.db
      .selectFrom('quote_decisions')
      .select('terms_digest')
      .executeTakeFirstOrThrow();
    const { terms } = JSON.parse((await desk.stored(quoteId)).content);
    const shown = [terms, ...(nra?.items ?? []), nra?.statement].join('\n');
    expect(digest).toBe(createHash('sha256').update(shown).digest('hex'));
  });

  test('goes with an erasure', async () => {
    const { desk, lead } = await quoted();
    const again = await desk.quote(lead.id);
    expect((await desk.stored(again.quoteId)).quoted_request).toContain('Auto parts');
    await eraseQuotes(desk.db, [lead.id]);
    expect((await desk.stored(again.quoteId)).quoted_request).toBeNull();
  });
});
