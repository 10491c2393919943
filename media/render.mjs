// Renders the site's pictures and films: `node media/render.mjs` for what is missing, `node media/render.mjs stills/sea-freight films`
// for what is named (again, even if it is there). Run it by hand; what it makes is committed, and CI never renders.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { encodeLoop, encodePicture } from './encode.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const STILLS = ['market-analysis', 'air-freight', 'sea-freight', 'train-freight', 'project-cargo', 'alcohol-wine-exports',
  'luxury-vehicle-export-import', 'warehousing']
const HEROES = { 'hero-sea': { script: 'hero_sea.py', minutes: 40, av1: 38, h264: 24 }, 'hero-air': { script: 'hero_air.py', minutes: 30, av1: 38, h264: 25, preset: 7, speed: 'medium', grain: 0, clean: 'hqdn3d=4:3:9:7' } }

/** Runs Blender without a window, at the lowest priority. */
function blender(script, ...words) {
  execFileSync('nice', ['-n', '19', process.env.BLENDER ?? 'blender', '-b', '--factory-startup', '-P', here(script), '--', ...words],
    { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Runs one of the Node scripts beside this one. */
function node(script) {
  execFileSync(process.execPath, [here(script)], { stdio: 'inherit' })
}

/** Renders a still's lossless master and encodes it. */
function still(name) {
  const master = here(`masters/stills/${name}.png`)
  mkdirSync(here('masters/stills'), { recursive: true })
  blender('render_still.py', name, `to=${master}`)
  encodePicture(master, here(`out/stills/${name}`), [480, 960, 1600])
}

/** Renders the frames of a loop that are missing, then encodes it. */
function hero(name) {
  const { script, minutes: _, ...encoding } = HEROES[name]
  const frames = here(`masters/${name}`)
  blender(`films/${script}`, `frames=${frames}`)
  // The poster is frame 0 as the film shows it, so that nothing jumps when playback starts.
  const posterMaster = here(`masters/${name}-poster.png`)
  encodeLoop(frames, here(`out/films/${name}`), posterMaster, encoding)
  encodePicture(posterMaster, here(`out/films/${name}-poster`), [640, 1280])
}

// In the order in which they need each other. `made` is a file that is there once the target is.
const TARGETS = [
  { name: 'brand', minutes: .1, made: 'out/brand/icon-512.png', run: () => node('brand.mjs') },
  { name: 'portraits', minutes: .1, made: 'out/portraits/warehouse.svg', run: () => node('portraits.mjs') },
  ...STILLS.map((name) => ({ name: `stills/${name}`, minutes: 3, made: `out/stills/${name}-1600.webp`, run: () => still(name) })),
  ...Object.entries(HEROES).map(([name, { minutes }]) => (
    { name: `films/${name}`, minutes, made: `out/films/${name}-poster-1280.webp`, run: () => hero(name) })),
  { name: 'films/journey', minutes: 6, made: 'out/films/journey.en.vtt', run: () => node('films/journey.mjs') },
  { name: 'og', minutes: .5, made: 'out/og/worldmap.jpg', run: () => node('og.mjs') },
]

const runs = (command, ...words) => {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

/** Lists what is missing on this machine, each with what to install. */
function findMissingTools() {
  const missing = []
  const version = runs(process.env.BLENDER ?? 'blender', '--version')
  const [major, minor] = version?.match(/Blender (\d+)\.(\d+)/)?.slice(1).map(Number) ?? [0, 0]
  if (major < 3 || (major === 3 && minor < 4)) missing.push('Blender 3.4 or newer (apt-get install --no-install-recommends blender)')
  const encoders = runs('ffmpeg', '-hide_banner', '-encoders') ?? ''
  for (const encoder of ['libsvtav1', 'libaom-av1', 'libx264', 'libwebp']) {
    if (!encoders.includes(encoder)) missing.push(`ffmpeg 5.1 or newer with ${encoder} (apt-get install ffmpeg)`)
  }
  if (encoders && !(runs('ffmpeg', '-hide_banner', '-muxers') ?? '').includes('avif')) missing.push('ffmpeg 5.1 or newer, which can write AVIF')
  if (version && !runs('/usr/bin/python3', '-c', 'import numpy, scipy; print(1)')) {
    missing.push('numpy and scipy for the Python that Blender uses (apt-get install python3-numpy python3-scipy)')
  }
  if (!runs('convert', '-version')?.includes('ImageMagick')) missing.push('ImageMagick (apt-get install imagemagick)')
  if (!runs(process.env.CHROMIUM ?? 'chromium', '--version')) missing.push('Chromium (apt-get install chromium), or CHROMIUM set to its path')
  return missing
}

const wanted = process.argv.slice(2)
const matches = ({ name }) => wanted.some((word) => name === word || name.startsWith(`${word}/`) || name.replace('hero-', '') === word)
const chosen = TARGETS.filter((target) => (wanted.length ? matches(target) : !existsSync(here(target.made))))
const unknown = wanted.filter((word) => !TARGETS.some(({ name }) => name === word || name.startsWith(`${word}/`) || name.replace('hero-', '') === word))

console.log('Targets (minutes on two idle cores):')
for (const target of TARGETS) {
  console.log(`  ${chosen.includes(target) ? '→' : ' '} ${target.name.padEnd(38)} ${String(target.minutes).padStart(4)}`)
}
if (unknown.length) {
  console.error(`No such target: ${unknown.join(', ')}`)
  process.exit(1)
}
const missing = findMissingTools()
if (missing.length && chosen.length) {
  console.error(`To render, install:\n${missing.map((line) => `  - ${line}`).join('\n')}`)
  process.exit(1)
}
for (const target of chosen) {
  const started = Date.now()
  target.run()
  console.log(`${target.name}: ${((Date.now() - started) / 60_000).toFixed(1)} min`)
}
if (!chosen.length) console.log('Nothing is missing.')
