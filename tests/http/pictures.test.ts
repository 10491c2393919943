import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

let site: OwnSite;
let headers: { Cookie: string };

beforeAll(async () => {
  site = await startOwnSite();
  const { db } = site.deps;
  headers = { Cookie: await staffCookie(db, await addStaff(db, { name: 'Olga Prieto', role: 'owner' })) };
});

afterAll(() => site?.remove());

async function upload(use: string, content: Uint8Array) {
  const body = new FormData();
  body.set('use', use);
  body.set('file', new File([new Uint8Array(content)], 'file'));
  const sent = await fetch(`${site.origin}/api/v1/desk/settings/files`, { method: 'POST', headers, body });
  return (await sent.json()).file;
}

async function publish(part: string, value: unknown) {
  const response = await fetch(`${site.origin}/api/v1/desk/settings/parts/${part}`, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ value }),
  });
  return { status: response.status, body: await response.json() };
}

const addressesIn = (html: string) => [...new Set(html.match(/\/files\/[0-9a-f]{64}\.\w+/g))];

const photo = (color: string) =>
  sharp({ create: { width: 1920, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('uploaded pictures, films and portraits are on the pages and in the brochure, and go back to the shipped ones', async () => {
  const before = await site.read('/');
  const brochure = async () => Buffer.from(await (await fetch(`${site.origin}/brochure.pdf`)).arrayBuffer());
  const brochureBefore = await brochure();
  expect(addressesIn(before)).toEqual([]);
  const [still, wide, cover, portrait, film] = await Promise.all([
    upload('still', await photo('#0f766e')),
    upload('wide', await photo('#1e3a8a')),
    upload('cover', await photo('#7c2d12')),
    upload('portrait', await photo('#334155')),
    upload('film', readFileSync('public/films/hero-sea.webm')),
  ]);
  expect((await publish('pictures', { 'sea-freight': { picture: still } })).body.errors).toEqual({
    'sea-freight.alt.en': 'Describe the picture in English for people who cannot see it.',
  });
  expect((await publish('pictures', { journey: { film } })).body.errors).toEqual({
    'journey.picture': 'Upload the picture that is shown before the film starts: its first frame.',
  });
  expect((await publish('pictures', { 'hero-air': { picture: still } })).status).toBe(422);
  const pictures = {
    'sea-freight': { picture: still, alt: { en: 'A teal <ship>', es: 'Un buque verde' } },
    'hero-air': { picture: wide, film },
    'hero-air-astern': {},
    journey: { picture: cover, film },
  };
  expect((await publish('pictures', pictures)).status).toBe(200);
  // The message that is shipped is shown with the sample's director alone.
  const [person] = sampleSettings.team;
  const [, ...others] = longBeachSettings.team;
  await publish('team', [{ ...person, image: portrait, message: true }, ...others]);
  await vi.waitUntil(async () => (await site.read('/')).includes(portrait[480].webp), { timeout: 20_000 });

  const home = await site.read('/');
  for (const digest of [still[480].avif, still[960].webp, wide[1920].avif, cover[640].avif, film.digest])
    expect(home).toContain(digest);
  expect(home).not.toContain('/films/hero-air-poster');
  expect(home).not.toContain('/films/hero-air-astern.webm');
  expect(home).toContain('/films/hero-air-astern-poster-1280.avif');
  expect(home).not.toContain('kind="captions"');
  const service = await site.read('/services/sea-freight');
  expect(service).toContain('alt="A teal &lt;ship&gt;"');
  expect(await site.read('/es/services/sea-freight')).toContain('alt="Un buque verde"');
  expect(await site.read('/pt/services/sea-freight')).toContain('alt="A teal &lt;ship&gt;"');
  for (const address of addressesIn(home + service)) {
    const response = await fetch(site.origin + address);
    expect([response.status, response.headers.get('content-type')], address).toEqual([
      200,
      expect.stringMatching(/^(image|video)\//),
    ]);
  }
  expect((await brochure()).equals(brochureBefore)).toBe(false);

  expect((await publish('pictures', {})).status).toBe(200);
  await vi.waitUntil(
    async () => (await site.read('/services/sea-freight')).includes('/stills/sea-freight-960'),
    {
      timeout: 20_000,
    },
  );
  expect(addressesIn(await site.read('/services/sea-freight'))).toEqual([]);
});
