interface LaneTexts {
  /** Of one end that is not known. */
  place: string;
  /** Of a lane without any end. */
  route: string;
}

/** Returns a lane, "Houston → Santos", with words for what is not known. */
export function laneText(from: string, to: string, unknown: LaneTexts): string {
  if (from === '' && to === '') return unknown.route;
  return `${from || unknown.place} → ${to || unknown.place}`;
}
