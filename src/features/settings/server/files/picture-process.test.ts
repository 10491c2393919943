import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { plainLogo, slowLogos } from '#tests/support/slow-logos.ts';
import { createPictureProcess } from './picture-process.ts';

const script = new URL('picture-worker.ts', import.meta.url);

let pictures: ReturnType<typeof createPictureProcess>;
let logged: unknown[][] = [];
function openPictures(limitsMs?: { picture: number; logo: number }) {
  logged = [];
  const log = { error: (...line: unknown[]) => logged.push(line) };
  pictures = createPictureProcess({ script, log, ...(limitsMs && { limitsMs }) });
  return pictures;
}
afterEach(() => pictures.close());

const readProc = (path: string) => readFileSync(`/proc/${path}`, 'utf8');

function pictureProcessesOf(owner: number | undefined): number[] {
  const children = readProc(`${owner}/task/${owner}/children`).trim().split(' ');
  return children.filter((child) => readProc(`${child}/cmdline`).includes('picture-worker')).map(Number);
}

function isRunning(pid: number | undefined): boolean {
  try {
    return !/\) Z/.test(readProc(`${pid}/stat`));
  } catch {
    return false;
  }
}

test('pictures and logos are made in a process, one after the other', async () => {
  const { picture, logo } = openPictures();
  const photo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  const [portrait, svg, png, broken] = await Promise.all([
    picture(photo, 'portrait'),
    logo(plainLogo),
    logo(photo),
    picture(photo.subarray(0, -30), 'portrait'),
  ]);
  expect(portrait).toMatchObject({
    ok: true,
    files: [{ width: 480, format: 'webp', content: expect.any(Buffer) }],
  });
  expect(svg).toMatchObject({ ok: true, content: expect.any(Buffer), png: expect.any(Buffer) });
  expect(png).toMatchObject({ ok: true, file: { type: 'png' } });
  expect(broken).toEqual({ ok: false, reason: 'not-readable' });
  expect(logged).toEqual([]);
});

test.each([
  ['too long', slowLogos.dashes, 500],
  ['too much memory', slowLogos.patterns, 60_000],
])('a logo that takes %s to draw is refused, and the next one is drawn', async (_, hostile, limitMs) => {
  const { logo } = openPictures({ picture: limitMs, logo: limitMs });
  const [refused, next] = await Promise.all([logo(hostile), logo(plainLogo)]);
  expect(refused).toEqual({ ok: false, reason: 'too-costly' });
  expect(next).toMatchObject({ ok: true });
  expect(logged).toHaveLength(1);
});

test('a process that does not start refuses no picture as too costly', async () => {
  pictures = createPictureProcess({ script: '/gone/picture-worker.js', log: { error: () => {} } });
  await expect(pictures.logo(plainLogo)).rejects.toThrow('did not start');
});

test('a process ends at once with its owner, also while native code holds it', async () => {
  const { logo, close } = openPictures({ picture: 600_000, logo: 600_000 });
  await logo(plainLogo);
  const [pid] = pictureProcessesOf(process.pid);
  const drawing = expect(logo(slowLogos.dashes)).rejects.toThrow('closed');
  await setTimeout(200);
  await close();
  await drawing;
  expect(isRunning(pid)).toBe(false);
});

test('a process ends when its owner was killed, also while native code holds it', async () => {
  openPictures();
  const owner = fork(new URL('../../../../../tests/support/draw-logo-process.ts', import.meta.url));
  await once(owner, 'message');
  await setTimeout(200);
  const [pid] = pictureProcessesOf(owner.pid);
  expect(isRunning(pid)).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
