import { expect, test } from 'vitest';
import { readImapUrl } from './imap-url.ts';

test.each([
  [
    'imaps://desk%40acme.example:p%3Ass@mail.acme.example',
    { host: 'mail.acme.example', port: 993, secure: true, auth: { user: 'desk@acme.example', pass: 'p:ss' } },
  ],
  [
    'imap://desk:pass@mail.acme.example:1143/Sales',
    {
      host: 'mail.acme.example',
      port: 1143,
      secure: false,
      auth: { user: 'desk', pass: 'pass' },
      doSTARTTLS: true,
    },
  ],
  [
    'imap://desk:pass@mail.acme.example?insecure=true',
    { host: 'mail.acme.example', port: 143, secure: false, auth: { user: 'desk', pass: 'pass' } },
  ],
  [
    'imap://desk:pass@127.0.0.1',
    { host: '127.0.0.1', port: 143, secure: false, auth: { user: 'desk', pass: 'pass' } },
  ],
])('%s sends a password over a network only encrypted, unless it says otherwise', (url, connection) => {
  expect(readImapUrl(url).connection).toEqual(connection);
});

test('the id of a mailbox names its folder and holds no password', () => {
  expect(readImapUrl('imaps://desk:secret@a.example/Sales%20desk').id).toBe('desk@a.example/Sales desk');
  expect(readImapUrl('imaps://desk:secret@a.example').folder).toBe('INBOX');
  expect(readImapUrl('imaps://desk:secret@a.example?plus=false').hasPlusAddresses).toBe(false);
});

test.each([
  ['imaps://desk:secret@mail.acme.example', 'mail.acme.example'],
  ['imaps://desk:secret@imap.gmail.com', 'mx.google.com'],
  ['imaps://desk:secret@outlook.office365.com', ''],
  ['imaps://desk:secret@imap.gmail.com?authserv=MX.acme.example', 'mx.acme.example'],
])('%s trusts the Authentication-Results of its own mail server alone', (url, service) => {
  expect(readImapUrl(url).authServices).toEqual([service]);
});
