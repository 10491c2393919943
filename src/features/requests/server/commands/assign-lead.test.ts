import { expect, test } from 'vitest';
import { listColleagues } from '#features/identity/server/staff/list-staff.ts';
import { changeBy, deskOn } from '#tests/support/desk.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { assignLead, countOpenByOwner } from './assign-lead.ts';
import { changeStage } from './change-stage.ts';

describeOnDatabase('deactivating somebody who owns requests', (open) => {
  async function desk() {
    const database = await open();
    const deps = deskOn(database);
    const app = await createTestApp(database, {}, deps.clock);
    const [olga, ada, eva] = [
      await addStaff(database.db, { now: deps.now }),
      await addStaff(database.db, { name: 'Ada', role: 'agent', now: deps.now }),
      await addStaff(database.db, { name: 'Eva', role: 'agent', now: deps.now }),
    ];
    deps.staff = await listColleagues(database.db);
    const ask = askDesk(app, { Cookie: await staffCookie(database.db, olga, deps.now) });
    const deactivate = async (choice: { handOverTo?: string | null } = {}) => {
      const response = await ask('PUT', `/staff/${ada.id}/active`, { active: false, ...choice });
      return { status: response.status, ...(await response.json()) };
    };
    const own = async () => {
      const lead = await deps.submit();
      await assignLead(deps, changeBy(olga, lead), ada.id);
      return deps.row(lead.id);
    };
    return { deps, app, ask, olga, ada, eva, deactivate, own };
  }

  test('asks who takes over, and gives a colleague the open ones with a line on each timeline', async () => {
    const { deps, ask, ada, eva, deactivate, own } = await desk();
    const [open1, open2, won] = [await own(), await own(), await own()];
    await changeStage(deps, changeBy(ada, won), { to: 'won' });
    expect((await countOpenByOwner(deps.db)).get(ada.id)).toBe(2);

    const question = await deactivate();
    expect(question).toMatchObject({ status: 409, message: expect.stringContaining('2 open requests') });
    expect(await deactivate({ handOverTo: ada.id })).toMatchObject({ status: 409 });
    expect(await deactivate({ handOverTo: 'nobody known' })).toMatchObject({ status: 409 });
    expect((await deps.row(open1.id)).owner_id).toBe(ada.id);

    expect(await deactivate({ handOverTo: eva.id })).toMatchObject({ status: 200 });
    for (const { id, version } of [open1, open2]) {
      expect(await deps.row(id)).toMatchObject({ owner_id: eva.id, version: version + 1 });
      const { timeline } = await (await ask('GET', `/leads/${id}`)).json();
      expect(timeline.events.at(-1)).toMatchObject({
        actor: { kind: 'staff', name: 'Olga' },
        data: { type: 'owner', from: { name: 'Ada' }, to: { name: 'Eva' } },
      });
    }
    expect(await deps.found({ owner: eva.id })).toHaveLength(2);
    deps.staff = deps.staff.filter(({ id }) => id !== ada.id);
    expect(await deps.found({ owner: 'left' })).toEqual([won.reference]);
    expect(await deactivate()).toMatchObject({ status: 200 });
  });

  test('leaves the open ones to nobody when that is said', async () => {
    const { deps, deactivate, own } = await desk();
    const lead = await own();
    expect(await deactivate({ handOverTo: null })).toMatchObject({ status: 200 });
    expect((await deps.row(lead.id)).owner_id).toBeNull();
    expect(await deps.found({ owner: 'none' })).toEqual([lead.reference]);
  });
});
