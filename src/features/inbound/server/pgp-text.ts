const signedBegin = '-----BEGIN PGP SIGNED MESSAGE-----';
const signatureBegin = '-----BEGIN PGP SIGNATURE-----';
const signatureEnd = '-----END PGP SIGNATURE-----';
const messageBegin = '-----BEGIN PGP MESSAGE-----';
const messageEnd = '-----END PGP MESSAGE-----';

const isLine = (line: string | undefined, marker: string) => line?.trimEnd() === marker;

/** Returns the index behind the first `end` line below `from`; null without one. */
function endOf(lines: readonly string[], from: number, end: string): number | null {
  const at = lines.findIndex((line, index) => index > from && isLine(line, end));
  return at === -1 ? null : at + 1;
}

/** Returns true for a text that holds an encrypted message (RFC 9580). */
export function hasEncryptedText(text: string): boolean {
  if (!text.includes(messageBegin)) return false;
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => isLine(line, messageBegin));
  return at !== -1 && endOf(lines, at, messageEnd) !== null;
}

/**
 * Returns a text without the frame and the signature of its clear-signed message (RFC 9580, section 7); the signature is not
 * verified. Text above and below stays, and so does an incomplete frame.
 */
export function withoutPgpSignature(text: string): string {
  if (!text.includes(signedBegin)) return text;
  const lines = text.split(/\r?\n/);
  const begin = lines.findIndex((line) => isLine(line, signedBegin));
  const signature = lines.findIndex((line, index) => index > begin && isLine(line, signatureBegin));
  const end = signature === -1 ? null : endOf(lines, signature, signatureEnd);
  if (begin === -1 || end === null) return text;
  // Headers of the frame, such as “Hash: SHA256”, end at a blank line.
  const blank = lines.findIndex((line, index) => index > begin && line.trim() === '');
  if (blank === -1 || blank > signature) return text;
  const signed = lines
    .slice(blank + 1, signature)
    .map((line) => (line.startsWith('- ') ? line.slice(2) : line));
  return [...lines.slice(0, begin), ...signed, ...lines.slice(end)].join('\n');
}
