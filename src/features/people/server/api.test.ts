import { expect, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { hashOfEmail, planErasure } from './erase-person.ts';
import { findPerson, listPeople } from './list-people.ts';

describeOnDatabase('people in the API of the desk', (open) => {
  let app: TestApp;
  test('are listed, shown, and deleted by an owner who types the address', async () => {
    const database = await open();
    app = await createTestApp(database);
    const as = async (role: 'agent' | 'owner') => {
      const staff = await addStaff(database.db, { name: role, role });
      return askDesk(app, { Cookie: await staffCookie(database.db, staff) });
    };
    const [agent, owner] = [await as('agent'), await as('owner')];
    const message = { name: 'Ana', email: 'Ana@example.com', subject: 'Lima', message: 'Two pallets' };
    await app.post('/api/v1/contactform', message);

    const { services } = app.dependencies;
    const listed = await listPeople(services, { text: 'an' });
    expect(listed).toMatchObject({
      rows: [{ email: 'ana@example.com', requests: 1, account: null, kyc: null }],
      next: null,
    });
    const key = String(listed.rows[0]?.key);
    const path = `/people/${key}`;
    expect(await findPerson(services, key, {})).toMatchObject({
      leads: [{ about: 'Lima', stage: 'new' }],
      next: null,
    });

    expect((await agent('GET', `${path}/data.json`)).status).toBe(403);
    const exported = await owner('GET', `${path}/data.json`);
    expect(exported.headers.get('Content-Disposition')).toContain('personal-data-ana.json');
    expect(await exported.json()).toMatchObject({
      email: 'ana@example.com',
      account: null,
      requests: [{ kind: 'contact-message', answers: { message: 'Two pallets' } }],
    });
    expect(await listStaffEvents(database.db)).toContainEqual(
      expect.objectContaining({ action: 'person-exported', detail: hashOfEmail('ana@example.com') }),
    );
    expect((await owner('GET', '/people/unknown/data.json')).status).toBe(404);

    const right = { email: 'ana@example.com' };
    expect((await agent('POST', `${path}/erasure`, right)).status).toBe(403);
    const plan = await planErasure(database.db, key);
    expect(plan).toMatchObject({
      person: { email: 'ana@example.com' },
      counts: { requests: 1, mails: 2, accounts: 0 },
    });
    const wrong = await owner('POST', `${path}/erasure`, { email: 'ben@example.com' });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: { email: expect.stringContaining('Nothing was deleted') } },
    ]);
    const done = await owner('POST', `${path}/erasure`, right);
    expect([done.status, (await done.json()).counts]).toEqual([200, plan?.counts]);
    expect((await owner('POST', `${path}/erasure`, right)).status).toBe(404);
    const { erasures } = await (await owner('GET', '/erasures')).json();
    expect(erasures).toMatchObject([{ by: { name: 'owner' }, counts: plan?.counts }]);

    for (const name of ['Eva', 'Ben'])
      await app.post('/api/v1/contactform', { ...message, name, email: `${name}@example.com` });
    const { leads } = await (await owner('GET', '/leads')).json();
    const [eva, ben] = ['Eva', 'Ben'].map((name) =>
      leads.find((lead: { name: string }) => lead.name === name),
    );
    const other = { id: eva.id, version: 1 };
    await owner('POST', `/leads/${ben.id}/merge`, { version: 1, others: [other], differentPeople: true });
    const erased = await owner('POST', `/people/${eva.id}/erasure`, { email: 'eva@example.com' });
    expect([erased.status, (await erased.json()).counts]).toMatchObject([200, { requests: 1 }]);
    expect(await (await owner('GET', `/leads/${ben.id}`)).json()).toMatchObject({ name: 'Ben', merged: [] });
    expect(app.logged.join('\n')).not.toContain('ana@example.com');
  });
});
