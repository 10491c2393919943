import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import type { StaffRole } from '#platform/commands/caller.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

/** Receives alarms; answers 500 at the path `/broken`. */
async function openReceiver() {
  const paths: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.writeHead(url === '/broken' ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { paths, host, url: `http://${host}` };
}

describeOnDatabase('a test of the alarms', (open) => {
  async function start(settings: Record<string, string>) {
    const { db, ...database } = await open();
    const app = await createTestApp({ db, ...database }, settings);
    const testAs = async (role: StaffRole) => {
      const staff = await addStaff(db, { name: role, role });
      const ask = askDesk(app, { Cookie: await staffCookie(db, staff) });
      return async () => {
        const response = await ask('POST', '/alarms/test');
        return { status: response.status, message: String((await response.json()).message) };
      };
    };
    return { db, app, testAs };
  }

  test('calls each receiver for an owner, is recorded, and refused after six', async () => {
    const { paths, host, url } = await openReceiver();
    const { db, app, testAs } = await start({
      ALARM_WEBHOOK_URL: `${url}/hook`,
      HEARTBEAT_URL: `${url}/beat`,
    });
    expect(app.dependencies.services.alarms.receivers).toEqual({
      ALARM_WEBHOOK_URL: host,
      HEARTBEAT_URL: host,
    });
    expect((await (await testAs('manager'))()).status).toBe(403);
    expect(paths).toEqual([]);
    const sendTest = await testAs('owner');
    expect(await sendTest()).toEqual({ status: 200, message: 'The test alarm reached all 2 receivers.' });
    expect(paths.splice(0).sort()).toEqual(['/beat', '/hook']);
    expect(await listStaffEvents(db)).toContainEqual(
      expect.objectContaining({ action: 'alarms-tested', detail: '2' }),
    );
    for (let count = 1; count < 6; count += 1) expect((await sendTest()).status).toBe(200);
    paths.splice(0);
    expect((await sendTest()).status).toBe(429);
    expect(paths).toEqual([]);
  });

  test('says which receiver did not take it', async () => {
    const { host, url } = await openReceiver();
    const { testAs } = await start({ ALARM_WEBHOOK_URL: `${url}/broken`, HEARTBEAT_URL: `${url}/beat` });
    expect(await (await testAs('owner'))()).toEqual({
      status: 409,
      message: `Not every receiver took the test: ${host} answered 500.`,
    });
  });

  test('is refused without a receiver', async () => {
    const { testAs } = await start({});
    const refused = await (await testAs('owner'))();
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/^No alarm has a receiver: /);
  });
});
