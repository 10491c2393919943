import { expect, test } from 'vitest';
import type { SenderRecord } from '#features/requests/server/senders/sender-record.ts';
import { noticeReasonOf } from './notices.ts';
import { parseMail } from './parse-mail.ts';

const stranger: SenderRecord = { choice: null, isCustomer: false };

async function reasonOf(headers: Record<string, string>, text: string, record = stranger) {
  const all = { From: 'Sender <sender@carrier.example>', 'Message-ID': '<one@carrier.example>', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const raw = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}\r\n`);
  const own = { domain: 'forwarder.example', addresses: ['rates@forwarder.example'], authServices: [] };
  return noticeReasonOf(await parseMail(raw, own), record);
}

const list = { 'List-Id': '<news.carrier.example>', 'List-Unsubscribe': '<https://carrier.example/u>' };

test.each([
  ['list', { Subject: 'Ocean market this week', ...list }, 'Rates fall. Contact us for a quote. Unsubscribe'],
  [
    'list',
    { Subject: 'Cotice con nosotros', ...list },
    'Solicite su cotización en nuestra web. Visite la página.',
  ],
  ['list', { Subject: 'Market', Precedence: 'bulk' }, 'The week in shipping.'],
  ['automatic', { Subject: 'Container gate-out', 'Auto-Submitted': 'auto-generated' }, 'MSCU1234566 left.'],
  ['terms', { Subject: 'ARRIVAL NOTICE / B/L GTSH2611004' }, 'ETA Houston Nov 19. Please pay the charges.'],
  ['terms', { Subject: 'Aviso de llegada BL MEDU123' }, 'Buque en puerto el 19.'],
  ['terms', { Subject: 'Aviso de chegada - HBL 123' }, 'Navio atracado.'],
  ['terms', { Subject: 'Invoice INV-2201' }, 'Attached is our invoice for drayage. Terms 15 days.'],
  ['terms', { Subject: 'Factura F-2291' }, 'Adjuntamos la factura del flete interno.'],
  ['terms', { Subject: 'Statement of account November' }, 'Balance due USD 1,204.00.'],
  ['terms', { Subject: 'Weekly special rates ex China' }, 'Shanghai - Houston 2,260 / 2,980.'],
  ['terms', { Subject: 'December in Santos' }, 'Our news. To unsubscribe, follow the link.'],
])('is a notice by its %s: %j', async (reason, headers, text) => {
  expect(await reasonOf(headers, text)).toBe(reason);
});

test.each([
  [
    'a customer’s group',
    { Subject: 'Tiles', ...list, 'List-Post': '<mailto:imports@buyer.example>' },
    'Two pallets to Quito, what would it cost',
  ],
  [
    'a portal',
    { Subject: 'RFQ 4711', 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' },
    '1x40HC Ningbo - Houston, FOB',
  ],
  ['a mailing that asks', { Subject: 'Muebles', ...list }, 'Favor cotizar 1x40HC de Shanghái a Callao.'],
  [
    'a mailing that asks in Portuguese',
    { Subject: 'Carga', ...list },
    'Gostaria de uma cotação para Santos.',
  ],
  [
    'the company’s own list',
    { Subject: 'Hello', 'List-Id': '<rates.forwarder.example>', Precedence: 'list' },
    'Do you ship cars',
  ],
  ['a form service', { Subject: 'New submission', ...list, 'Reply-To': 'ana@buyer.example' }, 'Name: Ana'],
  [
    'a website’s form',
    { Subject: 'Website', Precedence: 'bulk', 'Reply-To': 'ana@buyer.example' },
    'Name: Ana',
  ],
  ['a disputed invoice', { Subject: 'Invoice 4471' }, 'The demurrage on it is wrong.'],
  ['a question about an invoice', { Subject: 'Factura F-2291 / retención' }, '¿La pueden volver a timbrar?'],
  ['a customer’s documents', { Subject: 'Commercial invoice and packing list' }, 'For the shipment to Lima.'],
  ['a question about arrival', { Subject: 'Arrival notice' }, 'Did you send it? We have none.'],
  ['a request of few words', { Subject: 'rates' }, '40HC Houston Callao'],
  ['a request for new rates', { Subject: 'Updated rates' }, 'We need updated rates to Lima.'],
])('is to do: %s', async (_, headers, text) => {
  expect(await reasonOf(headers, text)).toBe(null);
});

test('the sender decides before headers and words, and a request before the sender', async () => {
  const arrival = { Subject: 'Arrival notice' };
  const moved = (choice: SenderRecord['choice']): SenderRecord => ({ choice, isCustomer: false });
  expect(await reasonOf({ Subject: 'Tariff', ...list }, 'News', moved('inbox'))).toBe(null);
  expect(await reasonOf({ Subject: 'Hello' }, 'Our new office', moved('notices'))).toBe('sender');
  expect(await reasonOf({ Subject: 'Hello' }, 'Please quote 2 pallets to Lima', moved('notices'))).toBe(null);
  expect(await reasonOf(arrival, 'ETA Nov 19', { choice: null, isCustomer: true })).toBe(null);
});
