import { readFileSync } from 'node:fs';

const fileOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** A small PDF, whole, of at least `size` bytes; `mark` makes it differ from another and is what it says. */
export function pdf(mark: string, size = 0): Buffer {
  const head = `%PDF-1.7\n%${mark}\n%${'x'.repeat(size)}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n`;
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
  return Buffer.from(
    `${head}${table}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${head.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Pictures of each type that is taken, and of one that only looks like it. */
export const pictures = {
  jpeg: fileOf('media/print/sea-freight.jpg'),
  png: fileOf('tests/support/documents/sample.png'),
  heic: fileOf('tests/support/documents/sample.heic'),
  avif: fileOf('public/films/hero-air-poster-640.avif'),
};
