import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'llanomar-idle-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Asks by a connection of the agent; answers whether it had been open before. */
function ask(url: string, agent: Agent): Promise<boolean> {
  return new Promise((done, failed) => {
    const request = get(url, { agent }, (response) => {
      response.resume().once('end', () => done(request.reusedSocket));
    });
    request.once('error', failed);
  });
}

test('a connection that a proxy keeps without a request is still open when it is used again', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  // It sends no more than one request at once, and takes no hint of when the server hangs up.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 0 });
  expect(await ask(`${server.origin}/readyz`, agent)).toBe(false);
  // Node would hang up after five or six seconds.
  await new Promise((done) => setTimeout(done, 8_000));
  expect(await ask(`${server.origin}/readyz`, agent)).toBe(true);
  // Nor does an idle connection keep the server from ending.
  expect(await server.end('SIGTERM')).toBe(0);
  agent.destroy();
});
