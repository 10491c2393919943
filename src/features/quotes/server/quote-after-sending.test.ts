import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { day } from '#platform/values/durations.ts';
import { deskOn, desksOn } from '#tests/support/desk.ts';
import { sentQuote } from '#tests/support/quotes.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { askForRequote } from './ask-for-requote.ts';
import { decideQuote } from './decide-quote.ts';
import { deleteOldDecisionTraces, eraseQuotes } from './erase-quotes.ts';
import { proposeQuote } from './propose-quote.ts';
import { remindOfExpiringQuotes } from './remind-expiring.ts';
import type { QuoteTable } from './tables.ts';

type Desk = ReturnType<typeof deskOn>;

/** A quote as it was sent a week ago, which expires at the end of Tuesday, November 24. */
async function storeSent(desk: Desk, leadId: string, id = 'quote-1'): Promise<QuoteTable> {
  const content = proposeQuote({
    cargo: null,
    service: null,
    locale: 'en',
    today: '2026-11-20',
    company,
  });
  const row: QuoteTable = sentQuote({
    id,
    lead_id: leadId,
    content: jsonText(content),
    valid_until: '2026-11-24',
    expires_at: Date.parse('2026-11-25T05:00:00Z'),
    sent_at: desk.now - 7 * day,
    document_digest: 'ab',
  });
  await desk.db.insertInto('quotes').values(row).execute();
  return row;
}

const byCustomer = (secret: string) =>
  ({ kind: 'customer', secret, address: '192.0.2.1', userAgent: 'Browser' }) as const;
const acceptance = {
  outcome: 'accepted',
  optionId: 'option-1',
  name: 'Ana Ruiz',
  orderNumber: 'PO 7',
} as const;

describeOnEachDatabase('a quote after it was sent', (open) => {
  test('is brought to mind two business days before it expires, once, and never once the lead is closed', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const lost = await desk.submit({ email: 'ben@example.com' });
    await storeSent(desk, lead.id);
    await storeSent(desk, lost.id, 'quote-2');
    await desk.db.updateTable('leads').set({ stage: 'lost' }).where('id', '=', lost.id).execute();
    desk.now = Date.parse('2026-11-19T17:00:00Z');
    expect(await remindOfExpiringQuotes(desk)).toBe(0);
    desk.now = Date.parse('2026-11-20T17:00:00Z');
    expect(await remindOfExpiringQuotes(desk)).toBe(1);
    expect(await remindOfExpiringQuotes(desk)).toBe(0);
    const reminders = async (id: string) =>
      (await desk.events(id)).filter((type) => type === 'quote-expiring').length;
    expect([await reminders(lead.id), await reminders(lost.id)]).toEqual([2, 0]);
  });

  test('is accepted once by two connections at the same time, and is won', async () => {
    const desks = await desksOn(open, 2);
    const [desk] = desks as [Desk];
    const lead = await desk.submit();
    await storeSent(desk, lead.id);
    const outcomes = await Promise.all(
      desks.map((other) => decideQuote(other, 'quote-1', byCustomer(lead.secret), acceptance)),
    );
    expect(outcomes.map((outcome) => outcome.ok && outcome.isRepeat).sort()).toEqual([false, true]);
    expect(await desk.db.selectFrom('quote_decisions').select('id').execute()).toHaveLength(1);
    expect((await desk.row(lead.id)).stage).toBe('won');
  });

  test('is accepted in the last millisecond of its last day, and not in the next', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const { expires_at: end } = await storeSent(desk, lead.id);
    desk.now = Number(end);
    const accept = () => decideQuote(desk, 'quote-1', byCustomer(lead.secret), acceptance);
    expect(await accept()).toMatchObject({ ok: false, reason: 'expired' });
    desk.now -= 1;
    expect(await accept()).toMatchObject({ ok: true, isRepeat: false });
  });

  test('can be asked for again once it was declined or has expired, and a lost request stays lost until then', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const ask = () => askForRequote(desk, lead.secret, { text: 'Please quote this again.', key: null });
    const refused = { ok: false, reason: 'not-over' };
    const lose = () =>
      desk.db.updateTable('leads').set({ stage: 'lost' }).where('id', '=', lead.id).execute();
    await lose();
    expect(await ask()).toEqual(refused);
    await storeSent(desk, lead.id);
    expect(await ask()).toEqual(refused);
    expect((await desk.row(lead.id)).stage).toBe('lost');
    await decideQuote(desk, 'quote-1', byCustomer(lead.secret), {
      outcome: 'declined',
      reason: 'price',
      comment: '',
      name: '',
    });
    expect(await ask()).toMatchObject({ ok: true });
    expect((await desk.row(lead.id)).stage).toBe('quoting');
    const late = await desk.submit({ email: 'ben@example.com' });
    const { expires_at: end } = await storeSent(desk, late.id, 'quote-2');
    desk.now = Number(end);
    expect(await askForRequote(desk, late.secret, { text: 'Again, please.', key: null })).toMatchObject({
      ok: true,
    });
    expect(await askForRequote(desk, 'x'.repeat(32), { text: 'Again.', key: null })).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
  });

  test('loses its texts and who decided with an erasure, and where from after 24 months', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await storeSent(desk, lead.id);
    await decideQuote(desk, 'quote-1', byCustomer(lead.secret), acceptance);
    const decision = () => desk.db.selectFrom('quote_decisions').selectAll().executeTakeFirstOrThrow();
    await deleteOldDecisionTraces(desk.db, desk.now + 729 * day);
    expect(await decision()).toMatchObject({ address: '192.0.2.1', user_agent: 'Browser' });
    await deleteOldDecisionTraces(desk.db, desk.now + 730 * day);
    expect(await decision()).toMatchObject({ address: '', user_agent: '', name: 'Ana Ruiz' });
    await eraseQuotes(desk.db, [lead.id]);
    expect(await decision()).toMatchObject({ name: '', order_number: '', outcome: 'accepted' });
    const quote = await desk.db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    expect(quote).toMatchObject({ state: 'accepted', subject: '', message: '' });
    expect(JSON.parse(quote.content).terms).toBe('');
  });
});
