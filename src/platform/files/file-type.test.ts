import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { attachmentSamples, compound, zip } from '#tests/support/attachments.ts';
import { pictures } from '#tests/support/documents.ts';
import { attachmentEndings as offered } from './attachment-input.ts';
import { createTypeReader, type FileType, fileTypes, mailTypes, usualTypes } from './file-type.ts';

/** Reads a content in pieces. */
function typeOf(name: string, content: Buffer, piece = content.length, accepted?: readonly FileType[]) {
  const reader = createTypeReader(name, accepted);
  for (let at = 0; at < content.length; at += piece) reader.push(content.subarray(at, at + piece));
  return reader.end();
}

const samples = Object.entries(attachmentSamples) as [FileType, [string, Buffer]][];

test.each(samples)('a %s is recognized by its content, in any pieces', async (type, [name, content]) => {
  for (const piece of [content.length, 1021, 64, 17])
    expect(await typeOf(name, content, piece), `${piece}`).toEqual({ ok: true, type });
});

const binary = samples.filter(([type]) => !['txt', 'csv', 'dxf', 'eml'].includes(type));

test.each(binary)('a %s is recognized whatever its name', async (type, [, content]) => {
  expect(await typeOf('invoice.exe', content)).toEqual({ ok: true, type });
  expect(await typeOf('', content)).toEqual({ ok: true, type });
});

const endsItself = [
  ...(['pdf', 'jpeg', 'png', 'heic', 'webp', 'avif', 'gif', 'bmp'] as const),
  ...(['docx', 'xlsx', 'pptx', 'zip'] as const),
] satisfies FileType[];
test.each(endsItself)('a %s that is cut off is refused', async (type) => {
  const [name, content] = attachmentSamples[type];
  for (const share of [0.25, 0.5, 0.75, 0.9]) {
    const part = content.subarray(0, Math.max(16, Math.floor(content.length * share)));
    expect(await typeOf(name, part), `${share}`).toEqual({ ok: false, reason: 'cut-off' });
  }
});

test.each(samples)('the first bytes of a %s alone never fail otherwise', async (_type, [name, content]) => {
  for (let length = 0; length < Math.min(content.length, 300); length += 1)
    await expect(typeOf(name, content.subarray(0, length))).resolves.toBeDefined();
});

test('random bytes never fail otherwise, whatever they begin with', async () => {
  for (const [, [name, content]] of samples)
    for (let round = 0; round < 20; round += 1) {
      const bytes = Buffer.concat([content.subarray(0, 4 + round), randomBytes(3000)]);
      await expect(typeOf(name, bytes, 700)).resolves.toBeDefined();
    }
});

const macroList =
  '<Types><Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
const document = { '[Content_Types].xml': macroList, 'word/document.xml': '' };
const manyPictures = Object.fromEntries(
  Array.from({ length: 4000 }, (_, index) => [`folder/picture-${index}.jpg`, '']),
);
const twoLists = zip({
  '[Content_Types].xml': '',
  '[content_types].XML': macroList,
  'word/document.xml': '',
});

