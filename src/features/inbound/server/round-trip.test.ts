import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import { type Dovecot, dovecotProblem, startDovecot } from '../../../../tests/support/dovecot.ts';
import {
  type ReceivedMail,
  type SmtpListener,
  startSmtpListener,
} from '../../../../tests/support/smtp-listener.ts';
import { addStaff, askDesk, staffCookie } from '../../../../tests/support/staff.ts';
import { createTestApp } from '../../../../tests/support/test-app.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import { createSmtpTransport } from '../../../platform/mail/smtp-transport.ts';
import { sendDelayMs } from '../../requests/lead.ts';
import { sendDueReplies } from '../../requests/server/reply/waiting-reply.ts';
import { company } from '../../settings/sample-company.ts';

const patient = { timeout: 60_000, interval: 50 };

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Delivers mails from the SMTP listener to the company's mailbox. */
async function deliverTo(imap: Dovecot, smtp: SmtpListener, delivered: Set<ReceivedMail>): Promise<void> {
  for (const mail of smtp.received) {
    if (delivered.has(mail) || !mail.recipients.some((address) => address.startsWith('rates'))) continue;
    delivered.add(mail);
    const results = `Authentication-Results: ${new URL(imap.url).hostname}; dmarc=pass\r\n`;
    await imap.deliver(results + mail.raw);
  }
}

if (dovecotProblem !== null) {
  describe.skip(`a conversation by mail (${dovecotProblem})`, () => {});
} else {
  describeOnDatabase('a conversation by mail', (open) => {
    test('goes from a request to a reply, to the answer of a mail program, to the thread', async () => {
      const [database, smtp, imap] = [await open(), await startSmtpListener(), await startDovecot()];
      ends.push(smtp.stop, imap.remove);
      let shift = 0;
      const app = await createTestApp(database, { IMAP_URL: imap.url }, () => Date.now() + shift, {
        transport: createSmtpTransport(smtp.url, company),
      });
      ends.push(app.close);
      const { inbound, outbox } = app.dependencies;
      ends.push(async () => inbound?.stop());
      inbound?.start();
      await expect.poll(() => app.logged.join(), patient).toContain('inbound.began');

      const sent = await app.post('/api/v1/raterequestform', {
        email: 'ana@aceros.example',
        products: 'Valves',
      });
      const { reference } = await sent.json();
      const toAna = () => smtp.received.filter(({ recipients }) => recipients.includes('ana@aceros.example'));
      await expect.poll(() => toAna().length, patient).toBe(1);

      const ask = askDesk(app, { Cookie: await staffCookie(database.db, await addStaff(database.db)) });
      const { leads } = await (await ask('GET', `/leads?text=${reference}`)).json();
      const [{ id, version }] = leads;
      const reply = { version, subject: 'Your valves', body: 'How many pallets?' };
      expect((await ask('POST', `/leads/${id}/replies`, reply)).status).toBe(200);
      shift = sendDelayMs + 1;
      await sendDueReplies(app.dependencies.services);
      outbox.notify();
      await expect.poll(() => toAna().length, patient).toBe(2);

      // Replies as mail programs do: to Reply-To, with the ids of the thread.
      const { parsed } = toAna()[1] as ReceivedMail;
      const client = createTransport(smtp.url);
      await client.sendMail({
        from: 'Ana Ortega <ana@aceros.example>',
        to: parsed.replyTo?.map(({ address = '' }) => address),
        subject: `Re: ${parsed.subject}`,
        inReplyTo: parsed.messageId ?? '',
        references: `${parsed.references} ${parsed.messageId}`,
        text: `Four.\r\n\r\nOn Mon, Nov 2, 2026 at 4:02 PM Llano <rates@llano.example> wrote:\r\n\r\n> How many pallets?\r\n`,
        attachments: [{ filename: 'list.csv', content: 'piece,kg\r\n1,40\r\n' }],
      });
      client.close();
      const delivered = new Set<ReceivedMail>();
      const messages = async () => {
        await deliverTo(imap, smtp, delivered);
        const lead = await (await ask('GET', `/leads/${id}`)).json();
        return lead.timeline.events.filter(({ data }: { data: { type: string } }) => data.type === 'message');
      };
      await expect.poll(messages, patient).toMatchObject([
        {
          actor: { kind: 'customer' },
          data: { via: 'mail', from: '', text: 'Four.', attachments: [{ name: 'list.csv' }] },
        },
      ]);
      const [{ data }] = await messages();
      expect(data.quoted).toContain('> How many pallets?');
      // Our own mails to the company were in the mailbox too.
      expect(delivered.size).toBeGreaterThan(1);
      const outcomes = await database.db.selectFrom('inbound_mails').select('outcome').execute();
      expect(outcomes.filter(({ outcome }) => outcome !== 'own')).toEqual([{ outcome: 'message' }]);
      const all = await database.db.selectFrom('leads').select('id').execute();
      expect(all).toHaveLength(1);
    });
  });
}
