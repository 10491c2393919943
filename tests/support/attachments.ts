import { crc32, deflateRawSync } from 'node:zlib';
import type { FileType } from '#platform/files/file-type.ts';
import { pdf, pictures } from './documents.ts';

/** A ZIP file with some files in it, compressed unless `stored`. */
export function zip(files: Record<string, string | Buffer>, { stored = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const content = stored ? plain : deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const types = '<?xml version="1.0"?><Types/>';
const openDocument = (kind: string) =>
  zip(
    { mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office:document-content/>' },
    { stored: true },
  );

/** A compound file as Office 97 and Outlook write them: a header, and a directory with some streams. */
export function compound(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x003e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  const entries = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * (name.length + 1), 64);
    entry[66] = name === 'Root Entry' ? 5 : 2;
    return entry;
  });
  return Buffer.concat([header, Buffer.alloc(400_000), ...entries, Buffer.alloc(512)]);
}

const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A picture of one pixel, little-endian, uncompressed. */
function tiff(): Buffer {
  const tags = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, 1],
    [279, 1],
  ] as const;
  const file = Buffer.alloc(10 + 2 + tags.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(10, 4);
  file.writeUInt16LE(tags.length, 10);
  for (const [index, [tag, value]] of tags.entries()) {
    const at = 12 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(3, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  return file;
}

function bmp(): Buffer {
  const file = Buffer.alloc(58);
  file.write('BM');
  file.writeUInt32LE(58, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  return file;
}

export const attachmentSamples: Record<
  Exclude<FileType, 'mp4' | 'webm' | 'svg' | 'other'>,
  [name: string, content: Buffer]
> = {
  pdf: ['invoice.pdf', pdf('an invoice')],
  jpeg: ['photo.jpg', pictures.jpeg],
  png: ['logo.png', pictures.png],
  heic: ['IMG_0001.HEIC', pictures.heic],
  webp: ['chat.webp', webp],
  avif: ['photo.avif', pictures.avif],
  gif: ['pixel.gif', gif],
  tiff: ['scan.tif', tiff()],
  bmp: ['scan.bmp', bmp()],
  docx: ['letter.docx', zip({ '[Content_Types].xml': types, 'word/document.xml': '<w:document/>' })],
  xlsx: ['packing list.xlsx', zip({ 'xl/workbook.xml': '<workbook/>', '[Content_Types].xml': types })],
  pptx: ['deck.pptx', zip({ '[Content_Types].xml': types, 'ppt/presentation.xml': '<p/>' })],
  doc: ['letter.doc', compound('1Table', 'WordDocument')],
  xls: ['list.xls', compound('Workbook')],
  ppt: ['deck.ppt', compound('PowerPoint Document')],
  odt: ['letter.odt', openDocument('text')],
  ods: ['list.ods', openDocument('spreadsheet')],
  odp: ['deck.odp', openDocument('presentation')],
  csv: ['pieces.csv', Buffer.from('pieces;kg\n12;1.250\nKöln;3\n')],
  txt: ['notes.txt', Buffer.from('Señor, twelve crates.\r\n', 'latin1')],
  zip: ['documents.zip', zip({ 'invoice.pdf': '%PDF-', 'photo.jpg': 'x' })],
  dwg: ['lifting.dwg', Buffer.concat([Buffer.from('AC1032\0\0\0\0\0'), Buffer.alloc(300)])],
  dxf: ['frame.dxf', Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n')],
  eml: ['offer.eml', Buffer.from('From: ana@example.com\r\nSubject: Offer\r\n\r\nHello\r\n')],
  msg: ['offer.msg', compound('__nameid_version1.0', '__properties_version1.0')],
};
