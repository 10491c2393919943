import { expect, test } from 'vitest';
import { haveSameSender } from './same-sender.ts';

test('two leads have one sender by the address or by the account, and never by what both lack', () => {
  const ana = { email_key: 'ana@example.com', account_id: null };
  const anaAtHome = { email_key: 'ana@home.example', account_id: 'account-ana' };
  const nobody = { email_key: '', account_id: null };
  expect(haveSameSender(ana, { ...ana, account_id: 'account-ana' })).toBe(true);
  expect(haveSameSender(anaAtHome, { ...ana, account_id: 'account-ana' })).toBe(true);
  expect(haveSameSender(ana, anaAtHome)).toBe(false);
  expect(haveSameSender(nobody, nobody)).toBe(false);
});
