import type { Pieces } from './pieces.ts';

/** Containers in the order of their size. */
export const containerTypes = ['20', '40', '40hc', '45hc'] as const;

export type ContainerType = (typeof containerTypes)[number];

/** The ISO 6346 size and type code of each container, with which a rate request names it. */
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
  /** Cargo that a truck may usually carry in it on US roads, which is less than the container itself may hold. */
  cargoKg: number;
}

const standardDoor = { doorWidthCm: 234, doorHeightCm: 228 };
const highDoor = { doorWidthCm: 234, doorHeightCm: 258 };

/** Typical inside sizes; they vary by carrier. The cargo of a 45′ is taken as that of a 40′. */
export const containers: Record<ContainerType, Container> = {
  '20': { lengthCm: 590, widthCm: 235, heightCm: 239, volumeM3: 33, ...standardDoor, cargoKg: 17_200 },
  '40': { lengthCm: 1203, widthCm: 235, heightCm: 239, volumeM3: 67, ...standardDoor, cargoKg: 20_000 },
  '40hc': { lengthCm: 1203, widthCm: 235, heightCm: 269, volumeM3: 76, ...highDoor, cargoKg: 20_000 },
  '45hc': { lengthCm: 1355, widthCm: 235, heightCm: 270, volumeM3: 86, ...highDoor, cargoKg: 20_000 },
};

/** Stacks up to which the floor is planned; beyond, volume and weight alone are compared. */
export const mostStacks = 600;

/** Centimeters between two pieces: with it, as many pallets find a place as forwarders publish. */
export const gapCm = 1;

export interface CargoRow extends Pieces {
  isStackable: boolean;
}

/** Pieces of one row on one place of the floor, in cm from the front wall and the left side. */
export interface PlacedStack {
  row: number;
  pieces: number;
  x: number;
  y: number;
  lengthCm: number;
  widthCm: number;
}

/** Why a piece of a row goes into no container of a type. */
export type Misfit = 'length' | 'door-width' | 'door-height';

export interface ContainerFit {
  type: ContainerType;
  /** What cannot be loaded, by the index of its row. */
  misfits: { row: number; reason: Misfit }[];
  volumeM3: number;
  weightKg: number;
  /** Containers of this type for the volume, for the weight and by the floor plan. */
  byVolume: number;
  byWeight: number;
  /** Null where a piece does not fit or there are too many stacks to plan. */
  byFloor: number | null;
  /** The greatest of the three; null where a piece does not fit. */
  needed: number | null;
  /** The plan of the first container. */
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

/** Pieces of a row, one upon the other, upright: as many as the height takes. */
function stacksOf(rows: CargoRow[], { heightCm }: Container): Stack[] {
  return rows.flatMap(({ quantity, lengthCm, widthCm, heightCm: each, isStackable }, row) => {
    const most = isStackable ? Math.max(1, Math.floor(heightCm / each + 1e-9)) : 1;
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

/** How the floor that is left beside and before a stack is divided: along the container, or across it. */
type Cut = 'along' | 'across';
/** Which of the two ways to turn a stack is tried first. */
type Turn = 'tightest' | 'lengthwise' | 'crosswise';

/** Places one stack after the other where the least floor is left over beside it, and divides what remains in two. */
function fillFloor(stacks: Stack[], container: Container, cut: Cut, turn: Turn) {
  let free: FreeFloor[] = [
    { x: 0, y: 0, lengthCm: container.lengthCm + gapCm, widthCm: container.widthCm + gapCm },
  ];
  const placed: PlacedStack[] = [];
  const left: Stack[] = [];
  // Stacks of a row are equal on the floor: after one that finds no place, none does, as the floor only fills up.
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
    const beside = { x: place.x, y: place.y + widthCm, widthCm: place.widthCm - widthCm };
    const rest: FreeFloor[] =
      cut === 'along'
        ? [
            { ...before, widthCm },
            { ...beside, lengthCm: place.lengthCm },
          ]
        : [
            { ...before, widthCm: place.widthCm },
            { ...beside, lengthCm },
          ];
    free = [
      ...free.filter((other) => other !== place),
      ...rest.filter((one) => one.lengthCm > 0 && one.widthCm > 0),
    ];
  }
  return { placed, left };
}

function isLess(one: number[], other: number[]): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
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
 * Places stacks of one size as a pinwheel: two rows side by side, one with its crosswise stacks at the door, the other at
 * the front wall. Ten pallets of 120 × 100 cm go into a 20′ no other way. Null where the sizes differ or no two rows fit.
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
  // The crosswise stacks of one row stand beside lengthwise ones of the other: two of them may be wider than the floor.
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

/** Plans one container: the way that places most of the floor's area, the larger stacks first. */
function planFloor(stacks: Stack[], container: Container) {
  const sorted = [...stacks].sort(
    (one, other) => other.lengthCm * other.widthCm - one.lengthCm * one.widthCm || one.row - other.row,
  );
  const wheel = pinwheel(sorted, container);
  const plans = [
    ...ways.map(({ cut, turn }) => fillFloor(sorted, container, cut, turn)),
    ...(wheel ? [wheel] : []),
  ];
  return plans.reduce((best, plan) => (areaOf(plan.placed) > areaOf(best.placed) + 1e-6 ? plan : best));
}

/**
 * Returns how cargo goes into containers of one type. Pieces stay upright, are turned on the floor alone, and stand only
 * on pieces of their own row, a centimeter apart. The plan is a simple one: a person may load more. Lashing, the
 * distribution of weight and what a piece can carry are not part of it.
 */
export function fitInto(type: ContainerType, rows: CargoRow[]): ContainerFit {
  const container = containers[type];
  const volumeM3 = rows.reduce(
    (sum, { quantity, lengthCm, widthCm, heightCm }) =>
      sum + (quantity * lengthCm * widthCm * heightCm) / 1e6,
    0,
  );
  const weightKg = rows.reduce((sum, { quantity, weightKg: each }) => sum + quantity * each, 0);
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
 * Returns how cargo fits each type, and the one to ask for: the fewest containers, of these the smallest. A type whose floor
 * is not planned needs more than its volume says, so it is asked for only where no type's floor is planned. Few carriers
 * have a 45′, so it is asked for only where a piece goes into no other.
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
