import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { type RequestFacts, requestContext, type Services, servicesContext } from '#platform/context.ts';
import { csvLines } from '#platform/lists/define-list.ts';
import { loader as statusPage } from '#screens/customer/request-status.tsx';
import { wholeCargo } from '#tests/support/cargo.ts';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { type LeadFilter, leadPage } from '../lead-input.ts';
import { eraseLeads } from './erasure/erase-leads.ts';
import { countLeads } from './inbox/count-leads.ts';
import { leadList } from './inbox/export-leads.ts';
import { findWebhookLead } from './inbox/find-lead.ts';
import { listLanes } from './inbox/list-lanes.ts';
import { listLeads } from './inbox/list-leads.ts';
import { mergeLeads } from './merge/merge-leads.ts';
import { unmergeLead } from './merge/unmerge-lead.ts';
import { rebuildSearchTerms } from './search/lead-search.ts';

const coffee = {
  products: 'Green coffee',
  shipment: cargoInput.parse({
    mode: 'lcl',
    from: { text: 'Coatepec, Mexico', code: 'MXVER' },
    to: { text: 'Houston, United States', code: 'USHOU' },
    pieces: [{ quantity: 4, packaging: 'pallet', length: 120, width: 100, height: 110, weight: 250 }],
    dangerousGoods: [{ unNumber: '1263' }],
    vehicles: [{ make: 'Studebaker', vin: '1HGCM82633A004352' }],
    readyOn: '2026-11-25',
    contact: { calls: 'calls-7' },
  }),
};

