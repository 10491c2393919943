import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { proposeQuote } from '#features/quotes/server/propose-quote.ts';
import { listCustomerQuotes } from '#features/quotes/server/quotes-by-link.ts';
import { sendDueQuotes } from '#features/quotes/server/waiting-quote.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { company } from '#features/settings/sample-company.ts';
import { shipmentList } from '#features/shipments/server/list-shipments.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';

const email = 'ana@shipper.example';
const brief = {
  clientName: 'Ana Ruiz',
  email,
  productToExport: 'Tiles',
  shipment: {
    mode: 'air',
    from: { text: 'Guadalajara, Mexico', code: 'GDL' },
    to: { text: 'Houston, US', code: 'IAH' },
    pieces: [{ quantity: 2, packaging: 'pallet', length: 100, width: 100, height: 100, weight: 500 }],
  },
};
const rates: Partial<Record<string, string>> = { freight: '2.5', fuel: '0.4', security: '0.15' };
const airWaybill = { kind: 'air-waybill', text: '020-12345675' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const idOf = ({ messageId }: OutgoingMail) => `<${messageId}@${company.email.noReply.split('@').at(-1)}>`;

/** Each mail answers the one before, and names all of them. */
function expectOneThread(mails: OutgoingMail[]): void {
  const ids = mails.map(idOf);
  for (const [at, { headers }] of mails.entries()) {
    expect(headers?.['In-Reply-To']).toBe(ids[at - 1]);
    expect(headers?.References).toBe(ids.slice(0, at).join(' ') || undefined);
  }
}

describeOnEachDatabase('from a request to its delivery by the JSON API', (open) => {
  let app: TestApp;
  let ask: ReturnType<typeof askDesk>;
  let now = 0;

  async function start() {
    now = Date.now();
    const database = await open();
    app = await createTestApp(database, {}, () => now);
    const agent = await addStaff(database.db, { name: 'Ada', role: 'agent' });
    ask = askDesk(app, { Cookie: await staffCookie(database.db, agent) });
  }

  async function atDesk(method: string, path: string, body?: unknown) {
    now += 1;
    const response = await ask(method, path, body);
    return { status: response.status, ...(await response.json()) };
  }

  async function asCustomer(path: string, body?: unknown) {
    now += 1;
    const response = await (body === undefined
      ? app.request(`/api/v1${path}`)
      : app.post(`/api/v1${path}`, body));
    return { status: response.status, ...(await response.json()) };
  }

  /** The mails that have left since the last time, once those that could be taken back may leave. */
  async function mailed(): Promise<OutgoingMail[]> {
    now += sendDelayMs;
    await sendDueQuotes(app.dependencies.services);
    await app.dependencies.outbox.drain();
    return app.transport.mails.splice(0);
  }

  const toCustomer = (mails: OutgoingMail[]) => mails.filter(({ to }) => to.address === email);
  const toDesk = (mails: OutgoingMail[]) => mails.filter(({ to }) => to.address === company.email.rates);

  /** Sends the proposed lines with rates; gives the quote's id. */
  async function sendQuote(leadId: string): Promise<string> {
    const { shipment, service, version: leadVersion } = await atDesk('GET', `/leads/${leadId}`);
    const today = new Date(now).toISOString().slice(0, 10);
    const content = proposeQuote({ cargo: shipment, service, locale: 'en', today, company });
    const options = content.options.map((option) => ({
      ...option,
      lines: option.lines.flatMap((line) => {
        const rate = rates[line.code];
        return rate ? [{ ...line, rate, cost: { rate: '0.1' } }] : [];
      }),
    }));
    expect(options[0]?.lines).toHaveLength(3);
    const draft = await atDesk('PUT', `/leads/${leadId}/quote-draft`, {
      version: 0,
      content: { ...content, options },
      subject: 'Your rate by air',
      message: 'Hello Ana,\n\nHere is your rate.',
    });
    expect(draft).toMatchObject({ status: 200, revision: 1, version: 1 });
    const send = { version: draft.version, leadVersion };
    const sent = await atDesk('POST', `/quotes/${draft.quoteId}/send`, send);
    expect(sent).toMatchObject({ status: 200, revision: 1, leavesAt: now + sendDelayMs });
    return draft.quoteId;
  }

  test('a request is quoted, accepted, shipped and delivered, with every mail in one thread', async () => {
    await start();
    const posted = await app.post('/api/v1/raterequestform', brief);
    const { reference } = await posted.json();
    const atFirst = await mailed();
    const [acknowledgement] = toCustomer(atFirst) as [OutgoingMail];
    const secret = String(/\/requests\/([\w-]{32})/.exec(acknowledgement.text)?.[1]);
    expect(toDesk(atFirst).map(({ subject }) => subject)).toEqual([expect.stringContaining(reference)]);
    const { leads } = await atDesk('GET', `/leads?text=${reference}`);
    const [{ id: leadId }] = leads;

    const quoteId = await sendQuote(leadId);
    const customerQuotes = () => listCustomerQuotes(app.dependencies.services, secret);
    expect(await customerQuotes()).toEqual([]);
    const atSending = await mailed();
    expect(atSending.map(({ to }) => to.address)).toEqual([email]);
    const [quoted] = atSending as [OutgoingMail];
    expect(quoted.subject).toContain(reference);
    expect(quoted.headers?.['In-Reply-To']).toBeTruthy();
    expect(quoted.text).toContain('3,050.00');
    expect(quoted.text).toContain(`/requests/${secret}#quote`);
    const { file } = await atDesk('GET', `/quotes/${quoteId}`);
    const [pdf, more] = quoted.attachments ?? [];
    expect([pdf?.name, more]).toEqual([`${reference}-quote-1.pdf`, undefined]);
    expect(sha256(pdf?.content ?? new Uint8Array())).toBe(file.digest);
    const download = await ask('GET', `/requests/${leadId}/files/${file.fileId}`);
    expect(sha256(new Uint8Array(await download.arrayBuffer()))).toBe(file.digest);

    const quotes = await customerQuotes();
    expect(quotes).toMatchObject([{ id: quoteId, state: 'sent', fileId: file.fileId, decision: null }]);
    expect(JSON.stringify(quotes)).not.toContain('cost');
    const acceptPath = `/requests/${secret}/quotes/${quoteId}/accept`;
    const optionId = quotes[0]?.document.quote.options[0]?.id;
    const acceptance = { optionId, name: 'Ana Ruiz', orderNumber: 'PO-4711', terms: true };
    expect(await asCustomer(acceptPath, { ...acceptance, terms: false })).toMatchObject({
      status: 422,
      errors: { terms: expect.any(String) },
    });
    const guessed = acceptPath.replace(secret, 'x'.repeat(32));
    expect((await asCustomer(guessed, acceptance)).status).toBe(404);
    expect(await asCustomer(acceptPath, acceptance)).toMatchObject({ status: 200, isRepeat: false });
    expect(await asCustomer(acceptPath, acceptance)).toMatchObject({ status: 200, isRepeat: true });
    expect(await atDesk('GET', `/leads/${leadId}`)).toMatchObject({ stage: 'won' });
    const atAcceptance = await mailed();
    expect(atAcceptance).toHaveLength(2);
    const [confirmation] = toCustomer(atAcceptance) as [OutgoingMail];
    expect(confirmation.subject).toBe(`You accepted quote ${reference}`);
    expect(confirmation.text).toContain('PO-4711');
    expect(sha256(confirmation.attachments?.[0]?.content ?? new Uint8Array())).toBe(file.digest);
    // The author of the quote owns the request, and is notified.
    const [notice] = atAcceptance.filter(({ to }) => to.address !== email) as [OutgoingMail];
    expect(notice.subject).toBe(`Ana Ruiz accepted the quote for ${reference}`);
    expect(notice.text).toContain('PO-4711');

    const ownShipment = `/requests/${secret}/shipment`;
    expect((await asCustomer(ownShipment)).status).toBe(404);
    const begun = await atDesk('POST', `/leads/${leadId}/shipment`);
    expect(begun).toMatchObject({ status: 201, version: 1 });
    const path = `/shipments/${begun.shipmentId}`;
    const atBeginning = await atDesk('GET', path);
    expect(atBeginning.shipment).toMatchObject({
      quoteId,
      mode: 'air',
      from: { code: 'GDL' },
      to: { code: 'IAH' },
      references: [{ kind: 'purchase-order', text: 'PO-4711' }],
    });
    const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
    const shown = [...atBeginning.shipment.references, airWaybill].map(({ kind, text }) => ({ kind, text }));
    // A waybill is internal until it is released.
    const references = shown.map((reference) => ({ ...reference, isForCustomer: true }));
    const numbered = await atDesk('PUT', `${path}/references`, { version: 1, references });
    expect(numbered).toMatchObject({ status: 200, version: 2 });
    const plan = { version: 2, departs: day(-6), arrives: day(-4) };
    expect(await atDesk('POST', `${path}/schedule`, plan)).toMatchObject({ status: 200, version: 3 });
    expect(toCustomer(await mailed())).toEqual([]);

    /** Says that a planned milestone has happened; gives the mails of it. */
    async function happen(code: string, days: number): Promise<OutgoingMail[]> {
      const { shipment } = await atDesk('GET', path);
      const { id, planned } = shipment.milestones.find(
        (milestone: { code: string }) => milestone.code === code,
      );
      const milestone = { version: shipment.version, code, planned, actual: day(days) };
      const late = await atDesk('PUT', `${path}/milestones/${id}`, milestone);
      expect(late, code).toMatchObject({ status: 200, version: shipment.version + 1 });
      return mailed();
    }
    const departure = await happen('departed', -6);
    expect(departure.map(({ to, subject }) => [to.address, subject])).toEqual([
      [email, `Departed: your shipment ${reference}`],
    ]);
    expect(departure[0]?.text).toContain('020-12345675');
    const arrival = await happen('arrived', -4);
    const delivery = await happen('delivered', -3);
    expect(await asCustomer(ownShipment)).toMatchObject({
      status: 200,
      shipment: { state: 'delivered', references: shown },
    });
    expect(await atDesk('GET', path)).toMatchObject({ shipment: { deliveredAt: expect.any(Number) } });
    const delivered = { state: 'delivered', text: '02012345675' } as const;
    expect(await shipmentList.read(app.dependencies.services, delivered, { limit: 50 })).toMatchObject({
      rows: [{ reference, last: { code: 'delivered' }, next: null }],
    });
    const thread = [acknowledgement, quoted, confirmation, ...departure, ...arrival, ...delivery];
    expect(thread).toHaveLength(6);
    expectOneThread(thread);
    const { timeline } = await atDesk('GET', `/leads/${leadId}`);
    const mailsOfLead = timeline.mails.map(({ state }: { state: string }) => state);
    expect(mailsOfLead).toEqual(Array(8).fill('sent'));
  });

  test('the mails to a customer who called are one thread, which the quote begins', async () => {
    await start();
    const call = { ...brief, channel: 'telephone' };
    const { id: leadId, reference } = await atDesk('POST', '/leads', call);
    const quoteId = await sendQuote(leadId);
    const [quoted] = toCustomer(await mailed()) as [OutgoingMail];
    expect(quoted.subject).toBe(`Your rate by air (${reference})`);
    const { content } = await atDesk('GET', `/quotes/${quoteId}`);
    const acceptance = { optionId: content.options[0].id, via: 'telephone' };
    expect((await atDesk('POST', `/quotes/${quoteId}/accept`, acceptance)).status).toBe(200);
    const [confirmation] = toCustomer(await mailed()) as [OutgoingMail];
    expect(confirmation.subject).toBe(`You accepted quote ${reference}`);
    expectOneThread([quoted, confirmation]);
  });
});
