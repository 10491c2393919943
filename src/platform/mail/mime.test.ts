import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { mimeOf } from './mime.ts';
import { messageOf, type OutgoingMail } from './transport.ts';

const mail: OutgoingMail = {
  from: { name: company.name, address: company.email.noReply },
  to: { name: 'Ana "Añá" Ruiz', address: 'ana@shipper.example' },
  replyTo: { name: 'São Paulo, desk', address: 'rates+key@site.example' },
  subject: 'RR-7K3M9Q: Anfrage für zwölf Kisten Würze, die in Veracruz warten und nach Bremerhaven gehen',
  html: `<p style="color:#123456">${'Grüße = ¿cuánto? '.repeat(40)}</p>`,
  text: 'Grüße\nA line that ends in a space \n.\r\nTwelve crates',
  headers: { 'Auto-Submitted': 'auto-generated', References: '<a@site.example> <b@site.example>' },
  messageId: '019a9f00-0000-7000-8000-000000000001',
};

const pdf = {
  name: 'RR-7K3M9Q.pdf',
  type: 'application/pdf',
  content: Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7) % 256),
};

const picture = { id: 'logo@site', content: Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10) };

const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Without what is new in each: the boundaries, by the order in which they first appear, and the date. */
function withoutChance(mime: Uint8Array): string {
  const text = Buffer.from(mime).toString();
  const boundaries = [...new Set(text.match(/--_NmP-[\w-]+?-Part_\d+/g))];
  return boundaries
    .reduce((changed, boundary, at) => changed.replaceAll(boundary, `boundary ${at}`), text)
    .replace(/^Date: .*$/m, '');
}

test.for<[string, Partial<OutgoingMail>]>([
  ['text and HTML with letters of many languages', {}],
  ['ASCII in short lines', { html: '<p>Hello</p>', text: 'Hello\nAna', subject: 'Your request' }],
  ['mostly other letters', { text: '収穫されたコーヒー豆、二十袋。'.repeat(30) }],
  ['an empty text', { text: '' }],
  ['pictures', { pictures: [picture] }],
  ['pictures and attachments', { pictures: [picture], attachments: [pdf] }],
  ['attachments', { attachments: [pdf, { ...pdf, name: 'second.pdf' }] }],
])('%s: byte for byte what nodemailer sends', async ([, changes]) => {
  const changed = { ...mail, ...changes };
  const { message } = await stream.sendMail(messageOf(changed));
  expect(withoutChance(mimeOf(changed))).toBe(withoutChance(message as Buffer));
});

test('what is read from it is what was written', async () => {
  const read = await PostalMime.parse(mimeOf({ ...mail, pictures: [picture], attachments: [pdf] }));
  expect(read).toMatchObject({ subject: mail.subject, to: [mail.to], replyTo: [mail.replyTo] });
  expect(read.text?.trimEnd()).toBe(mail.text.replace('\r\n', '\n'));
  expect(read.html?.trim()).toBe(mail.html);
  expect(read.attachments).toMatchObject([
    { contentId: '<logo@site>', disposition: 'inline', related: true, mimeType: 'image/png' },
    { filename: pdf.name, disposition: 'attachment' },
  ]);
  const [logo, file] = read.attachments.map(({ content }) => new Uint8Array(content as ArrayBuffer));
  expect([logo, file]).toEqual([picture.content, pdf.content]);
});
