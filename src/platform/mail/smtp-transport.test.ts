import { afterEach, expect, test } from 'vitest';
import { type SmtpListener, startSmtpListener } from '#tests/support/smtp-listener.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

const mail: OutgoingMail = {
  messageId: 'one',
  from: { name: '', address: 'no-reply@forwarder.example' },
  to: { name: '', address: 'ana@example.com' },
  subject: 'Your link',
  html: '<p>secret</p>',
  text: 'secret',
};

let listener: SmtpListener;
let transport: MailTransport;

/** `host` 0.0.0.0 reaches this machine too, but is no loopback address. */
async function open(host: string, query = '', listening: Parameters<typeof startSmtpListener>[0] = {}) {
  listener = await startSmtpListener({ password: 's3cret', ...listening });
  const { port } = new URL(listener.url);
  transport = createSmtpTransport(`smtp://desk:s3cret@${host}:${port}${query}`);
  return transport.deliver(mail);
}

afterEach(async () => {
  await transport.close();
  await listener.stop();
});

test('neither password nor mail is sent to a server that offers no encryption', async () => {
  await expect(open('0.0.0.0')).rejects.toMatchObject({ code: 'ETLS' });
  expect(listener.signIns).toEqual([]);
  expect(listener.received).toEqual([]);
});

test('options of the address do not switch encryption off by accident', async () => {
  await expect(open('0.0.0.0', '?ignoreTLS=true&requireTLS=false')).rejects.toMatchObject({ code: 'ETLS' });
  expect(listener.signIns).toEqual([]);
});

test('a server with STARTTLS gets both', async () => {
  await open('0.0.0.0', '?tls.rejectUnauthorized=false', { startTls: true });
  expect(listener.signIns).toEqual(['desk s3cret']);
  expect(listener.received).toHaveLength(1);
});

test.each([
  ['127.0.0.1', ''],
  ['localhost', ''],
  ['0.0.0.0', '?insecure=true'],
])('a server without encryption gets both at %s%s', async (host, query) => {
  await open(host, query);
  expect(listener.signIns).toEqual(['desk s3cret']);
  expect(listener.received).toHaveLength(1);
});
