import { expect, test } from 'vitest';
import { ownService } from '#features/settings/own-service.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { sample } from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { serviceSlugs } from '#features/settings/service-slugs.ts';
import { drayage } from '#tests/support/own-service.ts';
import { offeredTitles } from './own-strings.ts';
import {
  allServices,
  inOfferedOrder,
  isKnown,
  isOffered,
  offeredServices,
  offeredTemplates,
} from './service.ts';
import { serviceStringsOf, servicesStringsIn } from './strings.ts';

const settings = { services: ['warehousing', 'of-a-later-version', drayage, 'air-freight'] };
const off = { services: ['warehousing', { ...drayage, isOff: true }] };

test('a company offers all services until it chooses, and then those alone in its order', () => {
  expect(offeredServices(sample)).toEqual(serviceSlugs);
  expect(offeredServices(settings)).toEqual(['warehousing', 'drayage', 'air-freight']);
  expect(isOffered('air-freight', settings)).toBe(true);
  expect(isOffered('sea-freight', settings)).toBe(false);
  expect(isOffered('of-a-later-version', settings)).toBe(false);
});

test('a service of its own is known by its slug while it is off, and has the charges of its template', () => {
  expect(isOffered('drayage', settings)).toBe(true);
  expect([isOffered('drayage', off), isKnown('drayage', off)]).toEqual([false, true]);
  expect(isKnown('drayage', sample)).toBe(false);
  expect(templateOf(off, 'drayage')).toBe('train-freight');
  expect(templateOf(off, 'sea-freight')).toBe('sea-freight');
  expect(templateOf(sample, 'drayage')).toBeNull();
  expect(allServices(off)).toEqual([
    'warehousing',
    ...serviceSlugs.filter((slug) => slug !== 'warehousing'),
    'drayage',
  ]);
});

test('a service that is like none asks no questions of another, and needs a picture', () => {
  const customs = { ...drayage, slug: 'customs', template: null };
  const own = { services: [customs, 'sea-freight'] };
  expect(templateOf(own, 'customs')).toBeNull();
  expect(offeredTemplates(own)).toEqual({ customs: 'customs', 'sea-freight': 'sea-freight' });
  const refused = ownService.safeParse(customs);
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['picture.picture']);
});

test('what is said of each service follows', () => {
  const { services } = servicesStringsIn('en');
  const said = serviceSlugs.map((service) => ({ service, title: services[service].title }));
  const inOrder = inOfferedOrder(
    settings,
    said,
    ({ service }) => service,
    ({ slug }) => ({ service: slug as never, title: 'Own' }),
  );
  expect(inOrder.map(({ service }) => service)).toEqual(offeredServices(settings));
  const titles = Object.fromEntries(said.map(({ service, title }) => [service, title]));
  expect(Object.entries(offeredTitles(settings, titles, 'es'))[1]).toEqual(['drayage', 'Acarreo portuario']);
});

test('its page has its texts in the language, or in English where they are empty', () => {
  withSettings({ ...sample, ...settings }, () => {
    expect(serviceStringsOf('drayage', 'pt')).toMatchObject({
      title: 'Transporte portuário',
      lead: drayage.summary.en,
    });
    expect(serviceStringsOf('drayage', 'es')?.lead).toBe(drayage.summary.es);
    expect(serviceStringsOf('of-a-later-version', 'en')).toBeNull();
  });
});
