/** Brands of HEVC pictures (ISO/IEC 23008-12), and those of pictures of any coding. */
const hevcBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const anyBrands = ['mif1', 'msf1'];

interface Box {
  type: string;
  /** Where the box after it begins. */
  end: number;
}

function boxAt(content: Buffer, at: number): Box | null {
  if (at + 8 > content.length) return null;
  const size = content.readUInt32BE(at);
  const type = content.toString('latin1', at + 4, at + 8);
  if (size === 0) return { type, end: content.length };
  if (size !== 1) return size < 8 ? null : { type, end: at + size };
  if (at + 16 > content.length) return null;
  const large = Number(content.readBigUInt64BE(at + 8));
  return large < 16 ? null : { type, end: at + large };
}

/** Tells whether a file says that it is a HEIC: its first box names the brands. AVIF shares the box, not the brands. */
export function isHeic(content: Buffer): boolean {
  const first = boxAt(content, 0);
  if (first?.type !== 'ftyp') return false;
  const names = content.toString('latin1', 8, Math.min(first.end, content.length, 256));
  const brands = (names.match(/[\s\S]{4}/g) ?? []).filter((_, index) => index !== 1);
  if (brands.some((brand) => hevcBrands.includes(brand))) return true;
  return anyBrands.includes(brands[0] ?? '') && !brands.includes('avif') && !brands.includes('avis');
}

/** Tells whether a HEIC is whole: its boxes fill the file exactly, and what describes the picture and the picture are there. */
export function isWholeHeic(content: Buffer): boolean {
  const types = new Set<string>();
  let at = 0;
  while (at < content.length) {
    const box = boxAt(content, at);
    if (!box || box.end > content.length) return false;
    types.add(box.type);
    at = box.end;
  }
  return (types.has('meta') || types.has('moov')) && types.has('mdat');
}
