import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deskOwner } from '../support/desk-owner.ts';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-stream-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a server that stops ends the streams of the desk, and waits for none', async () => {
  const server = await startServer({
    DATA_DIR: dataDir,
    DESK_OWNER_EMAIL: deskOwner.email,
    DESK_OWNER_PASSWORD: deskOwner.password,
  });
  const signedIn = await fetch(`${server.origin}/api/v1/desk/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deskOwner),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const stream = await fetch(`${server.origin}/api/v1/desk/events`, { headers: { Cookie } });
  expect(stream.status).toBe(200);
  const events = stream.text();
  // It gives up on what does not end, with 1.
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await events).toMatch(/^retry: /);
});
