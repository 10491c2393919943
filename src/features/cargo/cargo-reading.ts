import type { Readings } from '#platform/values/typed-number.ts';
import type { ContainerType } from './container-fit.ts';
import type { SpecialKind } from './reading/special-goods.ts';
import type { Span } from './reading/tokens.ts';
import type { Packing, SideUnit } from './reading/vocabulary.ts';

export type Sides = [number, number, number];

/** Equal pieces of a text; null for each part that it does not say. */
export interface PieceReading extends Span {
  quantity: number | null;
  packing: Packing | null;
  sidesCm: Sides | null;
  eachKg: number | null;
}

export interface ContainerReading extends Span {
  type: ContainerType;
  quantity: number;
}

/** A doubt that the writer alone can settle; until then there is no figure. */
export type CargoQuestion =
  /** Parts that could change a price and were not understood, as typed. */
  | { kind: 'unread'; texts: string[] }
  /** A number that is read in two ways, with its unit. */
  | { kind: 'number'; of: 'kg' | 'm3' | null; text: string; readings: Readings }
  /** The weight or volume may be that of one piece or of all: the totals by both readings. */
  | { kind: 'each-or-total'; of: 'kg' | 'm3'; text: string; total: { each: number; all: number } }
  | { kind: 'side-unit'; text: string; units: SideUnit[] }
  | { kind: 'quantity' | 'container' | 'container-and-pieces' }
  /** Two parts of the text that contradict each other. */
  | { kind: 'contradiction'; of: 'kg' | 'm3' }
  | { kind: 'density'; kgPerM3: number }
  | { kind: 'count'; text: string };

/** A cargo read from the words of its shipper, such as "320 bags of coffee, 69 kg each". Not a single part of it is a guess. */
export interface CargoReading {
  containers: ContainerReading[];
  rows: PieceReading[];
  totalKg: number | null;
  totalM3: number | null;
  /** Goods or equipment that a person has to quote, with the words that say so. */
  special: { kind: SpecialKind; text: string } | null;
  questions: CargoQuestion[];
  /** Steel, stone and the like may be denser than other cargo. */
  isOfHeavyGoods: boolean;
  /** Of the only kind of container or piece; null with several. */
  container: ContainerReading | null;
  quantity: number | null;
  sidesCm: Sides | null;
  eachKg: number | null;
}
