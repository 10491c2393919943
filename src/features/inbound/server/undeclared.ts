import { decodeText } from './mail-charset.ts';

/** Text without control characters, as base64 of a text has it. */
export const controls = /[^\P{Cc}\t\n\v\f\r]|\ufffd/u;

/** Decodes text whose transfer encoding has no header. */
export function decodedText(text: string): string {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9+/]{40}/.test(trimmed) && /^[A-Za-z0-9+/\r\n]+={0,2}$/.test(trimmed)) {
    const decoded = decodeText(Buffer.from(trimmed, 'base64'), '');
    if (!controls.test(decoded)) return decoded;
  }
  if (!/=\r?\n/.test(text) || (text.match(/=[\dA-F]{2}/g)?.length ?? 0) < 2) return text;
  const joined = text.replace(/=\r?\n/g, '');
  if (/[^\0-\x7f]/.test(joined)) return text;
  const bytes = joined.replace(/=([\dA-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decodeText(Buffer.from(bytes, 'latin1'), '');
}

/** Returns the boundary of a multipart whose header names none, or another one. */
export function boundaryIn(text: string): string | null {
  const match =
    /(?:^|\n)--([^\s-][^\r\n]{0,200}|-{1,40}[^\s-][^\r\n]{0,200})\r?\n(?:[\w-]{1,60}:|\r?\n)/.exec(text);
  return match?.[1]?.trimEnd() ?? null;
}

/** Charset of an HTML document by its own words; empty when it names none. */
export function metaCharset(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('latin1');
  return /<meta\s[^<>]{0,300}charset\s{0,3}=\s{0,3}["']?([\w:-]{2,40})/i.exec(start)?.[1] ?? '';
}
