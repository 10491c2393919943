import { Link } from 'react-router';
import { lanes } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { LaneList } from '../../ui/world-map/lane-list.tsx';
import { LaneMap } from '../../ui/world-map/lane-map.tsx';
import type { MapLane } from '../../ui/world-map/map-lane.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/world-map';
import { drawMap } from './world-map/draw-map.ts';

export async function loader() {
  const { meta, label, heading, text, map, modes, list, notes, ...say } = wordsIn('en').worldmap;
  const { paths, ...drawing } = await drawMap(lanes);
  const gateway = ({ name, country, code }: (typeof lanes)[number]['to']) => ({
    city: name,
    country: say.country(country),
    code,
  });
  return {
    words: { meta, label, heading, text, map, modes, list, notes },
    drawing,
    lanes: lanes.map(
      (lane, index): MapLane => ({
        id: lane.id,
        mode: lane.mode,
        from: gateway(lane.from),
        to: gateway(lane.to),
        days: say.days(lane),
        request: `/clientbriefform?service=${lane.mode}-freight&lane=${lane.id}`,
        path: paths[index] ?? '',
        name: say.mapLink(lane),
        title: say.lane(lane),
        summary: say.summary(lane),
      }),
    ),
  };
}

export function links() {
  return [{ rel: 'stylesheet', href: '/worldmap/lanes.css' }];
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'worldmap');
}

export default function WorldMap({ loaderData }: Route.ComponentProps) {
  const { words, drawing, lanes } = loaderData;
  const { notes } = words;
  return (
    <div className="lanes has-[[data-lane]:is(:hover,:focus-within)]:[--rest:0.25]">
      <PageOpening {...words} />
      <div className="frame">
        <LaneMap {...drawing} lanes={lanes} modes={words.modes} words={words.map} />
      </div>
      <section
        aria-labelledby="lanes"
        className="frame grid gap-x-10 gap-y-8 py-section lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-span-4">
          <SectionOpening id="lanes" label={notes.label} heading={notes.heading} />
          <p className="mt-6 max-w-[44ch]">{notes.days}</p>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">
          <LaneList lanes={lanes} modes={words.modes} words={words.list} />
        </div>
        <div className="max-w-[44ch] space-y-4 lg:col-span-4">
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
