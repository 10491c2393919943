import type { Lane } from '../../../../contract/lane.ts';
import { citiesOf } from './gateways.ts';
import { placeLabels } from './labels.ts';
import { lineOf, roundedPath } from './lane-line.ts';
import { openProjection, type Point, plate } from './projection.ts';

/** The least width in pixels that the map has on a telephone, a tablet, a small and a large screen. */
const widths = { phone: 320, tablet: 640, laptop: 944, desk: 1200 };

/** Draws the lanes, the dots and, for each width of the map, the names. Throws when a gateway lies off the plate. */
export async function drawMap(lanes: Lane[]) {
  const projection = await openProjection();
  const lines = await Promise.all(lanes.map((lane) => lineOf(projection, lane)));
  const cities = citiesOf(projection, lanes);
  const labelsAt = (width: number) =>
    placeLabels(cities, lines.flat(), width).map(({ city, offset, anchor }) => ({
      name: city.name,
      isHub: city === cities[0],
      at: shareOfPlate(city.point),
      offset,
      anchor,
    }));
  return {
    plate,
    paths: lines.map((pieces) => pieces.map(roundedPath).join('')),
    dots: cities.map((city) => ({ at: shareOfPlate(city.point), isHub: city === cities[0] })),
    labels: {
      phone: labelsAt(widths.phone),
      tablet: labelsAt(widths.tablet),
      laptop: labelsAt(widths.laptop),
      desk: labelsAt(widths.desk),
    },
  };
}

function shareOfPlate([x, y]: Point): { x: string; y: string } {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return { x: percent(x, plate.width), y: percent(y, plate.height) };
}
