import type { Pieces } from './pieces.ts';

/** Containers in the order of their size. */
export const containerTypes = ['20', '40', '40hc', '45hc'] as const;

export type ContainerType = (typeof containerTypes)[number];

/** ISO 6346 size and type codes, used in rate requests. */
export const isoCodeOf: Record<ContainerType, string> = {
  '20': '22G1',
  '40': '42G1',
  '40hc': '45G1',
  '45hc': 'L5G1',
};

export interface Container {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  volumeM3: number;
  doorWidthCm: number;
  doorHeightCm: number;
  /** Usual cargo limit of a truck on US roads, which is less than the container's payload. */
  cargoKg: number;
}

const standardDoor = { doorWidthCm: 234, doorHeightCm: 228 };
const highDoor = { doorWidthCm: 234, doorHeightCm: 258 };

/** Typical inside sizes; they vary by carrier. The cargo limit of a 45′ is that of a 40′. */
export const containers: Record<ContainerType, Container> = {
  '20': { lengthCm: 590, widthCm: 235, heightCm: 239, volumeM3: 33, ...standardDoor, cargoKg: 17_200 },
  '40': { lengthCm: 1203, widthCm: 235, heightCm: 239, volumeM3: 67, ...standardDoor, cargoKg: 20_000 },
  '40hc': { lengthCm: 1203, widthCm: 235, heightCm: 269, volumeM3: 76, ...highDoor, cargoKg: 20_000 },
  '45hc': { lengthCm: 1355, widthCm: 235, heightCm: 270, volumeM3: 86, ...highDoor, cargoKg: 20_000 },
};

/** Limit of stacks for a floor plan; beyond it only volume and weight are compared. */
export const mostStacks = 600;

/** Centimeters between two pieces; yields the numbers of pallets that forwarders publish. */
export const gapCm = 1;

export interface CargoRow extends Pieces {
  isStackable: boolean;
}

/** Pieces of one row stacked on one place, in cm from the front wall and the left side. */
export interface PlacedStack {
  row: number;
  pieces: number;
  x: number;
  y: number;
  lengthCm: number;
  widthCm: number;
}

export type Misfit = 'length' | 'door-width' | 'door-height';

export interface ContainerFit {
  type: ContainerType;
  /** Pieces that cannot be loaded, by the index of their row. */
  misfits: { row: number; reason: Misfit }[];
  volumeM3: number;
  weightKg: number;
  /** Containers of this type by volume, by weight and by floor plan. */
  byVolume: number;
  byWeight: number;
  /** Null when a piece does not fit or there are too many stacks to plan. */
  byFloor: number | null;
  /** The greatest of the three; null when a piece does not fit. */
  needed: number | null;
  /** Plan of the first container. */
  plan: PlacedStack[];
}

interface Stack {
  row: number;
  pieces: number;
  lengthCm: number;
  widthCm: number;
}

interface FreeFloor {
  x: number;
  y: number;
  lengthCm: number;
  widthCm: number;
}

/** Stacks the upright pieces of each row, as many as the height allows. */
function stacksOf(rows: CargoRow[], { heightCm }: Container): Stack[] {
  return rows.flatMap(({ quantity, lengthCm, widthCm, heightCm: pieceHeightCm, isStackable }, row) => {
    const most = isStackable ? Math.max(1, Math.floor(heightCm / pieceHeightCm + 1e-9)) : 1;
    const count = Math.ceil(quantity / most);
    return Array.from({ length: Math.min(count, mostStacks + 1) }, (_, index) => ({
      row,
      pieces: Math.min(most, quantity - index * most),
      lengthCm,
      widthCm,
    }));
  });
}

function misfitOf({ lengthCm, widthCm, heightCm }: Pieces, container: Container): Misfit | null {
  if (Math.max(lengthCm, widthCm) > container.lengthCm) return 'length';
  if (Math.min(lengthCm, widthCm) > container.doorWidthCm) return 'door-width';
  return heightCm > container.doorHeightCm ? 'door-height' : null;
}

/** Direction in which the remaining floor next to a stack is divided: along the container, or across it. */
type Cut = 'along' | 'across';
type Turn = 'tightest' | 'lengthwise' | 'crosswise';

