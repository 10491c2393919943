import { expect, test } from 'vitest';
import { type LostReason, lostReasons } from '#features/requests/lead.ts';
import type { LeadFigures } from '#features/requests/lead-input.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { logCustomerReply, logReply } from '#features/requests/server/commands/log-reply.ts';
import { eraseLeads } from '#features/requests/server/erasure/erase-leads.ts';
import { answerWithinHours } from '#features/requests/server/lead-state.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { answerDueAt, businessTimeBetween } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { randomFrom } from '#tests/support/seed/draw.ts';
import { seedLeads } from '#tests/support/seed/requests.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { leadFigures } from './lead-figures.ts';

type Deps = ReturnType<typeof deskOn>;

const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
const weekdayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', weekday: 'short' });

/** Returns the Monday of an instant's week in the office's zone, by going back day by day. */
function mondayOf(instant: number): string {
  // From noon, so that clock changes do not matter.
  let noon = Date.parse(`${dateFormat.format(instant)}T17:00:00Z`);
  while (weekdayFormat.format(noon) !== 'Mon') noon -= 24 * hour;
  return dateFormat.format(noon);
}

/** Naive reference: reads everything and checks each lead separately; for leads whose timer was started once. */
async function slowFigures(desk: Deps, weeks: number, kind?: LeadTable['kind']) {
  const { hours } = company;
  const all = await desk.db.selectFrom('leads').selectAll().execute();
  const firstMonday = mondayOf(desk.now - (weeks - 1) * 7 * 24 * hour);
  const leads = all
    .filter((lead) => lead.folder === 'inbox' && !lead.merged_into && (!kind || lead.kind === kind))
    .map((lead) => ({ ...lead, monday: mondayOf(Number(lead.received_at)) }))
    .filter(({ monday }) => monday >= firstMonday);
  const answered = leads.filter(({ replied_at }) => replied_at !== null);
  const waits = answered.map((lead) =>
    businessTimeBetween(Number(lead.received_at), Number(lead.replied_at), hours),
  );
  waits.sort((a, b) => a - b);
  const overdue = leads.filter((lead) => lead.replied_at === null && Number(lead.due_at) <= desk.now);
  const inTime = answered.filter((lead) => Number(lead.replied_at) <= Number(lead.due_at));
  const stageIs = (stage: string) => leads.filter((lead) => lead.stage === stage);
  const lostFor = (reason: LostReason) => stageIs('lost').filter((lead) => lead.lost_reason === reason);
  return {
    count: leads.length,
    perWeek: (start: string, service?: string, locale?: string) =>
      leads.filter(
        (lead) =>
          lead.monday === start &&
          (!service || (lead.service ?? 'none') === service) &&
          (!locale || lead.locale === locale),
      ).length,
    answers: {
      answered: answered.length,
      median: waits[Math.ceil(waits.length / 2) - 1] ?? null,
      ninetieth: waits[Math.ceil(waits.length * 0.9) - 1] ?? null,
      inTime: inTime.length,
      late: answered.length - inTime.length + overdue.length,
    },
    outcomes: {
      won: stageIs('won').length,
      lost: stageIs('lost').length,
      reasons: Object.fromEntries(lostReasons.map((reason) => [reason, lostFor(reason).length])),
    },
  };
}

/** Counts the replies on the timelines; for a desk whose hours never changed. */
async function answersOfTimelines(desk: Deps, weeks: number) {
  const { hours } = company;
  const firstMonday = mondayOf(desk.now - (weeks - 1) * 7 * 24 * hour);
  const waits: number[] = [];
  let [inTime, late] = [0, 0];
  for (const lead of await desk.db.selectFrom('leads').selectAll().execute()) {
    const received = Number(lead.received_at);
    if (lead.folder !== 'inbox' || lead.merged_into || mondayOf(received) < firstMonday) continue;
    const events = await desk.db
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', lead.id)
      .execute();
    const answers = events
      .filter(({ type }) => type === 'reply' || type === 'reply-logged')
      .map(({ at }) => Number(at));
    const first = answers.length === 0 ? null : Math.min(...answers);
    const promised = answerDueAt(received, answerWithinHours(lead.kind, company), hours);
    if (first !== null) waits.push(businessTimeBetween(received, first, hours));
    if (first !== null && first <= promised) inTime += 1;
    if (first === null ? promised <= desk.now : first > promised) late += 1;
  }
  waits.sort((a, b) => a - b);
  return {
    answered: waits.length,
    median: waits[Math.ceil(waits.length * 0.5) - 1] ?? null,
    ninetieth: waits[Math.ceil(waits.length * 0.9) - 1] ?? null,
    inTime,
    late,
  };
}

