import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { findUnderWay, recordOutcome } from '#platform/backups/backup-records.ts';
import { findBackupSettings } from '#platform/backups/backup-settings.ts';
import { minute } from '#platform/values/durations.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { closeAfterTest, describeOnEachDatabase } from '#tests/support/test-database.ts';

/** A bucket that takes everything from the right region, and lets nobody delete. */
async function openBucket() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const isAllowed = method === 'PUT' && headers.authorization?.includes('/eu-central-1/s3/');
    request.resume().on('end', () => response.writeHead(isAllowed ? 200 : 403).end('<Code>Denied</Code>'));
    requests.push(`${method} ${url}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(async () => void server.close());
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describeOnEachDatabase('the settings of backups', (open) => {
  let now: number;

  async function start(env: Record<string, string> = {}) {
    now = Date.now();
    const database = await open();
    const { db } = database;
    const ran: string[][] = [];
    let end = (_?: Error) => {};
    const app = await createTestApp(database, env, () => now, {
      runDesk: (args) => {
        ran.push(args);
        return new Promise((done, failed) => {
          end = (error) => (error ? failed(error) : done(''));
        });
      },
    });
    closeAfterTest(async () => end());
    const { services } = app.dependencies;
    const olga = await addStaff(db, { name: 'Olga', now });
    const ask = askDesk(app, { Cookie: await staffCookie(db, olga, now) });
    const call = async (...request: Parameters<typeof ask>) => {
      const response = await ask(...request);
      const { message, errors } = await response.json();
      return { status: response.status, message, errors };
    };
    return { db, env: app.dependencies.env, services, call, ran, end: (error?: Error) => end(error) };
  }

  const recorded = async ({ db }: Pick<Awaited<ReturnType<typeof start>>, 'db'>) =>
    (await listStaffEvents(db)).map(({ action, detail }) => `${action} ${detail}`.trim());

  test('a backup is made now, one at a time, and its failure is shown', async () => {
    const desk = await start();
    const { db, call, ran, end } = desk;
    const first = call('POST', '/backups');
    await expect.poll(() => ran).toHaveLength(1);
    expect(await call('POST', '/backups')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/under way/),
    });
    const id = ran[0]?.[2] ?? '';
    expect(ran).toEqual([['backup', '--record', id]]);
    await recordOutcome(db, id, { finished_at: now });
    end();
    expect(await first).toMatchObject({ status: 200, message: 'The backup was made and checked.' });

    now += minute;
    const second = call('POST', '/backups');
    await expect.poll(() => ran).toHaveLength(2);
    end(new Error('No space is left.'));
    expect(await second).toMatchObject({ status: 409, message: 'No space is left.' });
    expect(await findUnderWay(db, now)).toBeNull();
    expect(await recorded(desk)).toEqual(['backup-begun', 'backup-begun']);
  });

  test('a restore is tried now, one at a time, and its outcome or failure is shown', async () => {
    const desk = await start();
    const { call, ran, end } = desk;
    const first = call('POST', '/backups/drill');
    await expect.poll(() => ran).toEqual([['drill']]);
    for (const path of ['/backups/drill', '/backups'])
      expect(await call('POST', path)).toMatchObject({
        status: 409,
        message: expect.stringMatching(/under way/),
      });
    end();
    expect((await first).status).toBe(200);

    const second = call('POST', '/backups/drill');
    await expect.poll(() => ran).toHaveLength(2);
    end(new Error('There is no backup.'));
    expect(await second).toMatchObject({ status: 409, message: 'There is no backup.' });
    expect(await recorded(desk)).toEqual(['backup-tried', 'backup-tried']);
  });

  test('two requests at once begin one trial', async () => {
    const { call, ran, end } = await start();
    const both = [call('POST', '/backups/drill'), call('POST', '/backups/drill')];
    // The other one waits for its end.
    expect((await Promise.race(both)).status).toBe(409);
    end();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(ran).toEqual([['drill']]);
  });

  test('is not made while that of another instance is under way', async () => {
    const { db, call, ran } = await start();
    await db
      .insertInto('backups')
      .values({ id: 'another', started_at: now - minute })
      .execute();
    expect((await call('POST', '/backups')).status).toBe(409);
    expect(ran).toEqual([]);
  });

  test('time, number and bucket apply without a restart, sealed, and are recorded', async () => {
    const desk = await start();
    const { db, services, call, env } = desk;
    const { endpoint, requests } = await openBucket();
    expect((await call('PUT', '/backups/schedule', { time: '23:15', keep: 30 })).status).toBe(200);
    const bucket = {
      endpoint,
      bucket: 'copies',
      folder: 'site/desk',
      region: 'eu-central-1',
      accessKey: 'ID',
      secretKey: 'a/secret+key',
    };
    const set = await call('PUT', '/backups/bucket', bucket);
    expect(set).toMatchObject({ status: 200, message: expect.stringMatching(/delete fairlead-test/) });
    expect(requests).toEqual([
      'PUT /copies/site/desk/fairlead-test',
      'DELETE /copies/site/desk/fairlead-test',
    ]);
    const port = new URL(endpoint).port;
    const applied = {
      time: '23:15',
      keep: 30,
      s3Url: `s3://ID:a%2Fsecret%2Bkey@127.0.0.1:${port}/copies/site/desk?region=eu-central-1&insecure=true`,
    };
    expect(await services.backups.settings()).toMatchObject(applied);
    expect(await findBackupSettings(db, services.cipher, env.backups)).toMatchObject(applied);
    await expect(findBackupSettings(db, null, env.backups)).rejects.toThrow(/APP_SECRET/);
    const { backups } = await db.selectFrom('mail_connection').select('backups').executeTakeFirstOrThrow();
    expect(Buffer.from(backups ?? []).includes('secret')).toBe(false);

    const wrong = await call('PUT', '/backups/bucket', { ...bucket, region: 'us-east-1' });
    expect(wrong).toMatchObject({ status: 409, message: expect.stringMatching(/refused .* 403: Denied$/) });
    expect(await services.backups.settings()).toMatchObject(applied);
    expect((await call('POST', '/backups/bucket/test')).status).toBe(200);
    expect((await call('DELETE', '/backups/bucket')).status).toBe(200);
    expect((await call('DELETE', '/backups/bucket')).status).toBe(409);
    expect((await call('POST', '/backups/bucket/test')).status).toBe(409);
    expect(await services.backups.settings()).toMatchObject({ time: '23:15', s3Url: undefined });
    expect(await recorded(desk)).toEqual([
      `backup-bucket-removed copies at 127.0.0.1:${port}`,
      `backup-bucket-set copies at 127.0.0.1:${port}`,
      'backup-schedule-changed 23:15, 30',
    ]);
  });

  test('what cannot be used is refused at its field', async () => {
    const { call } = await start();
    const refused = async (path: string, body: object) => {
      const { status, errors } = await call('PUT', path, body);
      return [status, errors];
    };
    expect(await refused('/backups/schedule', { time: '25:00', keep: 0 })).toEqual([
      422,
      {
        time: 'Please write a time of day, such as 02:30.',
        keep: 'Please write a whole number from 1 to 365.',
      },
    ]);
    const bucket = { endpoint: 'https://192.0.2.1', bucket: 'b', accessKey: 'k', secretKey: 's' };
    const fields = {
      ...bucket,
      bucket: 'a/b',
      folder: '../up',
      region: 'eu central',
      accessKey: 'k\r\nX: y',
    };
    expect(Object.keys((await refused('/backups/bucket', fields))[1])).toEqual([
      'bucket',
      'folder',
      'region',
      'accessKey',
    ]);
    for (const [endpoint, text] of [
      ['s3.example.com', /whole address/],
      ['http://192.0.2.1', /https/],
      ['http://169.254.169.254', /Nothing may be sent/],
      ['https://192.0.2.1/bucket', /without the bucket/],
    ] as const)
      expect(await refused('/backups/bucket', { ...bucket, endpoint })).toEqual([
        422,
        { endpoint: expect.stringMatching(text) },
      ]);
  });

  test('those of the environment go before, and cannot be changed', async () => {
    const s3Url = 's3://ID:key@127.0.0.1:1/bucket?insecure=true';
    const desk = await start({ BACKUP_KEEP: '3', BACKUP_S3_URL: s3Url });
    const { call, services } = desk;
    expect((await call('PUT', '/backups/schedule', { time: '01:00', keep: 9 })).status).toBe(409);
    const bucket = { endpoint: 'https://192.0.2.1', bucket: 'b', accessKey: 'k', secretKey: 's' };
    expect((await call('PUT', '/backups/bucket', bucket)).status).toBe(409);
    expect((await call('DELETE', '/backups/bucket')).status).toBe(409);
    expect(await services.backups.settings()).toMatchObject({ time: '02:30', keep: 3, s3Url });
    expect(await recorded(desk)).toEqual([]);
  });
});
