import { data } from 'react-router';
import { drawMap } from '#features/map/draw-map.ts';
import { type Region, regionOf, regions } from '#features/map/regions.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { isOffered } from '#features/services/service.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type Lane, reversed } from '#platform/company.ts';
import { defaultLocale, localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { Link } from '#ui/locale.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { Route } from './+types/world-map';
import { LaneList } from './world-map/lane-list.tsx';
import { LaneMap } from './world-map/lane-map.tsx';
import {
  DirectionSwitch,
  type LaneGroup,
  type LaneRegion,
  type MapLane,
  type MapSpot,
} from './world-map/map-lane.tsx';

/** Returns the list's rows by region, with lanes sorted by country and city. */
function regionsOf(
  spots: MapSpot[],
  mapLanes: MapLane[],
  companyLanes: readonly Lane[],
  names: Record<Region, string>,
): LaneRegion[] {
  const key = ({ gateway }: MapLane) => `${gateway.country}, ${gateway.city}`;
  const sorted = [...mapLanes].sort((a, b) => key(a).localeCompare(key(b)));
  const place = ({ lanes: [first] }: LaneGroup) => (first ? sorted.indexOf(first) : sorted.length);
  const groups = spots
    .map(({ id, arrivals, isHub }) => ({
      // The whole list is the hub's.
      id: isHub ? null : id,
      lanes: sorted.filter((lane) => arrivals.includes(lane.id)),
    }))
    .filter(({ lanes }) => lanes.length > 0)
    .sort((a, b) => place(a) - place(b));
  const regionOfGroup = ({ lanes: [first] }: LaneGroup) =>
    regionOf(companyLanes.find(({ id }) => id === first?.id)?.to.country ?? '');
  return regions
    .map((region) => ({
      name: names[region],
      groups: groups.filter((group) => regionOfGroup(group) === region),
    }))
    .filter((region) => region.groups.length > 0);
}

export async function loader({ url }: Route.LoaderArgs) {
  const {
    objective,
    lane: titleOf,
    summary,
    days,
    modeAndDays: _,
    country,
    regions: regionNames,
    spotModes,
    ...strings
  } = mapStringsIn(localeOf(url)).worldmap;
  /** A city that is a country has its name in the language of the page. */
  const inLanguage = <End extends Lane['to']>(end: End): End => ({
    ...end,
    name:
      end.name === mapStringsIn(defaultLocale).worldmap.country(end.country)
        ? country(end.country)
        : end.name,
  });
  const settings = currentSettings();
  if (settings.lanes.length === 0) throw data(null, { status: 404 });
  const lanes = settings.lanes.map((lane) => ({
    ...lane,
    from: inLanguage(lane.from),
    to: inLanguage(lane.to),
  }));
  const gateway = (end: Lane['to']) => ({ city: end.name, country: country(end.country), code: end.code });
  const mapLanes = lanes.map((lane): MapLane => {
    const service = `${lane.mode}-freight`;
    const asked = isOffered(service, settings) ? `service=${service}&` : '';
    const request = `/clientbriefform?${asked}lane=${lane.id}`;
    return {
      id: lane.id,
      mode: lane.mode,
      hub: gateway(lane.from),
      gateway: gateway(lane.to),
      days: days(lane),
      summary: summary(lane),
      outbound: { request, title: titleOf(lane) },
      inbound: { request: `${request}&direction=inbound`, title: titleOf(reversed(lane)) },
    };
  });
  const drawing = await drawMap(lanes, { days, modes: spotModes, regions: regionNames });
  return {
    strings,
    drawing,
    lanes: mapLanes,
    hubId: drawing.spots[0]?.id ?? '',
    regions: regionsOf(drawing.spots, mapLanes, lanes, regionNames),
  };
}

export function links() {
  return [{ rel: 'stylesheet', href: '/worldmap/lanes.css' }];
}

export const meta = metaWith('worldmap');

export default function WorldMap({ loaderData }: Route.ComponentProps) {
  const { strings, drawing, lanes, hubId, regions } = loaderData;
  const { notes } = strings;
  return (
    <div className="lanes group/lanes has-[[data-lane]:is(:hover,:focus-within)]:[--rest:0.25]">
      <PageOpening {...strings} />
      <div className="frame space-y-6">
        <DirectionSwitch strings={strings.directions} />
        <LaneMap drawing={drawing} lanes={lanes} modes={strings.modes} strings={strings.map} />
      </div>
      <section
        aria-labelledby="lanes"
        className="frame grid gap-x-10 gap-y-8 py-section lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-span-4">
          <SectionOpening id="lanes" label={notes.label} heading={notes.heading} />
          <p className="mt-6 measure">{notes.days}</p>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">
          <LaneList hubId={hubId} regions={regions} modes={strings.modes} strings={strings.list} />
        </div>
        <div className="measure space-y-4 lg:col-span-4">
          <p>{notes.codes}</p>
          <p>{notes.other}</p>
          <p className="pt-4">
            <Link to="/clientbriefform" className="button button-strong">
              {notes.otherLink}
            </Link>
          </p>
          <p>
            <Link to="/partners" className="link">
              {notes.partners}
            </Link>
          </p>
        </div>
      </section>
    </div>
  );
}
