import { expect, test } from 'vitest';
import { longBeachSettings } from '../../../tests/support/long-beach.ts';
import { briefStringsIn } from '../../features/brief/strings.ts';
import { sampleSettings } from '../../features/settings/sample-settings.ts';
import { withSettings } from '../../features/settings/server/current-settings.ts';
import { snapshotOf } from '../../features/settings/server/snapshot.ts';
import type { StoredSettings } from '../../features/settings/settings.ts';
import { locales } from '../../platform/i18n/locale.ts';
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
    layout.banner,
    home.welcome.paragraphs,
    about.text,
    partners.lanes,
  ]);
  expect(loud).not.toMatch(/\bair\b|aére|por aire|por ar\b/i);
  expect(home.hero.heading).toMatch(/ocean|marítima/i);
  expect(home.hero.heading).toBe(layout.banner.heading);
  expect(home.hero.slides).toHaveLength(2);
  expect(heroFilms(withoutAir).map(({ slot }) => slot)).toEqual(['hero-sea', 'hero-sea-above']);
  const { clientBrief } = withSettings(withoutAir, () => briefStringsIn(locale));
  expect(JSON.stringify(clientBrief.documents)).not.toMatch(/vehicle|vehículo|veículo/);
});

test('the sample has the texts of the specification', () => {
  const { home, layout, about } = withSettings(ofSample, () => siteStringsIn('en'));
  expect(home.hero.heading).toBe('We Provide International Air Cargo Services');
  expect(layout.banner.heading).toBe('We Provide International Air Cargo Services');
  expect(home.hero.text).toMatch(/^And by sea, rail and road: timely pick-up/);
  expect(home.director.label).toBe('From the managing director');
  expect(home.answer.promise.within).toBe('within one business day');
  expect(home.hero.slides).toHaveLength(4);
  expect(about.facts.answer).toBe('From a person, within one business day');
});
