import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemOfAddress, readUrl } from '#platform/http/url-rules.ts';
import { startWebhookListener, type WebhookListener } from '#tests/support/webhook-listener.ts';
import { send } from './send.ts';

let listener: WebhookListener;
beforeEach(async () => {
  listener = await startWebhookListener();
});
afterEach(() => listener.stop());

test.each([
  'https://8.8.8.8/hook?key=1',
  'https://[2001:db8::1]/hook',
  'https://[64:ff9b::8.8.8.8]/hook',
  'https://[2002:808:808::1]/hook',
  'https://10.0.0.7:8443/',
  'http://10.0.0.7/',
  'http://127.0.0.1:5678/webhook',
  'http://localhost:5678',
  'http://[::1]/',
  'http://[fd12::1]/',
  'http://100.64.0.1/',
])('%s can be a webhook', async (url) => {
  expect(await readUrl(url)).toMatchObject({ ok: true });
});

test.each([
  ['crm.example.com/hook', 'url'],
  ['ftp://10.0.0.7/', 'url'],
  ['javascript:alert(1)', 'url'],
  ['https://user:key@10.0.0.7/', 'url-with-secrets'],
  ['https://10.0.0.7/#part', 'url-with-secrets'],
  ['http://8.8.8.8/', 'url-plain'],
  ['http://[2001:db8::1]/', 'url-plain'],
  ['http://169.254.169.254/latest/meta-data', 'url-closed'],
  ['https://169.254.1.1/', 'url-closed'],
  ['https://2852039166/', 'url-closed'],
  ['https://0xa9.0xfe.0xa9.0xfe/', 'url-closed'],
  ['https://[fe80::1]/', 'url-closed'],
  ['https://[::ffff:169.254.169.254]/', 'url-closed'],
  ['https://[64:ff9b::169.254.169.254]/', 'url-closed'],
  ['https://[fd00:ec2::254]/', 'url-closed'],
  ['http://[fd20:ce::254]/', 'url-closed'],
  ['http://[fd00:c1::a9fe:a9fe]/', 'url-closed'],
  ['http://[fd00:42::42]/', 'url-closed'],
  ['https://[2002:a9fe:a9fe::]/', 'url-closed'],
  ['https://[2002:a9fe:a9fe::1]/', 'url-closed'],
  ['https://[2002:6464:64c8::1]/', 'url-closed'],
  ['https://[64:ff9b::100.100.100.200]/', 'url-closed'],
  ['https://[64:ff9b:1::169.254.169.254]/', 'url-closed'],
  ['https://[64:ff9b:1:a9fe:a9:fe00::]/', 'url-closed'],
  ['https://[64:ff9b:1:ff:a9:fea9:fe00::]/', 'url-closed'],
  ['https://[::a9fe:a9fe]/', 'url-closed'],
  ['https://[::ffff:0:169.254.169.254]/', 'url-closed'],
  ['https://[2001:0:5ef5:79fb:0:0:5601:5601]/', 'url-closed'],
  ['https://100.100.100.200/', 'url-closed'],
  ['http://0.0.0.0/', 'url-closed'],
  ['http://[::]/', 'url-closed'],
  ['https://255.255.255.255/', 'url-closed'],
])('%s cannot: %s', async (url, problem) => {
  expect(await readUrl(url)).toEqual({ ok: false, problem });
});

test('an address of this machine that IPv6 wraps is one’s own', () => {
  expect(problemOfAddress('::ffff:127.0.0.1', { protocol: 'http:' })).toBe(null);
  expect(problemOfAddress('::ffff:8.8.8.8', { protocol: 'http:' })).toBe('url-plain');
});

test('what a name leads to is looked at again when something is sent', async () => {
  const url = new URL(listener.url);
  url.hostname = 'localhost';
  const signal = AbortSignal.timeout(30_000);
  expect(await send(url, { headers: {}, body: '{}', signal })).toBe(204);

  const stored = new URL('http://169.254.169.254/');
  await expect(send(stored, { headers: {}, body: '{}', signal })).rejects.toThrow(/nothing may be sent/);
  // The addresses of the name changed after it was stored.
  const moved = send(url, { headers: {}, body: '{}', signal, problemOf: () => 'url-closed' });
  await expect(moved).rejects.toThrow(/nothing may be sent/);
  expect(listener.received).toHaveLength(1);
});
