import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { RecipientRefused } from '#platform/mail/transport.ts';
import { noProps } from '#platform/outbox/outbox-rows.ts';
import { day, hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { sendDelayMs } from '../../lead.ts';
import { listAccountLeads } from '../customer/account-leads.ts';
import { findLeadBySecret } from '../customer/lead-by-link.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { retryMail } from '../reply/undelivered.ts';
import { changeContact, correctContact, undoContactChange } from './change-contact.ts';
import { logReply } from './log-reply.ts';
import { submitLead } from './submit-lead.ts';

const mistyped = { clientName: 'Ana Ruiz', email: 'ana@gmial.com', phone: '229 555 0100' };
const reply = { subject: 'Your rate', body: 'USD 2,400.' };

const addressesOf = (mails: { props: string }[]) =>
  mails.map(({ props }) => {
    const { email, address } = JSON.parse(props);
    return email ?? address;
  });

describeOnEachDatabase('the contact of a request', (open) => {
  test('has what an invoice needs, which staff correct and an erasure deletes', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ ...mistyped, taxKind: 'rfc', taxNumber: 'GODE561231GR9' });
    const { name, company, email, phone } = lead;
    const contact = { name, company, email, phone };
    const billing = { legalName: 'Ruiz, S.A.', taxKind: 'rfc', taxNumber: 'GODE561231GR8' };
    expect(await changeContact(desk, changeBy(elena, lead), { ...contact, ...billing })).toMatchObject({
      ok: true,
    });
    const corrected = await desk.row(lead.id);
    expect(JSON.parse(corrected.payload)).toMatchObject(billing);
    expect(await desk.found({ text: 'GODE561231GR8' })).toEqual([lead.reference]);
    // Fields that are left out stay.
    const renamed = { ...contact, name: 'Eva Ruiz' };
    await changeContact(desk, changeBy(elena, corrected), renamed);
    expect(JSON.parse((await desk.row(lead.id)).payload)).toMatchObject(billing);
  });

  test('is corrected by its link: the acknowledgement goes to the new address, and what was known otherwise stays', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    expect(await correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' })).toEqual({
      ok: true,
      reference: lead.reference,
      hasNewLink: true,
    });
    const corrected = await desk.row(lead.id);
    expect(corrected).toMatchObject({
      email: 'ana@gmail.com',
      email_key: 'ana@gmail.com',
      phone: mistyped.phone,
      version: 2,
    });
    expect([Number(corrected.due_at), corrected.replied_at]).toEqual([Number(lead.due_at), null]);
    expect(JSON.parse(corrected.payload)).toEqual({ ...JSON.parse(lead.payload), email: 'ana@gmail.com' });
    // The one that still waited is taken back.
    expect(addressesOf(await desk.mails('lead-acknowledgement'))).toEqual(['ana@gmail.com']);
    const found = await findLead(desk, lead.id);
    if (!found) throw new Error('The lead is gone.');
    expect((await listTimeline(desk.db, found)).events.at(-1)).toMatchObject({
      actor: { kind: 'customer' },
      data: {
        type: 'contact-changed',
        fields: ['email'],
        former: 'ana@gmial.com',
        dueAt: null,
        hasNewLink: true,
      },
    });
    expect(await desk.found({ text: 'gmail' })).toEqual([lead.reference]);
    expect(await desk.found({ text: 'gmial' })).toEqual([]);
  });

  test('is not corrected to the same, by an unknown link, or for a sixth time', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    const correct = (email: string, secret = lead.secret) =>
      correctContact(desk, secret, { email, phone: '' });
    expect(await correct(mistyped.email)).toEqual({ ok: false, reason: 'nothing-changed' });
    expect(await correct('ana@gmail.com', 'x'.repeat(32))).toEqual({ ok: false, reason: 'no-such-lead' });
    const newest = () => desk.secretOf(lead.id);
    for (const turn of [1, 2, 3, 4, 5])
      expect(await correct(`ana${turn}@gmail.com`, await newest())).toMatchObject({ ok: true });
    expect(await correct('ana@gmail.com', await newest())).toEqual({ ok: false, reason: 'too-often' });
    expect(await desk.row(lead.id)).toMatchObject({ email: 'ana5@gmail.com', version: 6 });
  });

  test('follows a confirmed account, whatever somebody with the link types', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    const account = { id: 'account-ana', name: 'Ana Ruiz', email: 'ana@agave.example', password: '' };
    await desk.addAccount(account, lead.id);
    expect(await correctContact(desk, lead.secret, { email: 'mallory@example.com', phone: '' })).toEqual({
      ok: true,
      reference: lead.reference,
      hasNewLink: true,
    });
    expect(await desk.row(lead.id)).toMatchObject({ email: account.email, account_id: account.id });
    // The account shows the new link.
    const [{ secret = null } = {}] = await listAccountLeads(desk, account.id);
    expect(secret).not.toBe(lead.secret);
    expect(await correctContact(desk, secret ?? '', { email: 'mallory@example.com', phone: '' })).toEqual({
      ok: false,
      reason: 'nothing-changed',
    });
  });

  test('of a request in spam is corrected without a mail', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped, true);
    // It was mailed nothing, so its link stays.
    const correction = { email: 'ana@gmail.com', phone: '' };
    for (const email of ['ana@gmail.com', 'ana@outlook.com'])
      expect(await correctContact(desk, lead.secret, { ...correction, email })).toEqual({
        ok: true,
        reference: lead.reference,
        hasNewLink: false,
      });
    expect(await desk.mails('lead-acknowledgement')).toEqual([]);
    expect(await desk.mails('lead-link')).toEqual([]);
  });

  test('is changed by the desk for the version that was seen, with everything that it is called by', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    const contact = {
      name: 'Ana Ruiz Soto',
      company: 'Agave',
      email: 'Ana@Gmail.com',
      phone: '+52 229 555 0100',
    };
    expect(await changeContact(desk, changeBy(elena, lead), contact)).toEqual({ ok: true, version: 2 });
    expect(await desk.row(lead.id)).toMatchObject({ ...contact, email_key: 'ana@gmail.com' });
    expect(await changeContact(desk, changeBy(daniel, lead), contact)).toMatchObject({ reason: 'changed' });
    const now = changeBy(elena, await desk.row(lead.id));
    expect(await changeContact(desk, now, contact)).toEqual({ ok: false, reason: 'nothing-changed' });
    const none = { ...contact, email: '', phone: '' };
    expect(await changeContact(desk, now, none)).toEqual({ ok: false, reason: 'one-way-to-answer' });
    expect(await desk.found({ text: 'agave' })).toEqual([lead.reference]);

    const message = await desk.write('Hello');
    expect(await changeContact(desk, changeBy(elena, message), { ...contact, email: '' })).toMatchObject({
      ok: true,
    });
    expect(await desk.row(message.id)).toMatchObject({ email: '', email_key: '', phone: contact.phone });
    expect(JSON.parse((await desk.row(message.id)).payload)).toEqual({
      name: contact.name,
      email: '',
      subject: '',
      message: 'Hello',
    });
  });

  test('ends the link that mails to the former address have shown: the new one leaves by mail alone', async () => {
    const desk = deskOn(await open());
    const account = { id: 'account-ana', name: 'Ana', email: 'ana@gmial.com' };
    const submit = () =>
      submitLead(
        desk,
        { kind: 'contact-message', answers: { name: 'Ana', email: '', subject: '', message: 'Hello' } },
        {
          locale: 'en',
          key: { text: 'once', address: null },
          trapFilled: false,
          secondsToFill: 60,
          rateLimitUsage: 0,
        },
        account,
      );
    const { id: accountId, ...person } = account;
    await desk.addAccount({ id: accountId, ...person, email_verified: 0 });
    const sent = await submit();
    if (!sent.ok) throw new Error(sent.reason);
    const lead = await desk.submitted(sent);
    await desk.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const correction = { email: 'ana@gmail.com', phone: '' };
    expect(await correctContact(desk, lead.secret, { ...correction, email: 'Ana@Gmial.com' })).toMatchObject({
      hasNewLink: false,
    });
    expect(await correctContact(desk, lead.secret, correction)).toMatchObject({ hasNewLink: true });
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    const mails = (await desk.mails('lead-acknowledgement')).filter(({ state }) => state === 'pending');
    const secret = await desk.secretOf(lead.id);
    expect(addressesOf(mails)).toEqual(['ana@gmail.com']);
    expect((await desk.secretsIn('lead-acknowledgement')).at(-1)).toBe(secret);
    // Neither the one who corrected it nor who repeats the form is shown it, nor an account that confirmed no address.
    expect(await correctContact(desk, lead.secret, { ...correction, email: 'eve@example.com' })).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
    expect(await submit()).toEqual(sent);
    expect(await listAccountLeads(desk, accountId)).toMatchObject([{ secret: null }]);
    await desk.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect(await listAccountLeads(desk, accountId)).toMatchObject([{ secret }]);
  });

  test('keeps its link where the new address may get no mail', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    for (const _ of [1, 2, 3]) await desk.submit({ email: 'ana@gmail.com' });
    const correction = { email: 'ana@gmail.com', phone: '' };
    expect(await correctContact(desk, lead.secret, correction)).toEqual({
      ok: false,
      reason: 'too-many-mails',
    });
    expect(await desk.row(lead.id)).toMatchObject({ email: mistyped.email, version: 1 });
    desk.now += hour;
    expect(await correctContact(desk, lead.secret, correction)).toMatchObject({ hasNewLink: true });
  });

  test('keeps its link where an address is added, and ends it where the desk replaces one', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ ...mistyped, email: '' });
    const contact = { name: 'Ana Ruiz', company: '', email: 'ana@gmial.com', phone: mistyped.phone };
    expect(await changeContact(desk, changeBy(elena, lead), contact)).toMatchObject({ ok: true });
    expect(await findLeadBySecret(desk.db, lead.secret)).not.toBeNull();
    const now = await desk.row(lead.id);
    await changeContact(desk, changeBy(elena, now), { ...contact, email: 'ana@gmail.com' });
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    const secret = await desk.secretOf(lead.id);
    expect(addressesOf(await desk.mails('lead-acknowledgement'))).toEqual(['ana@gmail.com']);
    expect(await desk.secretsIn('lead-acknowledgement')).toEqual([secret]);
  });

  test('ends its link where the desk removes an address and adds another later', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    const contact = { name: 'Ana Ruiz', company: '', email: '', phone: mistyped.phone };
    await changeContact(desk, changeBy(elena, lead), contact);
    expect(await findLeadBySecret(desk.db, lead.secret)).not.toBeNull();
    const now = await desk.row(lead.id);
    await changeContact(desk, changeBy(elena, now), { ...contact, email: 'ana@gmail.com' });
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    expect((await desk.secretsIn('lead-acknowledgement')).at(-1)).toBe(await desk.secretOf(lead.id));
  });

  test('is corrected once by one link, of two at the same time', async () => {
    const [desk, other] = await desksOn(open, 2);
    if (!desk || !other) throw new Error('Two desks are needed.');
    const lead = await desk.submit(mistyped);
    const outcomes = await Promise.all([
      correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' }),
      correctContact(other, lead.secret, { email: 'eve@example.com', phone: '' }),
    ]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('lets a reply that was not delivered be sent again, to the new address', async () => {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    await app.dependencies.outbox.stop();
    app.transport.failWith = new RecipientRefused('550 no such user');
    const lead = await desk.submit(mistyped);
    await sendReply(desk, changeBy(elena, lead), reply);
    desk.now += sendDelayMs;
    await app.dependencies.outbox.drain();
    app.transport.failWith = null;
    expect(await correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' })).toMatchObject({
      ok: true,
    });
    const [failed] = await desk.mails('lead-reply');
    const retry = { leadId: lead.id, outboxId: failed?.id ?? '', by: nameOf(elena) };
    expect(await retryMail(desk, retry)).toEqual({ ok: true });
    expect((await desk.row(lead.id)).replied_at).not.toBeNull();
    await app.dependencies.outbox.drain();
    const sent = app.transport.mails.filter(({ to }) => to.address === 'ana@gmail.com');
    expect(sent.map(({ subject }) => subject.startsWith('We have ')).sort()).toEqual([false, true]);
  });

  test('leaves alone a reply that failed so long ago that only its record is left', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    await sendReply(desk, changeBy(elena, lead), reply);
    const replies = desk.db.updateTable('outbox').where('type', '=', 'lead-reply');
    await replies.set({ state: 'failed', props: noProps }).execute();
    expect(await correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' })).toMatchObject({
      ok: true,
    });
    const [failed] = await desk.mails('lead-reply');
    const retry = { leadId: lead.id, outboxId: failed?.id ?? '', by: nameOf(elena) };
    expect(await retryMail(desk, retry)).toEqual({ ok: false, reason: 'no-failed-mail' });
  });

  test('starts the timer again where the answer went to the former address by mail, and nowhere else', async () => {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    await app.dependencies.outbox.stop();
    const lead = await desk.submit(mistyped);
    const called = await desk.submit({ ...mistyped, products: 'Tea' });
    await sendReply(desk, changeBy(elena, lead), reply);
    await logReply(desk, changeBy(elena, called), { channel: 'telephone', comment: '' });
    desk.now += sendDelayMs;
    await app.dependencies.outbox.drain();
    desk.now += 10 * day;
    for (const { secret } of [lead, called])
      expect(await correctContact(desk, secret, { email: 'ana@gmail.com', phone: '' })).toMatchObject({
        ok: true,
      });
    const waiting = await desk.row(lead.id);
    expect(waiting.replied_at).toBeNull();
    expect(Number(waiting.due_at)).toBeGreaterThan(desk.now);
    expect((await desk.row(called.id)).replied_at).not.toBeNull();
    const again = (await desk.mails('lead-acknowledgement')).filter(({ state }) => state === 'pending');
    expect(again.map(({ subject_id }) => subject_id)).toEqual([lead.id]);
    // The one that was answered by phone gets its new link all the same.
    const links = await desk.mails('lead-link');
    expect(links.map(({ subject_id }) => subject_id)).toEqual([called.id]);
  });

  test('is told to the former address where a mail reached it; the ended link undoes the change once, for a week', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ ...mistyped, email: 'ana@agave.example' });
    const notices = () => desk.mails('lead-readdressed');
    const correct = (secret: string, email: string) => correctContact(desk, secret, { email, phone: '' });
    const deliver = () => desk.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await deliver();
    await correct(lead.secret, 'eve@evil.example');
    expect(addressesOf(await notices())).toEqual(['ana@agave.example']);
    expect(await desk.secretsIn('lead-readdressed')).toEqual([lead.secret]);
    // Changing it again, and undoing that, does not keep it from its owner.
    await deliver();
    const second = await desk.secretOf(lead.id);
    await correct(second, 'eve2@evil.example');
    expect(await undoContactChange(desk, second)).toEqual({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ email: 'eve@evil.example' });
    expect(await undoContactChange(desk, lead.secret)).toEqual({ ok: true });
    expect(await undoContactChange(desk, lead.secret)).toEqual({ ok: true });
    expect(await desk.row(lead.id)).toMatchObject({ email: 'ana@agave.example' });
    expect(await findLeadBySecret(desk.db, lead.secret)).not.toBeNull();
    expect(await findLeadBySecret(desk.db, second)).toBeNull();
    expect(await undoContactChange(desk, second)).toEqual({ ok: false, reason: 'no-such-lead' });
    expect(await correct(lead.secret, 'eve@evil.example')).toEqual({ ok: false, reason: 'undone' });
    // After that the desk decides; the customer is still told.
    const { name, company, phone } = await desk.row(lead.id);
    const email = 'ana@office.example';
    await changeContact(desk, changeBy(elena, await desk.row(lead.id)), { name, company, phone, email });
    expect(addressesOf(await notices()).at(-1)).toBe('ana@agave.example');
    expect(JSON.parse((await notices()).at(-1)?.props ?? '')).toMatchObject({ linkId: null });
    expect(await undoContactChange(desk, lead.secret)).toEqual({ ok: false, reason: 'no-such-lead' });
  });

  test('is told to the former address when staff change it, and not where no mail reached that', async () => {
    const desk = deskOn(await open());
    const change = async (email: string, state: 'sent' | 'failed') => {
      const lead = await desk.submit({ ...mistyped, email: 'ana@agave.example' });
      await desk.db.updateTable('outbox').set({ state }).execute();
      const { name, company, phone } = lead;
      await changeContact(desk, changeBy(elena, lead), { name, company, phone, email });
      return lead;
    };
    await change('ana@office.example', 'failed');
    expect(await desk.mails('lead-readdressed')).toEqual([]);
    const lead = await change('ana@office.example', 'sent');
    expect(await desk.secretsIn('lead-readdressed')).toEqual([lead.secret]);
    desk.now += 7 * day;
    expect(await undoContactChange(desk, lead.secret)).toEqual({ ok: false, reason: 'no-such-lead' });
  });

  test('is not undone where staff set right what was changed by the link', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ ...mistyped, email: 'ana@agave.example' });
    await correctContact(desk, lead.secret, { email: 'eve@evil.example', phone: '' });
    const taken = await desk.secretOf(lead.id);
    const { name, company, phone, email } = lead;
    await changeContact(desk, changeBy(elena, await desk.row(lead.id)), { name, company, phone, email });
    expect(await undoContactChange(desk, taken)).toEqual({ ok: false, reason: 'no-such-lead' });
  });

  test('is deleted with its former values when the person asks for it', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit(mistyped);
    await correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' });
    const erased = await erasePerson(
      { ...desk, mailFiles: mailFilesIn(null) },
      { key: lead.id, by: nameOf(elena), confirmation: 'ana@gmail.com' },
    );
    expect(erased).toMatchObject({ ok: true, counts: { requests: 1, texts: 1 } });
    const lines = await desk.db.selectFrom('lead_event_texts').select('text').execute();
    expect(lines.some(({ text }) => text.includes('gmial'))).toBe(false);
  });
});
