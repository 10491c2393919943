import type { StoredSettings } from '#features/settings/settings.ts';
import { newSlug } from './slug.ts';

/** Gives lanes without an id one of their cities and mode, `houston-santos-sea`; others keep theirs, which links use. */
export function withLaneIds(value: unknown): StoredSettings['lanes'] {
  const lanes = value as StoredSettings['lanes'];
  const used = new Set(lanes.map(({ id }) => id));
  return lanes.map((lane) => {
    const { from, to, mode } = lane;
    return lane.id ? lane : { ...lane, id: newSlug(`${from.name} ${to.name} ${mode}`, used) };
  });
}
