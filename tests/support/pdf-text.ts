import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib';

const decoded = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

const unitsOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What each glyph of an embedded font stands for, as pdfkit writes it: one range, from the first glyph on. */
function lettersOf(font: PDFDict): string[] | null {
  const map = font.lookup(PDFName.of('ToUnicode'));
  if (!(map instanceof PDFRawStream)) return null;
  const ranges = decoded(map).matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g);
  return [...ranges].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => unitsOf(hex.replaceAll(' ', ''))),
  );
}

function textOfPage(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  const source = streams
    .map((each) => page.doc.context.lookup(each))
    .filter((stream) => stream instanceof PDFRawStream)
    .map(decoded)
    .join('\n');
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  let letters: string[] | null = null;
  let text = '';
  for (const [, font, line = ''] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      const dictionary = fonts?.lookup(PDFName.of(font), PDFDict);
      letters = dictionary ? lettersOf(dictionary) : null;
      continue;
    }
    const hex = [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('');
    text += letters
      ? (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.[Number.parseInt(glyph, 16)] ?? '').join('')
      : Buffer.from(hex, 'hex').toString('latin1');
  }
  return text;
}

/** The title, the language and the text of each page of a PDF that our renderer wrote; lines follow without a space. */
export async function readPdf(bytes: Uint8Array | ArrayBuffer) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return {
    title: document.getTitle(),
    language: String(document.catalog.lookup(PDFName.of('Lang'))),
    pages: document.getPages().map(textOfPage),
  };
}
