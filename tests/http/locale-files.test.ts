import { expect, inject, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { readHead } from '../support/read-head.ts';

const site = inject('siteOrigin');

const textOf = async (path: string) => (await fetch(site + path)).text();

test.each(locales)('the manifest in %s names the site, its colors and icons', async (locale) => {
  const response = await fetch(site + localPath('/site.webmanifest', locale));
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: company.name,
    lang: expect.stringMatching(`^${locale}`),
    start_url: localPath('/', locale),
  });
  const colors = readHead(await textOf('/')).metas['theme-color'];
  expect(colors).toContain(manifest.theme_color);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = Buffer.from(await (await fetch(site + src)).arrayBuffer());
    // A PNG begins with its header, in which the size is.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test.each(locales)('the captions of the film in %s are its transcript, in 35 seconds', async (locale) => {
  const html = await textOf(localPath('/', locale));
  const tracks = [...html.matchAll(/<track [^>]*>/g)].map(([track]) => track);
  expect(tracks).toHaveLength(locales.length);
  expect(tracks[0]).toContain(`srcLang="${locale}"`);
  expect(tracks.filter((track) => track.includes('default'))).toEqual([tracks[0]]);
  const response = await fetch(site + localPath('/films/journey.vtt', locale));
  expect(response.headers.get('content-type')).toMatch(/^text\/vtt/);
  const [begin, ...cues] = (await response.text()).trim().split('\n\n');
  expect(begin).toBe('WEBVTT');
  const times = cues.map((cue) => (cue.split('\n')[1] ?? '').split(' --> '));
  expect(times.flat()).toEqual(times.flat().sort());
  expect(times.at(-1)?.[1]?.localeCompare('00:00:35.000')).toBe(-1);
  const { stages } = siteStringsIn(locale).home.film;
  expect(cues.map((cue) => cue.split('\n')[2])).toEqual(stages);
  const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const stage of stages) expect(text).toContain(stage);
});
