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
const PICTURE_LIMIT = 90_000;
const AVIF_QUALITIES = [14, 18, 22, 28, 34];
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
    underLimit(AVIF_QUALITIES, `${target}-${width}.avif`, (quality, file) =>
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
      ),
    );
    underLimit(WEBP_QUALITIES, `${target}-${width}.webp`, (quality, file) =>
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
      ),
    );
  }
}

function underLimit(qualities, file, write) {
  for (const quality of qualities) {
    write(quality, file);
    if (statSync(file).size <= PICTURE_LIMIT) return;
  }
}

/**
 * Encodes a folder of numbered frames as a seamless loop, `<target>.webm` and `<target>.mp4`, and saves the clean
 * frame 0 as the poster's master. With ten bits in `format`, wide smooth skies show no contours.
 */
export function encodeLoop(
  frames,
  target,
  posterMaster,
  { av1 = 38, h264 = 25, format = 'yuv444p', clean = 'nlmeans=s=3:p=5:r=7,hqdn3d=2:2:5:5', ...effort } = {},
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
      `scale=1280:720:flags=lanczos:${TO_BT709}`,
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
  encodeFilm(lossless, target, { av1, h264, keyframes: count + 1, ...effort });
  ffmpeg('-i', lossless, '-frames:v', '1', '-vf', 'scale=in_color_matrix=bt709:in_range=tv', posterMaster);
  rmSync(lossless);
}

/** Encodes a film that is already bt709 as AV1 in WebM and H.264 in MP4, without sound. */
export function encodeFilm(
  film,
  target,
  { av1, h264, keyframes, preset = 4, speed = 'veryslow', tune = 'film', grain = 6 },
) {
  ffmpeg(
    '-i',
    film,
    '-an',
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
    `${target}.webm`,
  );
  ffmpeg(
    '-i',
    film,
    '-an',
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
