import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { receiveMessage } from '../commands/receive-message.ts';

describeOnDatabase('what staff are notified of by mail', (open) => {
  let app: TestApp;

  async function start() {
    const database = await open();
    app = await createTestApp(database);
    const { db } = database;
    const [olga, pia] = [await addStaff(db, { name: 'Olga' }), await addStaff(db, { name: 'Pia' })];
    const as = async ({ id }: { id: string }) => askDesk(app, { Cookie: await staffCookie(db, { id }) });
    await app.post('/api/v1/raterequestform', { email: 'ana@shipper.example', products: 'Coffee' });
    const { id } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const asOlga = await as(olga);
    const asPia = await as(pia);
    const version = async () =>
      (await db.selectFrom('leads').select('version').executeTakeFirstOrThrow()).version;
    return {
      db,
      asOlga,
      asPia,
      assign: async (ask: typeof asPia, ownerId: string | null) => {
        const body = { version: await version(), ownerId };
        expect((await ask('POST', `/leads/${id}/owner`, body)).status).toBe(200);
      },
      mention: async () => {
        const response = await asOlga('POST', `/leads/${id}/notes`, { text: 'See this, @Pia' });
        expect(response.status).toBe(200);
      },
      customerWrites: async () => {
        const { services } = app.dependencies;
        const message = { via: 'page', from: '', text: 'Any news?', quoted: '' } as const;
        const outcome = await receiveMessage(services, {
          ...message,
          leadId: id,
          fileIds: [],
          key: randomUUID(),
          at: Date.now(),
        });
        expect(outcome.ok).toBe(true);
      },
      olga,
      pia,
    };
  }

  const subjectsToPia = async () => {
    await app.dependencies.outbox.drain();
    const mails = app.transport.mails.splice(0);
    return mails.filter(({ to }) => to.address === 'pia@desk.example').map(({ subject }) => subject);
  };

  test('is mentions and the messages of their customers, until they choose otherwise', async () => {
    const { asOlga, asPia, assign, mention, customerWrites, pia } = await start();
    await assign(asOlga, pia.id);
    await mention();
    await customerWrites();
    const usual = await subjectsToPia();
    expect(usual).toHaveLength(2);
    expect(usual[0]).toMatch(/^Olga mentioned you in RR-/);

    const none = { mail: [], desktop: ['mentioned'] };
    expect((await asPia('PUT', '/notifications', none)).status).toBe(200);
    await mention();
    await customerWrites();
    expect(await subjectsToPia()).toEqual([]);
  });

  test('is each assignment where they ask for it, but not their own act', async () => {
    const { asOlga, asPia, assign, olga, pia } = await start();
    await asPia('PUT', '/notifications', { mail: ['assigned'], desktop: [] });
    await assign(asOlga, pia.id);
    const [subject, ...more] = await subjectsToPia();
    expect(subject).toMatch(/^Olga assigned RR-\w{6} to you$/);
    expect(more).toEqual([]);
    await assign(asPia, olga.id);
    await assign(asPia, pia.id);
    expect(await subjectsToPia()).toEqual([]);
  });

  test('is refused where it is none of the choices', async () => {
    const { db, asPia } = await start();
    expect((await asPia('PUT', '/notifications', { mail: ['everything'], desktop: [] })).status).toBe(422);
    expect((await asPia('PUT', '/notifications', { mail: [] })).status).toBe(422);
    const rows = await db.selectFrom('staff').select('notifications').execute();
    expect(rows).toEqual([{ notifications: null }, { notifications: null }]);
  });
});
