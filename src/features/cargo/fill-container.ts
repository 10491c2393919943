import type { CargoReading } from './cargo-reading.ts';
import {
  type ContainerType,
  containers,
  containerTypes,
  fitContainers,
  type PlacedStack,
} from './container-fit.ts';

/** A container filled with a typed cargo. */
export interface FilledContainer {
  type: ContainerType;
  /** 0 where neither weight nor size tells it. */
  count: number;
  /** Of the first container, by floor; empty where the sizes are not known. */
  plan: PlacedStack[];
  /** The greater share of weight and volume in each container; null where neither is known. */
  share: number | null;
  weightKg: number | null;
  volumeM3: number | null;
  /** Missing facts that would complete the picture. */
  missing: ('weight' | 'size')[];
  /** W/M of a cargo that travels in a shared container; null where it has one of its own. */
  sharedWm: number | null;
  /** Kilograms over the usual limit of a road, with what stays within it; null for none. */
  over: { kg: number; within: { type: ContainerType; count: number }[] } | null;
}

/** W/M up to which a shared container is surely the cheaper one: both often cost the same from 13. */
const mostShared = 10;

/** Returns what is over the road limit of named containers, and the numbers of their type and of a larger one that are within it. */
function overOf(type: ContainerType, count: number, weightKg: number | null): FilledContainer['over'] {
  const kg = (weightKg ?? 0) - count * containers[type].cargoKg;
  if (weightKg === null || count === 0 || kg <= 0) return null;
  const needed = (other: ContainerType) => ({
    type: other,
    count: Math.ceil(weightKg / containers[other].cargoKg),
  });
  const [own, larger] = [needed(type), needed('40')];
  return { kg, within: larger.count < own.count ? [own, larger] : [own] };
}

/**
 * Returns the container of a cargo that leaves no question; null without a quantity, size, weight or container, and for one too
 * large for any. A weight alone fills none: its volume is not known.
 */
export function fillContainer(cargo: CargoReading): FilledContainer | null {
  const { containers: named, container, rows, totalKg: weightKg, totalM3: volumeM3 } = cargo;
  const missing = [weightKg === null && ('weight' as const), volumeM3 === null && ('size' as const)].filter(
    (part) => part !== false,
  );
  const facts = { weightKg, volumeM3, missing };
  const sharesOf = (type: ContainerType, count: number) => [
    ...(weightKg === null ? [] : [weightKg / count / containers[type].cargoKg]),
    ...(volumeM3 === null ? [] : [volumeM3 / count / containers[type].volumeM3]),
  ];
  /** A cargo of its size may travel with others’, if it fits into a 20′. */
  const shared = (fit: FilledContainer): FilledContainer => {
    const wm = Math.max(volumeM3 ?? 0, (weightKg ?? 0) / 1_000);
    return fit.type === '20' && wm <= mostShared ? { ...fit, sharedWm: wm } : fit;
  };
  const filled = (type: ContainerType, count: number, plan: PlacedStack[] = []) => {
    const shares = count > 0 ? sharesOf(type, count) : [];
    return {
      type,
      count,
      plan,
      share: shares.length > 0 ? Math.min(1, Math.max(...shares)) : null,
      ...facts,
      sharedWm: null,
      over: overOf(type, count, weightKg),
    };
  };
  if (container) return filled(container.type, container.quantity);
  if (named.length > 0) return null;
  const pieces = rows.flatMap(({ quantity, sidesCm, eachKg }) => {
    if (!sidesCm) return [];
    const [lengthCm, widthCm, heightCm] = sidesCm;
    const ofOne = eachKg ?? (rows.length === 1 && weightKg !== null ? weightKg / (quantity ?? 1) : 0);
    return [{ quantity: quantity ?? 1, lengthCm, widthCm, heightCm, weightKg: ofOne, isStackable: false }];
  });
  if (pieces.length > 0 && pieces.length === rows.length) {
    const { suggested } = fitContainers(pieces);
    return suggested ? shared(filled(suggested.type, suggested.needed ?? 1, suggested.plan)) : null;
  }
  if (volumeM3 === null) return weightKg === null && rows.length === 0 ? null : filled('20', 0);
  const needed = containerTypes
    .filter((type) => type !== '45hc')
    .map((type) => ({
      type,
      count: Math.max(1, ...sharesOf(type, 1).map((share) => Math.ceil(share - 1e-9))),
    }));
  const { type, count } = needed.reduce((best, next) => (next.count < best.count ? next : best));
  return shared(filled(type, count));
}
