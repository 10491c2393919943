import { decodeText, repairText, usualCharset } from './mail-charset.ts';

const encodedText = /=\?([^?\s]{1,80})\?([bq])\?([^?]*)\?=/gi;

interface EncodedText {
  charset: string;
  encoding: string;
  content: string;
}

function bytesOfEncoded({ encoding, content }: EncodedText): Buffer {
  if (encoding === 'b') {
    const parts = content.replace(/[^A-Za-z0-9+/=]/g, '').split(/=+/);
    return Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')));
  }
  const text = content.replaceAll('_', ' ').replace(/=\s+(?=[\dA-F])/gi, '=');
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = text.slice(at + 1, at + 3);
    if (text[at] === '=' && /^[\dA-F]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...Buffer.from(text[at] as string));
  }
  return Buffer.from(bytes);
}

function asUtf8({ charset, ...encoded }: EncodedText, fallback: string): string {
  const text = decodeText(bytesOfEncoded({ charset, ...encoded }), charset, fallback);
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}

/**
 * Rewrites the encoded parts of a header (RFC 2047) in UTF-8, whatever their labels say. Adjacent parts of one charset
 * are decoded together: programs split characters between them.
 */
export function headerInUtf8(header: string, fallback = usualCharset): string {
  const output: string[] = [];
  let pending: EncodedText | null = null;
  let at = 0;
  for (const match of header.matchAll(encodedText)) {
    const [source, charset = '', encoding = '', content = ''] = match;
    const next: EncodedText = { charset: charset.toLowerCase(), encoding: encoding.toLowerCase(), content };
    const between = header.slice(at, match.index);
    at = match.index + source.length;
    if (pending && between.trim() === '') {
      if (pending.charset === next.charset && pending.encoding === next.encoding) {
        pending.content += next.content;
        continue;
      }
      output.push(asUtf8(pending, fallback), ' ');
    } else output.push(pending ? asUtf8(pending, fallback) : '', between);
    pending = next;
  }
  if (pending) output.push(asUtf8(pending, fallback));
  return repairText(output.join('') + header.slice(at));
}

const extendedName = /\b(?:file)?name\*(\d{0,3})(\*?)\s{0,5}=\s{0,5}"?([^;"]{0,2000})/gi;

/** Returns the file name of a header whose label of the charset (RFC 2231) is wrong; null without one. */
export function extendedNameIn(header: string): string | null {
  const sections = [...header.matchAll(extendedName)].map(([, number = '', isEncoded = '', value = '']) => ({
    number: Number(number),
    value,
    isEncoded: isEncoded !== '' || number === '',
  }));
  sections.sort((one, other) => one.number - other.number);
  const [first] = sections;
  const [charset = '', , ...rest] = first?.isEncoded ? first.value.split("'") : [''];
  if (!first || rest.length === 0) return null;
  first.value = rest.join("'");
  const bytes = sections.map(({ value, isEncoded }) =>
    isEncoded
      ? Buffer.from(
          value.replace(/%([\dA-F]{2})/gi, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        )
      : Buffer.from(value),
  );
  return decodeText(Buffer.concat(bytes), charset);
}
