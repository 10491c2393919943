import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';

const deps = { locale: defaultLocale, company, appUrl: 'https://site.example' };
const props = { address: 'ada@desk.example', token: 'a-token' } as const;

test.each([
  ['password-changed', 'Your password was changed'],
  ['password-reset', 'every API token revoked'],
  ['two-factor-on', 'turned on'],
  ['two-factor-off', 'turned off'],
  ['two-factor-reset', 'Elena reset your two-factor'],
  ['recovery-codes-made', 'New recovery codes'],
  ['token-made', '“Elena” was created'],
  ['token-revoked', '“Elena” was revoked'],
] as const)('staff-access-changed says that it was %s, and how to take it back', async (change, text) => {
  const { token: _, ...rest } = props;
  const given = { ...rest, change, detail: 'Elena', changedAt: Date.parse('2026-11-20T15:00:00Z') };
  const mail = await composeEmail('staff-access-changed', given, deps);
  expect(mail).toMatchObject({
    to: { address: 'ada@desk.example' },
    subject: 'Your access to the desk was changed',
  });
  expect(mail.text).toContain(text);
  expect(mail.html).toContain('href="https://site.example/desk/forgotpassword"');
});

test.each([
  ['staff-invitation', '/desk/join?token=a-token', 'seven days'],
  ['staff-password', '/desk/resetpassword?token=a-token', 'one hour'],
] as const)('%s leads to the desk, once', async (name, page, lasts) => {
  const mail = await composeEmail(name, props, deps);
  expect(mail).toMatchObject({
    to: { name: '', address: 'ada@desk.example' },
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  expect(mail.html).toContain(`href="https://site.example${page}"`);
  expect(mail.text).toContain(lasts);
  expect(mail.text).toContain(company.name);
});

const until = Date.parse('2028-11-20T15:00:00Z');

test('the desk hears that a case waits, from whom and where, in one line of subject', async () => {
  const props = { caseId: 'a-case', name: 'Ana\r\nBcc: x@example.com', again: true, sentAt: until };
  const mail = await composeEmail('kyc-for-desk', props, deps);
  expect(mail.subject).toBe('KYC documents from Ana Bcc: x@example.com, sent again');
  expect(mail.to.address).toBe(company.email.contact);
  expect(mail.html).toContain('href="https://site.example/desk/kyc/a-case"');
  expect(mail.text).toContain('Mon, Nov 20, 10 AM Eastern (9 AM Central)');
});

test('the customer hears that the documents arrived, and how many files', async () => {
  const props = { address: 'ana@example.com', sentAt: until, documents: 2 } as const;
  const mail = await composeEmail('kyc-received', props, deps);
  expect(mail).toMatchObject({ subject: 'We have your KYC documents', to: { address: 'ana@example.com' } });
  expect(mail.html).toContain('href="https://site.example/kyc"');
  expect(mail.text).toContain('Mon, Nov 20, 10 AM Eastern (9 AM Central)');
  expect(mail.text).toContain('Files: 2');
});

test.each([
  ['more-needed', 'Page <b>two</b>,\nplease.', 'Your KYC documents are incomplete'],
  ['accepted', '', 'Your KYC documents are accepted'],
  ['expired', '', 'Your KYC documents have expired'],
] as const)('the customer hears: %s', async (state, comment, subject) => {
  const props = { address: 'ana@example.com', state, comment, expiresAt: until };
  const mail = await composeEmail('kyc-reviewed', props, deps);
  expect(mail).toMatchObject({ subject, to: { name: '', address: 'ana@example.com' } });
  expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  expect(mail.html).toContain('href="https://site.example/kyc"');
  if (comment) expect(mail.text).toContain(comment);
  else expect(mail.text).toContain('alid until: Nov 20, 2028');
});
