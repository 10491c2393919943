import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

const hexOf = (channels: string[]) =>
  `#${channels
    .map((channel) =>
      Math.round(255 * Number(channel))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Operators that set a color of three channels. */
const color = /^([01]?\.?\d*) ([01]?\.?\d*) ([01]?\.?\d*) (?:scn?|rg)$/gim;

/** The colors that a PDF of our renderer paints with, and the sizes of its pictures. */
export async function paintOf(bytes: Uint8Array | ArrayBuffer) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const colors = new Set<string>();
  const pictures: string[] = [];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    if (dict.get(PDFName.of('Subtype')) === PDFName.of('Image')) {
      pictures.push(`${dict.get(PDFName.of('Width'))} × ${dict.get(PDFName.of('Height'))}`);
      continue;
    }
    // Fonts and metadata.
    if (dict.get(PDFName.of('Length1')) || dict.get(PDFName.of('Subtype'))?.toString() === '/XML') continue;
    const content = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    for (const [, ...channels] of content.matchAll(color)) colors.add(hexOf(channels));
  }
  return { colors, pictures };
}
