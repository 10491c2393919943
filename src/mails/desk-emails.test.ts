import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { composeEmail } from './compose-email.ts';

const [, host] = company.email.noReply.split('@');
const deps = { locale: defaultLocale, company, appUrl: 'https://site.example' };
const reply = {
  address: 'ana@shipper.example',
  reference: 'RR-7K3M9Q',
  secret: 'a-secret',
  subject: 'Your coffee',
  body: 'Dear Ana,\n\nUSD 2,100.\n  Valid <b>14 days</b>.',
} as const;

test('a reply is in its author’s own words, with the reference once in the subject', async () => {
  const mail = await composeEmail('lead-reply', reply, deps);
  expect(mail).toMatchObject({
    to: { name: '', address: reply.address },
    replyTo: { name: company.name, address: company.email.rates },
    subject: 'Your coffee (RR-7K3M9Q)',
  });
  expect(mail.headers).toEqual({});
  expect(mail.text).toContain('Valid <b>14 days</b>.');
  expect(mail.html).not.toContain('<b>14');
  expect(mail.text).toContain('https://site.example/requests/a-secret');
  const quoted = await composeEmail(
    'lead-reply',
    { ...reply, subject: 'Re: RR-7K3M9Q\r\nBcc: x@y.example' },
    deps,
  );
  expect(quoted.subject).toBe('Re: RR-7K3M9Q Bcc: x@y.example');
  // However long what was typed is, the reference is there to be matched by.
  const long = await composeEmail('lead-reply', { ...reply, subject: 'Gate valves '.repeat(40) }, deps);
  // The dialog has shown it as a whole.
  expect(long.subject).toBe(`${'Gate valves '.repeat(40).trim()} (RR-7K3M9Q)`);
});

test('a reply follows all mails before it, of both sides, by its headers alone', async () => {
  const references = ['outbox-1', '<ana@mail.example>'];
  const mail = await composeEmail('lead-reply', { ...reply, thread: { references } }, deps);
  expect(mail).toMatchObject({
    subject: 'Your coffee (RR-7K3M9Q)',
    headers: {
      'In-Reply-To': '<ana@mail.example>',
      References: `<outbox-1@${host}> <ana@mail.example>`,
    },
  });
  const later = {
    references: Array.from({ length: 30 }, (_, at) => `outbox-${at}`),
  };
  const long = await composeEmail('lead-reply', { ...reply, thread: later }, deps);
  const named = long.headers?.References?.split(' ');
  expect(named).toHaveLength(20);
  expect([named?.[0], named?.[19]]).toEqual([`<outbox-0@${host}>`, `<outbox-29@${host}>`]);
});

test('a reply that an older release stored follows the mail before it', async () => {
  const mail = await composeEmail('lead-reply', { ...reply, after: 'outbox-1' }, deps);
  expect(mail.headers).toMatchObject({ References: `<outbox-1@${host}>` });
});

test('a mention says who, where and what', async () => {
  const props = {
    name: 'Daniel',
    address: 'd@x.example',
    by: 'Elena',
    leadId: 'l1',
    reference: 'RR-7K3M9Q',
    text: 'See @daniel',
  };
  const mail = await composeEmail('lead-mention', props, deps);
  expect(mail).toMatchObject({
    to: { name: 'Daniel', address: 'd@x.example' },
    subject: 'Elena mentioned you in RR-7K3M9Q',
  });
  expect(mail.text).toContain('See @daniel');
  expect(mail.text).toContain('https://site.example/desk/requests/l1');
});

test('a reminder names each request and its due time, and goes to the desk when there is nobody', async () => {
  const one = { id: 'l1', reference: 'RR-7K3M9Q', who: 'Ana', dueAt: Date.parse('2026-11-23T23:00:00Z') };
  const single = await composeEmail('leads-due', { kind: 'soon', to: null, leads: [one] }, deps);
  expect(single).toMatchObject({
    to: { address: company.email.rates },
    subject: 'RR-7K3M9Q is due Mon, Nov 23, 6 PM Eastern',
  });
  expect(single.text).toContain('Mon, Nov 23, 6 PM Eastern');
  expect(single.text).toContain('/desk/requests/l1');
  const to = { name: 'Elena', address: 'e@x.example' };
  const two = { ...one, reference: 'RR-AAAAAA', who: '' };
  const many = await composeEmail('leads-due', { kind: 'overdue', to, leads: [one, two] }, deps);
  expect(many).toMatchObject({ to, subject: '2 requests are overdue' });
  expect(many.text).toContain('No name');
  const deadline = { ...one, shipmentId: 's1', task: 'VGM cut-off' };
  const passed = await composeEmail('leads-due', { kind: 'deadline-overdue', to, leads: [deadline] }, deps);
  expect(passed.subject).toBe('VGM cut-off, RR-7K3M9Q: was due Mon, Nov 23, 6 PM Eastern');
  expect(passed.text).toContain('/desk/shipments/s1');
});

test.each([
  ['disabled', 'for five days', 'sent when you resume it'],
  ['ended', '410', 'New events are dropped'],
] as const)('a webhook that is %s is named by its host, with the reason', async (state, why, next) => {
  const mail = await composeEmail(
    'webhook-stopped',
    {
      to: { name: 'Elena', address: 'e@x.example' },
      host: 'crm.example:8443',
      state,
      failure: 'The receiver answered 410.',
    },
    deps,
  );
  expect(mail).toMatchObject({
    to: { name: 'Elena', address: 'e@x.example' },
    subject: 'crm.example:8443 no longer receives requests',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  for (const expected of [why, next, 'The receiver answered 410.', 'https://site.example/desk/developers'])
    expect(mail.text.replace(/\s+/g, ' ')).toContain(expected);
});

test('without a link that works, a reply names the contact form', async () => {
  const { text } = await composeEmail('lead-reply', { ...reply, secret: null }, deps);
  expect(text).toContain('https://site.example/contactus?subject=RR-7K3M9Q');
});
