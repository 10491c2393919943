import { expect, test } from 'vitest';
import { notificationKinds } from '#features/identity/notifications.ts';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import type { EmailName } from '#platform/mail/emails.ts';
import { changeBy, daniel, elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { decideQuote } from './decide-quote.ts';

describeOnDatabase('the mails to the desk about one request', (open) => {
  test('follow one another, from its arrival to the decision on its quote', async () => {
    const desk = quoteDeskOn(await open());
    const notified = { ...daniel, notifications: { mail: [...notificationKinds], desktop: [] } };
    desk.staff = [elena, notified];
    const lead = await desk.submit();
    await assignLead(desk, changeBy(elena, lead), daniel.id);
    const by = nameOf(elena);
    await addNote(desk, { leadId: lead.id, by, text: '@Daniel Whitaker, please' });
    const { quoteId } = await desk.quote(lead.id);
    await desk.leave();
    await decideQuote(
      desk,
      quoteId,
      { kind: 'customer', secret: lead.secret, address: '', userAgent: '' },
      { outcome: 'accepted', optionId: 'sea', name: 'Ana Ruiz', orderNumber: '' },
    );
    const names = ['lead-for-desk', 'lead-assigned', 'lead-mention', 'quote-decided'] as const;
    const before: string[] = [];
    for (const name of names) {
      const [mail] = await desk.mails(name satisfies EmailName);
      if (!mail) throw new Error(`There is no mail ${name}.`);
      const props = JSON.parse(mail.props);
      const context = { locale: deskLocale, company, appUrl: 'https://site.example' };
      const { headers } = await composeEmail(name, props, context);
      const ids = before.map((id) => `<${id}@${company.email.noReply.split('@').at(-1)}>`);
      expect(headers?.References?.split(' ') ?? [], name).toEqual(ids);
      expect(headers?.['In-Reply-To'], name).toBe(ids.at(-1));
      before.push(mail.id);
    }
  });
});
