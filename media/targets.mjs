// Everything that media makes: what it is called, how long it takes, what it needs, and the files that come of it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';

import { encodeCutout, encodeLoop, encodePicture, ffmpeg } from './encode.mjs';
import { here, served } from './paths.mjs';
import { blender } from './tools.mjs';

const STILL_WIDTHS = [480, 960, 1280];
const POSTER_WIDTHS = [640, 1280];
const HERO_POSTER_WIDTHS = [...POSTER_WIDTHS, 1920];
const STILL_NEEDS = ['blender', 'scipy', 'ffmpeg'];
const CUTOUT_NEEDS = [...STILL_NEEDS, 'avifenc', 'cwebp'];

const STILLS = {
  'market-analysis': { minutes: 2 },
  'air-freight': { minutes: 2 },
  'sea-freight': { minutes: 2 },
  'train-freight': { minutes: 2 },
  'project-cargo': { minutes: 2 },
  'alcohol-wine-exports': { minutes: 2 },
  'luxury-vehicle-export-import': { minutes: 4, samples: 72 },
  warehousing: { minutes: 3 },
};
/** Lifts the ship and its wake off the dark water, and leaves the sky. */
const SEA_GRADE = "curves=all='0/0 .12/.16 .3/.38 .55/.62 .8/.84 1/1',eq=saturation=1.08";
const SEA = { script: 'hero_sea.py', minutes: 45, av1: 38, h264: 24, grade: SEA_GRADE };
const AIR = { script: 'hero_air.py', minutes: 15, needs: ['numba'], av1: 38, h264: 25 };
const HEROES = {
  'hero-sea': { ...SEA, shot: 'ahead' },
  'hero-sea-above': { ...SEA, shot: 'above' },
  'hero-air': { ...AIR, shot: 'ahead' },
  'hero-air-astern': { ...AIR, shot: 'astern' },
};

const pictures = (stem, widths) =>
  widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
const film = (name, posterWidths) => [
  `films/${name}.webm`,
  `films/${name}.mp4`,
  ...pictures(`films/${name}-poster`, posterWidths),
];

/** Runs one of the Node scripts beside this one. */
function node(script) {
  execFileSync(process.execPath, [here(script)], { stdio: 'inherit' });
}

/** Renders a still's lossless master, colors and coverage, and encodes it. */
function renderStill(name, { samples = 24 }) {
  const master = here(`masters/stills/${name}`);
  mkdirSync(here('masters/stills'), { recursive: true });
  blender('render_still.py', name, `to=${master}.png`, `samples=${samples}`);
  encodeCutout(master, served(`stills/${name}`), STILL_WIDTHS);
}

/** Renders the frames of a loop that are not in masters/ yet, then encodes it. */
function renderHero(name, { script, shot, minutes: _, needs: __, ...encoding }) {
  const frames = here(`masters/${name}`);
  blender(`films/${script}`, shot, `frames=${frames}`);
  // The poster is frame 0 as the film shows it, so that nothing jumps when playback starts.
  const posterMaster = here(`masters/${name}-poster.png`);
  encodeLoop(frames, served(`films/${name}`), posterMaster, encoding);
  encodePicture(posterMaster, served(`films/${name}-poster`), HERO_POSTER_WIDTHS);
}

/** Writes the stills as JPEG, which PDFs take, for the brochure (src/platform/pdf). */
function printStills() {
  mkdirSync(here('print'), { recursive: true });
  for (const name of Object.keys(STILLS)) {
    // The AVIF, whose alpha has more steps than the WebP's; the faintest of them would show the picture's edge in print.
    const cutout = here(`print/${name}.png`);
    execFileSync('avifdec', [served(`stills/${name}-1280.avif`), cutout], { stdio: 'ignore' });
    ffmpeg(
      '-i',
      cutout,
      '-filter_complex',
      "[0]format=rgba,lutrgb=a='max(val-4\\,0)*255/251'[still];color=white:s=1280x800[page];[page][still]overlay=format=auto:shortest=1,scale=1200:-2:flags=lanczos",
      '-frames:v',
      '1',
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      '3',
      here(`print/${name}.jpg`),
    );
    rmSync(cutout);
  }
}

/** All targets, in the order in which they need each other. `makes` is relative to public/. */
export const TARGETS = [
  ...Object.entries(STILLS).map(([name, still]) => ({
    name: `stills/${name}`,
    minutes: still.minutes,
    needs: CUTOUT_NEEDS,
    makes: pictures(`stills/${name}`, STILL_WIDTHS),
    render: () => renderStill(name, still),
  })),
  {
    name: 'print',
    minutes: 0.3,
    needs: ['ffmpeg', 'avifenc'],
    makes: Object.keys(STILLS).map((name) => `../media/print/${name}.jpg`),
    render: printStills,
  },
  ...Object.entries(HEROES).map(([name, hero]) => ({
    name: `films/${name}`,
    minutes: hero.minutes,
    needs: [...STILL_NEEDS, ...(hero.needs ?? [])],
    makes: [...film(name, HERO_POSTER_WIDTHS), `films/${name}-1920.webm`],
    render: () => renderHero(name, hero),
  })),
  {
    name: 'films/journey',
    minutes: 12,
    needs: STILL_NEEDS,
    makes: film('journey', POSTER_WIDTHS),
    render: () => node('films/journey.mjs'),
  },
];

/** Whether all files of a target are there. */
export const isThere = ({ makes }) => makes.every((file) => existsSync(served(file)));
