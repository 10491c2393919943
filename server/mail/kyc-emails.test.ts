import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { defaultLocale } from '../../contract/locale.ts';
import { composeEmail } from './compose-email.ts';

const deps = { locale: defaultLocale, company, appUrl: 'https://site.example' };
const until = Date.parse('2028-11-20T15:00:00Z');

test('the desk hears that a case waits, from whom and where, in one line of subject', async () => {
  const props = { caseId: 'a-case', name: 'Ana\r\nBcc: x@example.com', again: true, sentAt: until };
  const mail = await composeEmail('kyc-for-desk', props, deps);
  expect(mail.subject).toBe('KYC documents from Ana Bcc: x@example.com, sent again');
  expect(mail.to.address).toBe(company.email.contact);
  expect(mail.html).toContain('href="https://site.example/desk/kyc/a-case"');
  expect(mail.text).toContain('Monday 20 November 2028, 10:00 AM Eastern (9:00 AM Central)');
});

test('the customer hears that the documents arrived, and how many files', async () => {
  const props = { address: 'ana@example.com', sentAt: until, documents: 2 } as const;
  const mail = await composeEmail('kyc-received', props, deps);
  expect(mail).toMatchObject({ subject: 'We have your KYC documents', to: { address: 'ana@example.com' } });
  expect(mail.html).toContain('href="https://site.example/kyc"');
  expect(mail.text).toContain('Monday 20 November 2028, 10:00 AM Eastern (9:00 AM Central)');
  expect(mail.text).toMatch(/Files\s+2/);
});

test.each([
  ['more-needed', 'Page <b>two</b>,\nplease.', 'We need more for your KYC documents'],
  ['accepted', '', 'Your KYC documents are accepted'],
  ['expired', '', 'Your KYC documents have expired'],
] as const)('the customer hears: %s', async (state, comment, subject) => {
  const props = { address: 'ana@example.com', state, comment, expiresAt: until };
  const mail = await composeEmail('kyc-reviewed', props, deps);
  expect(mail).toMatchObject({ subject, to: { name: '', address: 'ana@example.com' } });
  expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  expect(mail.html).toContain('href="https://site.example/kyc"');
  if (comment) expect(mail.text).toContain(comment);
  else expect(mail.text).toContain('Monday 20 November 2028');
});
