import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { quotePdf } from '#features/quotes/pdf/quote-pdf.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { addressOf } from '#features/settings/file-address.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { loadBrand } from '#features/settings/server/brand/load-brand.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import type { Settings } from '#features/settings/settings.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { logoColors, longBeachLogos, storeLongBeachFiles } from '../support/long-beach-files.ts';
import { ownTexts } from '../support/long-beach-texts.ts';
import { madeUpQuote } from '../support/made-up-quotes.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { paintOf } from '../support/pdf-colors.ts';

const { brand, announcement } = longBeachSettings;
const { accent } = sampleSettings.brand;
const [tones, sampleTones] = [tonesOf(brand), tonesOf(sampleSettings.brand)];
const { logo, logoOnDark } = longBeachLogos;

let site: OwnSite;
let settings: Settings;

beforeAll(async () => {
  site = await startOwnSite();
  await storeLongBeachFiles(site.deps);
  await site.publish(longBeachSettings);
  settings = snapshotOf(1, longBeachSettings, Date.now(), await loadBrand(site.deps, longBeachSettings));
  const { name } = longBeachSettings.company;
  await vi.waitUntil(async () => (await site.read('/')).includes(name), { timeout: 20_000, interval: 50 });
});

afterAll(() => site?.remove());

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Counts the pixels of about a color in a picture, or in a part of it. */
async function pixelsOf(picture: Buffer, hex: string, part?: Region): Promise<number> {
  const whole = sharp(picture).removeAlpha().toColourspace('srgb');
  const { data, info } = await (part ? whole.extract(part) : whole)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = channelsOf(hex);
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (channels.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 24)) count += 1;
  return count;
}

test.each(['/favicon.ico', '/brand/apple-touch-icon.png', '/brand/icon-512.png'])(
  '%s is the uploaded logo',
  async (path) => {
    const [own, other] = await Promise.all(
      [site.origin, inject('siteOrigin')].map(async (origin) => {
        const bytes = await bytesOf(origin + path);
        return path.endsWith('.ico') ? bytes.subarray(22) : bytes;
      }),
    );
    if (!own || !other) throw new Error('Both sites have icons.');
    expect(await pixelsOf(own, logoColors.light)).toBeGreaterThan(20);
    expect(await pixelsOf(own, accent)).toBe(0);
    expect(await pixelsOf(other, accent)).toBeGreaterThan(20);
  },
);

test.each([
  ['sea-freight', logoColors.light],
  ['home', logoColors.dark],
])('the card %s has the logo of its ground', async (card, color) => {
  const corner = { left: 60, top: 50, width: 100, height: 56 };
  const [own, other] = await Promise.all(
    [site.origin, inject('siteOrigin')].map((origin) => bytesOf(`${origin}/og/en/${card}.jpg`)),
  );
  if (!own || !other) throw new Error('Both sites have cards.');
  expect(await pixelsOf(own, color, corner)).toBeGreaterThan(100);
  expect(await pixelsOf(own, accent, corner)).toBe(0);
  expect(await pixelsOf(other, accent, corner)).toBeGreaterThan(100);
});

test('pages show the logo of their ground in its proportions, and its files are there', async () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await site.read('/')) ?? [];
  for (const { digest, type, width, height } of [logo, logoOnDark]) {
    expect(style).toContain(`--logo:url(${addressOf(digest, type)})`);
    expect(style).toContain(`--logo-ratio:${Math.round((1000 * width) / height) / 1000}`);
    expect((await fetch(site.origin + addressOf(digest, type))).status).toBe(200);
  }
});

test.each(locales)('the texts, the announcement and the portrait are on the pages in %s', async (locale) => {
  const home = await site.read(localPath('/', locale));
  expect(home).toContain(ownTexts[locale].heading);
  expect(home).toContain(announcement?.text[locale]);
  for (const other of locales.filter((each) => each !== locale))
    expect(home).not.toContain(ownTexts[other].heading);
  const portrait = longBeachSettings.team[0]?.image?.[480].webp ?? '';
  expect(await site.read(localPath('/ouremployees', locale))).toContain(addressOf(portrait, 'webp'));
});

test('a mail carries both logos, and the texts of the owner', async () => {
  const response = await fetch(`${site.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@shipper.example' }),
  });
  expect(response.ok).toBe(true);
  const mail = await vi.waitUntil(async () => (await site.mailsTo('ana@shipper.example'))[0], {
    timeout: 20_000,
    interval: 100,
  });
  expect(mail.text).toContain(ownTexts.en.quote);
  expect(mail.html?.toLowerCase()).toContain(tones.ground);
  const pictures = mail.attachments.filter(({ related }) => related);
  const shown = pictures.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(shown).toHaveLength(2);
  for (const [index, { width, height }] of [logo, logoOnDark].entries()) {
    const picture = shown[index] ?? Buffer.alloc(0);
    const drawn = await sharp(picture).metadata();
    expect(drawn.width / drawn.height).toBeCloseTo(width / height, 1);
    expect(await pixelsOf(picture, index ? logoColors.dark : logoColors.light)).toBeGreaterThan(100);
  }
});

/** Tones of the sample that the brand of another has not. */
const foreign = Object.values(sampleTones).filter((hex) => !Object.values<string>(tones).includes(hex));

test('a quote is drawn in the tones of the brand, with its logo', async () => {
  const pdf = await withSettings(settings, () => quotePdf(madeUpQuote('en'), settings.company));
  const { colors, pictures } = await paintOf(pdf);
  expect([...colors]).toEqual(expect.arrayContaining([tones.ink, tones.muted, tones.hairline]));
  expect(foreign.filter((hex) => colors.has(hex))).toEqual([]);
  const { width = 0, height = 0 } = await sharp(settings.company.brand.logoPng ?? undefined).metadata();
  expect(pictures).toContain(`${width} × ${height}`);
});

test('the brochure is drawn in the tones of the brand, with the logo of each ground', async () => {
  const { colors, pictures } = await paintOf(await bytesOf(`${site.origin}/brochure.pdf`));
  expect([...colors]).toEqual(expect.arrayContaining([tones.ink, tones['print-action'], tones.muted]));
  expect(foreign.filter((hex) => colors.has(hex))).toEqual([]);
  const { logoPng, logoOnDarkPng } = settings.company.brand;
  for (const png of [logoPng, logoOnDarkPng]) {
    const { width = 0, height = 0 } = await sharp(png ?? undefined).metadata();
    expect(pictures).toContain(`${width} × ${height}`);
  }
});

test('a request on a short day is answered the day after, where the promise is longer than the day', () => {
  const shortDay = Date.parse('2026-11-24T10:00:00-08:00');
  const { answerWithin, hours } = snapshotOf(1, longBeachSettings, shortDay).company;
  expect(answerDueAt(shortDay, answerWithin.rateRequest, hours)).toBe(
    Date.parse('2026-11-25T10:00:00-08:00'),
  );
});
