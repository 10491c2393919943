import { expect, test } from 'vitest';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { pictureOfCard } from './cards.ts';

test('a card shows what the company offers, but for the page of a service', () => {
  expect(pictureOfCard(sampleSettings, 'home')).toBe('hero-air');
  const withoutAir = { ...sampleSettings, services: ['sea-freight', 'warehousing'] };
  expect(pictureOfCard(withoutAir, 'home')).toBe('sea-freight');
  expect(pictureOfCard(withoutAir, 'worldmap')).toBe('hero-sea');
  expect(pictureOfCard(withoutAir, 'air-freight')).toBe('air-freight');
  expect(pictureOfCard(withoutAir, 'constructor')).toBeUndefined();
});
