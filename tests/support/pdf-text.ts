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

function lettersOf(font: PDFDict): string[] | null {
  const map = font.lookup(PDFName.of('ToUnicode'));
  if (!(map instanceof PDFRawStream)) return null;
  const ranges = decoded(map).matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g);
  return [...ranges].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => unitsOf(hex.replaceAll(' ', ''))),
  );
}

export interface Painted {
  mark: number | 'Artifact' | undefined;
  text: string;
}

const operators =
  /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/(\w+) <<([^>]*)>> BDC|^(EMC)$|^(?:.* )?(?:f\*?|S|B\*?|Do|sh)$/gm;

/** Paints of a page, in their order. Throws where marked content is nested. */
export function paintedOn(page: PDFPage): Painted[] {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  const source = streams
    .map((each) => page.doc.context.lookup(each))
    .filter((stream) => stream instanceof PDFRawStream)
    .map(decoded)
    .join('\n');
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const painted: Painted[] = [];
  let letters: string[] | null = null;
  let mark: Painted['mark'];
  for (const [, font, line, tag, properties, end] of source.matchAll(operators)) {
    if (font) {
      const dictionary = fonts?.lookup(PDFName.of(font), PDFDict);
      letters = dictionary ? lettersOf(dictionary) : null;
    } else if (tag) {
      if (mark !== undefined) throw new Error(`The content ${tag} is in another one.`);
      mark = tag === 'Artifact' ? tag : Number(/\/MCID (\d+)/.exec(properties ?? '')?.[1]);
    } else if (end) mark = undefined;
    else painted.push({ mark, text: line === undefined ? '' : textOf(line, letters) });
  }
  return painted;
}

function textOf(line: string, letters: string[] | null): string {
  const hex = [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('');
  if (!letters) return Buffer.from(hex, 'hex').toString('latin1');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
}

/** The title, the language and the text of each page of a PDF that our renderer wrote; lines follow without a space. */
export async function readPdf(bytes: Uint8Array | ArrayBuffer) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return {
    title: document.getTitle(),
    language: String(document.catalog.lookup(PDFName.of('Lang'))),
    pages: document.getPages().map((page) =>
      paintedOn(page)
        .map(({ text }) => text)
        .join(''),
    ),
  };
}
