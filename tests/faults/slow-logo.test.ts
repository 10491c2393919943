import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { deskOwner } from '../support/desk-owner.ts';
import { startServer } from '../support/server-process.ts';
import { plainLogo, slowLogos } from '../support/slow-logos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-slow-logo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a logo that takes minutes to draw holds neither requests nor the end of the site', async () => {
  const settings = { DESK_OWNER_EMAIL: deskOwner.email, DESK_OWNER_PASSWORD: deskOwner.password };
  const server = await startServer({ DATA_DIR: dataDir, ...settings });
  const signedIn = await fetch(`${server.origin}/api/v1/desk/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deskOwner),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  async function upload(logo: Buffer) {
    const body = new FormData();
    body.set('use', 'logo');
    body.set('file', new File([new Uint8Array(logo)], 'logo.svg'));
    const url = `${server.origin}/api/v1/desk/settings/files`;
    const response = await fetch(url, { method: 'POST', body, headers: { Cookie: cookie } });
    return { status: response.status, ...(await response.json()) };
  }

  const waits: number[] = [];
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const askedAt = performance.now();
      await fetch(`${server.origin}/healthz`);
      waits.push(performance.now() - askedAt);
      await delay(50);
    }
  })();
  const hostile = Promise.all([slowLogos.dashes, slowLogos.dashes].map(upload));
  const next = upload(plainLogo);
  for (const refused of await hostile)
    expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(/takes too long/) });
  expect(await next).toMatchObject({ status: 200 });
  isDone = true;
  await watching;
  expect(Math.max(...waits)).toBeLessThan(1_000);

  const drawing = upload(slowLogos.dashes);
  await delay(1_000);
  const askedAt = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(3_000);
  expect(await drawing).toMatchObject({ status: 503 });
});
