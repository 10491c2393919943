import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { composeEmail } from './emails.ts';

const house = { company, appUrl: 'https://site.example' };
const props = { address: 'ada@desk.example', language: 'en', token: 'a-token' } as const;

test.each([
  ['staff-invitation', '/desk/join?token=a-token', 'seven days'],
  ['staff-password', '/desk/resetpassword?token=a-token', 'one hour'],
] as const)('%s leads to the desk, once', async (name, page, lasts) => {
  const mail = await composeEmail(name, props, house);
  expect(mail).toMatchObject({
    to: { name: '', address: 'ada@desk.example' },
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  expect(mail.html).toContain(`href="https://site.example${page}"`);
  expect(mail.text).toContain(lasts);
  expect(mail.text).toContain(company.name);
});
