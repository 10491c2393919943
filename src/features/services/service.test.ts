import { expect, test } from 'vitest';
import { sample } from '../settings/sample-company.ts';
import { serviceSlugs } from '../settings/service-slugs.ts';
import { inOfferedOrder, isOffered, offeredServices, offeredTitles } from './service.ts';
import { servicesStringsIn } from './strings.ts';

const settings = { services: ['warehousing', 'of-a-later-version', 'air-freight'] };

test('a company offers all services until it chooses, and then those alone in its order', () => {
  expect(offeredServices(sample)).toEqual(serviceSlugs);
  expect(offeredServices(settings)).toEqual(['warehousing', 'air-freight']);
  expect(isOffered('air-freight', settings)).toBe(true);
  expect(isOffered('sea-freight', settings)).toBe(false);
  expect(isOffered('of-a-later-version', settings)).toBe(false);
});

test('what is said of each service follows', () => {
  const { services } = servicesStringsIn('en');
  const said = serviceSlugs.map((service) => ({ service, title: services[service].title }));
  expect(inOfferedOrder(settings, said).map(({ service }) => service)).toEqual(offeredServices(settings));
  const titles = Object.fromEntries(said.map(({ service, title }) => [service, title]));
  expect(Object.keys(offeredTitles(settings, titles as never))).toEqual(offeredServices(settings));
});
