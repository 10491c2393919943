import type { LaneGroup, MapLane, MapSpot } from '../../ui/world-map/map-lane.ts';

/** The rows of the list: the lanes of each spot but the hub, in the order of the countries, then of the cities. */
export function groupsOf(
  [hub, ...spots]: MapSpot[],
  lanes: MapLane[],
): { hubId: string; groups: LaneGroup[] } {
  const key = ({ gateway }: MapLane) => `${gateway.country}, ${gateway.city}`;
  const sorted = [...lanes].sort((a, b) => key(a).localeCompare(key(b)));
  const groups = spots.map(({ id, lanes: ids }) => ({
    id,
    lanes: sorted.filter((lane) => ids.includes(lane.id)),
  }));
  const place = ({ lanes: [first] }: LaneGroup) => (first ? sorted.indexOf(first) : sorted.length);
  return { hubId: hub?.id ?? '', groups: groups.sort((a, b) => place(a) - place(b)) };
}
