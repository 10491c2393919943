// Cuts the third film, the path of a container from the shipper's door to delivery, out of stills and hero loops.
// Captions are written beside it as WebVTT and never burnt in.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { encodeFilm, encodePicture, ffmpeg } from '../encode.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const OUT = at('out/films/journey')
const FPS = 24
const STAGE_FRAMES = 156
const FADE_FRAMES = 20
// Camera moves are made on a picture three times as large: zoompan steps by whole pixels, which shows as jitter otherwise.
const SUPERSAMPLE = 3

// `from` and `to` are views of a still: zoom, then the middle as shares of its width and height.
const STAGES = [
  { still: 'alcohol-wine-exports', from: [1, .5, .5], to: [1.14, .46, .54],
    caption: 'We collect at your door.\nEvery case is counted before it leaves.' },
  { still: 'warehousing', from: [1.16, .42, .42], to: [1.06, .52, .52],
    caption: 'In the warehouse your goods are weighed,\nmeasured and put on pallets.' },
  { still: 'luxury-vehicle-export-import', from: [1, .5, .5], to: [1.15, .46, .5],
    caption: 'The container is loaded and lashed.\nThen its doors are closed and sealed.' },
  { still: 'train-freight', from: [1.12, .44, .46], to: [1.12, .56, .54],
    caption: 'A train takes the container to the port.' },
  { still: 'sea-freight', from: [1.02, .5, .52], to: [1.16, .52, .44],
    caption: 'Export papers are filed.\nA crane moves the container to the quay.' },
  { loop: 'hero-sea',
    caption: 'At sea, you know the vessel\nand the day it should arrive.' },
  { still: 'air-freight', from: [1.15, .58, .46], to: [1.02, .5, .5],
    caption: 'What cannot wait for a ship\ngoes by air instead.' },
  { still: 'market-analysis', from: [1, .5, .5], to: [1.16, .57, .46],
    caption: 'Cleared, unpacked and delivered.\nThe goods are on the shelf.' },
]

/** A zoompan expression that goes evenly from one number to another over a stage. */
const between = (a, b) => `(${a}+(${b}-${a})*on/${STAGE_FRAMES - 1})`

/** Renders one stage as a lossless clip. */
function cutStage(stage, file) {
  const lossless = ['-r', String(FPS), '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p', file]
  if (stage.loop) {
    ffmpeg('-i', `${at(`out/films/${stage.loop}`)}.mp4`, '-frames:v', String(STAGE_FRAMES), '-an', ...lossless)
    return
  }
  const [zoom, x, y] = [0, 1, 2].map((i) => between(stage.from[i], stage.to[i]))
  ffmpeg('-i', at(`masters/stills/${stage.still}.png`), '-vf', [
    'crop=iw:iw*9/16',
    `scale=iw*${SUPERSAMPLE}:-2:flags=bicubic`,
    `zoompan=z='${zoom}':x='${x}*iw-iw/zoom/2':y='${y}*ih-ih/zoom/2':d=${STAGE_FRAMES}:s=1920x1080:fps=${FPS}`,
    'scale=1280:720:flags=area:out_color_matrix=bt709:out_range=tv',
  ].join(','), ...lossless)
}

/** Joins the clips with cross fades. */
function crossFade(clips, file) {
  const step = (STAGE_FRAMES - FADE_FRAMES) / FPS
  let last = '0:v'
  const fades = clips.slice(1).map((_, i) => {
    const name = `x${i + 1}`
    const fade = `[${last}][${i + 1}:v]xfade=transition=fade:duration=${FADE_FRAMES / FPS}:offset=${(step * (i + 1)).toFixed(4)}[${name}]`
    last = name
    return fade
  })
  ffmpeg(...clips.flatMap((clip) => ['-i', clip]), '-filter_complex', fades.join(';'), '-map', `[${last}]`,
    '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p', file)
}

/** Writes the captions: each stands from the middle of one fade to just before the middle of the next. */
function writeCaptions(file) {
  const step = (STAGE_FRAMES - FADE_FRAMES) / FPS
  const half = FADE_FRAMES / FPS / 2
  const clock = (seconds) => `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
  const cues = STAGES.map(({ caption }, i) => {
    const start = i === 0 ? .3 : i * step + half
    const end = i === STAGES.length - 1 ? i * step + STAGE_FRAMES / FPS - .1 : (i + 1) * step + half - .25
    return `${i + 1}\n${clock(start)} --> ${clock(end)}\n${caption}\n`
  })
  writeFileSync(file, `WEBVTT\n\n${cues.join('\n')}`)
}

const folder = mkdtempSync(join(tmpdir(), 'journey-'))
mkdirSync(at('out/films'), { recursive: true })
const clips = STAGES.map((stage, i) => {
  const clip = join(folder, `${i}.mkv`)
  cutStage(stage, clip)
  return clip
})
const film = join(folder, 'film.mkv')
crossFade(clips, film)
encodeFilm(film, OUT, { av1: 36, h264: 24, keyframes: 240, preset: 8, speed: 'medium', grain: 0 })
ffmpeg('-i', film, '-frames:v', '1', '-vf', 'scale=in_color_matrix=bt709:in_range=tv', join(folder, 'poster.png'))
encodePicture(join(folder, 'poster.png'), `${OUT}-poster`, [640, 1280])
writeCaptions(`${OUT}.en.vtt`)
rmSync(folder, { recursive: true })
