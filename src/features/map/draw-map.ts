import type { Lane } from '#platform/company.ts';
import { isInView, placeEdgeLabels } from './edge-labels.ts';
import { areaOnMap, type Box, type Frame, type Label, placeLabels, toPixels } from './labels.ts';
import { lineOf, roundedPath } from './lane-line.ts';
import { simplify } from './outline.ts';
import { openProjection, type Point, percent, plate } from './projection.ts';
import { type MapText, nearest, type Spot, spotsOf } from './spots.ts';
import { viewsOf } from './views.ts';

/** Minimum width of the map in pixels. */
const frameWidths = { phone: 320, tablet: 706, desk: 944 };

/** In units of the plate, two of which are a pixel on a wide screen. */
const tolerance = 1;

/** Pixels from the center of a dot that respond to a press, without neighbors. */
const farthestReach = 12;

type Width = keyof typeof frameWidths;

const widths = Object.keys(frameWidths) as Width[];

/**
 * Draws the lanes, the longest first, so that short ones lie on top; and the spots with their names and days in each
 * frame, the hub first. A spot outside a frame has a label at its edge. Throws when a gateway is off the plate or no
 * sea route is known.
 */
export async function drawMap(lanes: readonly Lane[], text: MapText) {
  const projection = await openProjection();
  const lines = await Promise.all(
    lanes.map(async (lane) => ({ id: lane.id, pieces: await lineOf(projection, lane) })),
  );
  const spots = spotsOf(projection, lanes, text);
  const byLane = new Map(lines.map(({ id, pieces }) => [id, pieces]));
  const pieces = [...byLane.values()].flat();
  const views = viewsOf(
    spots.map(({ point }) => point),
    pieces,
  );
  const drawn = widths.map((width) => {
    const frame: Frame = { view: width === 'phone' ? views.phone : views.wide, width: frameWidths[width] };
    const edges = placeEdgeLabels(spots, byLane, frame, text);
    const taken = edges.map((edge) => areaOnMap(edge, edge.label, frame));
    const seen = spots.filter(({ point }) => isInView(point, frame.view));
    return { width, edges, labels: labelsIn(seen, pieces, frame, taken) };
  });
  return {
    plate,
    views,
    lines: lines
      .sort((a, b) => lengthOf(b.pieces) - lengthOf(a.pieces))
      .map((line) => ({
        id: line.id,
        path: line.pieces.map((piece) => roundedPath(simplify(piece, tolerance))).join(''),
      })),
    spots: spots.map((spot, index) => ({
      ...shownAs(spot, spot.text, spot.point),
      isHub: index === 0,
      isEdge: false,
      panel: undefined,
      labels: Object.fromEntries(
        drawn.flatMap(({ width, labels }) => (labels.has(spot) ? [[width, labels.get(spot)]] : [])),
      ) as Labels,
    })),
    edges: drawn.flatMap(({ width, edges }) =>
      edges.map(({ spot, text: lines, point, label, panel }) => ({
        ...shownAs(spot, lines, point),
        isHub: false,
        isEdge: true,
        panel,
        labels: { [width]: { reach: 0, label } } as Labels,
      })),
    ),
  };
}

/** By screen width: the press radius of a dot, and its label when there is room; with its text where that is shorter. */
type Labels = { [W in Width]?: { reach: number; label?: Label; text?: Spot['text'] } };

/** Returns the labels of the full plate by spot id, for a print width of 944 pixels. */
export async function wholePlateLabels(lanes: readonly Lane[], text: MapText): Promise<Map<string, Label>> {
  const projection = await openProjection();
  const pieces = (await Promise.all(lanes.map((lane) => lineOf(projection, lane)))).flat();
  const view = { left: 0, top: 0, ...plate };
  const labels = placeLabels(spotsOf(projection, lanes, text), pieces, { view, width: 944 });
  return new Map([...labels].map(([spot, label]) => [spot.id, label]));
}

/** Returns a spot, or null for an arrow, with its text at a point of the plate. */
function shownAs(spot: Spot | null, text: Spot['text'], point: Point) {
  return {
    id: spot?.id ?? null,
    text,
    name: text.map((line) => line.join(' ').trim()).join(', '),
    lanes: spot?.lanes.map(({ id }) => id) ?? [],
    /** Lanes whose rows in the list are this spot's. */
    arrivals: spot?.arrivals.map(({ id }) => id) ?? [],
    at: { x: percent(point[0], plate.width), y: percent(point[1], plate.height) },
  };
}

/**
 * Returns the labels that have room on a map, by spot. Where not all have, those with the most lines show their names
 * without days.
 */
function labelsWithRoom(spots: Spot[], lines: Point[][], frame: Frame, taken: Box[]) {
  const place = (isShort: (spot: Spot) => boolean) => {
    const tried = spots.map((spot) => (isShort(spot) ? { ...spot, text: namesOf(spot) } : spot));
    const labels = placeLabels(tried, lines, frame, taken);
    return spots.flatMap((spot, index) => {
      const { text = spot.text } = tried[index] ?? spot;
      const label = labels.get(tried[index] ?? spot);
      return label ? [[spot, { label, ...(text !== spot.text && { text }) }] as const] : [];
    });
  };
  let best = place(() => false);
  const whole = new Map(best);
  for (const isShort of [(spot: Spot) => !whole.has(spot), ({ text }: Spot) => text.length > 1, () => true]) {
    if (best.length === spots.length) break;
    const next = place(isShort);
    if (next.length > best.length) best = next;
  }
  return new Map(best);
}

const namesOf = ({ names }: Spot): Spot['text'] => names.map((name) => [name, '']);

/** Returns the press radius of each spot, and its label when there is room. */
function labelsIn(spots: Spot[], lines: Point[][], frame: Frame, taken: Box[] = []) {
  const labels = labelsWithRoom(spots, lines, frame, taken);
  const scale = frame.width / frame.view.width;
  const areas = [...labels].map(([spot, { label }]) => ({ spot, area: areaOnMap(spot, label, frame) }));
  return new Map(
    spots.map((spot) => {
      const others = areas.filter((other) => other.spot !== spot).map(({ area }) => area);
      const toAreas = [...others, ...taken].map((area) => gapTo(area, toPixels(spot.point, frame)));
      const reach = Math.min(farthestReach, (nearest(spot.point, spots) * scale) / 3, ...toAreas);
      return [spot, { reach: Number(reach.toFixed(1)), ...labels.get(spot) }] as const;
    }),
  );
}

function gapTo([left, top, right, bottom]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function lengthOf(pieces: Point[][]): number {
  const steps = pieces.flatMap((piece) =>
    piece
      .slice(1)
      .map(([x, y], index) => Math.hypot(x - (piece[index]?.[0] ?? x), y - (piece[index]?.[1] ?? y))),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}
