import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import type { Db } from '#platform/db/open-database.ts';
import { largestAttachment, unclaimedMs } from '#platform/files/attachment-input.ts';
import { deleteOldUploads } from '#platform/files/attachments.ts';
import { openContent } from '#platform/files/open-attachment.ts';
import { storeAttachment, storeUpload } from '#platform/files/store-upload.ts';
import { attachmentSamples, compound } from '#tests/support/attachments.ts';
import { eicar, startClamav } from '#tests/support/clamav.ts';
import { pdf } from '#tests/support/documents.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { findConversation } from '../customer/conversation.ts';
import { sendMessage } from '../customer/send-message.ts';
import { eraseLeads } from '../erasure/erase-leads.ts';
import { listAttachmentAccess, listAttachments, openForCustomer, openForStaff } from '../files/downloads.ts';
import { countDeletableFiles, deleteOldSpamFiles } from '../files/spam-files.ts';

const { fields } = messagesIn('en');
const invoice = pdf('an invoice of 12 crates', 700_000);

async function contentOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

describeOnDatabase('uploads', (open) => {
  let app: TestApp;
  let db: Db;
  let now = Date.parse('2026-11-20T15:00:00Z');

  async function start(settings: Record<string, string> = {}): Promise<void> {
    const database = await open();
    db = database.db;
    app = await createTestApp(database, settings, () => now);
  }

  afterEach(async () => {
    await app.close();
    now = Date.parse('2026-11-20T15:00:00Z');
  });

  function upload(key: string, content: Buffer, name = 'invoice.pdf'): Promise<Response> {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(content)], name));
    return app.request('/api/v1/uploads', { method: 'POST', headers: { 'Upload-Key': key }, body: form });
  }

  const stored = async (key: string, content: Buffer, name?: string) =>
    (await (await upload(key, content, name)).json()) as { fileId: string; name: string; size: number };

  const send = (body: object) => app.post('/api/v1/raterequestform', { email: 'ana@example.com', ...body });

  async function leadOf(response: Response) {
    const { reference } = await response.json();
    const secret = response.headers.get('location')?.split('/').at(-1) ?? '';
    const lead = db.selectFrom('leads').selectAll().where('reference', '=', reference);
    return { ...(await lead.executeTakeFirstOrThrow()), secret };
  }

  async function counts() {
    const files = await db.selectFrom('attachments').select(['id', 'lead_id']).execute();
    const chunks = await db.selectFrom('attachment_chunks').select('attachment_id').distinct().execute();
    expect(chunks.length).toBe(files.length);
    return { files: files.length, claimed: files.filter(({ lead_id }) => lead_id !== null).length };
  }

  test('are stored encrypted, sent with a request, and downloaded by its sender and the desk as attachments', async () => {
    await start();
    const key = randomUUID();
    const file = await stored(key, invoice, '../Ana’s "invoice".pdf');
    expect(file).toMatchObject({ name: 'Ana’s "invoice".pdf', size: invoice.length });
    for (const { sealed } of await db.selectFrom('attachment_chunks').select('sealed').execute())
      expect(Buffer.from(sealed).includes('12 crates')).toBe(false);

    const photo = await stored(key, attachmentSamples.jpeg[1], 'photo.jpg');
    const lead = await leadOf(await send({ attachments: [file.fileId, photo.fileId], uploadKey: key }));
    expect(JSON.parse(lead.payload).attachments).toEqual([
      { fileId: file.fileId, name: file.name, size: file.size },
      { fileId: photo.fileId, name: 'photo.jpg', size: photo.size },
    ]);
    expect(await counts()).toEqual({ files: 2, claimed: 2 });
    const { terms } = await db.selectFrom('lead_search').select('terms').executeTakeFirstOrThrow();
    expect(terms.split(' ')).toContain('photo');

    const { services } = app.dependencies;
    const mine = await openForCustomer(services, { secret: lead.secret, fileId: file.fileId });
    if (!mine) throw new Error('The file is not there.');
    expect((await contentOf(mine.content)).equals(invoice)).toBe(true);
    const elena = await addStaff(db, { name: 'Elena', now });
    const path = `/requests/${lead.id}/files/${file.fileId}`;
    expect((await askDesk(app)('GET', path)).status).toBe(401);
    const response = await askDesk(app, { Cookie: await staffCookie(db, elena, now) })('GET', path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(invoice.length),
      'content-disposition': `attachment; filename="Ana_s _invoice_.pdf"; filename*=UTF-8''Ana%E2%80%99s%20%22invoice%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(invoice)).toBe(true);
    expect(await db.selectFrom('attachment_access_log').selectAll().orderBy('id').execute()).toMatchObject([
      { by_kind: 'customer', by_id: '', attachment_id: file.fileId, lead_id: lead.id },
      { by_kind: 'staff', by_id: elena.id, attachment_id: file.fileId, lead_id: lead.id },
    ]);
  });

  test('of another key can be neither sent nor removed, and those of another request not be read', async () => {
    await start();
    const [ana, ben] = [randomUUID(), randomUUID()];
    const { fileId } = await stored(ana, invoice);
    const stolen = await send({ attachments: [fileId], uploadKey: ben });
    expect([stolen.status, await stolen.json()]).toEqual([
      422,
      {
        success: false,
        message: fields['attachment-gone'],
        errors: { attachments: fields['attachment-gone'] },
      },
    ]);
    expect((await send({ attachments: [fileId] })).status).toBe(422);
    const remove = (key: string) =>
      app.request(`/api/v1/uploads/${fileId}`, { method: 'DELETE', headers: { 'Upload-Key': key } });
    expect((await remove(ben)).status).toBe(200);
    expect(await counts()).toEqual({ files: 1, claimed: 0 });

    const lead = await leadOf(await send({ attachments: [fileId], uploadKey: ana }));
    const other = await leadOf(await send({ products: 'Tiles' }));
    expect((await remove(ana)).status).toBe(200);
    expect(await counts()).toEqual({ files: 1, claimed: 1 });
    const again = await send({ attachments: [fileId], uploadKey: ana, products: 'Wine' });
    expect(again.status).toBe(422);
    const { services } = app.dependencies;
    expect(await openForCustomer(services, { secret: other.secret, fileId })).toBeNull();
    expect(await openForStaff(services, { leadId: other.id, fileId, staffId: 's' })).toBeNull();
    expect(await openForCustomer(services, { secret: 'made-up', fileId })).toBeNull();
    expect(await openForStaff(services, { leadId: lead.id, fileId, staffId: 's' })).not.toBeNull();
    expect(await openForStaff(services, { leadId: lead.id, fileId: 'made-up', staffId: 's' })).toBeNull();
    expect(await db.selectFrom('attachment_access_log').select('id').execute()).toHaveLength(1);
  });

  test('a request that is sent twice is stored once with its files, also with new uploads of them', async () => {
    await start();
    const headers = { 'Idempotency-Key': randomUUID() };
    const sendWith = async (key: string) => {
      const { fileId } = await stored(key, invoice);
      return app.post(
        '/api/v1/raterequestform',
        { email: 'ana@example.com', attachments: [fileId], uploadKey: key },
        headers,
      );
    };
    const key = randomUUID();
    const first = await (await sendWith(key)).json();
    expect(await (await sendWith(key)).json()).toEqual(first);
    expect(await (await sendWith(randomUUID())).json()).toEqual(first);
    expect(await counts()).toEqual({ files: 2, claimed: 1 });
    now += unclaimedMs + 1;
    await deleteOldUploads(db, now);
    expect(await counts()).toEqual({ files: 1, claimed: 1 });
  });

  test.each([
    ['empty', Buffer.alloc(0), 'attachment-empty'],
    [
      'one byte more than 10 MB',
      Buffer.concat([pdf('x'), Buffer.alloc(largestAttachment)]).subarray(0, largestAttachment + 1),
      'attachment-too-large',
    ],
    ['with macros', compound('Workbook', '_VBA_PROJECT'), 'attachment-macros'],
  ] as const)('a file that is %s is refused, and nothing of it stays', async (_what, content, problem) => {
    await start();
    const response = await upload(randomUUID(), content);
    const { errors } = await response.json();
    expect([response.status, errors]).toEqual([422, { file: fields[problem] }]);
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
  });

  test('a file of exactly 10 MB comes back as it was', async () => {
    await start();
    const exact = Buffer.alloc(largestAttachment, 'a line of text\n');
    const { fileId, size } = await stored(randomUUID(), exact, 'lines.txt');
    expect(size).toBe(exact.length);
    const row = await db
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    const { content: opened } = openContent(app.dependencies.services, { ...row, size: Number(row.size) });
    expect((await contentOf(opened)).equals(exact)).toBe(true);
  });

  test('the eleventh file of a form is refused, and a removed one makes room', async () => {
    await start();
    const key = randomUUID();
    const files = [];
    for (let index = 0; index < 10; index += 1) files.push(await stored(key, pdf(`file ${index}`)));
    const eleventh = await upload(key, pdf('one more'));
    expect((await eleventh.json()).errors).toEqual({ file: fields['attachment-too-many'] });
    const ids = [...files, files[0]].map((file) => file?.fileId);
    expect((await send({ attachments: ids, uploadKey: key })).status).toBe(422);
    await app.request(`/api/v1/uploads/${ids[0]}`, { method: 'DELETE', headers: { 'Upload-Key': key } });
    expect((await upload(key, pdf('one more'))).status).toBe(200);
  });

  test('an upload that is cut off leaves nothing', async () => {
    await start();
    const { url } = await app.request('/healthz');
    const { port } = new URL(url);
    const key = randomUUID();
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/uploads',
      headers: {
        'Upload-Key': key,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '5000000',
      },
    });
    request.on('error', () => {});
    request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    request.write(randomBytes(1_500_000));
    await expect
      .poll(async () => (await db.selectFrom('attachment_chunks').select('number').execute()).length)
      .toBeGreaterThan(2);
    request.destroy();
    await expect.poll(async () => (await counts().catch(() => ({ files: -1 }))).files).toBe(0);
  });

  test('what was cut off by the end of the process is deleted after an hour, the rest after a day', async () => {
    await start();
    await stored(randomUUID(), invoice);
    await db.updateTable('attachments').set({ stored_at: null }).execute();
    const key = randomUUID();
    const { fileId } = await stored(key, invoice);
    now += 60 * 60_000 + 1;
    await deleteOldUploads(db, now);
    expect(await counts()).toEqual({ files: 1, claimed: 0 });
    now += unclaimedMs;
    await deleteOldUploads(db, now);
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
    expect((await send({ attachments: [fileId], uploadKey: key })).status).toBe(422);
  });

  test('a changed, exchanged or missing chunk cuts the download off', async () => {
    await start();
    const key = randomUUID();
    const { fileId } = await stored(key, invoice);
    const { fileId: other } = await stored(key, pdf('another', 700_000), 'other.pdf');
    const row = await db
      .selectFrom('attachments')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    const read = () => contentOf(openContent(app.dependencies.services, row).content);
    const chunk = (id: string, number: number) =>
      db
        .selectFrom('attachment_chunks')
        .select('sealed')
        .where('attachment_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
    const put = (number: number, sealed: Uint8Array) =>
      db
        .updateTable('attachment_chunks')
        .set({ sealed })
        .where('attachment_id', '=', fileId)
        .where('number', '=', number)
        .execute();
    const [first, second] = [await chunk(fileId, 0), await chunk(fileId, 1)];
    await put(0, second.sealed);
    await expect(read()).rejects.toThrow();
    await put(0, (await chunk(other, 0)).sealed);
    await expect(read()).rejects.toThrow();
    await put(0, first.sealed);
    expect((await read()).equals(invoice)).toBe(true);
    await db
      .deleteFrom('attachment_chunks')
      .where('attachment_id', '=', fileId)
      .where('number', '=', 2)
      .execute();
    await expect(read()).rejects.toThrow('missing');
    const shorter = openContent(app.dependencies.services, { ...row, size: 2 * 256 * 1024 });
    await expect(contentOf(shorter.content)).rejects.toThrow();
  });

  test('an infected file is refused and logged; without the scanner it is taken and marked', async () => {
    const clamav = await startClamav('127.0.0.1:0');
    await start({ CLAMAV_SOCKET: clamav.socket });
    const infected = pdf(eicar, 600_000);
    const refused = await upload(randomUUID(), infected, 'Ana Ruiz.pdf');
    expect((await refused.json()).errors).toEqual({ file: fields['attachment-infected'] });
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
    expect(app.logged.join('')).toContain('attachments.infected');
    expect(app.logged.join('')).not.toContain('Ana Ruiz');
    await stored(randomUUID(), invoice);
    await clamav.close();
    await stored(randomUUID(), infected);
    const rows = await db.selectFrom('attachments').select('scan').orderBy('id').execute();
    expect(rows.map(({ scan }) => scan)).toEqual(['clean', 'unscanned']);
    expect(app.logged.join('')).toContain('attachments.not_scanned');
  });

  test('are limited by number and by bytes for each address, and by the storage of what was not sent', async () => {
    await start({ RATE_LIMIT_FORMS: '1', DRAFT_STORAGE_MB: '12' });
    for (let index = 0; index < 3; index += 1) await stored(randomUUID(), pdf(`${index}`, 600_000));
    await db.updateTable('attachments').set({ size: 3_900_000 }).execute();
    const full = await upload(randomUUID(), invoice);
    expect([full.status, (await full.json()).message]).toEqual([
      503,
      messagesIn('en').attachments.storageFull,
    ]);
    expect((await upload(randomUUID(), invoice)).status).toBe(503);
    const limited = await upload(randomUUID(), invoice);
    expect([limited.status, limited.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('of one network never take the storage of others, of staff or of the server', async () => {
    await start();
    const { services } = app.dependencies;
    // Beside the 10 MB that one more may take whose size is not declared.
    services.documentStorage.mostDraftBytes = 12_000_000;
    const store = async (network: string | null, uploadKey: string = randomUUID()) => {
      const content = pdf(randomUUID(), 700_000);
      const stream = async function* () {
        yield content;
      };
      const outcome = await storeUpload(services, { stream: stream(), name: 'a.pdf', uploadKey, network });
      return outcome.ok ? outcome.file.fileId : outcome.reason;
    };
    const idsOf = async () => (await db.selectFrom('attachments').select('id').execute()).map(({ id }) => id);
    const [first, second, third] = [await store('a'), await store('a'), await store('a')];
    const other = await store('b');
    expect(new Set(await idsOf())).toEqual(new Set([second, third, other]));
    expect(await store('a')).toBe('storage-full');
    expect(await store(null)).not.toBe('storage-full');
    expect(first).not.toBe('storage-full');

    // Nothing is deleted for an upload that is refused all the same.
    await db.deleteFrom('attachments').execute();
    const kept = [await store('a'), await store('a'), await store('e')];
    const sizes = [600_000, 900_000, 900_000];
    for (const [at, size] of sizes.entries())
      await db
        .updateTable('attachments')
        .set({ size })
        .where('id', '=', kept[at] ?? '')
        .execute();
    expect(await store('e')).toBe('storage-full');
    expect(new Set(await idsOf())).toEqual(new Set(kept));

    // Files of a form that is still arriving stay.
    await db.deleteFrom('attachments').execute();
    const arriving = await store('c', 'a-key-of-a-form-that-arrives');
    expect(arriving).not.toBe('storage-full');
    await db.deleteFrom('attachments').where('id', '!=', arriving).execute();
    const next = await store('c', 'a-key-of-a-form-that-arrives');
    const onItsWay = { stored_at: null, size: largestAttachment };
    await db.updateTable('attachments').set(onItsWay).where('id', '=', next).execute();
    expect(await store('d')).toBe('storage-full');
    expect(new Set(await idsOf())).toEqual(new Set([arriving, next]));
  });

  test('of one network are refused beyond 100 MB that no form was sent with', async () => {
    await start();
    const key = randomUUID();
    const file = await stored(key, invoice);
    await db.updateTable('attachments').set({ size: 99_500_000 }).execute();
    const refused = await upload(randomUUID(), invoice);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({
        message: messagesIn('en').attachments.tooManyUnsent,
        reason: 'too-many-unsent',
      }),
    ]);
    await db.updateTable('attachments').set({ size: invoice.length }).execute();
    await send({ attachments: [file.fileId], uploadKey: key });
    await db.updateTable('attachments').set({ size: 99_500_000 }).execute();
    expect((await upload(randomUUID(), invoice)).status).toBe(200);
  });

  test('that were sent count for a day, and one network takes a quarter of what others leave', async () => {
    await start();
    const { services } = app.dependencies;
    const store = async (network: string) => {
      const stream = async function* () {
        yield pdf(randomUUID(), 700_000);
      };
      const upload = { stream: stream(), name: 'a.pdf', uploadKey: randomUUID(), network };
      const outcome = await storeUpload(services, { ...upload, declaredBytes: 1_000_000 });
      return outcome.ok ? 'stored' : outcome.reason;
    };
    const key = randomUUID();
    const file = await stored(key, invoice);
    await send({ attachments: [file.fileId], uploadKey: key });
    const { sender } = await db.selectFrom('attachments').select('sender').executeTakeFirstOrThrow();
    expect(sender).not.toBeNull();
    const network = '127.0.0.1';
    await db.updateTable('attachments').set({ size: 499_500_000 }).execute();
    expect(await store(network)).toBe('storage-full');
    expect(await store('another')).toBe('stored');
    await db.updateTable('attachments').set({ size: 1_997_000_000 }).where('sender', '=', sender).execute();
    expect(await store('a third')).toBe('storage-full');

    now += 25 * 60 * 60 * 1000;
    await deleteOldUploads(db, now);
    expect(await db.selectFrom('attachments').select('sender').execute()).toEqual([{ sender: null }]);
    expect(await store(network)).toBe('stored');
  });

  test('on their way count what they declared', async () => {
    await start();
    const { services } = app.dependencies;
    services.documentStorage.mostDraftBytes = 2_000_000;
    const begun = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const slow = async function* () {
      begun.resolve();
      await over.promise;
      yield pdf('slow', 800);
    };
    const uploadKey = randomUUID();
    const slowly = storeUpload(services, {
      stream: slow(),
      name: 'a.pdf',
      uploadKey,
      network: 'a',
      declaredBytes: 900,
    });
    await begun.promise;
    expect((await upload(randomUUID(), invoice)).status).toBe(200);
    over.resolve();
    await slowly;
  });

  test('of visitors are refused while the disk is low, and all that arrive once it is full', async () => {
    await start();
    const { services } = app.dependencies;
    let state: 'ok' | 'low' | 'full' = 'low';
    services.documentStorage.state = async () => state;
    const refused = await upload(randomUUID(), invoice);
    expect([refused.status, (await refused.json()).reason]).toEqual([503, 'storage-full']);
    expect((await send({ products: 'Coffee' })).status).toBe(200);
    const ofStaff = async function* () {
      yield invoice.subarray(0, 300_000);
      state = 'full';
      yield invoice.subarray(300_000);
    };
    const fileOfStaff = { stream: ofStaff(), name: 'a.pdf', uploadKey: randomUUID(), network: null };
    expect(await storeUpload(services, fileOfStaff)).toEqual({ ok: false, reason: 'storage-full' });
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
  });

  test('of spam are deleted after 14 quiet days, or by an owner at once, who is told how much first', async () => {
    await start();
    const { services } = app.dependencies;
    const key = randomUUID();
    const [one, two] = [await stored(key, invoice), await stored(key, pdf('another'), 'other.pdf')];
    const spam = await leadOf(await send({ attachments: [one.fileId], uploadKey: key }));
    await leadOf(await send({ attachments: [two.fileId], uploadKey: key, products: 'Wine' }));
    await db.updateTable('leads').set({ folder: 'spam' }).where('id', '=', spam.id).execute();
    const files = { spam: { count: 1, bytes: one.size }, unsent: { count: 0, bytes: 0 } };
    expect(await countDeletableFiles(services)).toEqual(files);
    await deleteOldSpamFiles(services);
    expect(await counts()).toEqual({ files: 2, claimed: 2 });

    const again = randomUUID();
    const waiting = await stored(again, invoice);
    now += 2 * 60 * 60 * 1000;
    const olga = await addStaff(db, { name: 'Olga', now });
    const ask = askDesk(app, { Cookie: await staffCookie(db, olga, now) });
    expect(await countDeletableFiles(services)).toEqual({
      ...files,
      unsent: { count: 1, bytes: waiting.size },
    });
    expect((await ask('POST', '/storage/free')).status).toBe(200);
    expect(await counts()).toEqual({ files: 1, claimed: 1 });
    expect(await listStaffEvents(db)).toMatchObject([
      { action: 'files-deleted', by: { name: 'Olga' }, detail: '2 files, 1 MB' },
    ]);

    await db.updateTable('leads').set({ folder: 'spam' }).execute();
    now += 13 * 24 * 60 * 60 * 1000;
    await deleteOldSpamFiles(services);
    expect(await counts()).toEqual({ files: 1, claimed: 1 });
    now += 2 * 24 * 60 * 60 * 1000;
    await deleteOldSpamFiles(services);
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
  });

  test('go with their request when its sender is erased, also those of one that is merged with it', async () => {
    await start();
    const key = randomUUID();
    const [one, two] = [await stored(key, invoice), await stored(key, pdf('another'), 'other.pdf')];
    const kept = await leadOf(await send({ attachments: [one.fileId], uploadKey: key }));
    const merged = await leadOf(await send({ attachments: [two.fileId], uploadKey: key, products: 'Wine' }));
    await db.updateTable('leads').set({ merged_into: kept.id }).where('id', '=', merged.id).execute();
    const { services } = app.dependencies;
    const read = (leadId: string) => openForStaff(services, { leadId, fileId: two.fileId, staffId: 's' });
    expect((await read(kept.id))?.name).toBe('other.pdf');
    // The two were sent under one address, which proves nothing.
    expect(await openForCustomer(services, { secret: kept.secret, fileId: two.fileId })).toBeNull();
    expect(await openForCustomer(services, { secret: merged.secret, fileId: two.fileId })).not.toBeNull();
    expect((await listAttachments(db, [kept.id, merged.id])).map(({ name }) => name)).toEqual([
      'invoice.pdf',
      'other.pdf',
    ]);
    expect(await listAttachmentAccess(db, [kept.id, merged.id])).toMatchObject([
      { by: 'customer', byId: '', name: 'other.pdf', at: now },
      { by: 'staff', byId: 's', name: 'other.pdf', at: now },
    ]);

    const erased = await db
      .transaction()
      .execute((transaction) =>
        eraseLeads(
          services,
          transaction,
          { email: 'ana@example.com', accountId: null },
          { by: { id: 's', name: 'Elena' }, now },
        ),
      );
    expect(erased).toMatchObject({ leadIds: [kept.id, merged.id] });
    expect(await counts()).toEqual({ files: 0, claimed: 0 });
    expect(await listAttachmentAccess(db, [kept.id, merged.id])).toEqual([]);
  });

  test('are sent with a message once, and not with one of another request', async () => {
    await start();
    const [key, otherKey] = [randomUUID(), randomUUID()];
    const { fileId } = await stored(key, invoice);
    const lead = await leadOf(await send({}));
    const other = await leadOf(await send({ products: 'Wine' }));
    const { services } = app.dependencies;
    const write = (secret: string, uploadKey = key, text = 'Here it is') =>
      sendMessage(services, secret, {
        text,
        key: { text: 'form', address: null },
        uploads: { fileIds: [fileId], uploadKey },
      });
    expect(await write(lead.secret, otherKey)).toEqual({ ok: false, reason: 'attachment-gone' });
    expect(await write(lead.secret)).toMatchObject({ ok: true, isRepeat: false });
    expect(await write(lead.secret)).toMatchObject({ ok: true, isRepeat: true });
    expect(await write(other.secret)).toEqual({ ok: false, reason: 'attachment-gone' });
    const conversation = await findConversation(db, lead.secret);
    expect(conversation?.map(({ attachments }) => attachments)).toEqual([
      [{ fileId, name: 'invoice.pdf', size: invoice.length }],
    ]);
    expect(await openForCustomer(services, { secret: lead.secret, fileId })).not.toBeNull();
    expect(await openForCustomer(services, { secret: other.secret, fileId })).toBeNull();
  });

  test('make a message with the same text another one, and the same content sent again none', async () => {
    await start();
    const lead = await leadOf(await send({}));
    const { services } = app.dependencies;
    const write = async (name: string, content: Buffer) => {
      const uploadKey = randomUUID();
      const { fileId } = await stored(uploadKey, content, name);
      const uploads = { fileIds: [fileId], uploadKey };
      return sendMessage(services, lead.secret, {
        text: 'See file',
        key: { text: 'f', address: null },
        uploads,
      });
    };
    expect(await write('one.pdf', invoice)).toMatchObject({ isRepeat: false });
    expect(await write('one.pdf', invoice)).toMatchObject({ isRepeat: true });
    expect(await write('two.pdf', pdf('another'))).toMatchObject({ isRepeat: false });
    const sent = (await findConversation(db, lead.secret))?.map(({ attachments: [file] }) => file?.name);
    expect(sent).toEqual(['one.pdf', 'two.pdf']);
  });

  test('of an inbound mail are stored with their lead, once for one key', async () => {
    await start();
    const lead = await leadOf(await send({}));
    const { services } = app.dependencies;
    const store = (content: Buffer) =>
      storeAttachment(services, {
        stream: (async function* () {
          yield content;
        })(),
        name: 'offer.eml',
        leadId: lead.id,
        uploadKey: 'mail 1',
      });
    const first = await store(attachmentSamples.eml[1]);
    expect(await store(attachmentSamples.eml[1])).toEqual(first);
    expect(await store(Buffer.from('<html>'))).toEqual({ ok: false, reason: 'unknown-type' });
    expect(await counts()).toEqual({ files: 1, claimed: 1 });
    await db.updateTable('leads').set({ erased_at: now }).where('id', '=', lead.id).execute();
    expect(await store(pdf('after the erasure'))).toMatchObject({ ok: true });
    expect(await counts()).toEqual({ files: 2, claimed: 1 });
  });
});
