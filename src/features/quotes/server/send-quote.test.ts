import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { revokeLink } from '#features/requests/server/commands/change-link.ts';
import { rebuildSearchTerms } from '#features/requests/server/search/lead-search.ts';
import { findWorkingLink } from '#features/requests/server/secret-links.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { ThreadEnded } from '#platform/threads.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { QuoteContent, QuoteLine } from '../quote-content.ts';
import { saveQuoteDraft } from './save-draft.ts';

const by = nameOf(elena);

function withLine(line: Partial<QuoteLine>, rest: Partial<QuoteContent> = {}): QuoteContent {
  const [option] = completeQuote.options;
  if (!option) throw new Error('There is no option.');
  return {
    ...completeQuote,
    ...rest,
    options: [{ ...option, lines: [{ ...emptyLine('line-1', 'USD'), rate: '100', ...line }] }],
  };
}

const incomplete: [reason: string, content: QuoteContent][] = [
  ['no-lines', { ...completeQuote, options: completeQuote.options.map((own) => ({ ...own, lines: [] })) }],
  ['unknown-quantity', withLine({ basis: 'chargeable-kg' })],
  ['needs-text', withLine({ code: 'other' })],
  ['zero-total', withLine({ rate: '0' })],
  ['too-large', withLine({ rate: '999999999', quantity: '999999999' })],
  ['too-long', withLine({}, { terms: 'a\n'.repeat(300) })],
  ['too-long', withLine({}, { included: 'a'.repeat(12_000), terms: 'a'.repeat(12_000) })],
  ['no-conversion', withLine({}, { conversion: { to: 'EUR', rates: [] } })],
  ['no-terms', { ...completeQuote, terms: '' }],
  ['no-validity', { ...completeQuote, validUntil: null }],
  ['validity-past', { ...completeQuote, validUntil: '2026-11-19' }],
];

