import { expect, test } from 'vitest';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { retryMail } from '#features/requests/server/reply/undelivered.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import { changeBy, elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { refuseMails } from '#tests/support/refused-mail.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

describeOnDatabase('a quote whose mail has failed permanently', (open) => {
  async function refusing() {
    const database = await open();
    const desk = quoteDeskOn(database);
    const { drain, close } = await refuseMails(database, desk);
    const undelivered = async (leadId: string) => {
      const rows = await desk.db
        .selectFrom('lead_events')
        .selectAll()
        .where('lead_id', '=', leadId)
        .where('type', '=', 'reply-undelivered')
        .execute();
      return (await eventsOf(desk.db, rows)).map(({ data }) => data);
    };
    return { desk, drain, undelivered, close };
  }

  test('was no answer: the timer runs again, until the mail is retried', async () => {
    const { desk, drain, undelivered, close } = await refusing();
    const lead = await desk.submit();
    await desk.quote(lead.id);
    expect(await desk.row(lead.id)).toMatchObject({ replied_at: desk.now, waits_until: null });
    await drain();
    const after = await desk.row(lead.id);
    expect(after).toMatchObject({ replied_at: null, first_replied_at: null, stage: 'quoted' });
    expect(Number(after.waits_until)).toBe(Number(lead.due_at));
    const [event] = await undelivered(lead.id);
    expect(event).toMatchObject({ isQuote: true, dueAt: Number(lead.due_at) });
    const outboxId = event?.type === 'reply-undelivered' ? event.outboxId : '';
    expect(await retryMail(desk, { leadId: lead.id, outboxId, by: nameOf(elena) })).toEqual({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ replied_at: desk.now, waits_until: null });
    await close();
  });

  test('changes no timer where somebody answered since', async () => {
    const { desk, drain, undelivered, close } = await refusing();
    const lead = await desk.submit();
    await desk.quote(lead.id);
    const change = changeBy(elena, await desk.row(lead.id));
    await logReply(desk, change, { channel: 'telephone', comment: '' });
    await drain();
    expect((await desk.row(lead.id)).waits_until).toBeNull();
    expect(await undelivered(lead.id)).toMatchObject([{ isQuote: true, dueAt: null }]);
    await close();
  });
});
