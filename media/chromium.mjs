// Takes a picture of an HTML page with headless Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Chromium's window cannot be narrower than this; smaller pictures are cut from a larger one.
const SMALLEST_WINDOW = 600;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--force-color-profile=srgb',
];

/** Writes a PNG of `html`, width × height pixels, to `file`. Needs Chromium and ImageMagick's convert. */
export function screenshot(html, width, height, file, { transparent = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const page = join(folder, 'page.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8">${html}`);
  const size = [Math.max(width, SMALLEST_WINDOW), Math.max(height, SMALLEST_WINDOW)];
  execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    [
      ...FLAGS,
      `--user-data-dir=${folder}`,
      ...(transparent ? ['--default-background-color=00000000'] : []),
      `--window-size=${size.join(',')}`,
      `--screenshot=${file}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  // Without the chunks that hold the time, the same picture is the same file.
  execFileSync('convert', [
    file,
    '-crop',
    `${width}x${height}+0+0`,
    '+repage',
    '-define',
    'png:exclude-chunks=date,time',
    file,
  ]);
  rmSync(folder, { recursive: true, force: true });
}
