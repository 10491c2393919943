import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { sendDelayMs } from '../../lead.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { changeLocale } from './change-locale.ts';

describeOnDatabase('the language of a request', (open) => {
  test('is changed on its timeline, in filters, and in mails that have not left', async () => {
    const desk = deskOn(await open());
    const [lead, other] = [await desk.submit(), await desk.submit()];
    expect(await changeLocale(desk, changeBy(elena, lead), 'es')).toEqual({ ok: true, version: 2 });
    expect(await desk.row(lead.id)).toMatchObject({ locale: 'es', waits_until: lead.waits_until });
    expect(await desk.found({ locale: 'es' })).toEqual([lead.reference]);
    expect(await desk.found({ locale: 'en' })).toEqual([other.reference]);
    const found = await findLead(desk, lead.id);
    if (!found) throw new Error('The lead is gone.');
    expect((await listTimeline(desk.db, found)).events.at(-1)).toMatchObject({
      actor: { kind: 'staff', name: elena.name },
      data: { type: 'locale', from: 'en', to: 'es' },
    });
    const localesOf = (mails: { subject_id: string; locale: string | null }[]) =>
      mails.map(({ subject_id, locale }) => [subject_id, locale]);
    expect(localesOf(await desk.mails('lead-acknowledgement'))).toEqual([
      [lead.id, 'es'],
      [other.id, 'en'],
    ]);
    // Staff read English.
    expect(localesOf(await desk.mails('lead-for-desk'))).toContainEqual([lead.id, 'en']);
  });

  test('leaves mails that were sent; the next reply has its own subject and a link in the new language', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await desk.db.updateTable('outbox').set({ state: 'sent' }).where('subject_id', '=', lead.id).execute();
    await changeLocale(desk, changeBy(elena, lead), 'pt');
    expect(await desk.mails('lead-acknowledgement')).toMatchObject([{ locale: 'en', state: 'sent' }]);
    desk.now += sendDelayMs;
    const change = changeBy(elena, await desk.row(lead.id));
    const english = `Re: We have your request ${lead.reference}`;
    await sendReply(desk, change, { subject: english, body: 'Segue a cotação.' });
    const [mail] = await desk.mails('lead-reply');
    expect(mail?.locale).toBe('pt');
    const context = { locale: 'pt', company, appUrl: 'https://site.example' } as const;
    const [secret] = await desk.secretsIn('lead-reply');
    const props = { ...JSON.parse(mail?.props ?? ''), secret };
    const { subject, html } = await composeEmail('lead-reply', props, context);
    expect(subject).toBe(english);
    expect(html).toContain(`https://site.example/pt/requests/${lead.secret}`);
  });

  test('is refused for the language it has, for a stale page, and for deleted data', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const change = changeBy(elena, lead);
    expect(await changeLocale(desk, change, 'en')).toEqual({ ok: false, reason: 'same-locale' });
    await changeLocale(desk, change, 'es');
    expect(await changeLocale(desk, change, 'pt')).toMatchObject({ ok: false, reason: 'changed' });
    await desk.db.updateTable('leads').set({ erased_at: desk.now }).where('id', '=', lead.id).execute();
    const current = changeBy(elena, await desk.row(lead.id));
    expect(await changeLocale(desk, current, 'pt')).toEqual({ ok: false, reason: 'erased' });
  });
});
