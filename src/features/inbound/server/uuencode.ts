interface EncodedFile {
  name: string;
  content: Uint8Array;
}

const mostFiles = 100;

function decodeLine(line: string): Buffer | null {
  const length = (line.charCodeAt(0) - 32) & 63;
  const bytes: number[] = [];
  for (let at = 1; at < line.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = Array.from(
      line.slice(at, at + 4),
      (character) => (character.charCodeAt(0) - 32) & 63,
    );
    bytes.push(((a << 2) | (b >> 4)) & 255, ((b << 4) | (c >> 2)) & 255, ((c << 6) | d) & 255);
  }
  return bytes.length < length ? null : Buffer.from(bytes.slice(0, length));
}

/** Reads a file from its first line; null when it does not end or has another line within. */
function readFile(lines: readonly string[], start: number): { content: Buffer; end: number } | null {
  const parts: Buffer[] = [];
  for (let at = start; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (line === 'end') return { content: Buffer.concat(parts), end: at };
    if (!/^[ -`]{1,90}$/.test(line)) return null;
    const part = line === '`' ? Buffer.alloc(0) : decodeLine(line.padEnd(61));
    if (!part) return null;
    parts.push(part);
  }
  return null;
}

/** Separates the uuencoded files of a text from the rest. */
export function takeUuencoded(text: string): { rest: string; files: EncodedFile[] } {
  if (!/^begin [0-7]{3,4} /m.test(text)) return { rest: text, files: [] };
  const lines = text.split(/\r?\n/);
  const rest: string[] = [];
  const files: EncodedFile[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, name] = /^begin [0-7]{3,4} (.{1,200})$/.exec(line) ?? [];
    const file = name && files.length < mostFiles ? readFile(lines, at + 1) : null;
    if (!name || !file) {
      rest.push(line);
      continue;
    }
    files.push({ name: name.trim(), content: file.content });
    at = file.end;
  }
  return { rest: rest.join('\n'), files };
}
