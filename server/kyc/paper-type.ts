import type { PaperType } from '../../contract/kyc-case.ts';
import { isHeic, isWholeHeic } from './structure/heic.ts';
import { isWholeJpeg } from './structure/jpeg.ts';
import { isWholePdf } from './structure/pdf.ts';
import { isWholePng } from './structure/png.ts';

type Beginning = (content: Buffer) => boolean;

const beginsWith =
  (...bytes: number[]): Beginning =>
  (content) =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes));

const types: { type: PaperType; is: Beginning; isWhole: (content: Buffer) => boolean }[] = [
  { type: 'pdf', is: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d), isWhole: isWholePdf },
  { type: 'jpeg', is: beginsWith(0xff, 0xd8, 0xff), isWhole: isWholeJpeg },
  { type: 'png', is: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), isWhole: isWholePng },
  { type: 'heic', is: isHeic, isWhole: isWholeHeic },
];

/**
 * Tells by its content what a file is. A file of a type we take whose structure does not reach its end was cut off or
 * damaged. What a reader would make of it is not looked at: papers are only ever handed out as attachments.
 */
export function paperTypeOf(
  content: Uint8Array,
): { ok: true; type: PaperType } | { ok: false; reason: 'paper-type' | 'paper-cut-off' } {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const found = types.find(({ is }) => is(bytes));
  if (!found) return { ok: false, reason: 'paper-type' };
  return found.isWhole(bytes) ? { ok: true, type: found.type } : { ok: false, reason: 'paper-cut-off' };
}