test.each([
  ['nothing', 'a.txt', Buffer.alloc(0)],
  ['a web page', 'a.txt', Buffer.from('\ufeff \n<!doctype html><script>alert(1)</script>')],
  ['an SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a script', 'a.js', Buffer.from('fetch("https://example.com")')],
  ['a batch file', 'a.bat', Buffer.from('del *.*')],
  ['a shell script', 'a.txt', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a program for Linux', 'a.pdf', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0', 'latin1')],
  ['a program for Windows', 'a.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
  ['an installer for Windows', 'a.msi', compound('\x05SummaryInformation')],
  ['a program for Java', 'a.zip', zip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' })],
  ['an app for Android', 'a.zip', zip({ 'AndroidManifest.xml': '' })],
  ['a binary workbook', 'a.xlsb', zip({ '[Content_Types].xml': '', 'xl/workbook.bin': '' })],
  ['a ZIP with a program', 'a.zip', zip({ 'invoice.pdf .EXE': '' })],
  ['a ZIP with a shortcut', 'a.zip', zip({ 'docs/invoice.pdf.lnk': '' })],
  ['a ZIP that leaves its folder', 'a.zip', zip({ 'docs/../../a.txt': '' })],
  ['a ZIP that unpacks to far more', 'a.zip', zip({ 'a.txt': 'a'.repeat(51_000_000) })],
  ['an Office file with two lists', 'a.docx', twoLists],
  ['a film', 'a.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
  ['text with control characters', 'a.txt', Buffer.from('a\u0007b')],
  ['an e-mail without headers', 'a.eml', Buffer.from('\n\nHello')],
])('%s is refused', async (_what, name, content) => {
  expect(await typeOf(name, content)).toEqual({ ok: false, reason: 'unknown-type' });
});

test.each([
  ['a document', zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': 'x' })],
  ['a document whose macros have another name', zip({ ...document, 'word/notes.bin': 'x' })],
  ['a document with a long directory', zip({ ...document, ...manyPictures, 'word/notes.bin': 'x' })],
  ['an old workbook', compound('Workbook', '_VBA_PROJECT')],
])('%s with macros is refused as such', async (_what, content) => {
  expect(await typeOf('invoice.pdf', content)).toEqual({ ok: false, reason: 'macros' });
});

test('what cameras write after a JPEG is no harm; a thumbnail in it is not its end', async () => {
  const film = Buffer.concat([pictures.jpeg, randomBytes(300_000)]);
  expect(await typeOf('a.jpg', film, 4096)).toEqual({ ok: true, type: 'jpeg' });
  const thumbnail = Buffer.from('ffd8ffe10008ffd8ffd9ffda', 'hex');
  expect(await typeOf('a.jpg', thumbnail)).toEqual({ ok: false, reason: 'cut-off' });
});

test('names inside a ZIP of thousands of files count', async () => {
  expect(await typeOf('a.zip', zip(manyPictures))).toEqual({ ok: true, type: 'zip' });
  const macros = zip({ '[Content_Types].xml': '', ...manyPictures, 'word/vbaProject.bin': '' });
  expect(await typeOf('a.docx', macros)).toEqual({ ok: false, reason: 'macros' });
});

test('the file chooser offers the endings of every type that a form takes', () => {
  expect([...offered].sort()).toEqual(usualTypes.flatMap((type) => [...fileTypes[type].endings]).sort());
});

const documents = ['pdf', 'jpeg', 'png', 'heic'] as const;

test.each(documents)('a %s that is cut off is refused where documents alone are taken', async (type) => {
  const [name, content] = attachmentSamples[type];
  expect(await typeOf(name, content, content.length, documents)).toEqual({ ok: true, type });
  for (const share of [0.1, 0.25, 0.5, 0.75, 0.9, 0.99]) {
    const part = content.subarray(0, Math.floor(content.length * share));
    expect(await typeOf(name, part, part.length, documents), `${share}`).toEqual({
      ok: false,
      reason: 'cut-off',
    });
  }
  for (let length = 1; length < Math.min(content.length - 8, 400); length += 1)
    expect((await typeOf(name, content.subarray(0, length), length, documents)).ok).toBe(false);
});

test.each([
  ['text', Buffer.from('Dear Sir or Madam')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
  ['an archive that is cut off', Buffer.from('PK\x03\x04\x14\x00')],
  ['a workbook with macros', compound('Workbook', '_VBA_PROJECT')],
  ['an AVIF', pictures.avif],
  [
    'an AVIF whose first brand is of any picture',
    Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'latin1'),
  ],
])('%s is of no type where documents alone are accepted', async (_what, content) => {
  expect(await typeOf('a', content, content.length, documents)).toEqual({
    ok: false,
    reason: 'unknown-type',
  });
});

test('a PDF for fast web view ends where it says, not at its first end mark', async () => {
  const beginning =
    '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 5000 /H [ 1 2 ] >>\nendobj\nxref\n0 1\ntrailer\n<< >>\n';
  const cut = (startxref: number) => Buffer.from(`${beginning}startxref\n${startxref}\n%%EOF\n`);
  expect((await typeOf('a.pdf', cut(0))).ok).toBe(false);
  expect((await typeOf('a.pdf', cut(60))).ok).toBe(false);
});

test('text that begins as a bitmap or a scan does is text, and a scan may have its directory at its end', async () => {
  for (const beginning of ['BM;kg', 'II*;kg', 'MZ;kg', 'AC1032;kg'])
    expect(await typeOf('a.csv', Buffer.from(`${beginning}\n1;2\n`))).toEqual({ ok: true, type: 'csv' });
  const [, tiff] = attachmentSamples.tiff;
  const late = Buffer.concat([tiff.subarray(0, 10), Buffer.alloc(600_000), tiff.subarray(10)]);
  late.writeUInt32LE(600_010, 4);
  expect(await typeOf('a.tif', late)).toEqual({ ok: true, type: 'tiff' });
});

test.each([
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['order.xml', '<?xml version="1.0"?><order/>'],
  ['tariff.rar', 'Rar!\x1a\x07\x01\0'],
  ['cut.pdf', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'],
  ['no-ending', '\0\x01\x02'],
])('%s of a mail is kept as a file that no browser displays', async (name, content) => {
  const bytes = Buffer.from(content, 'latin1');
  expect(await typeOf(name, bytes)).toMatchObject({ ok: false });
  expect(await typeOf(name, bytes, bytes.length, mailTypes)).toEqual({ ok: true, type: 'other' });
  expect(fileTypes.other.mediaType).toBe('application/octet-stream');
});

test.each([
  ['setup.exe', 'MZ\x90\0'],
  ['photo.jpg', 'MZ\x90\0'],
  ['readme', '\x7fELF\x02'],
  ['run.js', 'WScript.Echo(1)'],
  ['run.bat', '@echo off'],
  ['link.lnk', 'L\0\0\0'],
  ['install.sh', '#!/bin/sh'],
])('%s of a mail is refused as a program', async (name, content) => {
  const bytes = Buffer.from(content, 'latin1');
  expect(await typeOf(name, bytes, bytes.length, mailTypes)).toMatchObject({ ok: false });
});

test('an archive of a mail that holds a program is refused', async () => {
  const bytes = zip({ 'a/setup.exe': 'MZ' });
  expect(await typeOf('documents.zip', bytes, bytes.length, mailTypes)).toMatchObject({ ok: false });
});
