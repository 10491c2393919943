/** “=” and two digits, as often as they follow each other. */
const escapes = /(?:=[\dA-Fa-f]{2})+/g;

/** “=” that begins neither an escape nor a soft line break. */
const invalidEscape = /=(?![\dA-Fa-f]{2}|[ \t]{0,10}(?:\r?\n|$))/;

const softBreak = /=[ \t]{0,10}\r?\n/g;

const bytesOf = (run: string) => Buffer.from(run.replaceAll('=', ''), 'hex');

/** Returns true for an escape of a letter or digit within a line: encoders leave those as they are. */
function isNoEscape(run: string, at: number, text: string): boolean {
  return run.length === 3 && /[A-Za-z0-9]/.test(bytesOf(run).toString('latin1')) && text[at - 1] !== '\n';
}

/** Returns true for a text whose “=” was not encoded, as by a program that names an encoding that it does not use. */
function isUnencoded(text: string): boolean {
  if (/=3D/i.test(text)) return false;
  if (invalidEscape.test(text)) return true;
  return [...text.matchAll(escapes)].some(({ 0: run, index }) => isNoEscape(run, index, text));
}

/** Decodes what is no number that a person wrote behind “=”: a line's last space, and bytes of other letters than ASCII. */
function decodeEscapes(run: string, at: number, text: string): string {
  const bytes = bytesOf(run);
  const next = text[at + run.length];
  if (run === '=20' && (next === undefined || next === '\n' || next === '\r')) return ' ';
  if (!bytes.every((byte) => byte > 0x7f)) return run;
  return run.length > 3 || /[A-F]/i.test(run) ? bytes.toString('latin1') : run;
}

/** Decodes quoted-printable (RFC 2045) in linear time; of a text that was not encoded “=” and numbers behind it stay. */
export function decodeQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const decode = isUnencoded(text) ? decodeEscapes : (run: string) => bytesOf(run).toString('latin1');
  const joined = text.replace(softBreak, '').replace(/=$/, '');
  return Buffer.from(
    joined.replace(escapes, (run: string, at: number) => decode(run, at, joined)),
    'latin1',
  );
}
