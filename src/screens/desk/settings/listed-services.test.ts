import { expect, test } from 'vitest';
import { services } from '#features/services/service.ts';
import { type ListedService, slugOf } from '#features/settings/own-services.ts';
import { drayage } from '#tests/support/own-service.ts';
import {
  keyOf,
  type ServiceRow,
  serviceRows,
  withBlank,
  withMoved,
  withOffer,
  withServiceSlugs,
} from './listed-services.ts';
import { withAt } from './part/at-path.ts';

const slugs = (value: readonly ListedService[]) => value.map(slugOf);
const rowOf = (value: readonly ListedService[], slug: string) =>
  serviceRows(value).find(({ listed }) => slugOf(listed) === slug) as ServiceRow;

test('lists those offered, then the shipped ones that are off, then the company’s own that are', () => {
  const value = ['warehousing', { ...drayage, isOff: true }, 'of-a-later-version', 'air-freight'];
  expect(serviceRows(value).map(({ listed }) => slugOf(listed))).toEqual([
    'warehousing',
    'air-freight',
    ...services.filter((slug) => slug !== 'warehousing' && slug !== 'air-freight'),
    'drayage',
  ]);
});

test('a service is turned off and on, which makes it the last, and moved among those offered', () => {
  const value = ['warehousing', drayage, 'air-freight'];
  const off = withOffer(value, rowOf(value, 'drayage'), false);
  expect(off).toEqual(['warehousing', 'air-freight', { ...drayage, isOff: true }]);
  expect(withOffer(off, rowOf(off, 'drayage'), true)).toEqual(['warehousing', 'air-freight', drayage]);
  expect(slugs(withOffer(value, rowOf(value, 'warehousing'), false))).toEqual(['drayage', 'air-freight']);
  expect(slugs(withMoved(value, rowOf(value, 'drayage'), rowOf(value, 'warehousing')))).toEqual([
    'drayage',
    'warehousing',
    'air-freight',
  ]);
});

test('a new service gets the address of its English name, which it keeps', () => {
  const named = (en: string) => ({ ...drayage, slug: '', name: { en } });
  const slugOfNew = (en: string) => slugs(withServiceSlugs([named(en)]));
  expect(slugOfNew('Port & ramp drayage')).toEqual(['port-ramp-drayage']);
  expect(slugOfNew('Sea freight')).toEqual(['sea-freight-2']);
  expect(slugOfNew('None')).toEqual(['none-2']);
  expect(slugOfNew('3PL')).toEqual(['service-3pl']);
  expect(slugOfNew('Доставка')).toEqual(['service']);
  expect(
    slugs(withServiceSlugs([drayage, named('Drayage!'), { ...drayage, name: { en: 'Other' } }])),
  ).toEqual(['drayage', 'drayage-2', 'drayage']);
  expect(slugs(withBlank(['warehousing', { ...drayage, isOff: true }]))).toEqual([
    'warehousing',
    '',
    'drayage',
  ]);
});

test('new services keep their keys while they are moved, named, turned off and joined by others', () => {
  const two = withBlank(withBlank(['warehousing']));
  const [, first, second] = two.map(keyOf);
  expect(first).not.toBe(second);
  const named = withAt(two, '2.name.en', 'Drayage');
  const moved = withMoved(named, serviceRows(named)[2] as ServiceRow, serviceRows(named)[0] as ServiceRow);
  expect(moved.map(keyOf)).toEqual([second, 'warehousing', first]);
  const off = withOffer(withBlank(moved), serviceRows(moved)[0] as ServiceRow, false);
  expect(off.map(keyOf)).toEqual(['warehousing', first, expect.any(String), second]);
});
