import { findLaneInText } from './lane-in-text.ts';

export type LaneEndName = 'from' | 'to';

export interface TypedLane extends Record<LaneEndName, string> {
  /** Ends that were read from the words, for the visitor to check. */
  read: LaneEndName[];
}

/**
 * Fills the empty ends of a lane from the words of a cargo; what was typed stays. `readBefore` are the words that the ends of a
 * form were filled in from: such an end follows the words once they change.
 */
export async function fillTypedLane(
  { from, to, what }: Record<LaneEndName | 'what', string>,
  readBefore = what,
): Promise<TypedLane> {
  const [lane, before] = await Promise.all([
    findLaneInText(what),
    readBefore === what ? null : findLaneInText(readBefore),
  ]);
  const typed = { from, to };
  const read: LaneEndName[] = [];
  for (const end of ['from', 'to'] as const) {
    const isOpen = typed[end] === '' || (before !== null && typed[end] === before[end]);
    const text = lane[end];
    if (!isOpen || text === null) continue;
    typed[end] = text;
    read.push(end);
  }
  return { ...typed, read };
}
