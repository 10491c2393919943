import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Draw, randomFrom } from '#tests/support/seed/draw.ts';
import type { OwnMail } from './own-mail.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

const folder = new URL('../../../../tests/inbound/corpus/', import.meta.url);
const own: OwnMail = {
  domain: 'llano.example',
  addresses: ['no-reply@llano.example', 'rates@llano.example', 'hello@llano.example'],
  authServices: ['mx.llano.example'],
};

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.eml'))
  .map((file) => file.slice(0, -'.eml'.length));

const readMail = (name: string) => readFileSync(new URL(`${name}.eml`, folder));

type Expected = Partial<Omit<ParsedMail, 'attachments'>> & {
  attachments?: string[];
  quotedIncludes?: string[];
  textIncludes?: string[];
};

test('the corpus holds at least 40 mails', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test.each(names)('reads %s', async (name) => {
  const expected: Expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const { quotedIncludes = [], textIncludes = [], ...fields } = expected;
  const mail = await parseMail(readMail(name), own);
  expect({ ...mail, attachments: mail.attachments.map((file) => file.name) }).toMatchObject(fields);
  for (const part of quotedIncludes) expect(mail.quoted).toContain(part);
  for (const part of textIncludes) expect(mail.text).toContain(part);
  expect(mail.text).not.toMatch(/[\u202e\ue000-\ue002]/);
});

test('a mail without Message-ID has the same key each time', async () => {
  const [first, second] = [
    await parseMail(readMail('no-message-id'), own),
    await parseMail(readMail('no-message-id'), own),
  ];
  expect(first.key).toMatch(/^sha256:/);
  expect(second.key).toBe(first.key);
});

/** Changes, removes or repeats some bytes of a mail. */
function mutate(mail: Uint8Array, draw: Draw): Uint8Array {
  const bytes = Buffer.from(mail);
  const [from, to] = [draw.whole(0, bytes.length), draw.whole(0, bytes.length)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const part = bytes.subarray(from, Math.min(to, from + 2_000));
  switch (draw.whole(0, 3)) {
    case 0:
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + part.length)]);
    case 1:
      return Buffer.concat([
        bytes.subarray(0, from),
        ...Array(draw.whole(1, 20)).fill(part),
        bytes.subarray(from),
      ]);
    case 2:
      return bytes.subarray(0, from);
    default:
      for (let count = 0; count < 40; count += 1) bytes[draw.whole(0, bytes.length - 1)] = draw.whole(0, 255);
      return bytes;
  }
}

test('random changes of every mail are read without a rejection', async () => {
  const draw = randomFrom(14);
  for (const name of names) {
    const mail = readMail(name);
    for (let round = 0; round < 6; round += 1) {
      const parsed = await parseMail(mutate(mail, draw), own);
      expect(parsed.key).not.toBe('');
      expect(parsed.text.length + parsed.quoted.length).toBeLessThanOrEqual(1_000_000);
    }
  }
});

const headers = 'From: a@b.example\r\nSubject: large\r\n';
const html = `${headers}Content-Type: text/html\r\n\r\n`;
const beside = (part: string) =>
  `${headers}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\n${part}\r\n--b--`;
