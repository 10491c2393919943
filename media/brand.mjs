// Draws the mark (containers stacked to an L, the last one signal), the wordmark, and every icon made of them.
// Needs ImageMagick's convert and headless Chromium.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

import { screenshot } from './chromium.mjs';
import { served } from './paths.mjs';

const OUT = served('brand/');
const NAME = 'Llanomar Logistics';
const INK = '#0B1B2B';
const BONE = '#EDE8DE';
const SIGNAL = '#E4512B';

// On a grid of 4 units, so that every edge falls on a whole pixel at 16, 32 and 64.
const BOX = { width: 28, height: 16 };
const STACK = [
  [0, 4],
  [0, 24],
  [0, 44],
];
const LAST = [32, 44];
const CENTRE = [30, 32];

const box = ([x, y], attributes) =>
  `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" ${attributes}/>`;
const stack = (attributes) => STACK.map((corner) => box(corner, attributes)).join('');
const svg = (viewBox, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`;
const mark = stack(`fill="${INK}"`) + box(LAST, `fill="${SIGNAL}"`);

/** The mark on a bone tile, padded so that round masks leave it whole. */
function tile(padding, radius) {
  const side = 64 + 2 * padding;
  const [left, top] = CENTRE.map((middle) => middle - side / 2);
  return svg(
    `${left} ${top} ${side} ${side}`,
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${radius}" fill="${BONE}"/>${mark}`,
  );
}

/** The name as outlines, so that the wordmark needs no font where it is shown. */
function wordmark() {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  );
  const font = fontkit.create(readFileSync(file));
  const run = font.layout(NAME);
  const scale = 46 / font.capHeight;
  const tracking = -0.012 * font.unitsPerEm;
  let pen = 0;
  const letters = run.glyphs.map((glyph, i) => {
    const d = glyph.path
      .scale(scale, -scale)
      .translate(88 + pen * scale, 58)
      .toSVG();
    pen += run.positions[i].xAdvance + tracking;
    return d;
  });
  return svg(
    `0 0 ${Math.ceil(88 + pen * scale)} 76`,
    `<g transform="translate(0 -2)">${mark}</g><path fill="${INK}" d="${letters.join('').replace(/\d+\.\d+/g, (n) => Number(n).toFixed(1))}"/>`,
  );
}

mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}mark.svg`, svg('0 4 60 56', mark));
writeFileSync(`${OUT}wordmark.svg`, wordmark());
writeFileSync(
  served('favicon.svg'),
  svg(
    '0 0 64 64',
    `<style>.stack{fill:${INK}}@media(prefers-color-scheme:dark){.stack{fill:${BONE}}}</style>${stack('class="stack"')}${box(LAST, `fill="${SIGNAL}"`)}`,
  ),
);

const icons = {
  'apple-touch-icon.png': [180, tile(26, 0)],
  'icon-192.png': [192, tile(26, 0)],
  'icon-512.png': [512, tile(26, 0)],
  'favicon-32.png': [32, tile(8, 12)],
};
for (const [file, [size, drawing]] of Object.entries(icons)) {
  const page = `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`;
  screenshot(page, size, size, OUT + file, { transparent: true });
}
execFileSync('convert', [`${OUT}favicon-32.png`, served('favicon.ico')]);
rmSync(`${OUT}favicon-32.png`);
console.log('brand: mark, wordmark, favicon, icons');