/** Places each stack where the least floor remains next to it, and divides the rest in two. */
function fillFloor(stacks: Stack[], container: Container, cut: Cut, turn: Turn) {
  let free: FreeFloor[] = [
    { x: 0, y: 0, lengthCm: container.lengthCm + gapCm, widthCm: container.widthCm + gapCm },
  ];
  const placed: PlacedStack[] = [];
  const left: Stack[] = [];
  // Stacks of a row have equal footprints: once one finds no place, none of them does, because the floor only fills up.
  const unplaced = new Set<number>();
  for (const stack of stacks) {
    if (unplaced.has(stack.row)) {
      left.push(stack);
      continue;
    }
    const long = Math.max(stack.lengthCm, stack.widthCm) + gapCm;
    const short = Math.min(stack.lengthCm, stack.widthCm) + gapCm;
    const turns = [
      { lengthCm: long, widthCm: short, rank: turn === 'crosswise' ? 1 : 0 },
      { lengthCm: short, widthCm: long, rank: turn === 'lengthwise' ? 1 : 0 },
    ];
    let best:
      | { place: FreeFloor; lengthCm: number; widthCm: number; score: [number, number, number] }
      | undefined;
    for (const place of free) {
      for (const { lengthCm, widthCm, rank } of turns) {
        const overLength = place.lengthCm - lengthCm;
        const overWidth = place.widthCm - widthCm;
        if (overLength < 0 || overWidth < 0) continue;
        const score: [number, number, number] = [
          turn === 'tightest' ? 0 : rank,
          Math.min(overLength, overWidth),
          place.x,
        ];
        if (!best || isLess(score, best.score)) best = { place, lengthCm, widthCm, score };
      }
    }
    if (!best) {
      unplaced.add(stack.row);
      left.push(stack);
      continue;
    }
    const { place, lengthCm, widthCm } = best;
    placed.push({
      row: stack.row,
      pieces: stack.pieces,
      x: place.x,
      y: place.y,
      lengthCm: lengthCm - gapCm,
      widthCm: widthCm - gapCm,
    });
    const before = { x: place.x + lengthCm, y: place.y, lengthCm: place.lengthCm - lengthCm };
    const side = { x: place.x, y: place.y + widthCm, widthCm: place.widthCm - widthCm };
    const rest: FreeFloor[] =
      cut === 'along'
        ? [
            { ...before, widthCm },
            { ...side, lengthCm: place.lengthCm },
          ]
        : [
            { ...before, widthCm: place.widthCm },
            { ...side, lengthCm },
          ];
    free = [
      ...free.filter((area) => area !== place),
      ...rest.filter((area) => area.lengthCm > 0 && area.widthCm > 0),
    ];
  }
  return { placed, left };
}

function isLess(score: number[], best: number[]): boolean {
  for (const [index, value] of score.entries()) {
    const against = best[index] ?? 0;
    if (value !== against) return value < against;
  }
  return false;
}

const areaOf = (stacks: { lengthCm: number; widthCm: number }[]) =>
  stacks.reduce((sum, { lengthCm, widthCm }) => sum + lengthCm * widthCm, 0);

const ways = (['along', 'across'] as const).flatMap((cut) =>
  (['tightest', 'lengthwise', 'crosswise'] as const).map((turn) => ({ cut, turn })),
);

/**
 * Places stacks of one size as a pinwheel: two rows side by side, one with its crosswise stacks at the door, the other
 * at the front wall. Only this fits ten pallets of 120 × 100 cm into a 20′. Null when the sizes differ or no two rows
 * fit.
 */
function pinwheel(stacks: Stack[], container: Container) {
  const long = Math.max(...stacks.map(({ lengthCm, widthCm }) => Math.max(lengthCm, widthCm))) + gapCm;
  const short = Math.min(...stacks.map(({ lengthCm, widthCm }) => Math.min(lengthCm, widthCm))) + gapCm;
  const isUniform = stacks.every(
    ({ lengthCm, widthCm }) =>
      Math.max(lengthCm, widthCm) + gapCm === long && Math.min(lengthCm, widthCm) + gapCm === short,
  );
  const [floorLength, floorWidth] = [container.lengthCm + gapCm, container.widthCm + gapCm];
  if (!isUniform || long + short > floorWidth) return null;
  // Crosswise stacks of one row are next to lengthwise ones of the other: two of them may be wider than the floor.
  const most = Math.floor(floorLength / long);
  const rows = Array.from({ length: most + 1 }, (_, lengthwise) => {
    const across = Math.floor((floorLength - lengthwise * long) / short);
    return { lengthwise, crosswise: Math.min(across, Math.floor((lengthwise * long) / short)) };
  });
  const { lengthwise, crosswise } = rows.reduce((best, row) =>
    row.lengthwise + row.crosswise > best.lengthwise + best.crosswise ? row : best,
  );
  const along = { lengthCm: long - gapCm, widthCm: short - gapCm };
  const across = { lengthCm: short - gapCm, widthCm: long - gapCm };
  const places = [
    ...Array.from({ length: lengthwise }, (_, index) => ({ x: index * long, y: 0, ...along })),
    ...Array.from({ length: crosswise }, (_, index) => ({
      x: lengthwise * long + index * short,
      y: 0,
      ...across,
    })),
    ...Array.from({ length: crosswise }, (_, index) => ({
      x: index * short,
      y: floorWidth - long,
      ...across,
    })),
    ...Array.from({ length: lengthwise }, (_, index) => ({
      x: crosswise * short + index * long,
      y: floorWidth - short,
      ...along,
    })),
  ];
  return {
    placed: stacks
      .slice(0, places.length)
      .map(({ row, pieces }, index) => ({ row, pieces, ...(places[index] as (typeof places)[number]) })),
    left: stacks.slice(places.length),
  };
}

