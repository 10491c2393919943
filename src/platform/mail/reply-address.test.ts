import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { referenceOfTag, replyAddress } from './reply-address.ts';

const key = 'a key';
const email = 'rates@example.com';

const tagOf = (address: string) => address.slice(address.indexOf('+') + 1, address.lastIndexOf('@'));

test('an address for answers names its request, and fits in a mail', () => {
  const address = replyAddress(email, 'RR-7K3M9Q', key);
  expect(address).toMatch(/^rates\+rr-7k3m9q-[a-z2-7]{20}@example\.com$/);
  expect(referenceOfTag(tagOf(address), key)).toBe('RR-7K3M9Q');
  expect(referenceOfTag(tagOf(address).toUpperCase(), key)).toBe('RR-7K3M9Q');
});

test('an address that was guessed, changed or made with another key names none', () => {
  const tag = tagOf(replyAddress(email, 'RR-7K3M9Q', key));
  expect(referenceOfTag(tag, 'another key')).toBeNull();
  expect(referenceOfTag(tag.replace('7k3m9q', '7k3m9r'), key)).toBeNull();
  expect(referenceOfTag(`${tag}a`, key)).toBeNull();
  expect(referenceOfTag('newsletter', key)).toBeNull();
});

const reply = {
  address: 'ana@example.com',
  reference: 'RR-7K3M9Q',
  secret: null,
  subject: 'Your coffee',
  body: 'USD 2,100',
  after: null,
};

test.each([
  ['without a mailbox', undefined, company.email.rates, false],
  ['with a mailbox without plus addresses', { replyKey: null }, company.email.rates, true],
  ['with a mailbox', { replyKey: key }, replyAddress(company.email.rates, 'RR-7K3M9Q', key), true],
])('%s, a reply says how it is answered', async (_case, answersByMail, address, isOffered) => {
  const context = { locale: 'en', company, appUrl: 'https://example.com', answersByMail } as const;
  const mail = await composeEmail('lead-reply', reply, context);
  expect(mail.replyTo).toEqual({ name: company.name, address });
  expect(mail.text.includes('Reply to this e-mail')).toBe(isOffered);
});
