import type { StoredSettings } from '../../../features/settings/settings.ts';
import { fold } from '../../../platform/values/fold.ts';

/** Gives lanes without an id one of their cities and mode, `houston-santos-sea`; others keep theirs, which links use. */
export function withLaneIds(value: unknown): StoredSettings['lanes'] {
  const lanes = value as StoredSettings['lanes'];
  const used = new Set(lanes.map(({ id }) => id));
  return lanes.map((lane) => {
    if (lane.id) return lane;
    const base = fold(`${lane.from.name} ${lane.to.name} ${lane.mode}`)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '');
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    return { ...lane, id };
  });
}