describeOnDatabase('a request with a shipment', (open) => {
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
      expect(
        subject.includes(
          'Coatepec → Houston · Green coffee · 4 pieces · 1 vehicle · 1,000 kg · 5.28 m³ · due',
        ),
      ).toBe(name === 'lead-for-desk');
      expect(html.includes('Coatepec, Mexico (MXVER) → Houston, United States (USHOU) · 4 pieces')).toBe(
        name === 'lead-for-desk',
      );
    }
  });

  test('is listed in the PDF that its sender gets', async () => {
    const desk = deskOn(await open());
    await desk.submit({ ...coffee, shipment: wholeCargo });
    const [mail] = await desk.mails('lead-acknowledgement');
    const props = { ...JSON.parse(mail?.props ?? ''), withAnswers: true };
    const site = { locale: 'en', company, appUrl: 'https://site.example' } as const;
    const { attachments = [] } = await composeEmail('lead-acknowledgement', props, site);
    const content = attachments[0]?.content;
    if (!(content instanceof Uint8Array)) throw new Error('There is no PDF.');
    const text = (await readPdf(content)).pages.join(' ');
    for (const part of ['Shipment', 'Coatepec, Mexico (MXVER)', '1HGCM82633A004353', 'UN3065', 'Relabelling'])
      expect(text).toContain(part);
    expect(text).not.toContain('calls-7');
  });

  test('is shown on the status page of its sender, without the wording of a consent', async () => {
    const desk = deskOn(await open());
    const { secret } = await desk.submit(coffee);
    const services = new RouterContextProvider();
    services.set(servicesContext, desk as unknown as Services);
    services.set(requestContext, { method: 'HEAD' } as RequestFacts);
    const page = await statusPage({
      url: new URL(`https://site.example/requests/${secret}`),
      params: { secret },
      context: services,
    } as unknown as Parameters<typeof statusPage>[0]);
    const answers = JSON.stringify('answers' in page && page.answers);
    expect(answers).toContain('4 pieces · 1 vehicle · 1,000 kg');
    expect(answers).not.toContain('calls-7');
  });

  const columns = {
    mode: 'lcl',
    gross_kg: 1000,
    volume_m3: 5.28,
    ready_on: '2026-11-25',
    lane_from: 'Coatepec',
    lane_to: 'Houston',
  };
  const none = {
    mode: null,
    gross_kg: null,
    volume_m3: null,
    ready_on: null,
    lane_from: null,
    lane_to: null,
  };

  test('is listed by its lane, mode, totals and ready date; a code is its place where there is no text', async () => {
    const desk = deskOn(await open());
    expect(await desk.submit(coffee)).toMatchObject({ ...columns, about: 'Green coffee' });
    expect(await desk.submit({ products: 'Tea' })).toMatchObject(none);
    const coded = await desk.submit({ shipment: cargoInput.parse({ from: { code: 'USHOU' } }) });
    expect(coded).toMatchObject({ ...none, lane_from: 'USHOU' });
    const { leads } = await listLeads(desk, {}, leadPage.parse({}));
    const lanes = await listLanes(desk.db, leads);
    expect(leads.map(({ id }) => lanes.get(id))).toEqual([
      { from: 'USHOU', to: '', goods: '' },
      { from: '', to: '', goods: 'Tea' },
      { from: 'Coatepec', to: 'Houston', goods: 'Green coffee' },
    ]);
  });

  test('is about its first vehicle, its product or its category where nothing was written', async () => {
    const desk = deskOn(await open());
    const aboutOf = async (cargo: object) => (await desk.submit({ shipment: cargoInput.parse(cargo) })).about;
    expect(await aboutOf({ vehicles: [{ year: 1967, make: 'Ford', model: 'Mustang' }] })).toBe(
      '1967 Ford Mustang',
    );
    expect(await aboutOf({ alcohol: { product: 'Mezcal' } })).toBe('Mezcal');
    expect(await aboutOf({ market: { category: 'Spirits' } })).toBe('Spirits');
  });

  test('is filtered by mode, ready date and weight, in lists and counts alike', async () => {
    const desk = deskOn(await open());
    const { reference } = await desk.submit(coffee);
    const cargo = cargoInput.parse({ mode: 'air', grossKg: 90, readyOn: '2026-12-15' });
    const later = await desk.submit({ shipment: cargo, products: 'Green tea' });
    await desk.submit({ products: 'Tea' });
    const cases: [LeadFilter, string[]][] = [
      [{ mode: 'lcl' }, [reference]],
      [{ mode: 'rail' }, []],
      [{ ready: 'any' }, [later.reference, reference]],
      [{ ready: '7' }, [reference]],
      [{ ready: '30' }, [later.reference, reference]],
      [{ overKg: '89' }, [later.reference, reference]],
      [{ overKg: '90' }, [reference]],
      [{ overKg: '1000' }, []],
      [{ mode: 'air', ready: '30', overKg: '50' }, [later.reference]],
      [{ text: 'green', overKg: '500' }, [reference]],
    ];
    for (const [filter, references] of cases) {
      expect(await desk.found(filter), JSON.stringify(filter)).toEqual(references);
      expect((await desk.found(filter, 'urgent')).sort(), JSON.stringify(filter)).toEqual(references.sort());
      const { stages } = await countLeads(desk, filter);
      expect(stages.new, JSON.stringify(filter)).toBe(references.length);
    }
    // Cargo that is ready already is found too; 25 November in Houston is the last of seven days from the 18th.
    desk.now = Date.parse('2026-12-02T18:00:00Z');
    expect(await desk.found({ ready: '7' })).toEqual([reference]);
    desk.now = Date.parse('2026-12-08T18:00:00Z');
    expect(await desk.found({ ready: '7' })).toEqual([later.reference, reference]);
  });

  test('is found by places, codes, VIN and UN numbers, and not by what choices are called', async () => {
    const desk = deskOn(await open());
    const { reference } = await desk.submit({ shipment: wholeCargo });
    const typed = 'coatepec|reykjavik|mxver|isrey|xalapa|UN3065|un 3065|3065|1hgcm82633a004353|studebaker';
    for (const text of `${typed}|090121|mezcal|mx-1138|gravel|relabelling|oaxaca|lunch`.split('|'))
      expect(await desk.found({ text }), text).toEqual([reference]);
    const chosen = 'yes|seasonal|cross|agent|crate|roro|lien|whatsapp|calls|bonded|fca|eur|45r1|port';
    for (const text of chosen.split('|')) expect(await desk.found({ text }), text).toEqual([]);
    await rebuildSearchTerms(desk.db, await desk.row((await desk.submit({})).id));
    expect(await desk.found({ text: 'xalapa' })).toEqual([reference]);
  });

  test('is judged by what was typed in it, not by its choices', async () => {
    const desk = deskOn(await open());
    const hashOf = async (cargo: object) =>
      (await desk.submit({ shipment: cargoInput.parse(cargo) })).text_hash;
    expect(await hashOf({ mode: 'air', insurance: 'unknown' })).toBe('');
    expect(await hashOf({ from: { text: 'Lima' }, mode: 'air' })).toBe(
      await hashOf({ from: { text: 'Lima' }, mode: 'fcl' }),
    );
    const services = 'http://a.example http://b.example http://c.example [url=x]';
    const spam = await desk.submit({ shipment: cargoInput.parse({ storage: { services } }) });
    expect(JSON.parse(spam.spam_reasons)).toEqual(expect.arrayContaining(['markup', 'links']));
  });

  test('goes over to the request that it is merged into where that has none, and back', async () => {
    const desk = deskOn(await open());
    const by = nameOf(elena);
    const kept = await desk.submit({ products: 'Call me' });
    const other = await desk.submit(coffee);
    await mergeLeads(desk, { keep: kept, other, by });
    expect(await desk.row(kept.id)).toMatchObject(columns);
    expect(await desk.found({ mode: 'lcl', ready: 'any', text: 'mxver' })).toEqual([kept.reference]);
    const third = await desk.submit({ shipment: wholeCargo });
    await mergeLeads(desk, { keep: await desk.row(kept.id), other: third, by });
    expect(await desk.row(kept.id)).toMatchObject(columns);
    await unmergeLead(desk, { keep: await desk.row(kept.id), otherId: other.id, by });
    expect(await desk.row(kept.id)).toMatchObject({ mode: 'air', lane_to: 'Reykjavík' });
    expect(await desk.found({ mode: 'lcl' })).toEqual([other.reference]);
    await unmergeLead(desk, { keep: await desk.row(kept.id), otherId: third.id, by });
    expect(await desk.row(kept.id)).toMatchObject(none);
    expect((await desk.found({ ready: 'any' })).sort()).toEqual([other.reference, third.reference].sort());
  });

  test('leaves its mode and totals alone once its sender’s data are deleted', async () => {
    const desk = deskOn(await open());
    const { id, number } = await desk.submit({ shipment: wholeCargo });
    await desk.db
      .transaction()
      .execute((transaction) =>
        eraseLeads(
          desk,
          transaction,
          { email: 'ana@example.com', accountId: null },
          { by: nameOf(elena), now: desk.now },
        ),
      );
    const row = await desk.row(id);
    expect(row).toMatchObject({
      mode: 'air',
      ready_on: null,
      lane_from: null,
      lane_to: null,
      payload: '{}',
      about: '',
    });
    expect(row.gross_kg).toBeGreaterThan(0);
    const search = desk.db.selectFrom('lead_search').selectAll().where('rowid', '=', number);
    const { terms, facets } = await search.executeTakeFirstOrThrow();
    expect(`${terms} ${facets}`).not.toMatch(/coatepec|mxver|1hgcm|ready/);
    expect(facets).toContain('mode:air');
  });

  test('has its own columns in the CSV', async () => {
    const desk = deskOn(await open());
    await desk.submit({ shipment: wholeCargo });
    await desk.submit(coffee);
    await desk.submit({ products: 'Tea' });
    const cellsOfLines: string[][] = [];
    for await (const line of csvLines(leadList, desk, {})) cellsOfLines.push(line.slice(1, -3).split('","'));
    const [titles = [], ...lines] = cellsOfLines;
    const rows = lines.map((cells) =>
      Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])),
    );
    expect(rows[0]).toMatchObject({ laneFrom: '', mode: '', grossKg: '', unNumbers: '' });
    expect(rows[1]).toMatchObject({
      laneFrom: 'Coatepec, Mexico',
      laneFromCode: 'MXVER',
      laneTo: 'Houston, United States',
      laneToCode: 'USHOU',
      mode: 'lcl',
      pieces: '4',
      grossKg: '1000',
      volumeM3: '5.28',
      chargeable: '5.28',
      chargeableUnit: 'W/M',
      readyOn: '2026-11-25',
      dangerous: 'yes',
      unNumbers: 'UN1263',
    });
    expect(rows[2]).toMatchObject({
      mode: 'air',
      incoterm: 'FCA',
      containers: '3x45R1',
      chargeableUnit: 'kg',
      deliverBy: '2027-01-15',
      value: '48000',
      currency: 'EUR',
      unNumbers: 'UN3065',
    });
  });

  test('reaches webhooks with its measures', async () => {
    const desk = deskOn(await open());
    const { id } = await desk.submit(coffee);
    expect(await findWebhookLead(desk, id)).toMatchObject({
      shipment: coffee.shipment,
      measures: { pieces: 4, grossKg: 1000, volumeM3: 5.28, chargeable: 5.28, chargeMode: 'sea' },
      laneFrom: 'Coatepec',
      readyOn: '2026-11-25',
    });
    const plain = await desk.submit({ products: 'Tea' });
    expect(await findWebhookLead(desk, plain.id)).toMatchObject({ shipment: null, measures: null });
  });
});
