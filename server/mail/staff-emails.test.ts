import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { defaultLocale } from '../../contract/locale.ts';
import { composeEmail } from './compose-email.ts';

const deps = { locale: defaultLocale, company, appUrl: 'https://site.example' };
const props = { address: 'ada@desk.example', token: 'a-token' } as const;

test.each([
  ['password-changed', 'Your password was changed'],
  ['password-reset', 'every API token revoked'],
  ['two-factor-on', 'turned on'],
  ['two-factor-off', 'turned off'],
  ['two-factor-reset', 'Elena reset your two-factor'],
  ['recovery-codes-made', 'New recovery codes'],
  ['token-made', '“Elena” was made'],
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
