import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { createKycApp, type KycApp } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

/** Sends only the beginning of a request's body; `cut` closes its connection. */
function begin(origin: string, path: string, headers: Record<string, string>) {
  const request = httpRequest(`${origin}${path}`, { method: 'POST', headers });
  request.on('error', () => {});
  request.write('--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  return { cut: () => request.destroy() };
}

describeOnDatabase('what is posted', (open) => {
  let app: KycApp;

  async function start(settings: Record<string, string> = {}) {
    app = await createKycApp(await open(), settings);
    const { url } = await app.request('/healthz');
    const headers = {
      Authorization: `Bearer ${app.tokenOf('ana')}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '5000000',
    };
    return (path: string) => begin(new URL(url).origin, path, headers);
  }

  const post = (path: string, type: string, body: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: `Bearer ${app.tokenOf('ana')}` },
      body,
    });

  test('may have 1,000 fields, or 200 parts, and no more', async () => {
    await start();
    const fields = (count: number) => Array(count).fill('a=').join('&');
    const form = 'application/x-www-form-urlencoded';
    // The test's server has no pages and responds 404, but it has read the form.
    expect((await post('/contactus', form, fields(1000))).status).toBe(404);
    expect((await post('/contactus', form, fields(1001))).status).toBe(413);
    expect((await post('/kyc', form, fields(300_000))).status).toBe(413);

    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const multipart = 'multipart/form-data; boundary=x';
    expect((await post('/kyc', multipart, `${part.repeat(200)}--x--\r\n`)).status).toBe(404);
    expect((await post('/kyc', multipart, `${part.repeat(201)}--x--\r\n`)).status).toBe(413);
    const tooMany = await post('/api/v1/kyc/documents', multipart, `${part.repeat(100_000)}--x--\r\n`);
    expect(tooMany.status).toBe(413);
  });

  test('may not have a file name that is longer than the header of a part', async () => {
    await start();
    const response = await app.upload('ana', pdf('x'), `a${'.'.repeat(60_000)}x.pdf`);
    expect(response.status).toBe(413);
  });

  test('is counted before it is read', async () => {
    const beginUpload = await start({ RATE_LIMIT_FORMS: '1' });
    const { cut } = beginUpload('/api/v1/kyc/documents');
    await expect.poll(async () => (await app.upload('ana', pdf('x'))).status).toBe(429);
    cut();
  });

  describe.each(['/api/v1/kyc/documents', '/kyc'])('as files to %s', (path) => {
    test('has room for four of one account at once, and says when to try again', async () => {
      const beginUpload = await start();
      const held: ReturnType<typeof beginUpload>[] = [];
      const large = pdf('x', 2_000_000);
      await expect
        .poll(async () => {
          const { status } = await app.upload('ana', large);
          // After the upload and before the next, or the two compete for the last slot each time.
          if (status === 200) held.push(beginUpload(path));
          return status;
        })
        .toBe(503);
      const refused = await app.upload('ana', large);
      expect(refused.headers.get('Retry-After')).toBe('10');
      expect(await refused.json()).toMatchObject({
        success: false,
        message: expect.stringContaining('Please send it again in a few seconds.'),
      });
      expect((await app.upload('ben', large)).status).toBe(200);
      expect((await app.upload('ana', pdf('small'))).status).toBe(200);
      for (const { cut } of held) cut();
      await expect.poll(async () => (await app.upload('ana', large)).status).toBe(200);
    });
  });
});
