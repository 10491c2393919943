import { join } from 'node:path';
import { mapStringsIn } from '../../features/map/strings.ts';
import { services } from '../../features/services/service.ts';
import { servicesStringsIn } from '../../features/services/strings.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import { localeOf } from '../../platform/i18n/locale.ts';
import type { Route } from './+types/brochure';
import { siteStringsIn } from './strings.ts';

/** Reads a print picture (media/README.md); the build runs in the project's folder. */
function pictureOf(name: string): string {
  return join(process.cwd(), 'media/print', `${name}.jpg`);
}

/** Renders the brochure as a PDF at build time. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const [{ renderBrochure }, { drawMap, wholePlateLabels }, { landPaths }, { plateOf }] = await Promise.all([
    import('./brochure/brochure.tsx'),
    import('../../features/map/draw-map.ts'),
    import('../../features/map/land.ts'),
    import('../../features/services/drawings/draw-plate.tsx'),
  ]);
  const locale = localeOf(url);
  const { company, lanes } = currentSettings();
  const strings = { ...siteStringsIn(locale), ...servicesStringsIn(locale), ...mapStringsIn(locale) };
  const { days, country, spotModes, regions } = strings.worldmap;
  const text = { days, modes: spotModes, regions };
  const drawing = await drawMap(lanes, text);
  const labels = await wholePlateLabels(lanes, text);
  const modeOf = new Map(lanes.map(({ id, mode }) => [id, mode]));
  const pdf = await renderBrochure({
    locale,
    company,
    hours: strings.layout.hours,
    coverPicture: { path: pictureOf('sea-freight'), alt: strings.services['sea-freight'].picture },
    services: services.map((service) => ({
      ...strings.services[service],
      plate: {
        heading: strings.plates[service].heading,
        drawing: plateOf(service, strings.plates),
      },
      picture: { path: pictureOf(service), alt: strings.services[service].picture },
    })),
    map: {
      plate: drawing.plate,
      lines: drawing.lines.map((line) => ({ ...line, mode: modeOf.get(line.id) ?? 'sea' })),
      spots: drawing.spots.map((spot) => ({ ...spot, label: labels.get(spot.id ?? '') })),
      land: await landPaths(),
      lanes: lanes.map((lane) => {
        const { name, code } = lane.to;
        const countryName = country(lane.to.country);
        const place = name === countryName ? name : `${name}, ${countryName}`;
        return { mode: lane.mode, place, code, days: days(lane) };
      }),
    },
    strings: strings.brochure,
  });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
