import { expect, test } from 'vitest';
import { longBeachSettings } from '../../../tests/support/long-beach.ts';
import { drayage } from '../../../tests/support/own-service.ts';
import { briefStringsIn } from '../../features/brief/strings.ts';
import { offeredModes } from '../../features/services/offered-modes.ts';
import type { OwnService } from '../../features/settings/own-services.ts';
import { sampleSettings } from '../../features/settings/sample-settings.ts';
import { withSettings } from '../../features/settings/server/current-settings.ts';
import { snapshotOf } from '../../features/settings/server/snapshot.ts';
import type { Settings, StoredSettings } from '../../features/settings/settings.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { heroSlides } from './home/hero-films.ts';
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
    { ...home.hero, slides: heroSlides(withoutAir, home.hero) },
    layout.banner,
    home.welcome.paragraphs,
    about.text,
    partners.lanes,
  ]);
  expect(loud).not.toMatch(/\bair\b|aére|por aire|por ar\b/i);
  expect(home.hero.heading).toMatch(/ocean|marítima/i);
  expect(home.hero.heading).toBe(layout.banner.heading);
  const slides = heroSlides(withoutAir, home.hero);
  expect(slides.map(({ slot }) => slot)).toEqual(['hero-sea', 'hero-sea-above']);
  expect(slides.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^1 .+ 2$/),
    expect.stringMatching(/^2 .+ 2$/),
  ]);
  const { clientBrief } = withSettings(withoutAir, () => briefStringsIn(locale));
  expect(JSON.stringify(clientBrief.documents)).not.toMatch(/vehicle|vehículo|veículo/);
});

test('the sample has the texts of the specification', () => {
  const { home, layout, about } = withSettings(ofSample, () => siteStringsIn('en'));
  expect(home.hero.heading).toBe('We Provide International Air Cargo Services');
  expect(layout.banner.heading).toBe('We Provide International Air Cargo Services');
  expect(home.hero.text).toMatch(/^And by sea, rail and road: timely pick-up/);
  expect(home.director.label).toBe('From the Managing Director');
  expect(home.answer.promise.within).toBe('within one business day');
  expect(heroSlides(ofSample, home.hero)).toHaveLength(4);
  expect(about.facts.answer).toBe('From a person, within one business day');
});

test('a caption of the owner stays with its film when a service is turned off', () => {
  const caption = 'Reefers to Callao';
  const texts = { en: { 'site.home.hero.slides.2.caption': { text: caption, shipped: '' } } };
  const slidesOf = (settings: Settings) =>
    withSettings({ ...settings, texts }, () => heroSlides(settings, siteStringsIn('en').home.hero));
  for (const settings of [ofSample, withoutAir])
    expect(slidesOf(settings).find(({ slot }) => slot === 'hero-sea')?.caption).toBe(caption);
});

test('a service of the company’s own counts as the mode of its template', () => {
  const charter: OwnService = { ...drayage, slug: 'air-charter', template: 'air-freight' };
  const settings = snapshot({ ...longBeachSettings, texts: {}, services: ['warehousing', charter] });
  expect(offeredModes(settings)).toEqual(['air']);
  const { home } = withSettings(settings, () => siteStringsIn('en'));
  expect(home.hero.heading).toBe('We Provide International Air Cargo Services');
  expect(heroSlides(settings, home.hero).map(({ slot }) => slot)).toEqual(['hero-air', 'hero-air-astern']);
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
