import { expect, test } from 'vitest';
import * as sample from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import type { Lane } from '#platform/company.ts';
import { locales } from '#platform/i18n/locale.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { drawMap } from './draw-map.ts';
import { americas, atlantic, type View } from './projection.ts';
import { worldmap } from './strings/en/worldmap.ts';
import { mapStringsIn } from './strings.ts';

const { spotModes: modes, days, regions } = worldmap(sample);
const text = { modes, days, regions };
const { lanes: ofLongBeach } = longBeachSettings;
const longBeach = { name: 'Long Beach', country: 'US', code: 'USLGB', longitude: -118.2, latitude: 33.75 };
const oakland = { name: 'Oakland', country: 'US', code: 'USOAK', longitude: -122.3, latitude: 37.8 };
const lane = (
  from: Lane['from'],
  to: Lane['to'],
  mode: Lane['mode'],
  transitDays: [number, number],
): Lane => ({
  id: `${from.name}-${to.name}-${mode}`,
  mode,
  from,
  to,
  transitDays,
});

/** Two offices on one coast, with lanes that end on both sides of the Pacific. */
const harborGate = [
  lane(
    longBeach,
    { name: 'Busan', country: 'KR', code: 'KRPUS', longitude: 129.04, latitude: 35.1 },
    'sea',
    [12, 18],
  ),
  lane(
    longBeach,
    { name: 'Shanghai', country: 'CN', code: 'CNSHA', longitude: 121.5, latitude: 31.2 },
    'sea',
    [14, 21],
  ),
  lane(
    oakland,
    { name: 'Yokohama', country: 'JP', code: 'JPYOK', longitude: 139.65, latitude: 35.44 },
    'sea',
    [11, 16],
  ),
  lane(
    longBeach,
    { name: 'Chicago', country: 'US', code: 'USCHI', longitude: -87.65, latitude: 41.85 },
    'train',
    [4, 8],
  ),
];

/** Points of a path of straight steps and curves, whose corners may lie between. */
function endsOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mlq])([^Mlq]*)/g)].map(([, kind, numbers = '']) => {
    const [dx = 0, dy = 0] = (numbers.match(/-?\d+/g) ?? []).slice(-2).map(Number);
    [x, y] = kind === 'M' ? [dx, dy] : [x + dx, y + dy];
    return [x, y];
  });
}

const isIn = ({ left, top, width, height }: View, [x, y]: [number, number]) =>
  x > left && x < left + width && y > top && y < top + height;

test.each([
  ['of Long Beach, from Korea to Australia', ofLongBeach],
  ['of two offices in California', harborGate],
])('a map shows all of the lanes %s, with every name', async (_, lanes) => {
  const { views, lines, spots, edges } = await drawMap(lanes, text);
  expect(edges).toEqual([]);
  for (const view of [views.phone, views.wide])
    for (const { path } of lines) expect(endsOf(path).filter((point) => !isIn(view, point))).toEqual([]);
  for (const { name, labels } of spots)
    for (const width of ['phone', 'tablet', 'desk'] as const)
      expect(labels[width]?.label, `${name}, ${width}`).toBeDefined();
});

test('the lanes of the sample are shown in the Americas and the Atlantic', async () => {
  const { views } = await drawMap(sample.lanes, text);
  expect(views).toEqual({ phone: americas, wide: atlantic });
});

test('lanes around the world leave a phone the window with the most cities, the hub among them', async () => {
  const rotterdam = { name: 'Rotterdam', country: 'NL', code: 'NLRTM', longitude: 4.48, latitude: 51.92 };
  const { views, edges } = await drawMap([...harborGate, lane(longBeach, rotterdam, 'sea', [30, 40])], text);
  expect(views.phone.width).toBe(1200);
  expect(edges.flatMap(({ labels, name }) => (labels.phone ? [name] : []))).toEqual([
    'Europe →',
    'Rotterdam 30–40',
  ]);
});

test('a city where lanes begin has no days, and one with lanes from several cities names them', async () => {
  const { spots } = await drawMap(ofLongBeach, text);
  const textOf = (id: string) => spots.find((spot) => spot.id === id)?.text;
  expect(spots[0]?.text).toEqual([
    ['Long Beach', ''],
    ['Los Angeles', ''],
  ]);
  expect(textOf('oakland-us')).toEqual([['Oakland', '']]);
  expect(textOf('yokohama-jp')).toEqual([
    ['Yokohama', '(Long Beach) 11–17'],
    ['', '(Oakland) 13–21'],
    ['Tokyo', 'air 1–3'],
  ]);
});

test.each(locales)('texts about all lanes name the cities where they begin, in %s', (locale) => {
  const headingOf = (lanes: Lane[]) =>
    withSettings(
      snapshotOf(1, { ...longBeachSettings, lanes }, 0),
      () => mapStringsIn(locale).worldmap.heading,
    );
  const [first, , air, , second] = ofLongBeach;
  if (!first || !air || !second) throw new Error('The lanes of this test are gone.');
  expect(headingOf([first, air])).toContain('Long Beach');
  expect(headingOf([first, air])).not.toContain('Los Angeles');
  expect(headingOf([second])).toContain('Oakland');
  expect(headingOf([second])).not.toContain('Long Beach');
  expect(headingOf([first, second])).toMatch(/Long Beach .{1,3} Oakland/);
});
