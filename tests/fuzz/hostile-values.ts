import { gzipSync } from 'node:zlib';
import type { Draw } from '../support/seed/draw.ts';

/** Schema of a value in the OpenAPI document (JSON Schema). */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
}

const longText = 'x'.repeat(20_001);

/** Texts that have broken programs before. No address in them is anything but this machine. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '😀'.repeat(300),
  '한'.repeat(19_000),
  longText,
  '\n'.repeat(5_000),
  '/'.repeat(1_500),
  `a${'\t'.repeat(19_000)}b`,
  `${'.'.repeat(5_000)}x`,
  `${'a@'.repeat(500)}a`,
  '<script>alert(1)</script>',
  `'; drop table leads; --`,
  '../../../../etc/passwd',
  '%00',
  '%',
  '%E4%B8%AD',
  '中文',
  '/desk?中文',
  '//fuzz.example/',
  '/\\fuzz.example',
  '__proto__',
  'constructor',
  'toString',
  '=1+1',
  '\r\nBcc: a@b.example',
  '\u202eabc',
  '9'.repeat(400),
  '-1',
  '1e400',
  'null',
  'undefined',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '0002-12-15',
  '9999-12-31',
  '275760-09-13',
  '{{price}}',
  'RR-AAAAAA',
];

const hostileScalars: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 60,
  [],
  {},
  [null],
  { length: 1e9 },
  { toString: 1 },
];

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function hostileValue(draw: Draw): unknown {
  if (draw.chance(0.6)) return draw.one(hostileTexts);
  return draw.chance(0.9) ? draw.one(hostileScalars) : deep(draw.whole(10, 500));
}

const uuid = '0190b1f2-0000-7000-8000-000000000000';

function plausibleText(draw: Draw, { format, maxLength }: Schema, name: string): string {
  if (format === 'email' || /email|username/i.test(name)) return `fuzz${draw.whole(1, 999)}@shop.example`;
  if (format === 'uuid' || /id$/i.test(name)) return uuid;
  if (format === 'uri' || /url/i.test(name)) return 'http://127.0.0.1:9/';
  if (format === 'date' || /date|until$|from$|to$|on$/i.test(name))
    return draw.one(['2026-11-22', '2026-11-22', '2027-03-01', '0002-12-15', '0999-01-01', '9999-12-31']);
  if (/password/i.test(name)) return 'correct horse battery';
  return draw.one(['Coffee', '20 bags, 1.2 t', 'Ana Díaz', longText.slice(0, maxLength ?? 50)]);
}

/** A value that the schema accepts, or nearly; each part of it is hostile with the given chance. */
export function valueFor(
  draw: Draw,
  schema: Schema,
  hostility: number,
  resolve: (ref: string) => Schema,
  name = '',
): unknown {
  if (draw.chance(hostility)) return hostileValue(draw);
  if (schema.$ref) return valueFor(draw, resolve(schema.$ref), hostility, resolve, name);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueFor(draw, draw.one(choices), hostility, resolve, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(draw, part, hostility, resolve, name)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.one(schema.enum);
  const type = Array.isArray(schema.type) ? draw.one(schema.type) : schema.type;
  switch (type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).filter(() => !draw.chance(hostility));
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, valueFor(draw, inner, hostility, resolve, key)]),
      );
    }
    case 'array':
      return Array.from({ length: draw.whole(0, 3) }, () =>
        valueFor(draw, schema.items ?? {}, hostility, resolve, name),
      );
    case 'integer':
    case 'number':
      return draw.whole(0, 10);
    case 'boolean':
      return draw.chance(0.5);
    case 'null':
      return null;
    default:
      return plausibleText(draw, schema, name);
  }
}

export const hostileBodies: { headers: Record<string, string>; body: string | Buffer<ArrayBuffer> }[] = [
  ...['', '{', '[]', 'null', '"text"', '0', '{"a":1,"a":2}', '{"__proto__":{"admin":true}}', '\ufeff{}'].map(
    (body) => ({
      headers: { 'content-type': 'application/json' },
      body,
    }),
  ),
  { headers: { 'content-type': 'application/json' }, body: '['.repeat(50_000) },
  { headers: { 'content-type': 'application/json' }, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]) },
  {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: Buffer.from(gzipSync('{}').subarray(0, 12)),
  },
  { headers: { 'content-type': 'text/plain' }, body: '{}' },
  { headers: { 'content-type': 'application/json; charset=utf-16' }, body: '{}' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=&'.repeat(20_000) },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'intent=%00&remove=%00&id=%00' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'intent=device&id=%00' },
  { headers: { 'content-type': 'multipart/form-data' }, body: 'no boundary' },
  {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="a"',
  },
  {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="file"; filename="${'.'.repeat(7_000)}x.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n`,
  },
  {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(2_000)}--x--\r\n`,
  },
];
