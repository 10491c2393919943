import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { loader as statusPage } from '../../app/routes/inquiry/request-status.tsx';
import { shipmentInput } from '../../contract/shipment/shipment.ts';
import { deskOn } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import { type Services, servicesContext } from '../context.ts';
import { composeEmail } from '../mail/compose-email.ts';

const coffee = {
  products: 'Green coffee',
  shipment: shipmentInput.parse({
    mode: 'lcl',
    from: { text: 'Coatepec, Mexico', code: 'MXVER' },
    to: { text: 'Houston, United States', code: 'USHOU' },
    pieces: [{ quantity: 4, packaging: 'pallet', length: 120, width: 100, height: 110, weight: 250 }],
    dangerousGoods: [{ unNumber: '1263' }],
    vehicles: [{ make: 'Studebaker', vin: '1HGCM82633A004352' }],
    contact: { calls: 'calls-7' },
  }),
};

describeOnEachDatabase('a request with a shipment', (open) => {
  test('is described in the mails, with the lane and the totals where the desk reads them first', async () => {
    const desk = deskOn(await open());
    await desk.submit(coffee);
    const site = { locale: 'en', company, appUrl: 'https://site.example' } as const;
    const totals = '4 pieces · 1 vehicle · 1,000 kg · 5.28 m³ · chargeable 5.28 W/M by sea';
    for (const name of ['lead-for-desk', 'lead-acknowledgement'] as const) {
      const [mail] = await desk.mails(name);
      const props = { ...JSON.parse(mail?.props ?? ''), withAnswers: true };
      const { subject, html, text } = await composeEmail(name, props, site);
      for (const body of [text, html]) {
        expect(body).toContain(totals);
        expect(body).toContain('4 × pallet, 120 × 100 × 110 cm, 250 kg each');
        expect(body.includes('calls-7')).toBe(name === 'lead-for-desk');
      }
      expect(subject.includes('Green coffee · 4 pieces · 1 vehicle · 1,000 kg · 5.28 m³ · due')).toBe(
        name === 'lead-for-desk',
      );
      expect(html.includes('Coatepec, Mexico (MXVER) → Houston, United States (USHOU) · 4 pieces')).toBe(
        name === 'lead-for-desk',
      );
    }
  });

  test('is shown on the status page of its sender, without the wording of a consent', async () => {
    const desk = deskOn(await open());
    const { secret } = await desk.submit(coffee);
    const services = new RouterContextProvider();
    services.set(servicesContext, desk as unknown as Services);
    const page = await statusPage({
      url: new URL(`https://site.example/requests/${secret}`),
      params: { secret },
      context: services,
    } as unknown as Parameters<typeof statusPage>[0]);
    const answers = JSON.stringify('answers' in page && page.answers);
    expect(answers).toContain('4 pieces · 1 vehicle · 1,000 kg');
    expect(answers).not.toContain('calls-7');
  });
});
