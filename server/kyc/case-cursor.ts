import type { CaseCursor } from './list-cases.ts';

/** A place in the queue as an address holds it. */
export function cursorOf(place: CaseCursor | null): string | null {
  return place && `${place.sentAt}.${place.id}`;
}

/** The place that an address holds (contract/kyc-input.ts says what it looks like); none without one. */
export function placeOf(cursor: string | undefined): CaseCursor | undefined {
  if (cursor === undefined) return undefined;
  const dot = cursor.indexOf('.');
  return { sentAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
