// What rendering needs on this machine, and the commands that install it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { here } from './paths.mjs';

const BLENDER = process.env.BLENDER ?? 'blender';
const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const ENCODERS = ['libsvtav1', 'libaom-av1', 'libx264', 'libwebp'];

/** Runs Blender on a script without a window, at the lowest priority. Throws when the script fails. */
export function blender(script, ...words) {
  execFileSync(
    'nice',
    [
      '-n',
      '19',
      BLENDER,
      '-b',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '-P',
      here(script),
      '--',
      ...words,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** What a command prints, or an empty text when it is not there or fails. */
function printed(command, ...words) {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

function hasBlender() {
  const [major, minor] =
    printed(BLENDER, '--version')
      .match(/Blender (\d+)\.(\d+)/)
      ?.slice(1)
      .map(Number) ?? [];
  return major === 3 && minor >= 4;
}

/** Blender on Debian runs the system's Python; other builds bring their own. */
function hasPython(...modules) {
  const lines = [`import ${modules}`, "print('all', 'there')"].join('; ');
  return printed(BLENDER, '-b', '--factory-startup', '--python-expr', lines).includes('all there');
}

function hasFfmpeg() {
  const encoders = printed('ffmpeg', '-hide_banner', '-encoders');
  return (
    ENCODERS.every((encoder) => encoders.includes(encoder)) &&
    printed('ffmpeg', '-hide_banner', '-muxers').includes('avif')
  );
}

function hasPackages() {
  const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  return Object.keys(dependencies).every((name) => existsSync(here(`node_modules/${name}`)));
}

const PACKAGES = 'npm ci --prefix media';
const TOOLS = {
  blender: {
    what: 'Blender 3.4, 3.5 or 3.6 (BLENDER names it when it is not on the path)',
    apt: 'blender',
    isThere: hasBlender,
  },
  scipy: {
    what: 'numpy and scipy for the Python that Blender runs',
    apt: 'python3-numpy python3-scipy',
    isThere: () => hasPython('numpy', 'scipy'),
  },
  numba: {
    what: 'numba for the Python that Blender runs',
    apt: 'python3-numba',
    isThere: () => hasPython('numba'),
  },
  ffmpeg: {
    what: `ffmpeg 5.1 or newer with AVIF, ${ENCODERS.join(', ')}`,
    apt: 'ffmpeg',
    isThere: hasFfmpeg,
  },
  avifenc: {
    what: 'avifenc of libavif',
    apt: 'libavif-bin',
    isThere: () => printed('avifenc', '--version').includes('aom'),
  },
  cwebp: { what: 'cwebp of libwebp', apt: 'webp', isThere: () => printed('cwebp', '-version') !== '' },
  imagemagick: {
    what: "ImageMagick's convert",
    apt: 'imagemagick',
    isThere: () => printed('convert', '-version').includes('ImageMagick'),
  },
  chromium: {
    what: 'Chromium (CHROMIUM names it when it is not on the path)',
    apt: 'chromium',
    isThere: () => printed(CHROMIUM, '--version') !== '',
  },
  packages: { what: 'the packages in media/package.json', isThere: hasPackages },
};

/** The names of the tools that are not on this machine. */
export function findMissingTools() {
  return Object.keys(TOOLS).filter((name) => !TOOLS[name].isThere());
}

/** Lines that say what the named tools are and how to install them on Debian. */
export function explainTools(names) {
  const apt = names.map((name) => TOOLS[name].apt).filter(Boolean);
  return [
    ...names.map((name) => `  - ${TOOLS[name].what}`),
    'To install:',
    ...(apt.length
      ? [`  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${apt.join(' ')}`]
      : []),
    ...(names.includes('packages') ? [`  ${PACKAGES}`] : []),
  ];
}
