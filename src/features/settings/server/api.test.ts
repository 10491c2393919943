import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { answerDueAt, dateAt } from '../business-hours.ts';
import { company, sample } from '../sample-company.ts';
import { publishedSettings, replacePublished } from './current-settings.ts';

afterEach(() => replacePublished(sample));

describeOnDatabase('settings in the API of the desk', (open) => {
  test('are read by owners, changed with the basis that was read, and published', async () => {
    const database = await open();
    const app = await createTestApp(database);
    const as = async (role: 'agent' | 'owner') => {
      const staff = await addStaff(database.db, { name: role, role });
      return askDesk(app, { Cookie: await staffCookie(database.db, staff) });
    };
    const [agent, owner] = [await as('agent'), await as('owner')];
    expect((await agent('GET', '/settings')).status).toBe(403);
    const read = async () => (await owner('GET', '/settings')).json();
    const { published, basis, ...rest } = await read();
    expect(rest).toEqual({ version: 0, draft: null, versions: [], setUp: [] });

    expect((await owner('PUT', '/settings/set-up/mail')).status).toBe(200);
    expect((await owner('PUT', '/settings/set-up/coffee')).status).toBe(404);
    expect((await read()).setUp).toEqual(['mail']);

    const value = { ...published.company, name: 'Harbor Lines' };
    const change = { value, basis: basis.company };
    expect((await owner('PUT', '/settings/draft/company', change)).status).toBe(200);
    expect(await (await owner('PUT', '/settings/draft/company', change)).json()).toMatchObject({
      reason: 'changed',
    });
    expect(await read()).toMatchObject({
      published: { company: { name: published.company.name } },
      draft: { content: { company: { name: 'Harbor Lines' } }, saver: 'owner' },
    });
    expect((await owner('POST', '/settings/publish')).status).toBe(200);
    expect(await read()).toMatchObject({
      version: 1,
      published: { company: { name: 'Harbor Lines' } },
      draft: null,
      versions: [{ version: 1, publisher: 'owner' }],
    });

    const storm = await owner('POST', '/settings/days', { date: '2027-01-05', hours: null, note: 'Storm' });
    expect(await storm.json()).toMatchObject({ version: 2 });
    const wrong = await owner('POST', '/settings/days', { date: '2027-01-05', hours: ['12:00', '09:00'] });
    expect(await wrong.json()).toMatchObject({ errors: { hours: 'The office closes after it opens.' } });
    const restored = await owner('POST', '/settings/versions/1/restore');
    expect(restored.status).toBe(200);
    expect((await restored.json()).message).toContain('Tue, Jan 5');
    expect((await read()).draft.content.offices[0].days).toMatchObject([{ date: '2027-01-05', hours: null }]);
    const record = database.db
      .selectFrom('staff_events')
      .select(['by_name', 'action', 'detail'])
      .orderBy('id');
    expect(await record.where(sql`action`, 'like', 'settings-%').execute()).toEqual(
      [
        ['step-completed', 'mail'],
        ['saved', 'company'],
        ['published', '1'],
        ['published', '2'],
        ['restored', '1'],
      ].map(([action, detail]) => ({ by_name: 'owner', action: `settings-${action}`, detail })),
    );
  });

  test('a day that is closed at once moves the due time of requests that come after', async () => {
    const database = await open();
    const now = Date.now();
    const app = await createTestApp(database, {}, () => now);
    const staff = await addStaff(database.db, { name: 'Olga', role: 'owner' });
    const owner = askDesk(app, { Cookie: await staffCookie(database.db, staff) });
    const leads = database.db.selectFrom('leads').select('due_at');
    const dueOf = async (email: string) => {
      const { reference } = await (await app.post('/api/v1/raterequestform', { email })).json();
      return Number((await leads.where('reference', '=', reference).executeTakeFirstOrThrow()).due_at);
    };
    const before = await dueOf('ana@shipper.example');
    const { timeZone } = publishedSettings().company.hours;
    const closed = { date: dateAt(before, timeZone), hours: null, note: 'Storm' };
    expect((await owner('POST', '/settings/days', closed)).status).toBe(200);
    const after = await dueOf('ben@shipper.example');
    expect(dateAt(after, timeZone) > closed.date).toBe(true);
    expect(after).toBe(answerDueAt(now, company.answerWithin.rateRequest, publishedSettings().company.hours));
    expect(await dueOf('ben@shipper.example')).toBe(after);
    const kept = await leads.orderBy('due_at').execute();
    expect(Number(kept[0]?.due_at)).toBe(before);
  });
});
