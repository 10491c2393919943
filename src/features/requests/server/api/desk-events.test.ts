import { expect, test } from 'vitest';
import { signOut } from '#features/identity/server/sessions.ts';
import { staffAccounts } from '#features/identity/server/staff/staff-accounts.ts';
import { cliActor } from '#features/identity/server/staff/staff-events.ts';
import { deskOn } from '#tests/support/desk.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import type { LeadFeedItem } from '../../lead.ts';
import { deactivateStaff } from '../commands/deactivate-staff.ts';

function readerOf(response: Response) {
  const decoder = new TextDecoder();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const items = () =>
    [...text.matchAll(/^data: (.*)\nid: (\d+)\n\n/gm)].map(([, data, id]) => ({
      id: Number(id),
      event: JSON.parse(String(data)) as LeadFeedItem,
    }));
  return {
    text: () => text,
    close: () => reader.cancel(),
    /** The first `count` events. */
    async first(count: number) {
      while (items().length < count) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended after:\n${text}`);
        text += decoder.decode(value, { stream: true });
      }
      return items();
    },
    /** Reads until a text has come as often as this. */
    async until(part: string, count: number) {
      while (text.split(part).length - 1 < count) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended after:\n${text}`);
        text += decoder.decode(value, { stream: true });
      }
    },
    async untilEnd() {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        text += decoder.decode(next.value, { stream: true });
      return text;
    },
  };
}

