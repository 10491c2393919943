import sharp from 'sharp';
import { expect, test } from 'vitest';
import { defaultBrand } from '#platform/brand/brand.ts';
import { svgOf } from '#platform/brand/drawing.ts';
import { drawInitials } from './initials.ts';
import { rewritePng, rewriteSvg } from './rewrite-logo.ts';

const shape = '<rect width="20" height="10" fill="#123456"/>';
const svg = (body: string, attributes = 'width="60" height="30"', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

test.each([
  ['a script', svg(`<script>alert(1)</script>${shape}`)],
  ['a handler', svg(`<g onload="alert(1)"><rect width="20" height="10" onclick="alert(2)"/></g>`)],
  [
    'HTML',
    svg(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>${shape}`,
    ),
  ],
  ['a style sheet', svg(`<style>@import url(https://evil.example/a.css); rect{fill:red}</style>${shape}`)],
  ['a link', svg(`<a href="javascript:alert(1)">${shape}</a>`)],
  ['a reference in a style', svg('<rect width="20" height="10" style="fill:url(https://evil.example/#a)"/>')],
  ['a reference to another file', svg(`<use href="https://evil.example/a.svg#b"/>${shape}`)],
  [
    'an animation',
    svg(
      `<a id="a">${shape}<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/></a>`,
    ),
  ],
])('%s is not in the rewritten logo', async (_, source) => {
  const made = await rewriteSvg(source);
  if (!made.ok) throw new Error(made.reason);
  const text = made.content.toString();
  expect(text).toMatch(/<path /);
  expect(text).not.toMatch(
    /script|alert|on\w+=|evil|foreignObject|iframe|import|<style|<a\b|<use|animate|<set/i,
  );
  expect(made.file).toEqual({ type: 'svg', width: 200, height: 100 });
});

const entities = (body: string) => `<!DOCTYPE svg [${body}]>`;
const bomb = Array.from({ length: 9 }, (_, level) => {
  const value = level === 0 ? 'ha' : `&e${level - 1};`.repeat(10);
  return `<!ENTITY e${level} "${value}">`;
}).join('');
const uses = Array.from({ length: 9 }, (_, level) =>
  level === 0
    ? `<g id="u0">${shape}</g>`
    : `<g id="u${level}">${`<use xlink:href="#u${level - 1}"/>`.repeat(10)}</g>`,
).join('');

test.each([
  [
    'a picture of another site',
    svg(`<image href="https://evil.example/a.png" width="9" height="9"/>${shape}`),
    'logo-picture',
  ],
  [
    'a file of the server',
    svg(`<image href="${process.cwd()}/tests/support/documents/sample.png" width="9" height="9"/>${shape}`),
    'logo-picture',
  ],
  [
    'a file of the server in a filter',
    svg(
      `<filter id="f"><feImage href="${process.cwd()}/tests/support/documents/sample.png"/></filter><rect filter="url(#f)" width="20" height="10"/>`,
    ),
    'logo-filter',
  ],
  ['an entity bomb', svg(`<desc>&e8;</desc>${shape}`, undefined, entities(bomb)), 'not-readable'],
  [
    'an external entity',
    svg(`<desc>&x;</desc>${shape}`, undefined, entities('<!ENTITY x SYSTEM "file:///etc/passwd">')),
    'not-readable',
  ],
  ['references that multiply', svg(uses), 'logo-detailed'],
  [
    'a filter that is never done',
    svg(
      '<filter id="f"><feTurbulence numOctaves="100000" baseFrequency="0.9"/></filter><rect filter="url(#f)" width="20" height="10"/>',
    ),
    'logo-filter',
  ],
  [
    'a selector of many ancestors',
    svg(
      `<style>.z ${'.a '.repeat(30)}{fill:red}</style>${'<g class="a">'.repeat(50)}${shape}${'</g>'.repeat(50)}`,
    ),
    'logo-style',
  ],
  [
    'a selector behind an end that is none',
    svg(`<style><![CDATA[ /* </style> */ .z .a{fill:red}]]></style>${shape}`),
    'logo-style',
  ],
  ['a selector of a child', svg(`<style>.z>.a{fill:red}</style>${shape}`), 'logo-style'],
  [
    'masks in masks',
    svg(
      `<mask id="m"><rect width="9" height="9" mask="url(#n)"/></mask><mask id="n">${shape}</mask><rect width="20" height="10" mask="url(#m)"/>`,
    ),
    'logo-detailed',
  ],
  ['thousands of shapes', svg(shape.repeat(10_001)), 'logo-detailed'],
  [
    'thousands of rules',
    svg(`<style>${'.a{fill:red}'.repeat(20_000)}</style>${shape.repeat(1_000)}`),
    'logo-detailed',
  ],
  [
    'copies of copies behind a comment',
    svg(`<g id="a">${shape}</g><g id="b" title=">"><!-- </g> --><use href="#a"/></g><use href="#b"/>`),
    'logo-detailed',
  ],
  [
    'copies of copies by other names',
    svg(`<g id="a">${shape}</g><g id="b"><use href="#a"/></g><use href="&#35;b"/>`),
    'logo-detailed',
  ],
  [
    'a filter in an entity',
    svg(
      '&f;<rect filter="url(#f)" width="20" height="10"/>',
      undefined,
      entities(`<!ENTITY f '<filter id="f"/>'>`),
    ),
    'not-readable',
  ],
  ['groups without end', svg(`${'<g>'.repeat(1_000)}${shape}${'</g>'.repeat(1_000)}`), 'logo-detailed'],
  ['text', svg(`<text y="20">Ana</text>${shape}`), 'logo-text'],
  ['nothing', svg(''), 'logo-empty'],
  ['a ribbon', svg(shape, 'width="900" height="10"'), 'logo-shape'],
  ['no SVG', '<html></html>', 'not-readable'],
  ['half of an SVG', svg(shape).slice(0, 80), 'not-readable'],
])('%s is refused as a logo', async (_, source, reason) => {
  expect(await rewriteSvg(source)).toEqual({ ok: false, reason });
});

test('a logo of Illustrator keeps its colors, which are in a style sheet, and its clipped shapes', async () => {
  const made = await rewriteSvg(
    svg(
      `<defs><style><![CDATA[/* 1 > 0 */ .cls-1, .cls-2 { fill: #0f766e; } rect.cls-2{opacity:.5;}]]></style><rect id="SVGID_1_" width="20" height="10"/></defs>
       <clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible"/></clipPath>
       <g clip-path="url(#SVGID_2_)"><rect class="cls-1" width="20" height="10"/><rect class="cls-2" width="5" height="5"/></g>`,
      undefined,
      entities('<!ENTITY ns_svg "http://www.w3.org/2000/svg">'),
    ),
  );
  if (!made.ok) throw new Error(made.reason);
  expect(made.content.toString()).toContain('fill="#0f766e"');
});

test('a logo of huge dimensions is stored by its proportions and drawn at its size as pixels', async () => {
  const made = await rewriteSvg(svg(shape, 'viewBox="0 0 20 10" width="2000000000" height="1000000000"'));
  if (!made.ok) throw new Error(made.reason);
  expect(made.file).toMatchObject({ width: 200, height: 100 });
  const png = await sharp(made.png).metadata();
  expect(png).toMatchObject({ width: 1024, height: 512, format: 'png' });
});

test('a PNG is made smaller, without metadata, and one that is cut off is refused', async () => {
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 4, background: '#0f766e' } })
    .withExif({ IFD0: { Artist: 'Ana' } })
    .png()
    .toBuffer();
  const made = await rewritePng(photo);
  if (!made.ok) throw new Error(made.reason);
  expect(made.file).toEqual({ type: 'png', width: 1024, height: 512 });
  expect((await sharp(made.content).metadata()).exif).toBeUndefined();
  expect(await rewritePng(photo.subarray(0, -300))).toEqual({ ok: false, reason: 'not-readable' });
});

test('initials are drawn in the colors of buttons, and a name that the font lacks is a plain square', async () => {
  const drawing = await drawInitials('Pacific Bridge Logistics Inc.', 'public-sans');
  expect(drawing.paths.map(({ tone }) => tone)).toEqual(['action', 'on-action']);
  expect(svgOf(drawing, defaultBrand)).toContain('fill="#c73f1b"');
  expect((await drawInitials('東京物流', 'inter')).paths).toHaveLength(1);
  expect((await drawInitials('24/7', 'inter')).paths).toHaveLength(1);
});
