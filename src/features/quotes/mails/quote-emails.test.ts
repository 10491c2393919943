import { expect, test } from 'vitest';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import { locales } from '#platform/i18n/locale.ts';
import { madeUpMailedQuote, madeUpQuote } from '#tests/support/made-up-quotes.ts';

const deps = { company, appUrl: 'https://site.example' };
const quoteMail = {
  address: 'ana@shipper.example',
  reference: 'RR-7K3M9Q',
  secret: 'a-secret',
  thread: { references: [] },
  subject: 'Quote',
  body: 'Hello',
  fileId: null,
  name: '',
  orderNumber: '',
  needsKyc: false,
};
const request = {
  customer: { name: 'Ana Ruiz', company: 'Ruiz y Cía' },
  shipment: [
    { name: 'productToExport', label: 'Goods', value: 'Gate valves' },
    { name: 'shipment.totals', label: 'Cargo', value: '6 × crate\n6 pieces · 3,538 kg' },
  ],
};

test('a quote and its acceptance name the shipment, below the way to accept it', async () => {
  for (const locale of locales) {
    const { section } = cargoStringsIn(locale).lines;
    const context = { ...deps, locale };
    const quote = { ...madeUpMailedQuote, request };
    const sent = await composeEmail('quote-sent', { ...quoteMail, quote }, context);
    const [before = '', after = ''] = sent.text.split('/requests/a-secret#quote');
    expect(before).not.toContain('Gate valves');
    expect(after).toMatch(
      new RegExp(`${section}[\\s\\S]*Goods: Gate valves\\nCargo:\\n6 × crate\\n6 pieces`, 'i'),
    );
    const accepted = await composeEmail('quote-accepted', { ...quoteMail, quote }, context);
    for (const { text } of [sent, accepted])
      expect(text).toMatch(/: Ana Ruiz, Ruiz y Cía\nGoods: Gate valves/);
  }
});

test('a mail that an older release put in the outbox names none', async () => {
  const quote = madeUpMailedQuote;
  const sent = await composeEmail('quote-sent', { ...quoteMail, quote }, { ...deps, locale: 'es' });
  expect(sent.text).not.toMatch(new RegExp(`^${cargoStringsIn('es').lines.section}$`, 'im'));
});

test('a quote is its letter in HTML: the totals, the way to accept it, and each charge', async () => {
  const { quote: content } = madeUpQuote('en', { twoOptions: true });
  const quote = { ...madeUpMailedQuote, request, content, preparedBy: 'Olga Petrova' };
  const { html } = await composeEmail('quote-sent', { ...quoteMail, quote }, { ...deps, locale: 'en' });
  for (const text of [
    '3,758.96',
    '1,117.58',
    'Volume discount',
    'Storage after two free days',
    'Olga Petrova',
  ])
    expect(html).toContain(text);
  expect(html.split('/requests/a-secret#quote')).toHaveLength(2);
});
