import { expect, test } from 'vitest';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { mostSavedViews } from '../../lead-input.ts';
import { listSavedViews } from './saved-views.ts';

type Caller = ReturnType<typeof askDesk> & { staffId: string };

describeOnEachDatabase('saved views of the inbox', (open) => {
  let app: TestApp;
  let as: (name: string) => Promise<Caller>;

  async function start(): Promise<void> {
    const database = await open();
    app = await createTestApp(database);
    as = async (name) => {
      const staff = await addStaff(database.db, { name, role: 'agent' });
      return Object.assign(askDesk(app, { Cookie: await staffCookie(database.db, staff) }), {
        staffId: staff.id,
      });
    };
  }

  const list = ({ staffId }: Caller) => listSavedViews(app.dependencies.services.db, staffId);

  test('are each person’s own: saved, renamed and deleted by nobody else', async () => {
    await start();
    const ada = await as('Ada');
    const ben = await as('Ben');
    const filter = { text: 'coffee', stage: 'quoted', owner: 'none', due: '' };
    const { id } = await (await ada('POST', '/views', { name: ' Coffee ', filter })).json();
    await ada('POST', '/views', { name: 'Newest', filter: {}, sort: 'newest' });
    expect(await list(ada)).toEqual([
      { id, name: 'Coffee', filter: { text: 'coffee', stage: 'quoted', owner: 'none' }, sort: 'urgent' },
      { id: expect.any(String), name: 'Newest', filter: {}, sort: 'newest' },
    ]);
    expect(await list(ben)).toEqual([]);

    expect((await ben('PUT', `/views/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await ben('DELETE', `/views/${id}`)).status).toBe(404);
    expect((await ada('PUT', `/views/${id}`, { name: '' })).status).toBe(422);
    expect((await ada('PUT', `/views/${id}`, { name: 'Green coffee' })).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ name: 'Green coffee' }, { name: 'Newest' }]);
    expect((await ada('DELETE', `/views/${id}`)).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ name: 'Newest' }]);
  });

  test('are at most 20, also when many are saved at once; each needs a name and a filter that is known', async () => {
    await start();
    const ada = await as('Ada');
    const refused = [
      { name: '', filter: {} },
      { name: 'Rail', filter: { service: 'Rail freight' } },
      { name: 'No filter' },
    ];
    for (const input of refused) expect((await ada('POST', '/views', input)).status).toBe(422);
    const many = Array.from({ length: mostSavedViews + 2 }, (_, at) => ({ name: `View ${at}`, filter: {} }));
    const statuses = await Promise.all(many.map(async (view) => (await ada('POST', '/views', view)).status));
    expect(statuses.sort()).toEqual([...Array(mostSavedViews).fill(200), 409, 409]);
    expect(await list(ada)).toHaveLength(mostSavedViews);
  });
});
