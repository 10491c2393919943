import type { TransportMode } from '#features/cargo/choices.ts';
import type { MilestoneCode } from './milestones.ts';
import type { TrackingStrings } from './tracking-strings.ts';

/** Returns the name of a milestone in a mode. */
export function milestoneName(
  { milestones, byAir }: Pick<TrackingStrings, 'milestones' | 'byAir'>,
  code: MilestoneCode,
  mode: TransportMode | null,
): string {
  return mode === 'air' && code === 'discharged' ? byAir.discharged : milestones[code];
}
