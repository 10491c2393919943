import { expect, test } from 'vitest';
import { deleteOldUploads } from '#platform/files/attachments.ts';
import { day } from '#platform/values/durations.ts';
import { attachmentSamples } from '#tests/support/attachments.ts';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { sendDelayMs } from '../../lead.ts';
import { revokeLink } from '../commands/change-link.ts';
import { findConversation } from '../customer/conversation.ts';
import { openForCustomer } from '../files/downloads.ts';
import { receiveUpload } from '../files/uploads.ts';
import { findWorkingLink } from '../secret-links.ts';
import { findDraft } from './draft.ts';
import { queueReply, sendDueReplies, undoReply } from './waiting-reply.ts';

const text = { subject: 'Your coffee', body: 'The rate is in the file.' };
const uploadKey = 'k'.repeat(32);

async function* once(content: Uint8Array) {
  yield content;
}

describeOnDatabase('the files of a reply', (open) => {
  async function begin() {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const deps = app.dependencies.services;
    const lead = await desk.submit();
    const [name, content] = attachmentSamples.pdf;
    const upload = async (key = uploadKey) => {
      const stored = await receiveUpload(deps, {
        stream: once(content),
        name,
        uploadKey: key,
        network: null,
      });
      if (!stored.ok) throw new Error(stored.reason);
      return stored.file;
    };
    const send = async (fileIds: string[], key = uploadKey, id = lead.id) =>
      sendReply(desk, changeBy(elena, await desk.row(id)), { ...text, uploads: { fileIds, uploadKey: key } });
    const download = (fileId: string) => openForCustomer(deps, { secret: lead.secret, fileId });
    return { desk, app, lead, upload, send, download, content };
  }

  test('are the customer’s once it is sent, and its mail names them with the link', async () => {
    const { desk, app, lead, upload, send, download, content } = await begin();
    const file = await upload();
    expect(await send([file.fileId])).toMatchObject({ ok: true });
    await app.dependencies.outbox.drain();
    const mail = app.transport.mails.find((one) => one.text.includes(text.body));
    expect(mail?.text).toContain(file.name);
    expect(mail?.html).toContain(lead.secret);
    expect(await findConversation(desk.db, lead.secret)).toMatchObject([
      { kind: 'reply', text: text.body, attachments: [file] },
    ]);
    const opened = await download(file.fileId);
    expect(Buffer.from(await new Response(opened?.content).arrayBuffer()).equals(content)).toBe(true);
  });

  test('are claimed once, and only under their key', async () => {
    const { desk, lead, upload, send } = await begin();
    const file = await upload();
    const version = (await desk.row(lead.id)).version;
    const gone = { ok: false, reason: 'attachment-gone' };
    expect(await send([file.fileId], 'x'.repeat(32))).toEqual(gone);
    expect(await desk.row(lead.id)).toMatchObject({ version, replied_at: null });
    expect(await desk.mails('lead-reply')).toEqual([]);
    expect(await send([file.fileId])).toMatchObject({ ok: true });
    expect(await send([file.fileId])).toEqual(gone);
    const other = await desk.submit({ email: 'ben@example.com' });
    expect(await send([file.fileId], uploadKey, other.id)).toEqual(gone);
  });

  test('stay uploads when the reply is taken back, and go with the next', async () => {
    const { desk, lead, upload, send, download } = await begin();
    const file = await upload();
    const uploads = { fileIds: [file.fileId], uploadKey };
    const queued = await queueReply(desk, changeBy(elena, lead), { ...text, uploads });
    if (!queued.ok) throw new Error(queued.reason);
    expect(await download(file.fileId)).toBeNull();
    await undoReply(desk, { leadId: lead.id, replyId: queued.replyId, by: nameOf(elena) });
    const draft = await findDraft(desk.db, lead.id, elena.id);
    expect(draft?.returned).toMatchObject({ reason: null, files: [file.name] });
    desk.now += 2 * sendDelayMs;
    await sendDueReplies(desk);
    expect(await download(file.fileId)).toBeNull();
    expect(await send([file.fileId])).toMatchObject({ ok: true });
  });

  test('that are gone when it is due give the reply back', async () => {
    const { desk, lead, upload } = await begin();
    const uploads = { fileIds: [(await upload()).fileId], uploadKey };
    expect(await queueReply(desk, changeBy(elena, lead), { ...text, uploads })).toMatchObject({ ok: true });
    desk.now += 2 * day;
    await deleteOldUploads(desk.db, desk.now);
    await sendDueReplies(desk);
    const draft = await findDraft(desk.db, lead.id, elena.id);
    expect(draft).toMatchObject({ ...text, returned: { reason: 'attachment-gone' } });
    expect(await desk.events(lead.id)).toEqual(['received']);
  });

  test('are refused while the customer has no link to download them by', async () => {
    const { desk, lead, upload, send } = await begin();
    const file = await upload();
    const link = await findWorkingLink(desk.db, lead.id);
    await revokeLink(desk, { ...changeBy(elena, await desk.row(lead.id)), linkId: link?.id ?? '' });
    expect(await send([file.fileId])).toEqual({ ok: false, reason: 'no-link' });
    expect(await send([])).toMatchObject({ ok: true });
  });
});
