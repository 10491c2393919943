// Cuts the third film, the way of one case from the shipper's door to the buyer, out of the stages that
// journey_stages.py renders: the case never moves on the picture, the world around it changes. Captions are never burnt
// in; the picture ends in a quiet foot where they stand. The site writes them, at the times that follow from FPS,
// STAGE_FRAMES and FADE_FRAMES (src/screens/site/film-captions.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeFilm, encodePicture, ffmpeg } from '../encode.mjs';
import { here, served } from '../paths.mjs';
import { blender } from '../tools.mjs';

const OUT = served('films/journey');
const MASTERS = here('masters/journey');
const FPS = 24;
const STAGE_FRAMES = 120;
const FADE_FRAMES = 14;
const GROUND = '0xEDE8DE';
const FOOT = 80;
// The camera comes nearer all the way, towards the case.
const NEARER = 0.1;
const CASE = { x: 0.5, y: 0.53 };
const SOFT_EDGE = 90;

const STAGES = 7;

/** Lays each stage on the ground, fades from one to the next, and comes nearer as one move. */
function cut(file) {
  const stages = [...Array(STAGES).keys()];
  const frames = STAGES * STAGE_FRAMES;
  const shown = STAGE_FRAMES + FADE_FRAMES;
  const inputs = stages.flatMap((i) =>
    ['png', 'pgm'].flatMap((type) => ['-i', join(MASTERS, `${i}.${type}`)]),
  );
  const pictures = stages.flatMap((i) => [
    // What runs on below the picture ends softly.
    `[${2 * i + 1}]format=gray,geq=lum='lum(X,Y)*st(0,clip((H-Y)/${SOFT_EDGE},0,1))*ld(0)*(3-2*ld(0))'[cover${i}]`,
    `[${2 * i}][cover${i}]alphamerge[cutout${i}];color=${GROUND}:s=1280x720:r=${FPS}[ground${i}]`,
    `[ground${i}][cutout${i}]overlay=format=rgb,trim=end_frame=1,format=gbrp,loop=${shown - 1}:1,setpts=N/${FPS}/TB,fps=${FPS}[stage${i}]`,
  ]);
  const fades = stages.slice(1).map((_, i) => {
    const last = i ? `faded${i}` : 'stage0';
    const offset = ((i + 1) * STAGE_FRAMES) / FPS;
    return `[${last}][stage${i + 1}]xfade=duration=${FADE_FRAMES / FPS}:offset=${offset}[faded${i + 1}]`;
  });
  // Between pixels, unlike zoompan, whose whole steps show as jitter.
  const share = `(1-1/(1+${NEARER}*on/${frames}))`;
  const [left, top] = [`W*${CASE.x}*${share}`, `H*${CASE.y}*${share}`];
  const [right, bottom] = [`W-W*${1 - CASE.x}*${share}`, `H-H*${1 - CASE.y}*${share}`];
  const corners = [left, top, right, top, left, bottom, right, bottom].map(
    (at, i) => `${i % 2 ? 'y' : 'x'}${i >> 1}=${at}`,
  );
  const nearer = `perspective=${corners.join(':')}:interpolation=cubic:eval=frame`;
  const foot = `pad=1280:${720 + FOOT}:0:0:${GROUND},scale=out_color_matrix=bt709:out_range=tv`;
  const graph = [...pictures, ...fades, `[faded${STAGES - 1}]${nearer},${foot}`];
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p'];
  ffmpeg(...inputs, '-filter_complex', graph.join(';'), '-frames:v', String(frames), ...lossless, file);
}

blender('films/journey_stages.py', `to=${MASTERS}`);
const folder = mkdtempSync(join(tmpdir(), 'journey-'));
const film = join(folder, 'film.mkv');
cut(film);
encodeFilm(film, OUT, {
  av1: 34,
  h264: 24,
  keyframes: 240,
  width: 1280,
  preset: 8,
  speed: 'medium',
  tune: 'animation',
  grain: 0,
});
const poster = join(folder, 'poster.png');
ffmpeg('-i', film, '-frames:v', '1', '-vf', 'scale=in_color_matrix=bt709:in_range=tv', poster);
encodePicture(poster, `${OUT}-poster`, [640, 1280]);
rmSync(folder, { recursive: true });
