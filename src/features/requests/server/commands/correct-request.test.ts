import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { listRows } from '#platform/lists/define-list.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { correctionInput } from '../../lead-input.ts';
import { leadList } from '../inbox/export-leads.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { correctRequest } from './correct-request.ts';

const cargo = (more: object = {}) =>
  cargoInput.parse({
    mode: 'fcl',
    from: { text: 'Houston, United States', code: 'USHOU' },
    to: { text: 'Cartagena, Colombia', code: 'COCTG' },
    containers: [{ type: '45G1', quantity: 2 }],
    ...more,
  }) as Cargo;

describeOnEachDatabase('the correction of a request', (open) => {
  async function timelineOf(desk: ReturnType<typeof deskOn>, id: string) {
    const lead = await findLead(desk, id);
    if (!lead) throw new Error('The lead is gone.');
    return { lead, events: (await listTimeline(desk.db, lead)).events };
  }

  test('replaces lane and cargo everywhere, and keeps what was sent beside them', async () => {
    const desk = deskOn(await open());
    const sent = await desk.submit({ productToExport: 'Marble', shipment: cargo() });
    const shipment = cargo({ containers: [{ type: '45G1', quantity: 3, weightKg: 20_000 }] });
    expect(await correctRequest(desk, changeBy(elena, sent), { shipment })).toEqual({ ok: true, version: 2 });
    expect(await desk.row(sent.id)).toMatchObject({
      gross_kg: 60_000,
      lane_to: 'Cartagena',
      corrected_at: desk.now,
    });
    const { lead, events } = await timelineOf(desk, sent.id);
    expect(lead.answers.productToExport).toBe('Marble');
    expect(lead.shipment?.containers?.[0]).toMatchObject({ quantity: 3 });
    expect(lead.correctedAt).toBe(desk.now);
    expect(lead.sentAnswers).toEqual({ kind: 'rate-request', answers: JSON.parse(sent.payload) });
    const last = events.at(-1);
    expect(last).toMatchObject({ actor: { name: elena.name }, data: { type: 'corrected', isFirst: true } });
    expect(last?.data.type === 'corrected' && last.data.changes).toMatch(/2 × 40.*→ 3 × 40/);
    expect(await desk.found({ overKg: '50000' })).toEqual([sent.reference]);
    // A second one leaves what was sent.
    const again = await desk.row(sent.id);
    await correctRequest(desk, changeBy(daniel, again), { service: 'sea-freight' });
    expect(await desk.row(sent.id)).toMatchObject({ service: 'sea-freight', gross_kg: 60_000, version: 3 });
    expect((await timelineOf(desk, sent.id)).lead.sentAnswers?.answers).toEqual(JSON.parse(sent.payload));
  });

  test('makes a rate request of a contact message, whose words stay', async () => {
    const desk = deskOn(await open());
    const { id, reference, version } = await desk.write('5x20 marble, 26 t each');
    const shipment = cargo({ containers: [{ type: '22G1', quantity: 5, weightKg: 26_000 }] });
    const change = { leadId: id, version, by: elena };
    expect(await correctRequest(desk, change, { shipment, productToExport: 'Marble' })).toMatchObject({
      ok: true,
    });
    const row = await desk.row(id);
    expect(row).toMatchObject({
      kind: 'rate-request',
      mode: 'fcl',
      about: 'Marble',
      reference,
      name: 'Ben Ode',
    });
    expect(JSON.parse(row.payload)).toMatchObject({
      clientName: 'Ben Ode',
      email: 'ben@example.com',
      message: '5x20 marble, 26 t each',
    });
    expect(await desk.found({ kind: 'rate-request', mode: 'fcl' })).toEqual([reference]);
    expect(await desk.found({ kind: 'contact-message' })).toEqual([]);
    expect(await desk.found({ text: 'cartagena' })).toEqual([reference]);
    expect(await desk.found({ text: '26 t' })).toEqual([reference]);
    for await (const { lead } of listRows(leadList, desk, {}))
      expect(lead.answers).toMatchObject({ shipment: { to: { code: 'COCTG' } } });
    expect((await timelineOf(desk, id)).lead.sentAnswers).toMatchObject({
      kind: 'contact-message',
      answers: { message: '5x20 marble, 26 t each' },
    });
  });

  test('finds the codes of places, keeps consents as they were given, and replaces what could not be read', async () => {
    const desk = deskOn(await open());
    const contact = { by: 'phone', calls: '1-en' };
    const sent = await desk.submit({ shipment: cargo({ contact }) });
    const payload = { ...JSON.parse(sent.payload), unread: [{ field: 'shipment.grossKg', text: 'heavy' }] };
    await desk.db
      .updateTable('leads')
      .set({ payload: jsonText(payload) })
      .execute();
    const shipment = cargo({
      to: { text: 'Santos, Brazil' },
      grossKg: 900,
      contact: { calls: 'forged', texts: 'forged' },
    });
    await correctRequest(desk, changeBy(elena, sent), { shipment });
    const answers = JSON.parse((await desk.row(sent.id)).payload);
    expect(answers.shipment).toMatchObject({ to: { code: 'BRSSZ' }, contact: { calls: '1-en' } });
    expect(answers.shipment.contact.texts).toBeUndefined();
    expect(answers.unread).toBeUndefined();
  });

  test('is refused where nothing differs, for an unknown service, a stale version and a merged request', async () => {
    const desk = deskOn(await open());
    const sent = await desk.submit({ shipment: cargo() });
    const change = changeBy(elena, sent);
    const refused = (reason: string) => expect.objectContaining({ ok: false, reason });
    expect(await correctRequest(desk, change, { shipment: cargo() })).toEqual(refused('nothing-changed'));
    expect(await correctRequest(desk, change, {})).toEqual(refused('nothing-changed'));
    expect(await correctRequest(desk, change, { service: 'moon-freight' })).toEqual(
      refused('no-such-service'),
    );
    expect(await correctRequest(desk, { ...change, version: 9 }, { products: 'A' })).toEqual(
      refused('changed'),
    );
    expect(await correctRequest(desk, { ...change, leadId: 'none' }, { products: 'A' })).toEqual(
      refused('no-such-lead'),
    );
    const other = await desk.submit();
    await desk.db.updateTable('leads').set({ merged_into: other.id }).where('id', '=', sent.id).execute();
    expect(await correctRequest(desk, change, { products: 'A' })).toEqual(refused('no-such-lead'));
    expect(await desk.db.selectFrom('sent_answers').selectAll().execute()).toEqual([]);
  });

  test('is deleted with the request', async () => {
    const desk = deskOn(await open());
    const sent = await desk.submit({ productToExport: 'Marble', shipment: cargo() });
    await correctRequest(desk, changeBy(elena, sent), { productToExport: 'Granite of Ana Ruiz' });
    await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: sent.id, by: nameOf(elena), confirmation: sent.email },
    );
    expect(await desk.db.selectFrom('sent_answers').selectAll().execute()).toEqual([]);
    const texts = await desk.db.selectFrom('lead_event_texts').selectAll().execute();
    expect(JSON.stringify(texts)).not.toMatch(/Granite|Marble/);
    const erased = await desk.row(sent.id);
    expect(await correctRequest(desk, changeBy(elena, erased), { products: 'A' })).toMatchObject({
      reason: 'erased',
    });
  });
});

test('the schema tells a field that is left out from one that is emptied', () => {
  expect(correctionInput.parse({ version: 1 })).toEqual({ version: 1 });
  expect(correctionInput.parse({ version: 1, service: null, shipment: null, products: '' })).toEqual({
    version: 1,
    service: null,
    shipment: null,
    products: '',
  });
});

describeOnEachDatabase('two corrections at the same time', (open) => {
  test('are stored one after the other, and the stale one is refused', async () => {
    const [first, second] = await desksOn(open, 2);
    if (!first || !second) throw new Error('There are no desks.');
    const lead = await first.submit({ shipment: cargo() });
    const outcomes = await Promise.all([
      correctRequest(first, changeBy(elena, lead), { products: 'A' }),
      correctRequest(second, changeBy(daniel, lead), { products: 'B' }),
    ]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await first.events(lead.id)).toEqual(['received', 'corrected']);
    expect(await first.db.selectFrom('sent_answers').selectAll().execute()).toHaveLength(1);
  });
});
