import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { messagesIn } from '#platform/commands/messages.ts';
import type { Db } from '#platform/db/open-database.ts';
import { eicar, startClamav } from '#tests/support/clamav.ts';
import { pdf, pictures } from '#tests/support/documents.ts';
import { createKycApp, customers, type KycApp } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { largestDocument } from '../../kyc-case.ts';

describeOnDatabase('documents over the API', (open) => {
  let app: KycApp;

  async function start(settings: Record<string, string> = {}): Promise<Db> {
    const database = await open();
    app = await createKycApp(database, settings);
    return database.db;
  }

  const getCase = async (who: string) => (await app.call(who, 'GET', '')).json();
  const documentCount = async (db: Db) => {
    const documents = await db.selectFrom('files').select('id').execute();
    const contents = await db.selectFrom('file_chunks').select('file_id').distinct().execute();
    expect(contents).toHaveLength(documents.length);
    return documents.length;
  };

  test('a document is stored encrypted and comes back as it was, as an attachment', async () => {
    const db = await start();
    const content = pdf('a very secret passport', 100_000);
    const stored = await (await app.upload('ana', content, '../Ana’s "Señal".pdf')).json();
    expect(stored).toEqual({
      success: true,
      message: 'The file is stored.',
      document: {
        id: expect.any(String),
        name: 'Ana’s "Señal".pdf',
        type: 'pdf',
        size: content.length,
        addedAt: expect.any(Number),
        removable: true,
      },
    });
    expect((await getCase('ana')).documents).toEqual([stored.document]);
    const { sealed } = await db.selectFrom('file_chunks').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(sealed).includes('secret passport')).toBe(false);
    expect(Buffer.from(sealed).includes('%PDF')).toBe(false);

    const response = await app.call('ana', 'GET', `/documents/${stored.document.id}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ana_s _Se_al_.pdf"; filename*=UTF-8''Ana%E2%80%99s%20%22Se%C3%B1al%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const accessLog = await db.selectFrom('kyc_access_log').selectAll().orderBy('id').execute();
    expect(accessLog).toMatchObject([
      { action: 'uploaded', document_id: stored.document.id, by: 'customer', by_id: customers.ana?.id },
      { action: 'viewed', document_id: stored.document.id, by: 'customer', by_id: customers.ana?.id },
    ]);
  });

  test('the same file again is answered as the first time and stored once, also ten times at once', async () => {
    const db = await start();
    const content = pdf('the same', 50_000);
    const first = await (await app.upload('ana', content, 'one.pdf')).json();
    const again = Array.from({ length: 10 }, async () =>
      (await app.upload('ana', content, 'two.pdf')).json(),
    );
    for (const answer of await Promise.all(again)) expect(answer).toEqual(first);
    expect(await documentCount(db)).toBe(1);
    // Another customer's equal file is another document.
    expect((await (await app.upload('ben', content)).json()).document.id).not.toBe(first.document.id);
    expect(await documentCount(db)).toBe(2);
    await app.send('ana', { formAmongDocuments: true });
    expect((await app.upload('ana', content)).status).toBe(200);
  });

  test.each([
    ['that lies about its type', Buffer.from('MZ\x90\x00 a program'), 422, /PDF, JPEG, PNG or HEIC/],
    ['that is empty', Buffer.alloc(0), 422, /empty/],
    ['one byte too large', pdf('x', largestDocument), 413, /10 MB/],
  ])('a file %s is refused and nothing of it is kept', async (_what, content, status, expected) => {
    const db = await start();
    const response = await app.upload('ana', content);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(expected) });
    expect(await documentCount(db)).toBe(0);
    expect(await db.selectFrom('kyc_access_log').select('id').execute()).toEqual([]);
  });

  test('an infected file is refused and logged; without the scanner it is taken', async () => {
    const clamav = await startClamav('127.0.0.1:0');
    const db = await start({ CLAMAV_SOCKET: clamav.socket });
    const infected = pdf(eicar, 600_000);
    const response = await app.upload('ana', infected, 'Ana Ruiz.pdf');
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      document: messagesIn('en').fields['attachment-infected'],
    });
    expect(await documentCount(db)).toBe(0);
    expect(app.logged.join('')).toContain('attachments.infected');
    expect(app.logged.join('')).not.toContain('Ana Ruiz');
    await clamav.close();
    expect((await app.upload('ana', infected)).status).toBe(200);
    expect(app.logged.join('')).toContain('attachments.not_scanned');
  });

  test('a file of exactly 10 MB is taken', async () => {
    const db = await start();
    const content = Buffer.concat([pictures.jpeg, Buffer.alloc(largestDocument - pictures.jpeg.length)]);
    expect((await app.upload('ana', content)).status).toBe(200);
    expect(await documentCount(db)).toBe(1);
  });

  test('the page that takes documents has room for a file in multipart, other pages and types have not', async () => {
    await start();
    const post = (path: string, headers: Record<string, string> = {}) => {
      const body = new FormData();
      body.append('document', new File([Buffer.alloc(5_000_000)], 'document.pdf'));
      return app.request(path, { method: 'POST', headers, body });
    };
    const ana = { Authorization: `Bearer ${app.tokenOf('ana')}` };
    const urlencoded = { ...ana, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'a=&'.repeat(2_000_000);
    expect((await app.request('/kyc', { method: 'POST', headers: urlencoded, body })).status).toBe(413);
    expect((await post('/contactus', ana)).status).toBe(413);
    // Without its pages, the test's server finds nothing there; it has read the body, though.
    expect((await post('/kyc', ana)).status).toBe(404);
    expect((await post('/kyc')).status).toBe(413);
  });

  test('a body that breaks off, carries no file or is no form is refused', async () => {
    const db = await start();
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const part =
      '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 half';
    const broken = await app.call('ana', 'POST', '/documents', { headers: multipart, body: part });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ message: expect.stringContaining('did not arrive whole') });
    expect((await app.upload('ana', pdf('x'), 'a.pdf', 'other')).status).toBe(422);
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect((await app.call('ana', 'POST', '/documents', json)).status).toBe(415);
    expect(await documentCount(db)).toBe(0);
  });

  test('a line that is cut while a file is sent leaves nothing, and is no failure of the server', async () => {
    const db = await start();
    const { url } = await app.request('/healthz');
    for (const token of [app.tokenOf('ana'), 'of-nobody']) {
      await new Promise<void>((done) => {
        const headers = {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': '1000000',
        };
        const sending = httpRequest(new URL('/api/v1/kyc/documents', url), { method: 'POST', headers });
        sending.on('error', () => done());
        sending.write(
          '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        );
        setTimeout(() => sending.destroy(new Error('the line is cut')), 100);
      });
    }
    await new Promise((done) => setTimeout(done, 100));
    expect(await documentCount(db)).toBe(0);
    expect((await app.upload('ana', pdf('after'))).status).toBe(200);
    expect(app.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test('the eleventh document is refused, also when all come at once', async () => {
    const db = await start();
    const sent = Array.from({ length: 12 }, (_, number) => app.upload('ana', pdf(`document ${number}`)));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(10).fill(200), 409, 409]);
    expect(await documentCount(db)).toBe(10);
    const { documents } = await getCase('ana');
    await app.call('ana', 'DELETE', `/documents/${documents[0].id}`);
    expect((await app.upload('ana', pdf('another'))).status).toBe(200);
  });

  test('another customer’s document is not there: to read, to remove, to list', async () => {
    const db = await start();
    const { document } = await (await app.upload('ana', pdf('hers'))).json();
    for (const method of ['GET', 'DELETE']) {
      const response = await app.call('ben', method, `/documents/${document.id}`);
      expect(response.status).toBe(404);
      const unknown = await app.call('ben', method, '/documents/0192aaaa-0000-7000-8000-000000000000');
      expect(await response.json()).toEqual(await unknown.json());
    }
    expect((await getCase('ben')).documents).toEqual([]);
    expect(await documentCount(db)).toBe(1);
    const accessLog = await db.selectFrom('kyc_access_log').select(['action', 'by_id']).execute();
    expect(accessLog).toEqual([{ action: 'uploaded', by_id: 'account-ana' }]);
  });

  test('a document that was removed is gone, with its file; the log says who removed it', async () => {
    const db = await start();
    const { document } = await (await app.upload('ana', pdf('gone'))).json();
    const removed = await app.call('ana', 'DELETE', `/documents/${document.id}`);
    expect([removed.status, await removed.json()]).toEqual([
      200,
      { success: true, message: 'The file is removed.' },
    ]);
    expect((await app.call('ana', 'DELETE', `/documents/${document.id}`)).status).toBe(404);
    expect((await app.call('ana', 'GET', `/documents/${document.id}`)).status).toBe(404);
    expect(await documentCount(db)).toBe(0);
    const accessLog = await db.selectFrom('kyc_access_log').selectAll().orderBy('id').execute();
    expect(accessLog.map(({ action, document_id }) => [action, document_id])).toEqual([
      ['uploaded', document.id],
      ['removed', document.id],
    ]);
    expect((await app.upload('ana', pdf('gone'))).status).toBe(200);
  });

  test('a document that was changed in the database is refused', async () => {
    const db = await start();
    const mine = await (await app.upload('ana', pdf('mine'))).json();
    const other = await (await app.upload('ana', pdf('other'))).json();
    const contents = await db.selectFrom('file_chunks').selectAll().execute();
    const swapped = contents.find(({ file_id }) => file_id === other.document.id);
    await db
      .updateTable('file_chunks')
      .set({ sealed: swapped?.sealed ?? Buffer.alloc(0) })
      .where('file_id', '=', mine.document.id)
      .execute();
    const response = await app.call('ana', 'GET', `/documents/${mine.document.id}`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect((await app.call('ana', 'GET', `/documents/${other.document.id}`)).status).toBe(200);
  });

  test('documents of drafts fill what the setting gives them all, until one is sent', async () => {
    const db = await start({ DRAFT_STORAGE_MB: '10' });
    const sixMegabytes = (mark: string) => pdf(mark, 6_000_000);
    expect((await app.upload('ana', sixMegabytes('one'))).status).toBe(200);
    const refused = await app.upload('ben', sixMegabytes('two'));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3600']);
    expect(await refused.json()).toEqual({
      success: false,
      message: messagesIn('en').kyc.storageFull,
      reason: 'storage-full',
      retryAfterSeconds: 3600,
    });
    expect(await documentCount(db)).toBe(1);
    // Stored files do not count again.
    expect((await app.upload('ana', sixMegabytes('one'))).status).toBe(200);
    expect((await app.upload('ben', pdf('a small one'))).status).toBe(200);
    expect((await app.send('ana', { formAmongDocuments: true })).status).toBe(200);
    expect((await app.upload('ben', sixMegabytes('two'))).status).toBe(200);
    expect(await documentCount(db)).toBe(3);
  });
});
