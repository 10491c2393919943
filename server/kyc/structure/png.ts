/** Length, type and checksum of a chunk. */
const chunkFrame = 12;

/** Tells whether a PNG is whole: from chunk to chunk, header first, pixels, end. */
export function isWholePng(content: Buffer): boolean {
  let pixels = false;
  let at = 8;
  while (at + chunkFrame <= content.length) {
    const length = content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (at === 8 && type !== 'IHDR') return false;
    if (at + chunkFrame + length > content.length) return false;
    if (type === 'IEND') return pixels;
    if (type === 'IDAT') pixels = true;
    at += chunkFrame + length;
  }
  return false;
}
