import { randomUUID } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { eicar, startClamav } from '#tests/support/clamav.ts';
import { createVirusScanner } from './virus-scan.ts';

const servers: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const failures: string[] = [];
const onFailure = (error: Error) => failures.push(error.message);

async function scan(socket: string, content: Buffer, silenceMs?: number) {
  failures.length = 0;
  const begun = createVirusScanner(socket, { onFailure, ...(silenceMs ? { silenceMs } : {}) }).begin();
  for (let at = 0; at < content.length; at += 200_000) await begun.write(content.subarray(at, at + 200_000));
  return begun.end();
}

test.each(['127.0.0.1:0', join(tmpdir(), `clamav-${randomUUID()}.sock`)])(
  'a content is clean or infected, over %s',
  async (address) => {
    const clamav = await startClamav(address);
    servers.push(clamav);
    expect(await scan(clamav.socket, Buffer.alloc(3_000_000))).toEqual({ result: 'clean' });
    expect(clamav.scanned.at(-1)).toBe(3_000_000);
    const infected = Buffer.concat([Buffer.alloc(199_990), Buffer.from(eicar)]);
    expect(await scan(clamav.socket, infected)).toEqual({ result: 'infected', signature: 'Eicar-Signature' });
    expect(failures).toEqual([]);
  },
);

test('a content that the scanner finds too large is not scanned', async () => {
  const clamav = await startClamav('127.0.0.1:0', { largest: 1000 });
  servers.push(clamav);
  expect(await scan(clamav.socket, Buffer.alloc(2_000_000))).toEqual({ result: 'unscanned' });
  expect(failures).toHaveLength(1);
});

test('a scanner that is not there, or is silent, scans nothing and holds nobody up for ever', async () => {
  expect(await scan(join(tmpdir(), 'no-such-socket'), Buffer.alloc(1_000_000))).toEqual({
    result: 'unscanned',
  });
  expect(failures[0]).toContain('ENOENT');
  const sockets = new Set<Socket>();
  const silent = await new Promise<Server>((done) => {
    const server = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(
      0,
      '127.0.0.1',
      () => done(server),
    );
  });
  servers.push({
    close() {
      for (const socket of sockets) socket.destroy();
      silent.close();
    },
  });
  const { port } = silent.address() as { port: number };
  expect(await scan(`127.0.0.1:${port}`, Buffer.alloc(100), 50)).toEqual({ result: 'unscanned' });
  expect(failures).toEqual(['The virus scanner is silent.']);
});
