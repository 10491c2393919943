import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import type { Deadline } from './shipment.ts';
import { deadlineNames } from './strings/en/deadline-names.ts';

/** Returns the name of a deadline in a mode, as the desk reads it. */
export function deadlineName({ kind, title }: Pick<Deadline, 'kind' | 'title'>, mode: TransportMode | null) {
  if (kind === 'other') return title;
  if (kind !== 'cargo-cutoff' || !isBySea(mode)) return deadlineNames.kinds[kind];
  return deadlineNames.cargoCutoffs[mode];
}
