import { expect, test } from 'vitest';
import { findForwardedSender, findRedirectedSender, splitForwarded } from './forwarded-sender.ts';

const isOurs = (address: string) => address.endsWith('@llano.example');

function find(text: string, { attachedMails = [] as string[] } = {}) {
  return findForwardedSender({ attachedMails, text }, isOurs);
}

const olga = { name: 'Olga Prieto', address: 'olga@bakery.example' };

test.each([
  [
    'Gmail',
    '---------- Forwarded message ---------\nFrom: Olga Prieto <olga@bakery.example>\nDate: Fri, 27 Nov 2026\n',
  ],
  [
    'Gmail in Spanish',
    '---------- Forwarded message ---------\nDe: Olga Prieto <olga@bakery.example>\nDate: vie, 27 nov\n',
  ],
  ['Outlook', 'From: Olga Prieto <olga@bakery.example>\nSent: Friday, November 27\nTo: Sales\nSubject: Rate'],
  ['Outlook in bold', '*From:* Olga Prieto <olga@bakery.example>\n*Sent:* Friday\n*To:* Sales'],
  ['Outlook with mailto', 'From: Olga Prieto [mailto:olga@bakery.example]\nSent: Friday\nTo: Sales'],
  [
    'Outlook in German',
    'Von: Olga Prieto <olga@bakery.example>\nGesendet: Freitag, 27. November\nAn: Sales\nBetreff: Rate',
  ],
  [
    'Outlook in French',
    'De : Olga Prieto <olga@bakery.example>\nEnvoyé : vendredi\nÀ : Sales\nObjet : Tarif',
  ],
  [
    'Outlook in Portuguese',
    'De: Olga Prieto <olga@bakery.example>\nEnviada em: sexta-feira\nPara: Vendas\nAssunto: Frete',
  ],
  [
    'Outlook in Chinese',
    '发件人: Olga Prieto <olga@bakery.example>\n发送时间: 2026年11月27日\n收件人: Sales\n主题: Rate',
  ],
  [
    'Apple Mail',
    '> Begin forwarded message:\n>\n> From: Olga Prieto <olga@bakery.example>\n> Subject: Rate\n> Date: 27 Nov\n',
  ],
  [
    'Thunderbird',
    '-------- Forwarded Message --------\nSubject: \tRate\nDate: \tFri\nFrom: \tOlga Prieto <olga@bakery.example>\nTo: \tx@y.example',
  ],
  [
    'Notes',
    '----- Forwarded by Jo -----\n\nFrom:        Olga Prieto <olga@bakery.example>\nTo:          sales@llano.example',
  ],
  [
    'two hops',
    'From: Sales <sales@llano.example>\nTo: Jo\n\nFrom: Olga Prieto <olga@bakery.example>\nSent: Friday\n',
  ],
])('finds the sender that %s names', (_program, text) => {
  expect(find(`Please take care of this.\n\n${text}\n\nPlease quote 2 x 40HC.`)).toEqual(olga);
});

test('finds the sender of an answer that was sent to us, of an attached mail and of a mailing list', () => {
  expect(find('See below.\n\nOn Fri, Nov 27, Olga <olga@bakery.example> wrote:\n> Please quote')).toEqual({
    name: '',
    address: olga.address,
  });
  const attached =
    'Received: from x\r\nFrom: =?utf-8?q?Olga?= Prieto\r\n <olga@bakery.example>\r\nSubject: Rate\r\n\r\nFrom: no@x.example';
  expect(find('', { attachedMails: [attached] })?.address).toBe(olga.address);
  const headers: Record<string, string> = { 'x-original-from': 'Olga Prieto <olga@bakery.example>' };
  expect(findRedirectedSender((name) => headers[name] ?? '', isOurs)).toEqual(olga);
});

test('finds no sender in freight lines, in our own mails and in plain text', () => {
  for (const text of [
    'From: Ningbo\nTo: Houston\nDate: 14 December\nCargo: tiles',
    'From: Rates <rates@llano.example>\nSent: Friday\nTo: Olga',
    'Write to olga@bakery.example about it.',
    '',
  ]) {
    expect(find(text)).toBeNull();
    expect(splitForwarded(text, isOurs)).toBeNull();
  }
});

const intro = 'Team, pls handle.\n\nMarisol';
const cargo = 'Dear Marisol,\n\nFrom: Callao\nTo: Houston\n\n2 x 40RH, 24 t each.';

test.each([
  ['Outlook', 'De: Olga <olga@bakery.example>\nEnviado: viernes\nPara: Jo\nCC: Luz\nAsunto: Rate\n'],
  ['Outlook, without an address', 'From: Olga Prieto\nSent: Friday, 9:12\nTo: Jo\nSubject: Rate\n'],
  ['a long line', 'From: Olga <olga@bakery.example>\nTo: Jo <jo@llano.example>,\n Luz\nSubject: Rate\n'],
  ['paragraphs', 'From: Olga <olga@bakery.example>\n\nSent: Friday\n\nTo: Jo\n\nSubject: Rate\n'],
  [
    'an attached mail',
    '---------- Forwarded message ---------\nFrom: olga@bakery.example\nDate: Fri\nSubject: Rate\n',
  ],
  [
    'two hops',
    'From: Jo <jo@llano.example>\nTo: x\n\nSee below\n\nFrom: olga@bakery.example\nSent: Friday\n',
  ],
])('splits what a colleague writes and the header from the forwarded text: %s', (_name, header) => {
  expect(splitForwarded(`${intro}\n\n${header}\n${cargo}`, isOurs)).toEqual({
    above: `${intro}\n\n${header}`.trim(),
    text: cargo,
  });
});

test('removes the “>” of a forwarded quotation', () => {
  const quoted =
    '> Begin forwarded message:\n>\n> From: olga@bakery.example\n> Date: Fri\n>\n> Flour.\n>> Before';
  expect(splitForwarded(quoted, isOurs)?.text).toBe('Flour.\n> Before');
});