describeOnEachDatabase('the stream of what happens at the desk', (open) => {
  let app: TestApp;
  let desk: ReturnType<typeof deskOn>;
  let headers: Record<string, string>;
  let agent: { id: string };

  async function start(own: { deskHeartbeatMs?: number } = {}): Promise<void> {
    const database = await open();
    app = await createTestApp(database, {}, Date.now, own);
    desk = deskOn(database, Date.now());
    await addStaff(database.db);
    agent = await addStaff(database.db, { name: 'Ada', role: 'agent' });
    headers = { Cookie: await staffCookie(database.db, agent), 'Accept-Encoding': 'gzip' };
  }

  const follow = (query = '', more: Record<string, string> = {}) =>
    app.request(`/api/v1/desk/events${query}`, { headers: { ...headers, ...more } });

  test('sends each event once, in order, as it happens', async () => {
    await start();
    const old = await desk.submit({ clientName: 'Old' });
    const response = await follow();
    expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    const stream = readerOf(response);
    const { id } = await desk.submit({ clientName: 'Ana' });
    const [first] = await stream.first(1);
    expect(first?.event).toMatchObject({
      leadId: id,
      actor: { kind: 'customer' },
      data: { type: 'received' },
    });
    expect(first?.event.lead).toEqual({
      reference: (await desk.row(id)).reference,
      name: 'Ana',
      stage: 'new',
      ownerId: null,
    });
    await desk.submit({ clientName: 'Cheap pills' }, true);
    const [, spam] = await stream.first(2);
    expect(spam?.event.lead).toMatchObject({ name: 'Cheap pills', stage: 'spam' });
    expect(spam?.id).toBeGreaterThan(Number(first?.id));
    expect(stream.text()).not.toContain(old.id);
    expect(stream.text()).toMatch(/^retry: \d+\nid: \d+\n\n/);
    await stream.close();
  });

  test('goes on where the line broke, however much happened', async () => {
    await start();
    const count = 230;
    for (let number = 0; number < count; number += 1)
      await desk.submit({ clientName: `N${number}`, email: `n${number}@example.com` });
    const stream = readerOf(await follow('?after=0'));
    const all = await stream.first(count);
    expect(all.map(({ event }) => event.lead.name)).toEqual(
      Array.from({ length: count }, (_, at) => `N${at}`),
    );
    await stream.close();
    const resumed = readerOf(await follow('?after=0', { 'Last-Event-ID': String(all.at(-3)?.id) }));
    expect((await resumed.first(2)).map(({ event }) => event.lead.name)).toEqual(['N228', 'N229']);
    await resumed.close();
  });

  test('a reader that catches up delays no other', async () => {
    await start();
    for (let number = 0; number < 220; number += 1) await desk.submit({ email: `n${number}@example.com` });
    const { deskEvents } = app.dependencies.services;
    const patience = { patienceMs: 20_000, signal: new AbortController().signal };
    const newest = await desk.db
      .selectFrom('lead_events')
      .select((event) => event.fn.max('position').as('position'))
      .executeTakeFirstOrThrow();
    const heard = deskEvents.after(Number(newest.position) - 1, patience);
    const behind = deskEvents.after(0, patience);
    expect(await behind).toHaveLength(100);
    // As if somebody were behind all the time.
    const stillBehind = deskEvents.after(0, patience);
    expect(await Promise.race([heard, stillBehind])).toHaveLength(1);
  });

  test('limits how many streams one person may open', async () => {
    await start();
    const streams = await Promise.all(Array.from({ length: 30 }, () => follow()));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await follow();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '20']);
    await refused.body?.cancel();
    await Promise.all(streams.map((stream) => stream.body?.cancel()));
    const again = async () => {
      const response = await follow();
      await response.body?.cancel();
      return response.status;
    };
    await expect.poll(again).toBe(200);
  });

  test('survives a database that fails for a while', async () => {
    await start();
    const stream = readerOf(await follow());
    await desk.db.schema.alterTable('lead_events').renameTo('lead_events_away').execute();
    await expect.poll(() => app.logged.join('')).toContain('could not be read');
    await desk.db.schema.alterTable('lead_events_away').renameTo('lead_events').execute();
    const { id } = await desk.submit();
    const [first] = await stream.first(1);
    expect(first?.event.leadId).toBe(id);
    await stream.close();
  });

  test('sends heartbeats while there are no events', async () => {
    await start({ deskHeartbeatMs: 50 });
    const stream = readerOf(await follow());
    await stream.until(': still here\n\n', 2);
    const { id } = await desk.submit();
    expect((await stream.first(1)).map(({ event }) => event.leadId)).toEqual([id]);
    await stream.close();
  });

  test('with `lead`, says who else has that request open, to nobody who was signed out', async () => {
    await start();
    const [{ id }, other] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
    const otto = await addStaff(desk.db, { name: 'Otto', role: 'agent' });
    const asOtto = askDesk(app, { Cookie: await staffCookie(desk.db, otto) });
    const stream = readerOf(await follow(`?lead=${id}`));
    const until = (here: object[]) => stream.until(`event: presence\ndata: ${JSON.stringify({ here })}\n`, 1);
    await until([]);
    await asOtto('POST', `/leads/${other.id}/presence`, {});
    await asOtto('POST', `/leads/${id}/presence`, { isTyping: true });
    await until([{ id: otto.id, name: 'Otto', isTyping: true }]);
    await asOtto('POST', `/leads/${id}/presence`, { isTyping: false });
    await until([{ id: otto.id, name: 'Otto', isTyping: false }]);

    const before = stream.text();
    await signOut(desk.db, staffAccounts, [headers.Cookie?.replace('desk-session=', '') ?? '']);
    await asOtto('DELETE', `/leads/${id}/presence`);
    await desk.submit();
    expect(await stream.untilEnd()).toBe(before);
  });

  test('ends while it is quiet once its reader has signed out, or may no longer sign in', async () => {
    await start({ deskHeartbeatMs: 50 });
    const signedOut = readerOf(await follow());
    await signedOut.until(': still here\n\n', 1);
    await signOut(desk.db, staffAccounts, [headers.Cookie?.replace('desk-session=', '') ?? '']);
    expect(await signedOut.untilEnd()).not.toContain('data:');

    headers = { Cookie: await staffCookie(desk.db, agent) };
    const deactivated = readerOf(await follow());
    await deactivateStaff({ db: desk.db, clock: Date.now, timelineSubscribers: [] }, cliActor, {
      staffId: agent.id,
    });
    expect(await deactivated.untilEnd()).not.toContain('data:');
  });

  test('ends for who may no longer listen, without a word, and for all when the server stops', async () => {
    await start();
    const leaving = readerOf(await follow());
    await deactivateStaff({ db: desk.db, clock: Date.now, timelineSubscribers: [] }, cliActor, {
      staffId: agent.id,
    });
    await desk.submit({ clientName: 'Ana' });
    expect(await leaving.untilEnd()).not.toContain('Ana');

    const owner = await addStaff(desk.db, { name: 'Otto' });
    headers = { Cookie: await staffCookie(desk.db, owner) };
    const staying = readerOf(await follow());
    app.dependencies.services.deskEvents.close();
    expect(await staying.untilEnd()).not.toContain('data:');
  });
});