/** Plans one container: returns the plan that covers most of the floor, larger stacks first. */
function planFloor(stacks: Stack[], container: Container) {
  const sorted = [...stacks].sort((a, b) => b.lengthCm * b.widthCm - a.lengthCm * a.widthCm || a.row - b.row);
  const wheel = pinwheel(sorted, container);
  const plans = [
    ...ways.map(({ cut, turn }) => fillFloor(sorted, container, cut, turn)),
    ...(wheel ? [wheel] : []),
  ];
  return plans.reduce((best, plan) => (areaOf(plan.placed) > areaOf(best.placed) + 1e-6 ? plan : best));
}

/**
 * Fits cargo into containers of one type. Pieces stay upright, turn only on the floor, and stand only on pieces of
 * their row, a centimeter apart. The plan is simple: manual loading may fit more. Lashing, weight distribution and load
 * limits of pieces are not considered.
 */
export function fitInto(type: ContainerType, rows: CargoRow[]): ContainerFit {
  const container = containers[type];
  const volumeM3 = rows.reduce(
    (sum, { quantity, lengthCm, widthCm, heightCm }) =>
      sum + (quantity * lengthCm * widthCm * heightCm) / 1e6,
    0,
  );
  const weightKg = rows.reduce((sum, { quantity, weightKg: pieceKg }) => sum + quantity * pieceKg, 0);
  const misfits = rows.flatMap((pieces, row) => {
    const reason = misfitOf(pieces, container);
    return reason ? [{ row, reason }] : [];
  });
  const byVolume = Math.ceil(volumeM3 / container.volumeM3 - 1e-9);
  const byWeight = Math.ceil(weightKg / container.cargoKg - 1e-9);
  const fit = { type, misfits, volumeM3, weightKg, byVolume, byWeight };
  if (misfits.length > 0) return { ...fit, byFloor: null, needed: null, plan: [] };

  let left = stacksOf(rows, container);
  if (left.length > mostStacks)
    return { ...fit, byFloor: null, needed: Math.max(byVolume, byWeight), plan: [] };
  let byFloor = 0;
  let plan: PlacedStack[] = [];
  while (left.length > 0) {
    const next = planFloor(left, container);
    if (byFloor === 0) plan = next.placed;
    left = next.left;
    byFloor += 1;
  }
  return { ...fit, byFloor, needed: Math.max(byVolume, byWeight, byFloor), plan };
}

/**
 * Fits cargo into each type and recommends one: the fewest containers, then the smallest. A type without a floor plan
 * needs more than its volume suggests, so it is recommended only when no type has a plan. Few carriers have a 45′, so
 * it is recommended only when a piece fits no other type.
 */
export function fitContainers(rows: CargoRow[]): {
  fits: ContainerFit[];
  suggested: ContainerFit | undefined;
} {
  const fits = containerTypes.map((type) => fitInto(type, rows));
  const possible = fits.filter(({ needed }) => needed !== null);
  const common = possible.filter(({ type }) => type !== '45hc');
  const offered = common.length > 0 ? common : possible;
  const planned = offered.filter(({ byFloor }) => byFloor !== null);
  const suggested = (planned.length > 0 ? planned : offered).reduce<ContainerFit | undefined>(
    (best, fit) => (best && Number(best.needed) <= Number(fit.needed) ? best : fit),
    undefined,
  );
  return { fits, suggested };
}