function answersOf({ answers: { answered, inTime, late } }: LeadFigures) {
  return { answered, inTime, late };
}

describeOnEachDatabase('the figures', (open) => {
  test('are what reading everything gives', async () => {
    const desk = deskOn(await open());
    await seedLeads(desk, { requests: 1500, now: desk.now });
    for (const weeks of [4, 12, 26]) {
      for (const kind of [undefined, 'rate-request', 'contact-message'] as const) {
        const figures = await leadFigures(desk, { weeks, kind });
        const slow = await slowFigures(desk, weeks, kind);
        expect(slow.count).toBeGreaterThan(5);
        expect(figures).toMatchObject({
          count: slow.count,
          answers: slow.answers,
          outcomes: slow.outcomes,
        });
        expect(figures.weeks).toHaveLength(weeks);
        for (const { start, count, services, locales } of figures.weeks) {
          expect(count, start).toBe(slow.perWeek(start));
          for (const [service, of] of Object.entries(services))
            expect(of, `${start} ${service}`).toBe(slow.perWeek(start, service));
          for (const [locale, of] of Object.entries(locales))
            expect(of, `${start} ${locale}`).toBe(slow.perWeek(start, undefined, locale));
        }
        expect(figures.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(slow.count);
      }
    }
  });

  test('count the replies of the timelines, whatever happens in which order', async () => {
    const desk = deskOn(await open());
    const draw = randomFrom(7);
    const ids: string[] = [];
    const steps: Record<string, (row: LeadTable) => Promise<unknown>> = {
      answer: (row) => logReply(desk, changeBy(elena, row), { channel: 'telephone', comment: '' }),
      reply: (row) => sendReply(desk, changeBy(elena, row), { subject: 'Rates', body: 'Here they are.' }),
      asked: (row) => changeStage(desk, changeBy(daniel, row), { to: 'need-information' }),
      restart: (row) => logCustomerReply(desk, changeBy(daniel, row), 'Twelve pallets'),
      spam: (row) => changeStage(desk, changeBy(daniel, row), { to: 'spam' }),
      merge: async (row) => {
        const other = await desk.row(draw.one(ids));
        return mergeLeads(desk, { keep: row, other, by: nameOf(daniel) });
      },
    };
    const outcomes = { ok: 0, refused: 0 };
    for (let turn = 0; turn < 160; turn += 1) {
      desk.now += draw.whole(1, 30) * 600_000;
      if (turn % 4 === 0)
        ids.push((draw.chance(0.7) ? await desk.submit() : await desk.write(`Hello ${turn}`)).id);
      const step = draw.weighted({ answer: 6, reply: 4, asked: 3, restart: 6, spam: 1, merge: 3 });
      const outcome = await steps[step]?.(await desk.row(draw.one(ids)));
      outcomes[(outcome as { ok: boolean }).ok ? 'ok' : 'refused'] += 1;
    }
    expect(outcomes.ok).toBeGreaterThan(50);
    for (const weeks of [4, 12])
      expect((await leadFigures(desk, { weeks })).answers).toEqual(await answersOfTimelines(desk, weeks));
    expect((await leadFigures(desk, { weeks: 12 })).answers.answered).toBeGreaterThan(10);
  });

  test('begin a week on the office’s Monday, also across a change of the clocks', async () => {
    const desk = deskOn(await open());
    // Clocks go back on 1 November 2026; 2 November, 00:00 in New York is 05:00 UTC, 26 October 04:00.
    for (const at of [
      '2026-10-26T03:59:59Z',
      '2026-10-26T04:00:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ]) {
      desk.now = Date.parse(at);
      await desk.submit({ clientName: at });
    }
    desk.now = Date.parse('2026-11-20T15:00:00Z');
    const { weeks } = await leadFigures(desk, { weeks: 12 });
    expect(weeks.filter(({ count }) => count > 0).map(({ start, count }) => [start, count])).toEqual([
      ['2026-10-19', 1],
      ['2026-10-26', 2],
      ['2026-11-02', 1],
    ]);
    expect(await leadFigures(desk, { weeks: 4 })).toMatchObject({ count: 3 });
  });

  test('measure the first answer against the first promise, whatever comes after', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ clientName: 'Ana' });
    const answer = async () =>
      logReply(desk, changeBy(elena, await desk.row(lead.id)), { channel: 'telephone', comment: '' });
    desk.now += hour;
    await answer();
    const asked = changeBy(elena, await desk.row(lead.id));
    desk.now += 24 * hour;
    await logCustomerReply(desk, asked, 'Twelve pallets');
    desk.now += 21 * 24 * hour;
    const waiting = await leadFigures(desk, { weeks: 12 });
    expect(waiting.answers).toEqual({ answered: 1, median: hour, ninetieth: hour, inTime: 1, late: 0 });
    await answer();
    expect((await leadFigures(desk, { weeks: 12 })).answers).toEqual(waiting.answers);
  });

  test('count who still waits as late once the time is over, and not before', async () => {
    const desk = deskOn(await open());
    const { due_at } = await desk.submit({ clientName: 'Ana' });
    expect(answersOf(await leadFigures(desk, { weeks: 4 }))).toEqual({ answered: 0, inTime: 0, late: 0 });
    desk.now = Number(due_at) - 1;
    expect(answersOf(await leadFigures(desk, { weeks: 4 })).late).toBe(0);
    desk.now += 1;
    expect(await leadFigures(desk, { weeks: 4 })).toMatchObject({
      answers: { answered: 0, median: null, ninetieth: null, inTime: 0, late: 1 },
    });
  });

  test('leave out spam and what was merged; what was deleted on request stays', async () => {
    const desk = deskOn(await open());
    await desk.submit({ products: 'Pills' }, true);
    const kept = await desk.submit({ service: 'sea-freight' });
    const twin = await desk.submit({ service: 'sea-freight', clientName: 'Ana' });
    await mergeLeads(desk, { keep: kept, other: twin, by: nameOf(daniel) });
    const gone = await desk.submit({ service: 'air-freight', email: 'gone@example.com' });
    desk.now += hour;
    await logReply(desk, changeBy(daniel, gone), { channel: 'whatsapp', comment: 'Too small for us' });
    const reason = { to: 'lost', reason: 'price' } as const;
    await changeStage(desk, changeBy(daniel, await desk.row(gone.id)), reason);
    const before = await leadFigures(desk, { weeks: 4 });
    expect(before).toMatchObject({
      count: 2,
      answers: { answered: 1, median: hour, inTime: 1 },
      outcomes: { won: 0, lost: 1, reasons: { price: 1 } },
    });
    expect(before.weeks.at(-1)).toMatchObject({ services: { 'sea-freight': 1, 'air-freight': 1 } });
    await desk.db.transaction().execute(async (transaction) => {
      const person = { email: 'gone@example.com', accountId: null };
      await eraseLeads(desk, transaction, person, { by: nameOf(elena), now: desk.now });
    });
    expect((await desk.row(gone.id)).erased_at).not.toBeNull();
    expect(await leadFigures(desk, { weeks: 4 })).toEqual(before);
  });

  test('of an empty desk are empty', async () => {
    const desk = deskOn(await open());
    const figures = await leadFigures(desk, { weeks: 4, kind: 'rate-request' });
    expect(figures).toMatchObject({ count: 0, answers: { median: null, answered: 0 } });
    expect(figures.weeks.map(({ start }) => start)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });
});
