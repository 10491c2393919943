// Turns masters into the files that the site serves. Needs ffmpeg with libsvtav1, libaom-av1, libx264 and libwebp.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// RGB becomes bt709 with television range exactly once; a second conversion washes out the blacks.
const TO_BT709 = 'out_color_matrix=bt709:out_range=tv';
const TAGS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const RUN_IN = 24;
// A poster of 1280 pixels weighs 40 KB at most, a wider one as much more as it has more pixels.
const PICTURE_LIMIT = 40_000;
const AVIF_QUALITIES = [14, 18, 22, 26, 30, 34, 38];
// A still of the site weighs 45 KB at most.
const CUTOUT_LIMIT = 45_000;
const CUTOUT_QUALITIES = [22, 27, 32, 38, 44];
const WEBP_QUALITIES = [82, 78, 72, 66, 60];

/** Runs ffmpeg at the lowest priority, quietly. */
export function ffmpeg(...words) {
  execFileSync('nice', ['-n', '19', 'ffmpeg', '-y', '-v', 'error', ...words], { stdio: 'inherit' });
}

/** Writes `<target>-<width>.avif` and `.webp` for every width, at the best quality that stays under the limit. */
export function encodePicture(master, target, widths) {
  mkdirSync(dirname(target), { recursive: true });
  for (const width of widths) {
    const scale = `scale=${width}:-2:flags=lanczos`;
    const limit = PICTURE_LIMIT * Math.max(1, (width / 1280) ** 2);
    const writeAvif = (quality, file) =>
      ffmpeg(
        '-i',
        master,
        '-vf',
        `${scale}:${TO_BT709},format=yuv420p10le`,
        '-c:v',
        'libaom-av1',
        '-still-picture',
        '1',
        '-cpu-used',
        '4',
        '-crf',
        String(quality),
        ...TAGS,
        file,
      );
    const writeWebp = (quality, file) =>
      ffmpeg(
        '-i',
        master,
        '-vf',
        scale,
        '-c:v',
        'libwebp',
        '-preset',
        'picture',
        '-quality',
        String(quality),
        file,
      );
    underLimit(AVIF_QUALITIES, `${target}-${width}.avif`, writeAvif, limit);
    underLimit(WEBP_QUALITIES, `${target}-${width}.webp`, writeWebp, limit);
  }
}

/**
 * Writes `<target>-<width>.avif` and `.webp` of a picture that stands on the page: colors in `<master>.png`, coverage in
 * `<master>.pgm`. Needs avifenc and cwebp beside ffmpeg.
 */
export function encodeCutout(master, target, widths) {
  mkdirSync(dirname(target), { recursive: true });
  for (const width of widths) {
    const scaled = `${target}-${width}.png`;
    ffmpeg(
      '-i',
      `${master}.png`,
      '-i',
      `${master}.pgm`,
      '-filter_complex',
      `[0][1]alphamerge,scale=${width}:-2:flags=lanczos,format=rgba`,
      scaled,
    );
    underLimit(
      CUTOUT_QUALITIES,
      `${target}-${width}.avif`,
      (quality, file) => {
        const level = ['-a', `color:cq-level=${quality}`, '-a', 'alpha:cq-level=24'];
        const range = ['--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63'];
        execFileSync(
          'avifenc',
          ['-s', '4', '-j', '2', '-y', '420', ...range, '-a', 'end-usage=q', ...level, scaled, file],
          {
            stdio: ['ignore', 'ignore', 'inherit'],
          },
        );
      },
      CUTOUT_LIMIT,
    );
    underLimit(
      WEBP_QUALITIES,
      `${target}-${width}.webp`,
      (quality, file) =>
        execFileSync('cwebp', [
          '-quiet',
          '-m',
          '6',
          '-q',
          String(quality),
          '-alpha_q',
          '40',
          scaled,
          '-o',
          file,
        ]),
      CUTOUT_LIMIT,
    );
    rmSync(scaled);
  }
}

function underLimit(qualities, file, write, limit) {
  for (const quality of qualities) {
    write(quality, file);
    if (statSync(file).size <= limit) return;
  }
}

/**
 * Encodes a folder of numbered frames as a seamless loop, `<target>.webm` and `<target>.mp4` of 1280 pixels and
 * `<target>-1920.webm`, and saves the clean frame 0 as the poster's master. With ten bits in `format`, wide smooth skies
 * show no contours. `grade` is a filter of ffmpeg over the frames' RGB.
 */
export function encodeLoop(
  frames,
  target,
  posterMaster,
  {
    av1 = 38,
    wide = 42,
    h264 = 25,
    format = 'yuv444p10le',
    clean = 'hqdn3d=2:1.5:3:3',
    grade = 'null',
    ...effort
  } = {},
) {
  const count = readdirSync(frames).filter((name) => name.endsWith('.png')).length;
  const lossless = `${target}-lossless.mkv`;
  mkdirSync(dirname(target), { recursive: true });
  // The temporal denoiser remembers earlier frames: it runs in on the end of the loop, and the run-in is cut off.
  ffmpeg(
    '-framerate',
    '24',
    '-stream_loop',
    '1',
    '-i',
    `${frames}/%04d.png`,
    '-vf',
    [
      `trim=start_frame=${count - RUN_IN}`,
      'setpts=PTS-STARTPTS',
      grade,
      `scale=1920:1080:flags=lanczos:${TO_BT709}`,
      `format=${format}`,
      clean,
      `trim=start_frame=${RUN_IN}`,
      'setpts=PTS-STARTPTS',
    ].join(','),
    ...TAGS,
    '-c:v',
    'ffv1',
    lossless,
  );
  encodeFilm(lossless, target, { av1, h264, keyframes: count + 1, width: 1280, ...effort });
  encodeAv1(lossless, `${target}-1920.webm`, { av1: wide, keyframes: count + 1, width: 1920, ...effort });
  ffmpeg('-i', lossless, '-frames:v', '1', '-vf', 'scale=in_color_matrix=bt709:in_range=tv', posterMaster);
  rmSync(lossless);
}

/** Encodes a film that is already bt709 as AV1 in WebM and H.264 in MP4, without sound. */
export function encodeFilm(film, target, { h264, keyframes, width, speed = 'slow', tune = 'film', ...av1 }) {
  encodeAv1(film, `${target}.webm`, { keyframes, width, ...av1 });
  ffmpeg(
    '-i',
    film,
    '-an',
    '-vf',
    `scale=${width}:-2:flags=lanczos`,
    '-c:v',
    'libx264',
    '-preset',
    speed,
    '-crf',
    String(h264),
    '-profile:v',
    'high',
    '-tune',
    tune,
    '-g',
    String(keyframes),
    '-pix_fmt',
    'yuv420p',
    ...TAGS,
    '-movflags',
    '+faststart',
    `${target}.mp4`,
  );
}

function encodeAv1(film, file, { av1, keyframes, width, preset = 6, grain = 4 }) {
  ffmpeg(
    '-i',
    film,
    '-an',
    '-vf',
    `scale=${width}:-2:flags=lanczos`,
    '-c:v',
    'libsvtav1',
    '-preset',
    String(preset),
    '-crf',
    String(av1),
    '-g',
    String(keyframes),
    '-svtav1-params',
    `tune=0:film-grain=${grain}`,
    '-pix_fmt',
    'yuv420p10le',
    ...TAGS,
    file,
  );
}
