import { expect, test } from 'vitest';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { listReceivedMails, threadSubject } from '#features/requests/server/timeline/mail-thread.ts';
import { changeBy, elena, nameOf } from '#tests/support/desk.ts';
import { inboundOn } from '#tests/support/inbound.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { receiveMail } from './receive-mail.ts';

type Desk = ReturnType<typeof inboundOn>;

function receive(desk: Desk, headers: Record<string, string>, text: string) {
  const all: Record<string, string> = {
    From: 'Ana <ana@acme.example>',
    To: 'rates@example.com',
    'Authentication-Results': 'mx.example.com; dmarc=pass',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const raw = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}\r\n`);
  return receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
}

async function propsOf(desk: Desk, type: string) {
  return (await desk.mails(type)).map(({ props, locale }) => ({ ...JSON.parse(props), locale }));
}

describeOnDatabase('a mail', (open) => {
  test('is acknowledged and answered under its subject, in its thread and language', async () => {
    const desk = inboundOn(await open());
    const first = { Subject: 'RV: Cotización 2 pallets', 'Message-ID': '<1@acme.example>' };
    const { leadId } = await receive(desk, first, 'Buen día, favor cotizar 2 pallets a Bogotá.');
    const lead = await desk.row(leadId ?? '');
    expect(lead.locale).toBe('es');
    expect(await propsOf(desk, 'lead-acknowledgement')).toMatchObject([
      { mail: { subject: 'Re: Cotización 2 pallets' }, references: ['<1@acme.example>'], locale: 'es' },
    ]);
    const next = {
      ...{ Subject: 'RE: Cotización 2 pallets', 'Message-ID': '<2@acme.example>' },
      ...{ From: 'Bob <bob@acme.example>', 'In-Reply-To': '<1@acme.example>' },
    };
    await receive(desk, next, 'Son 300 kg.');
    const mails = await listReceivedMails(desk.db, lead);
    const subject = threadSubject(mails) ?? '';
    expect(subject).toBe('Re: Cotización 2 pallets');
    await sendReply(desk, changeBy(elena, await desk.row(lead.id)), { subject, body: 'USD 900' });
    const [reply] = await propsOf(desk, 'lead-reply');
    expect(reply).toMatchObject({
      address: 'bob@acme.example',
      subject,
      author: elena.name,
      mail: { quote: { name: 'Bob', text: 'Son 300 kg.' } },
      thread: { inReplyTo: '<2@acme.example>' },
      locale: 'es',
    });
    expect(reply.thread.references).toEqual(expect.arrayContaining(['<1@acme.example>', '<2@acme.example>']));
  });

  test.each(['Cheap pills at https://pills.example', 'Visit www.pills.example', 'pills.example/buy now'])(
    'is not acknowledged under the subject “%s”',
    async (subject) => {
      const desk = inboundOn(await open());
      await receive(desk, { Subject: subject, 'Message-ID': '<1@acme.example>' }, 'Hello');
      expect(await propsOf(desk, 'lead-acknowledgement')).toMatchObject([{ mail: { subject: null } }]);
    },
  );

  test('that was merged into a request of the same address stays one conversation', async () => {
    const desk = inboundOn(await open());
    const first = { Subject: 'rate', 'Message-ID': '<1@acme.example>' };
    const { leadId } = await receive(desk, first, 'Please quote 2 pallets.');
    const request = await desk.submit({ email: 'ana@acme.example' });
    const other = await desk.row(leadId ?? '');
    expect(await mergeLeads(desk, { keep: request, other, by: nameOf(elena) })).toMatchObject({ ok: true });
    expect(await propsOf(desk, 'lead-link')).toMatchObject([
      { subject: 'Re: rate', references: expect.arrayContaining(['<1@acme.example>']) },
    ]);
    await sendReply(desk, changeBy(elena, await desk.row(request.id)), {
      subject: 'Re: rate',
      body: 'USD 9',
    });
    expect(await propsOf(desk, 'lead-reply')).toMatchObject([
      { mail: { quote: { text: 'Please quote 2 pallets.' } }, thread: { inReplyTo: '<1@acme.example>' } },
    ]);
  });

  test('is no part of a form’s request, whose mails stay as they were', async () => {
    const desk = inboundOn(await open());
    const request = await desk.submit({ email: 'ana@acme.example' });
    expect(threadSubject(await listReceivedMails(desk.db, await desk.row(request.id)))).toBeNull();
    await sendReply(desk, changeBy(elena, request), { subject: 'Offer', body: 'USD 9' });
    expect((await propsOf(desk, 'lead-reply'))[0]).not.toHaveProperty('mail');
    expect((await propsOf(desk, 'lead-acknowledgement'))[0]).not.toHaveProperty('mail');
  });
});
