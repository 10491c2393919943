import { describe, expect, test } from 'vitest';
import { pdf, pictures } from '../../../tests/support/documents.ts';
import { fileTypeOf } from './file-type.ts';

const whole = {
  pdf: pdf('a letter'),
  jpeg: pictures.jpeg,
  png: pictures.png,
  heic: pictures.heic,
};

describe.each(Object.entries(whole))('a %s', (type, content) => {
  test('is told by its content', () => {
    expect(fileTypeOf(content)).toEqual({ ok: true, type });
  });

  test('cut off anywhere is refused', () => {
    for (const share of [0.1, 0.25, 0.5, 0.75, 0.9, 0.99]) {
      const part = content.subarray(0, Math.floor(content.length * share));
      expect(fileTypeOf(part), `${share}`).toEqual({ ok: false, reason: 'cut-off' });
    }
    expect(fileTypeOf(content.subarray(0, -8)).ok).toBe(false);
  });

  test('that is only a beginning never fails otherwise', () => {
    for (let length = 0; length < Math.min(content.length - 8, 400); length += 1)
      expect(fileTypeOf(content.subarray(0, length)).ok).toBe(false);
  });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('Dear Sir or Madam')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
  ['an archive', Buffer.from('PK\x03\x04\x14\x00')],
  ['an AVIF', pictures.avif],
])('%s is of no type that is taken', (_what, content) => {
  expect(fileTypeOf(content)).toEqual({ ok: false, reason: 'unknown-type' });
});

test('a PDF for fast web view ends where it says, not at its first end mark', () => {
  const beginning =
    '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 5000 /H [ 1 2 ] >>\nendobj\nxref\n0 1\ntrailer\n<< >>\n';
  const cut = (startxref: number) => Buffer.from(`${beginning}startxref\n${startxref}\n%%EOF\n`);
  expect(fileTypeOf(cut(0)).ok).toBe(false);
  expect(fileTypeOf(cut(60)).ok).toBe(false);
});

test('what cameras write after a JPEG is no harm; a thumbnail in it is not its end', () => {
  expect(fileTypeOf(Buffer.concat([whole.jpeg, Buffer.from('a short film')])).ok).toBe(true);
  const thumbnail = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9]);
  expect(fileTypeOf(thumbnail)).toEqual({ ok: false, reason: 'cut-off' });
});
