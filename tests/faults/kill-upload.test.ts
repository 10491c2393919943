import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-kill-upload-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const uploadKey = 'a-key-of-twenty-letters';
const text = Buffer.from(`${'Twelve crates of coffee. '.repeat(40_000)}\n`);

function beginUpload(origin: string): ClientRequest {
  const request = httpRequest(`${origin}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      'Upload-Key': uploadKey,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '9000000',
    },
  });
  request.on('error', () => {});
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="half.pdf"\r\n\r\n%PDF-1.7\n');
  request.write(randomBytes(3_500_000));
  return request;
}

test(
  'of an upload that is cut off by a kill nothing is served, and its chunks are deleted',
  async () => {
    let server = await startServer({ DATA_DIR: dataDir });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(text)], 'whole.txt'));
    const headers = { 'Upload-Key': uploadKey };
    const whole = await (
      await fetch(`${server.origin}/api/v1/uploads`, { method: 'POST', headers, body: form })
    ).json();

    const uploading = beginUpload(server.origin);
    const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { timeout: 30_000 });
    const half = () =>
      database.prepare('select id from attachments where stored_at is null').get() as
        | { id: string }
        | undefined;
    const chunksOf = (id: string) =>
      Number(
        database.prepare('select count(*) as count from attachment_chunks where attachment_id = ?').get(id)
          ?.count,
      );
    await expect.poll(() => chunksOf(half()?.id ?? ''), { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
    await server.end('SIGKILL');
    uploading.destroy();
    const halfId = half()?.id ?? '';
    expect(chunksOf(halfId)).toBeGreaterThanOrEqual(10);

    server = await startServer({ DATA_DIR: dataDir });
    const send = (attachments: string[]) =>
      fetch(`${server.origin}/api/v1/raterequestform`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ana@example.com', products: 'Coffee', attachments, uploadKey }),
      });
    expect((await send([whole.fileId, halfId])).status).toBe(422);
    const sent = await send([whole.fileId]);
    expect(sent.status).toBe(200);
    const page = sent.headers.get('location');
    const download = (id: string) => fetch(`${server.origin}${page}/files/${id}`);
    expect((await download(halfId)).status).toBe(404);
    expect(Buffer.from(await (await download(whole.fileId)).arrayBuffer()).equals(text)).toBe(true);
    await server.end('SIGTERM');

    // An hour later: another process could still be receiving it before.
    database.exec('update attachments set begun_at = begun_at - 3700000 where stored_at is null');
    server = await startServer({ DATA_DIR: dataDir });
    await expect.poll(() => chunksOf(halfId), { timeout: 60_000 }).toBe(0);
    expect(half()).toBeUndefined();
    expect((await download(whole.fileId)).status).toBe(200);
    database.close();
    expect(await server.end('SIGTERM')).toBe(0);
  },
  5 * 60_000,
);
