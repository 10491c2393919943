/** Limit of bytes of an RTF that is unpacked or read. */
const mostBytes = 4_000_000;

/** The dictionary that every packed RTF begins with (MS-OXRTFCP 2.1.2.1). */
const dictionary =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor ' +
  'MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par ' +
  '\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';

/** Unpacks an RTF as Outlook sends it (MS-OXRTFCP); empty when it is none. */
export function unpackRtf(packed: Uint8Array): Buffer {
  const input = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  if (input.length < 16) return Buffer.alloc(0);
  const kind = input.toString('latin1', 8, 12);
  if (kind === 'MELA') return input.subarray(16, 16 + mostBytes);
  if (kind !== 'LZFu') return Buffer.alloc(0);
  const size = Math.min(input.readUInt32LE(4), mostBytes);
  const output: number[] = [];
  const ring = Buffer.alloc(4096);
  let end = ring.write(dictionary, 'latin1');
  const push = (byte: number) => {
    output.push(byte);
    ring[end] = byte;
    end = (end + 1) % ring.length;
  };
  for (let at = 16; at < input.length && output.length < size; ) {
    const flags = input[at] as number;
    at += 1;
    for (let bit = 0; bit < 8 && at < input.length && output.length < size; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        push(input[at] as number);
        at += 1;
        continue;
      }
      if (at + 2 > input.length) break;
      const reference = input.readUInt16BE(at);
      at += 2;
      const offset = reference >> 4;
      if (offset === end) return Buffer.from(output);
      const length = (reference & 15) + 2;
      for (let index = 0; index < length && output.length < size; index += 1)
        push(ring[(offset + index) % ring.length] as number);
    }
  }
  return Buffer.from(output);
}

/** Groups without text of the sender. */
const hiddenGroups = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'themedata',
]);

const symbols: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  cell: ' | ',
  tab: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;

interface Group {
  isHidden: boolean;
  /** Characters to skip after a Unicode character, for programs without Unicode. */
  skip: number;
}

/** Converts RTF to text, without fonts, styles and pictures. */
export function textOfRtf(
  rtf: Uint8Array,
  decodeText: (bytes: Uint8Array, charset: string) => string,
): string {
  const source = Buffer.from(rtf.subarray(0, mostBytes)).toString('latin1');
  if (!source.startsWith('{\\rtf')) return '';
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skip: 1 };
  let charset = 'windows-1252';
  let toSkip = 0;
  let bytes: number[] = [];
  let isHtml = false;
  const output: string[] = [];
  const flush = () => {
    if (bytes.length > 0) output.push(decodeText(Buffer.from(bytes), charset));
    bytes = [];
  };
  const write = (text: string) => {
    if (group.isHidden) return;
    flush();
    output.push(text);
  };
  for (const [
    ,
    control = '',
    parameter = '',
    hex = '',
    symbol = '',
    brace = '',
    plain = '',
  ] of source.matchAll(token)) {
    const number = Number(parameter);
    if (brace === '{') {
      groups.push(group);
      group = { ...group };
    } else if (brace === '}') group = groups.pop() ?? group;
    else if (hex !== '') {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isHidden) bytes.push(Number.parseInt(hex, 16));
    } else if (symbol === '*') group.isHidden = true;
    else if (symbol !== '') write(symbol === '~' ? ' ' : ['\\', '{', '}'].includes(symbol) ? symbol : '');
    else if (plain !== '') {
      const skipped = Math.min(toSkip, plain.length);
      toSkip -= skipped;
      write(plain.slice(skipped));
    } else if (control === 'fromhtml') isHtml = true;
    else if (control === 'htmlrtf') group.isHidden = isHtml && parameter !== '0';
    else if (control === 'ansicpg') charset = number === 65001 ? 'utf-8' : `windows-${number}`;
    else if (control === 'uc') group.skip = Math.min(Math.max(number, 0), 10);
    else if (control === 'u') {
      write(String.fromCharCode(number < 0 ? number + 65_536 : number));
      toSkip = group.skip;
    } else if (hiddenGroups.has(control)) group.isHidden = true;
    else if (symbols[control]) write(symbols[control]);
  }
  flush();
  return output.join('').replaceAll(' | \n', '\n').trim();
}
