import { expect, test } from 'vitest';
import { decodeQuotedPrintable } from './quoted-printable.ts';

const decode = (text: string) => Buffer.from(decodeQuotedPrintable(Buffer.from(text, 'latin1'))).toString();

test.each([
  ['escapes and soft breaks', 'Se=C3=B1or, the si=\r\nze=3D2 m=20\r\n', 'Señor, the size=2 m \r\n'],
  ['spaces behind a soft break', 'one= \t\nline', 'oneline'],
  ['a text of escapes alone', '=48=65=6C=6C=6F', 'Hello'],
  ['“From” at the beginning of a line', 'a\n=46rom b', 'a\nFrom b'],
  ['a link of a footer', 'x=3D1 https://a.example/?id=zz', 'x=1 https://a.example/?id=zz'],
])('decodes %s', (_name, text, decoded) => {
  expect(decode(text)).toBe(decoded);
});

test.each([
  'L=120 x W=80, weight = 450 kg',
  'weight=450 kg',
  'https://a.example/?id=41&b=zz',
  '<td width=60 height="20">',
])('leaves “%s”, which is not encoded', (text) => {
  expect(decode(text)).toBe(text);
});