describeOnEachDatabase('sending a quote', (open) => {
  type Desk = ReturnType<typeof quoteDeskOn>;

  async function expectUnsent(desk: Desk, leadId: string, quoteId: string) {
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'draft', document_id: null });
    expect(await desk.mails('quote-sent')).toEqual([]);
    expect(await desk.events(leadId)).not.toContain('quote-sent');
  }

  test('is refused for one that is not complete, with the reason', async () => {
    const desk = quoteDeskOn(await open());
    const { id } = await desk.submit();
    for (const [reason, content] of incomplete) {
      const { quoteId, version } = await desk.draft(id, content);
      expect(await desk.send(id, quoteId, version)).toEqual({ ok: false, reason });
      await expectUnsent(desk, id, quoteId);
    }
  });

  test('makes its request findable by carrier and total', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId, version } = await desk.draft(lead.id, {
      ...withLine({ rate: '11405.76' }),
      options: withLine({ rate: '11405.76' }).options.map((own) => ({
        ...own,
        route: 'Hapag-Lloyd, via Cartagena',
      })),
    });
    expect(await desk.found({ text: 'hapag' })).toEqual([]);
    expect(await desk.send(lead.id, quoteId, version)).toMatchObject({ ok: true });
    const typed = ['hapag lloyd', '11405.76', '11,405.76', 'cartagena 11405'];
    for (const text of typed) expect(await desk.found({ text }), text).toEqual([lead.reference]);
    await rebuildSearchTerms(desk.db, await desk.row(lead.id));
    for (const text of typed) expect(await desk.found({ text }), text).toEqual([lead.reference]);
  });

  test('is refused without its text, and with a variable in it', async () => {
    const desk = quoteDeskOn(await open());
    const { id: leadId } = await desk.submit();
    const content = completeQuote;
    const saved = await saveQuoteDraft(
      desk,
      { leadId, version: 0, by },
      { content, subject: '', message: 'a' },
    );
    const quoteId = saved.ok ? saved.quoteId : '';
    expect(await desk.send(leadId, quoteId, 1)).toEqual({ ok: false, reason: 'text-missing' });
    const text = { content, subject: 'Quote', message: 'Dear {{name}}' };
    await saveQuoteDraft(desk, { leadId, version: 1, by }, text);
    expect(await desk.send(leadId, quoteId, 2)).toMatchObject({ ok: false, reason: 'variables-missing' });
    await expectUnsent(desk, leadId, quoteId);
  });

  test('is refused where it could not arrive or be kept', async () => {
    const desk = quoteDeskOn(await open());
    const spam = await desk.submit({}, true);
    const spamDraft = await desk.draft(spam.id);
    expect(await desk.send(spam.id, spamDraft.quoteId)).toEqual({ ok: false, reason: 'spam' });
    const lead = await desk.submit();
    const { quoteId } = await desk.draft(lead.id);
    const send = () => desk.send(lead.id, quoteId);
    desk.documentStorage.state = async () => 'full';
    expect(await send()).toEqual({ ok: false, reason: 'storage-full' });
    desk.documentStorage.state = async () => 'ok';
    const address = (email: string) =>
      desk.db.updateTable('leads').set({ email }).where('id', '=', lead.id).execute();
    await address('');
    expect(await send()).toEqual({ ok: false, reason: 'no-address' });
    await address(lead.email);
    const linkId = (await findWorkingLink(desk.db, lead.id))?.id ?? '';
    await revokeLink(desk, { leadId: lead.id, by, linkId });
    expect(await send()).toEqual({ ok: false, reason: 'no-link' });
    await expectUnsent(desk, lead.id, quoteId);
  });

  test('is refused where its PDF is another request’s by then, and says nothing of the disk', async () => {
    const database = await open();
    const desk = quoteDeskOn(database);
    const [lead, other] = [await desk.submit(), await desk.submit({ email: 'ben@example.com' })];
    const { quoteId } = await desk.draft(lead.id);
    const claim = `update attachments set lead_id = '${other.id}' where id = new.id`;
    const statements =
      database.engine === 'sqlite'
        ? [`create trigger claim after update of stored_at on attachments begin ${claim}; end`]
        : [
            `create function claim() returns trigger language plpgsql as $$ begin ${claim}; return null; end $$`,
            'create trigger claim after update of stored_at on attachments for each row execute function claim()',
          ];
    for (const statement of statements) await sql.raw(statement).execute(desk.db);
    const drop = database.engine === 'sqlite' ? 'drop trigger claim' : 'drop function claim cascade';
    const outcome = await desk.send(lead.id, quoteId);
    // The database is that of the next test, too.
    await sql.raw(drop).execute(desk.db);
    expect(outcome).toEqual({ ok: false, reason: 'pdf-gone' });
    await expectUnsent(desk, lead.id, quoteId);
  });

  test('is refused for a stale draft, a stale request and the second of two clicks', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId } = await desk.draft(lead.id);
    expect(await desk.send(lead.id, 'nobody')).toEqual({ ok: false, reason: 'no-such-quote' });
    expect(await desk.send(lead.id, quoteId, 7)).toEqual({ ok: false, reason: 'quote-changed' });
    expect(await desk.send(lead.id, quoteId, 1, 9)).toMatchObject({ ok: false, reason: 'changed' });
    await expectUnsent(desk, lead.id, quoteId);
    const twice = await Promise.all([desk.send(lead.id, quoteId, 1, 1), desk.send(lead.id, quoteId, 1, 1)]);
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await desk.mails('quote-sent')).toHaveLength(1);
    expect(await desk.send(lead.id, quoteId, 2)).toEqual({ ok: false, reason: 'not-a-draft' });
  });

  test('is refused, and stays a draft, when its PDF takes too long', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId, version } = await desk.draft(lead.id);
    desk.renderQuotePdf = () => Promise.reject(new ThreadEnded('It ended.', { wasAtWork: true }));
    expect(await desk.send(lead.id, quoteId, version)).toEqual({ ok: false, reason: 'not-drawn' });
    await expectUnsent(desk, lead.id, quoteId);
  });

  test('is tried again when the server closes while its PDF is drawn', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId, version } = await desk.draft(lead.id);
    const { renderQuotePdf } = desk;
    desk.renderQuotePdf = () => Promise.reject(new ThreadEnded('It is closed.'));
    await expect(desk.send(lead.id, quoteId, version)).rejects.toThrow('It is closed.');
    desk.renderQuotePdf = renderQuotePdf;
    expect(await desk.send(lead.id, quoteId, version)).toMatchObject({ ok: true });
  });

  test('locks its quantities and stores each total as the sum of its rounded lines', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit({
      shipment: { version: 1, mode: 'air', grossKg: 333, from: { text: 'Houston' }, to: { text: 'Lima' } },
    });
    const [option] = completeQuote.options;
    const lines = ['0.335', '1.115', '2.005'].map((rate, number) => ({
      ...emptyLine(`line-${number}`, 'USD'),
      rate,
      basis: 'gross-kg' as const,
      cost: { rate: '0.115', minimum: null },
    }));
    const content = { ...completeQuote, options: option ? [{ ...option, lines }] : [] };
    const { quoteId } = await desk.quote(lead.id, content);
    const stored: QuoteContent = JSON.parse((await desk.stored(quoteId)).content);
    expect(stored.options[0]?.lines.map(({ quantity }) => quantity)).toEqual(['333', '333', '333']);
    const rounded = priceOptions(stored, null)[0]?.lines.map(({ price }) => price?.amount ?? 0) ?? [];
    expect(rounded).toEqual([11_156, 37_130, 66_767]);
    const totals = await desk.db.selectFrom('quote_totals').selectAll().execute();
    expect(totals.map(({ price, cost }) => [Number(price), Number(cost)])).toEqual([
      [rounded.reduce((sum, amount) => sum + amount, 0), 3 * 3_830],
    ]);
  });

  test('charges a percentage of a value in another currency by the rates of the quote alone', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit({
      shipment: { version: 1, mode: 'air', grossKg: 333, value: { amount: 48_000, currency: 'EUR' } },
    });
    const insurance = { code: 'insurance', basis: 'value-percent', rate: '0.5' } as const;
    const { quoteId } = await desk.draft(lead.id, withLine(insurance));
    expect(await desk.send(lead.id, quoteId)).toEqual({ ok: false, reason: 'unknown-quantity' });
    const rates = { to: 'USD' as const, rates: [{ from: 'EUR' as const, rate: '1.085' }] };
    await desk.draft(lead.id, withLine(insurance, { conversion: rates }));
    expect(await desk.send(lead.id, quoteId, 2)).toEqual({ ok: false, reason: 'no-rate-source' });
    const conversion = { ...rates, source: 'ECB' };
    await desk.draft(lead.id, withLine(insurance, { conversion }));
    expect(await desk.send(lead.id, quoteId, 3)).toMatchObject({ ok: true });
    const stored: QuoteContent = JSON.parse((await desk.stored(quoteId)).content);
    expect(stored.options[0]?.lines).toMatchObject([{ quantity: '52080' }]);
    // The day of the rates is that of sending, unless another was entered.
    expect(stored.conversion?.on).toBe('2026-11-20');
    const dated = { ...conversion, on: '2026-11-18' };
    const next = await desk.quote(lead.id, withLine(insurance, { conversion: dated }));
    expect(JSON.parse((await desk.stored(next.quoteId)).content).conversion).toEqual(dated);
    expect(priceOptions(stored, null)[0]?.totals.byCurrency).toEqual([{ amount: 26_040, currency: 'USD' }]);
  });

  test('supersedes the revision before, and keeps what was sent with it', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const first = await desk.quote(lead.id);
    const { content } = await desk.stored(first.quoteId);
    const second = await desk.quote(lead.id, withLine({ rate: '900' }));
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(await desk.stored(first.quoteId)).toMatchObject({ state: 'superseded', content });
    expect(await desk.stored(second.quoteId)).toMatchObject({ state: 'sent' });
  });

  test('is compared with the price that its sender saw where it is the first of the request', async () => {
    const desk = quoteDeskOn(await open());
    const { id } = await desk.submit();
    const firstPrice = { low: 100_000, high: 150_000, currency: 'USD' };
    const payload = jsonText({ ...JSON.parse((await desk.row(id)).payload), firstPrice });
    const change = (set: Partial<LeadTable>) =>
      desk.db.updateTable('leads').set(set).where('id', '=', id).execute();
    await change({ payload, price_shown: 1 });
    await desk.quote(id);
    expect(await desk.row(id)).toMatchObject({ price_position: 50 });
    // As after a first quote without an exchange rate.
    await change({ price_position: null });
    await desk.quote(id);
    expect(await desk.row(id)).toMatchObject({ price_position: null });
  });
});
