import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';
import type { FileType } from './file-type.ts';

test.each<[string, FileType, string]>([
  ['Acta constitutiva.pdf', 'pdf', 'Acta constitutiva.pdf'],
  ['IMG_0001.HEIC', 'heic', 'IMG_0001.HEIC'],
  ['scan.jpeg', 'jpeg', 'scan.jpeg'],
  ['not a pdf.pdf', 'png', 'not a pdf.pdf.png'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\passport.png', 'png', 'passport.png'],
  ['', 'jpeg', 'document.jpg'],
  ['...', 'pdf', 'document.pdf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['a\u0000b\r\nc\u202Efdp.pdf', 'pdf', 'a b c fdp.pdf'],
  ['名刺.pdf', 'pdf', '名刺.pdf'],
])('%j, a %s, is called %j', (given, type, name) => {
  expect(fileNameOf(given, type)).toBe(name);
});

test('a name has at most 200 characters, and keeps its ending', () => {
  const name = fileNameOf(`${'𝄞'.repeat(300)}.pdf`, 'pdf');
  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('𝄞.pdf')).toBe(true);
});

test('only the end of a very long name is read', () => {
  expect(fileNameOf(`a${'.'.repeat(100_000)}x.pdf`, 'pdf')).toBe('x.pdf');
});
