import type { ContainerType } from '../../container-fit.ts';
import type { NumberReading, Span } from '../tokens.ts';
import type { Packing, SideUnit } from '../vocabulary.ts';

export type Sense = 'each' | 'total' | 'net' | null;

export interface SideItem {
  value: NumberReading;
  unit: SideUnit | null;
}

/** A part of a cargo that was read, with its place in the text. */
export type Item = Span &
  (
    | { kind: 'container'; size: ContainerType | 'special' | null; quantity: number | null }
    | { kind: 'pieces'; quantity: number | null; packing: Packing }
    | { kind: 'size'; sides: [SideItem, SideItem, SideItem]; quantity: number | null }
    | {
        kind: 'measure';
        of: 'kg' | 'm3';
        value: NumberReading;
        factor: number;
        sense: Sense;
        per: Packing | null;
      }
    /** A UN number, a temperature, a code or an amount of money. */
    | { kind: 'fact'; special: 'dangerous' | 'temperature' | null }
  );

/** A part at a place of the text; null for one that is not understood. */
export interface Match {
  item: Item | null;
  /** Index of the token after it. */
  next: number;
}

/** Reads the part that begins at the index of a token; returns null for another. */
export type ReadAt = (index: number) => Match | null;

/** `Omit` of each member of a union. */
export type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
