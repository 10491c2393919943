// Sets the Open Graph cards, 1200 × 630, one for each page and locale: a picture, a label, a sentence. They name no company,
// so that they are right for every owner: og:site_name names it. Text and pictures are in og.json.
// `node media/og.mjs` sets all, `node media/og.mjs home kyc` those named. Needs Chromium and ImageMagick's convert.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';

import { screenshot } from './chromium.mjs';
import { here, served } from './paths.mjs';

const font = (weight) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`,
  );
const WEIGHTS = [500, 600];
const LIMIT = 60_000;
const QUALITIES = [82, 76, 70, 64, 58];

// A dusk film frame fills the card and takes light words; a still stands beside ink words.
const LOOKS = {
  film: {
    ink: '#F7F5F0',
    soft: '#C4CFD6',
    ground: '#0B1B2B',
    place: 'inset: 0; background-position: 70% 50%',
    mask: 'linear-gradient(90deg, transparent 0, rgb(0 0 0 / .4) 30%, #000 62%)',
  },
  still: {
    ink: '#0B1B2B',
    soft: '#2B4155',
    ground: '#EDE8DE',
    place: 'width: 860px; height: 538px; right: -30px; top: 46px',
    mask: 'linear-gradient(90deg, transparent 2%, #000 26%), linear-gradient(transparent 0, #000 20%, #000 90%, transparent)',
  },
};

/** The page that is photographed for one card. */
function card(picture, { label, sentence }) {
  const isFilm = picture.startsWith('hero-');
  const look = isFilm ? LOOKS.film : LOOKS.still;
  const image = isFilm ? served(`films/${picture}-poster-1280.webp`) : served(`stills/${picture}-1280.avif`);
  return `<style>
    ${WEIGHTS.map((weight) => `@font-face { font-family: Sans; src: url(file://${font(weight)}); font-weight: ${weight} }`).join('\n    ')}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${look.ground};
      color: ${look.ink}; font-family: Sans }
    figure { margin: 0; position: absolute; background: url(file://${image}) center / cover; ${look.place};
      mask: ${look.mask}; mask-composite: intersect }
    main { position: absolute; left: 72px; bottom: 66px; width: 410px }
    p { margin: 0 0 18px; font: 500 24px Sans; color: ${look.soft} }
    h1 { margin: 0; font: 500 52px/1.06 Sans; letter-spacing: -.033em; text-wrap: balance }
  </style><figure></figure><main>${label ? `<p>${label}</p>` : ''}<h1>${sentence}</h1></main>`;
}

/** Writes one card as JPEG, at the best quality that stays under the limit. */
function setCard(html, target) {
  const [png, jpg] = ['png', 'jpg'].map((type) => served(`${target}.${type}`));
  screenshot(html, 1200, 630, png);
  for (const quality of QUALITIES) {
    const options = [
      '-sampling-factor',
      '4:2:0',
      '-interlace',
      'Plane',
      '-strip',
      '-quality',
      String(quality),
    ];
    execFileSync('convert', [png, ...options, jpg]);
    if (statSync(jpg).size <= LIMIT) break;
  }
  rmSync(png);
  console.log(`${target}.jpg  ${statSync(jpg).size} bytes`);
}

const cards = JSON.parse(readFileSync(here('og.json'), 'utf8'));
const wanted = process.argv.slice(2);
for (const [page, { picture, ...texts }] of Object.entries(cards)) {
  if (wanted.length && !wanted.includes(page)) continue;
  for (const [locale, text] of Object.entries(texts)) {
    mkdirSync(served(`og/${locale}`), { recursive: true });
    setCard(card(picture, text), `og/${locale}/${page}`);
  }
}