const large: [name: string, mail: string][] = [
  ['unclosed tags', html + '<div>'.repeat(200_000)],
  ['unclosed comments', html + '<!--'.repeat(200_000)],
  ['links', `${html}${'<a href="https://a.example">'.repeat(40_000)}`],
  ['unclosed links beside a text', beside('<a href="'.repeat(200_000))],
  ['blank lines', html + '\n'.repeat(50_000)],
  ['nested quotations', html + '<blockquote>x'.repeat(60_000)],
  ['header blocks', `${headers}\r\n${'From: a\r\n'.repeat(100_000)}`],
  ['attributions', `${headers}\r\n${'On 1 a wrote:\r\n'.repeat(60_000)}`],
  ['quotations', `${headers}\r\n${'x\r\n> y\r\n'.repeat(100_000)}`],
  ['addresses', `${headers}To: ${'<a@b.example>, '.repeat(15_000)}\r\n\r\nx`],
  ['references', `${headers}References: ${'<a@b.example> '.repeat(15_000)}\r\n\r\nx`],
  ['one line', `${headers}\r\n${'> '.repeat(1_000_000)}`],
  [
    'parts',
    `${headers}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(20_000)}`,
  ],
  ['nested tables', html + '<table><tr><td>x'.repeat(20_000)],
  ['merged cells', `${html}<table>${`<tr>${'<td rowspan=999 colspan=999>x'.repeat(20)}`.repeat(400)}`],
  ['quotations in tags', html + '<blockquote>x<p>y</p>'.repeat(10_000)],
  ['unclosed styles', html + '<style>'.repeat(200_000)],
  ['tags without an end', html + '<'.repeat(1_000_000)],
  ['attributes of HTML as text', `${headers}\r\n${'<br><a '.repeat(200_000)}`],
  ['base64 without a header', `${headers}\r\n${'A'.repeat(1_000_000)}!`],
  ['encoded headers', `${headers}X-A: ${'=?utf-8?B?w7M=?= '.repeat(20_000)}\r\n\r\nx`],
  [
    'names in sections',
    `${headers}Content-Disposition: attachment;${" name*0*=''%F3;".repeat(20_000)}\r\n\r\nx`,
  ],
  ['uuencoded files', `${headers}\r\n${`begin 644 a\r\n${'M'.repeat(61)}\r\n`.repeat(10_000)}`],
  ['double encoding', `${headers}\r\n${'Ã³'.repeat(200_000)}`],
  [
    'multiparts without a boundary',
    `${headers}Content-Type: multipart/mixed\r\n\r\n${Array.from({ length: 100 }, (_value, index) => `--b${index}\r\nContent-Type: multipart/mixed\r\n\r\n`).join('')}x`,
  ],
  [
    'nested ASN.1',
    `${headers}Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('3080'.repeat(50_000), 'hex').toString('base64')}`,
  ],
  [
    'attributes of a winmail.dat',
    `${headers}Content-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`789f3e220100${'0202900600000000000000'.repeat(50_000)}`, 'hex').toString('base64')}`,
  ],
];

test('an HTML part beside a text is converted as an HTML mail is', async () => {
  const parsed = await parseMail(
    Buffer.from(beside('<p>See <a href="https://a.example/1">the list</a></p>')),
    own,
  );
  expect(parsed.text).toBe('x\n\nSee the list [https://a.example/1]');
});

test('other work goes on while a mail of many lines is read', async () => {
  let isRead = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  await parseMail(Buffer.from(`${headers}\r\n${'x\r\n'.repeat(20_000)}`), own);
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(20);
});

test.each([
  ['short lines is not read', '\n', 'unparsable'],
  ['lines as files have them is read', `${'x'.repeat(76)}\r\n`, 'new'],
])('a mail of more than 100,000 %s', async (_name, line, kind) => {
  const parsed = await parseMail(Buffer.from(`${headers}\r\n${line.repeat(100_100)}`), own);
  expect(parsed.kind).toBe(kind);
});

test('a mail in a mail is opened a few times', async () => {
  let mail = 'Content-Type: text/plain\r\n\r\ninnermost';
  for (let depth = 0; depth < 30; depth += 1)
    mail = `Content-Type: multipart/mixed\r\n\r\n--b${depth}\r\n${mail}\r\n--b${depth}--\r\n`;
  const parsed = await parseMail(Buffer.from(headers + mail), own);
  expect(parsed.text).toContain('innermost');
  expect(parsed.isTextWhole).toBe(true);
});

test.each(large)('reads a large mail of %s', async (_name, mail) => {
  const parsed = await parseMail(Buffer.from(mail), own);
  expect(['new', 'reply', 'unparsable']).toContain(parsed.kind);
});
