import { expect, test } from 'vitest';
import { cargoFacts } from '#features/brief/pages/client-brief/begin-brief.ts';
import { briefStringsIn } from '#features/brief/strings.ts';
import { modesOff, offeredModes } from '#features/services/offered-modes.ts';
import type { OwnService } from '#features/settings/own-services.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { drayage } from '#tests/support/own-service.ts';
import { examplesIn } from './home/examples.ts';
import { heroFilms } from './home/hero-films.ts';
import { siteStringsIn } from './strings.ts';

const snapshot = (stored: StoredSettings) => snapshotOf(1, stored, Date.parse('2026-10-01'));
const withoutAir = snapshot({
  ...longBeachSettings,
  texts: {},
  services: ['sea-freight', 'train-freight', 'warehousing'],
  lanes: longBeachSettings.lanes.filter(({ mode }) => mode !== 'air'),
});
const ofSample = snapshot(sampleSettings);

test.each(locales)('the loudest texts name only what is offered, in %s', (locale) => {
  const { home, layout, about, partners } = withSettings(withoutAir, () => siteStringsIn(locale));
  const loud = JSON.stringify([
    home.hero,
    withSettings(withoutAir, () => examplesIn(locale)).map(({ mode, days }) => [mode, days]),
    layout.banner,
    home.welcome.paragraphs,
    about.text,
    partners.lanes,
  ]);
  expect(loud).not.toMatch(/\bair\b|aére|por aire|por ar\b/i);
  expect(home.hero.heading).toMatch(/ocean|marítima/i);
  expect(home.hero.heading).toBe(layout.banner.heading);
  expect(heroFilms(withoutAir)).toEqual(['hero-sea', 'hero-sea-above']);
  const { clientBrief } = withSettings(withoutAir, () => briefStringsIn(locale));
  expect(JSON.stringify(clientBrief.documents)).not.toMatch(/vehicle|vehículo|veículo/);
});

test.each(locales)(
  'a company without rail and road does not name them, and asks for neither, in %s',
  (locale) => {
    const bySea = snapshot({
      ...longBeachSettings,
      ...{ texts: {}, services: ['air-freight', 'sea-freight'] },
      options: { ...longBeachSettings.options, modes: { road: false } },
    });
    const { home, about } = withSettings(bySea, () => siteStringsIn(locale));
    const loud = JSON.stringify([home.hero, home.welcome.paragraphs, about.text]);
    expect(loud).not.toMatch(/\brail\b|\broad\b|tren\b|ferrovia|carretera|rodovia/i);
    expect(modesOff(bySea)).toEqual(['rail', 'road']);
    expect(withSettings(bySea, () => cargoFacts(0, locale)).modesOff).toEqual(['rail', 'road']);
    const airOnly = { ...bySea, services: ['air-freight'] };
    expect(withSettings(airOnly, () => siteStringsIn(locale)).home.hero.text).toMatch(/^\p{Lu}/u);
    expect(modesOff(ofSample)).toEqual([]);
  },
);

test.each(locales)('a company by sea alone does not compare it with air and rail, in %s', (locale) => {
  const bySea = snapshot({ ...longBeachSettings, texts: {}, services: ['sea-freight'] });
  const { values, approach } = withSettings(bySea, () => siteStringsIn(locale)).about;
  const texts = JSON.stringify([values, approach]);
  expect(texts).not.toMatch(/\bair\b|\brail\b|flight|aire|tren|vuelo|avi[ãõ]|trem|voos/i);
  expect(texts).toMatch(/"(Ships|Los buques|Navios) /);
});

test('the sample has the texts of the specification', () => {
  const { home, layout, about } = withSettings(ofSample, () => siteStringsIn('en'));
  expect(home.hero.heading).toBe('We Provide International Air Cargo Services');
  expect(layout.banner.heading).toBe('We Provide International Air Cargo Services');
  expect(home.hero.text).toMatch(/^And by sea, rail and road: timely pick-up/);
  expect(home.director.label).toBe('From the Managing Director');
  expect(home.answer.promise.within).toBe('within one business day');
  expect(heroFilms(ofSample)).toEqual(['hero-air-astern', 'hero-air']);
  expect(about.facts.answer).toBe('From a person, within one business day');
});

test('a picture of the owner’s is shown, whatever it shows', () => {
  const avif = { avif: '0'.repeat(64) };
  const pictures = { 'hero-sea': { picture: { 640: avif, 1280: avif, 1920: avif } }, 'hero-sea-above': {} };
  expect(heroFilms({ ...ofSample, pictures })).toEqual(['hero-air-astern', 'hero-air', 'hero-sea']);
});

test('a service of the company’s own counts as the mode of its template', () => {
  const charter: OwnService = { ...drayage, slug: 'air-charter', template: 'air-freight' };
  const settings = snapshot({ ...longBeachSettings, texts: {}, services: ['warehousing', charter] });
  expect(offeredModes(settings)).toEqual(['air']);
  const { home } = withSettings(settings, () => siteStringsIn('en'));
  expect(home.hero.heading).toBe('We Provide International Air Cargo Services');
  expect(heroFilms(settings)).toEqual(['hero-air-astern', 'hero-air']);
});

test.each(locales)('half an hour is promised in the numbers and plurals of %s', (locale) => {
  const answerWithin = { rateRequest: 0.5, contactMessage: 8 };
  const settings = snapshot({
    ...longBeachSettings,
    texts: {},
    company: { ...longBeachSettings.company, answerWithin },
  });
  const { within } = withSettings(settings, () => siteStringsIn(locale)).home.answer.promise;
  const inLanguage = {
    en: 'within 0.5 business hours',
    es: 'en 0.5 horas hábiles',
    pt: 'em até 0,5 hora útil',
  };
  expect(within).toBe(inLanguage[locale]);
});
