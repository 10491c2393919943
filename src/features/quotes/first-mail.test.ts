import { expect, test } from 'vitest';
import { firstMail } from './first-mail.ts';
import { quoteDraftIn } from './quote-strings.ts';

const values = { reference: 'RR-ABC234', agent: 'Ada Moss' };

test.each([
  { locale: 'en', named: 'Hello Ana,', unnamed: 'Hello,' },
  { locale: 'es', named: 'Hola, Ana:', unnamed: 'Hola:' },
  { locale: 'pt', named: 'Olá, Ana,', unnamed: 'Olá,' },
] as const)('the mail of a quote in $locale greets with a name or without', ({ locale, named, unnamed }) => {
  const lineOf = (name: string) =>
    firstMail(quoteDraftIn(locale), { ...values, name }).message.split('\n')[0];
  expect([lineOf('Ana'), lineOf('')]).toEqual([named, unnamed]);
});
