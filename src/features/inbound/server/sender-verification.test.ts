import { expect, test } from 'vitest';
import { authServicesOf, verifySender } from './sender-verification.ts';

const services = ['mx.example.com'];
const mx = (results: string) => `mx.example.com; ${results}`;

test.each([
  ['DMARC passes', [mx('dmarc=pass header.from=acme.example')], 'verified'],
  [
    'DMARC passes, with comments and spaces',
    ['mx.example.com 1; (a (nested) note) DMARC = Pass (p=none)'],
    'verified',
  ],
  ['DMARC passes for another From', [mx('dmarc=pass header.from=evil.example')], 'unknown'],
  ['DKIM passes for the domain', [mx('dkim=pass header.d=acme.example header.s=s1; dmarc=none')], 'verified'],
  ['DKIM passes for the identity', [mx('dkim=pass header.i=@acme.example')], 'verified'],
  ['DKIM passes for another domain', [mx('dkim=pass header.d=evil.example')], 'unknown'],
  ['DKIM passes for a domain whose name ends alike', [mx('dkim=pass header.d=cme.example')], 'unknown'],
  ['DKIM passes for a top-level domain', [mx('dkim=pass header.d=example')], 'unknown'],
  ['SPF passes for the domain', [mx('spf=pass smtp.mailfrom=bounce@acme.example')], 'verified'],
  ['SPF passes for another domain', [mx('spf=pass smtp.mailfrom=evil.example')], 'unknown'],
  ['all fail, without a DMARC policy', [mx('spf=fail; dkim=fail; dmarc=none')], 'unknown'],
  ['DMARC is in error', [mx('dmarc=permerror')], 'unknown'],
  ['DMARC fails', [mx('dmarc=fail')], 'failed'],
  ['DMARC fails, with spaces', [mx('dmarc = fail')], 'failed'],
  ['DMARC fails, and DKIM passes', [mx('dkim=pass header.d=acme.example; dmarc=fail')], 'failed'],
  ['there is no result', [], 'unknown'],
  ['there is an empty result', ['mx.example.com; none'], 'unknown'],
  ['another server verifies it', ['evil.example; dmarc=pass'], 'unknown'],
  ['a result without a name verifies it', ['dmarc=pass'], 'unknown'],
  ['a forged pass stands above the failure', ['evil.example; dmarc=pass', mx('dmarc=fail')], 'failed'],
  ['a forged pass in the name of the server stands below', [mx('dmarc=fail'), mx('dmarc=pass')], 'failed'],
  ['a forged pass in the name of the server stands above', [mx('dmarc=pass'), mx('dmarc=none')], 'unknown'],
  ['a comment holds a pass', [mx('dmarc=none (dmarc=pass)')], 'unknown'],
  [
    'the sender writes a property into a quoted address',
    [mx('spf=pass smtp.mailfrom="x smtp.mailfrom=a@acme.example y"@evil.example')],
    'unknown',
  ],
  [
    'the sender writes a result into a quoted address',
    [mx('spf=pass smtp.mailfrom="x; dkim=pass header.d=acme.example; y"@evil.example')],
    'unknown',
  ],
  [
    'the sender ends a comment and a quotation',
    [mx(String.raw`spf=pass (of "a\") dmarc=pass; dmarc=pass ("@evil.example) smtp.mailfrom=evil.example`)],
    'unknown',
  ],
  ['a signature is quoted', [mx('dkim=pass header.b="a/b+c=" header.d=acme.example')], 'verified'],
] as const)('where %s', (_case, headers, verification) => {
  expect(verifySender(headers, { from: 'Ana@Acme.example', services })).toBe(verification);
});

test('the results of Microsoft 365 bear no name', () => {
  const result =
    'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=acme.example; dkim=pass; dmarc=pass action=none header.from=acme.example;compauth=pass';
  expect(verifySender([result], { from: 'ana@acme.example', services: [''] })).toBe('verified');
  expect(verifySender([result], { from: 'ana@acme.example', services })).toBe('unknown');
});

test('a host has the usual names of its mail server, or its own', () => {
  expect(authServicesOf('IMAP.gmail.com', null)).toEqual(['mx.google.com']);
  for (const host of ['mail.acme.example', 'constructor', '__proto__'])
    expect(authServicesOf(host, null)).toEqual([host]);
});

test('a sender without an address is unknown', () => {
  expect(verifySender([mx('dmarc=pass')], { from: '', services })).toBe('unknown');
});

test('a mail with two From headers is not verified, and a forged one stays so', () => {
  const from = { from: 'ana@acme.example', services, hasOneFrom: false };
  expect(verifySender([mx('dmarc=pass')], from)).toBe('unknown');
  expect(verifySender([mx('dmarc=fail')], from)).toBe('failed');
});
