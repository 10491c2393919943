// Cuts the third film, the path of a container from the shipper's door to delivery, out of the stills
// and the loop at sea as the site serves them. Captions are written beside it as WebVTT and never burnt in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeFilm, encodePicture, ffmpeg } from '../encode.mjs';
import { served } from '../paths.mjs';

const OUT = served('films/journey');
const FPS = 24;
const STAGE_FRAMES = 156;
const FADE_FRAMES = 20;
// Camera moves are made on a picture three times as large: zoompan steps by whole pixels, which shows as jitter otherwise.
const GROUND = '0xEDE8DE';
const SUPERSAMPLE = 3;

// `from` and `to` are views of a still: zoom, then the middle as shares of its width and height.
const STAGES = [
  {
    still: 'alcohol-wine-exports',
    from: [1, 0.5, 0.5],
    to: [1.14, 0.46, 0.54],
    caption: 'The journey starts at your door,\nwith the goods packed to travel.',
  },
  {
    still: 'warehousing',
    from: [1.16, 0.42, 0.42],
    to: [1.06, 0.52, 0.52],
    caption: 'In the warehouse, the goods are counted,\nweighed and put on pallets.',
  },
  {
    still: 'luxury-vehicle-export-import',
    from: [1, 0.5, 0.5],
    to: [1.15, 0.46, 0.5],
    caption: 'Goods are tied down in the container.\nThen its doors are closed and sealed.',
  },
  {
    still: 'train-freight',
    from: [1.12, 0.44, 0.46],
    to: [1.12, 0.56, 0.54],
    caption: 'A train takes the container to the port.\nMeanwhile, the export papers are filed.',
  },
  {
    still: 'sea-freight',
    from: [1.02, 0.5, 0.52],
    to: [1.16, 0.52, 0.44],
    caption: 'At the port, a crane sets the container\non the stack, to wait for its ship.',
  },
  { loop: 'hero-sea', caption: 'At sea, you know which ship it is on\nand the day it should arrive.' },
  {
    still: 'air-freight',
    from: [1.15, 0.58, 0.46],
    to: [1.02, 0.5, 0.5],
    caption: 'What cannot wait for a ship\ngoes by air instead.',
  },
  {
    still: 'market-analysis',
    from: [1, 0.5, 0.5],
    to: [1.16, 0.57, 0.46],
    caption: 'After customs, the goods are delivered:\nfrom the crate to the shelf.',
  },
];

/** A zoompan expression that goes evenly from one number to another over a stage. */
const between = (a, b) => `(${a}+(${b}-${a})*on/${STAGE_FRAMES - 1})`;

/** Renders one stage as a lossless clip. */
function cutStage(stage, file) {
  const lossless = [
    '-r',
    String(FPS),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
    '-pix_fmt',
    'yuv444p',
    file,
  ];
  if (stage.loop) {
    ffmpeg('-i', served(`films/${stage.loop}.mp4`), '-frames:v', String(STAGE_FRAMES), '-an', ...lossless);
    return;
  }
  const [zoom, x, y] = [0, 1, 2].map((i) => between(stage.from[i], stage.to[i]));
  ffmpeg(
    '-i',
    served(`stills/${stage.still}-1280.webp`),
    '-filter_complex',
    [
      // A still has no ground of its own.
      `color=${GROUND}:s=1280x800[ground];[ground][0]overlay=format=auto:shortest=1`,
      'crop=iw:iw*9/16',
      // In RGB while it moves: zoompan forgets which matrix a picture came with.
      `scale=iw*${SUPERSAMPLE}:-2:flags=bicubic`,
      'format=gbrp',
      `zoompan=z='${zoom}':x='${x}*iw-iw/zoom/2':y='${y}*ih-ih/zoom/2':d=${STAGE_FRAMES}:s=1920x1080:fps=${FPS}`,
      'scale=1280:720:flags=area:out_color_matrix=bt709:out_range=tv',
    ].join(','),
    ...lossless,
  );
}

/** Joins the clips with cross fades. */
function crossFade(clips, file) {
  const step = (STAGE_FRAMES - FADE_FRAMES) / FPS;
  let last = '0:v';
  const fades = clips.slice(1).map((_, i) => {
    const name = `x${i + 1}`;
    const fade = `[${last}][${i + 1}:v]xfade=transition=fade:duration=${FADE_FRAMES / FPS}:offset=${(step * (i + 1)).toFixed(4)}[${name}]`;
    last = name;
    return fade;
  });
  ffmpeg(
    ...clips.flatMap((clip) => ['-i', clip]),
    '-filter_complex',
    fades.join(';'),
    '-map',
    `[${last}]`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
    '-pix_fmt',
    'yuv444p',
    file,
  );
}

/** Writes the captions: each stands from the middle of one fade to just before the middle of the next. */
function writeCaptions(file) {
  const step = (STAGE_FRAMES - FADE_FRAMES) / FPS;
  const half = FADE_FRAMES / FPS / 2;
  const clock = (seconds) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
  const cues = STAGES.map(({ caption }, i) => {
    const start = i === 0 ? 0.3 : i * step + half;
    const end = i === STAGES.length - 1 ? i * step + STAGE_FRAMES / FPS - 0.1 : (i + 1) * step + half - 0.25;
    return `${i + 1}\n${clock(start)} --> ${clock(end)}\n${caption}\n`;
  });
  writeFileSync(file, `WEBVTT\n\n${cues.join('\n')}`);
}

const folder = mkdtempSync(join(tmpdir(), 'journey-'));
const clips = STAGES.map((stage, i) => {
  const clip = join(folder, `${i}.mkv`);
  cutStage(stage, clip);
  return clip;
});
const film = join(folder, 'film.mkv');
crossFade(clips, film);
// Slow moves over flat clay: tuned as an animation, H.264 needs half of what it takes as a film, to the same eye.
encodeFilm(film, OUT, {
  av1: 36,
  h264: 25,
  keyframes: 240,
  preset: 8,
  speed: 'slow',
  tune: 'animation',
  grain: 0,
});
ffmpeg(
  '-i',
  film,
  '-frames:v',
  '1',
  '-vf',
  'scale=in_color_matrix=bt709:in_range=tv',
  join(folder, 'poster.png'),
);
encodePicture(join(folder, 'poster.png'), `${OUT}-poster`, [640, 1280]);
writeCaptions(`${OUT}.en.vtt`);
rmSync(folder, { recursive: true });
