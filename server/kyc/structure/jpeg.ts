const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Markers without a length: restarts within a scan, and TEM. */
function standsAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;
}

/** Where the marker after a scan's data is: an FF that is neither stuffed nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/**
 * Tells whether a JPEG is whole: from segment to segment, past thumbnails, up to the end of the image. Cameras write
 * further pictures after it.
 */
export function isWholeJpeg(content: Buffer): boolean {
  let scanned = false;
  let at = 0;
  while (at + 1 < content.length) {
    if (content[at] !== 0xff) return false;
    const marker = content[at + 1] as number;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) return scanned;
    else if (standsAlone(marker)) {
      if (marker === startOfImage && at > 0) return false;
      at += 2;
    } else {
      if (at + 4 > content.length) return false;
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === startOfScan) {
        scanned = true;
        at = endOfScan(content, at);
        if (at === -1) return false;
      }
    }
  }
  return false;
}
