// Sets the Open Graph cards, 1200 × 630: a picture, a label, a sentence. Words and pictures stand in og.json.
// Needs Chromium and ImageMagick's convert; stills and hero posters must have been rendered.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { screenshot } from './chromium.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const FONT = createRequire(import.meta.url)
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
const COMPANY = 'Llanomar Logistics'
const LIMIT = 100_000
const QUALITIES = [88, 82, 76, 70]

// A dusk film frame is dark and takes light words; a studio still is pale and takes ink.
const LOOKS = {
  film: { ink: '#F7F5F0', soft: '#C4CFD6', ground: '#0B1B2B', veil: '11,27,43', size: 'cover', at: '70% 50%' },
  still: { ink: '#0B1B2B', soft: '#2B4155', ground: '#BAB9B6', veil: '186,185,182', size: '1010px auto', at: 'right -60px center' },
}

/** The page that is photographed for one card. */
function card({ picture, label, sentence }) {
  const isFilm = picture.startsWith('hero-')
  const look = isFilm ? LOOKS.film : LOOKS.still
  const image = isFilm ? here(`out/films/${picture}-poster-1280.webp`) : here(`out/stills/${picture}-1600.webp`)
  const mark = readFileSync(here('out/brand/mark.svg'), 'utf8').replaceAll('#0B1B2B', look.ink)
  return `<style>
    @font-face { font-family: Sans; src: url(file://${FONT}); font-weight: 400 700 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: ${look.ink}; font-family: Sans;
      background: ${look.ground} url(file://${image}) ${look.at} / ${look.size} no-repeat }
    body::before { content: ''; position: absolute; inset: 0;
      background: linear-gradient(90deg, rgb(${look.veil}) 0, rgb(${look.veil}, ${isFilm ? .6 : .97}) 30%, rgb(${look.veil}, 0) 62%) }
    header { position: absolute; left: 72px; top: 62px; display: flex; align-items: center; gap: 16px; font: 600 26px Sans; letter-spacing: -.01em }
    header svg { width: 33px; height: 31px }
    main { position: absolute; left: 72px; bottom: 66px; width: 400px }
    p { margin: 0 0 18px; font: 500 24px Sans; color: ${look.soft} }
    h1 { margin: 0; font: 500 52px/1.06 Sans; letter-spacing: -.033em; text-wrap: balance }
  </style><header>${mark}${COMPANY}</header><main>${label === COMPANY ? '' : `<p>${label}</p>`}<h1>${sentence}</h1></main>`
}

const cards = JSON.parse(readFileSync(here('og.json'), 'utf8'))
const wanted = process.argv.slice(2)
mkdirSync(here('out/og'), { recursive: true })
for (const [page, words] of Object.entries(cards)) {
  if (wanted.length && !wanted.includes(page)) continue
  const [png, jpg] = ['png', 'jpg'].map((type) => here(`out/og/${page}.${type}`))
  screenshot(card(words), 1200, 630, png)
  for (const quality of QUALITIES) {
    execFileSync('convert', [png, '-sampling-factor', '4:2:0', '-interlace', 'Plane', '-strip', '-quality', String(quality), jpg])
    if (statSync(jpg).size <= LIMIT) break
  }
  rmSync(png)
  console.log(`og/${page}.jpg  ${statSync(jpg).size} bytes`)
}
