import { expect, test } from 'vitest';
import * as sample from '#features/settings/sample-company.ts';
import { placeEdgeLabels } from './edge-labels.ts';
import { areaOnMap, edgeOf, type Frame, overlaps, placeLabels } from './labels.ts';
import { lineOf } from './lane-line.ts';
import { americas, atlantic, openProjection } from './projection.ts';
import { spotsOf } from './spots.ts';
import { worldmap } from './strings/en/worldmap.ts';

const { lanes } = sample;
const { spotModes: modes, days, regions } = worldmap(sample);
const projection = await openProjection();
const text = { modes, days, regions };
const spots = spotsOf(projection, lanes, text);
const byLane = new Map(
  await Promise.all(lanes.map(async (lane) => [lane.id, await lineOf(projection, lane)] as const)),
);
const lines = [...byLane.values()].flat();

/** Returns the labels of a frame at its minimum width, as areas at another; edge labels first. */
function areasAt(frame: Frame, width: number) {
  const edges = placeEdgeLabels(spots, byLane, frame, text);
  const beyond = edges.map(({ spot }) => spot);
  const taken = edges.map((edge) => areaOnMap(edge, edge.label, frame));
  const inView = spots.filter((spot) => !beyond.includes(spot));
  const labels = placeLabels(inView, lines, frame, taken);
  const shown = { ...frame, width };
  return {
    arrows: edges.filter(({ spot }) => !spot).map((edge) => areaOnMap(edge, edge.label, shown)),
    pressed: [
      ...edges.filter(({ spot }) => spot),
      ...[...labels].map(([spot, label]) => ({ spot, point: spot.point, label })),
    ].map(({ spot, point, label }) => ({
      id: spot?.id,
      size: label.area,
      area: areaOnMap({ point }, label, shown),
    })),
  };
}

// The size of the names is measured in a browser (tests/e2e/world-map-targets.spec.ts).
test.each([
  { view: americas, from: 320, to: 480 },
  { view: atlantic, from: 706, to: 959 },
  { view: atlantic, from: 944, to: 1240 },
])('a map of $from to $to px names every city, each apart and large enough', ({ view, from, to }) => {
  for (const width of [from, (from + to) / 2, to]) {
    const { arrows, pressed } = areasAt({ view, width: from }, width);
    expect(pressed.map(({ id }) => id).sort()).toEqual(spots.map(({ id }) => id).sort());
    const [, , right, bottom] = edgeOf({ view, width });
    for (const { area } of pressed) {
      expect(area[2] - area[0]).toBeGreaterThanOrEqual(24);
      expect(area[3] - area[1]).toBeGreaterThanOrEqual(24);
      expect(Math.min(area[0], area[1], right - area[2], bottom - area[3])).toBeGreaterThanOrEqual(-0.5);
    }
    const areas = [...arrows, ...pressed.map(({ area }) => area)];
    const pairs = areas.flatMap((area, index) =>
      areas.slice(index + 1).map((other) => [area, other] as const),
    );
    expect(pairs.filter(([area, other]) => overlaps(area, other))).toEqual([]);
  }
});

test('the hub comes first, without days; a city has its days, and its modes where it has several lanes', () => {
  expect(spots[0]?.text).toEqual([['Houston', '']]);
  const textOf = (name: string) => spots.find(({ names }) => names.includes(name))?.text;
  expect(textOf('Callao')).toEqual([['Callao', '12–22']]);
  expect(textOf('Shanghai')).toEqual([
    ['Shanghai', 'sea 28–42'],
    ['', 'air 2–5'],
  ]);
  expect(textOf('Santos')).toEqual([
    ['Santos', 'sea 18–28'],
    ['São Paulo', 'air 1–4'],
  ]);
});

test('a city that a telephone does not show stands below the arrow to its region, at the side where its line leaves', () => {
  const edges = placeEdgeLabels(spots, byLane, { view: americas, width: 320 }, text);
  const at = ({ label: { anchor } }: (typeof edges)[number]) => (anchor === 'start' ? 'left' : 'right');
  expect(edges.map((edge) => [at(edge), edge.text[0]?.[0]])).toEqual([
    ['left', '← Asia'],
    ['left', 'Shanghai'],
    ['left', 'Singapore'],
    ['right', 'Europe →'],
    ['right', 'Frankfurt'],
    ['right', 'Rotterdam'],
    ['right', 'Madrid'],
    ['right', 'Valencia'],
    ['right', 'Asia →'],
    ['right', 'Nhava Sheva'],
  ]);
});

test('a city with a port and an airport is one spot, and so are two cities whose dots would hide each other', () => {
  const spotOf = (name: string) => spots.filter(({ names }) => names.includes(name));
  expect(spotOf('Shanghai').map((spot) => spot.lanes.map(({ mode }) => mode))).toEqual([['sea', 'air']]);
  expect(spotOf('Santos')).toEqual(spotOf('São Paulo'));
  expect(spotOf('Santos')).toHaveLength(1);
});

test('cities of one name in two countries are two spots', () => {
  const [lane] = lanes;
  if (!lane) throw new Error('There are no lanes.');
  const inSpain = { ...lane.to, country: 'ES', longitude: -3, latitude: 40 };
  expect(spotsOf(projection, [lane, { ...lane, to: inSpain }], text).map(({ id }) => id)).toEqual([
    'houston-us',
    'veracruz-mx',
    'veracruz-es',
  ]);
});
