import { join } from 'node:path';
import { drawMap, wholePlateLabels } from '../../../features/map/draw-map.ts';
import land from '../../../features/map/land-paths.json' with { type: 'json' };
import { mapStringsIn } from '../../../features/map/strings.ts';
import { plateOf } from '../../../features/services/drawings/draw-plate.tsx';
import { offeredServices } from '../../../features/services/service.ts';
import { servicesStringsIn } from '../../../features/services/strings.ts';
import { currentSettings } from '../../../features/settings/server/current-settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { siteStringsIn } from '../strings.ts';
import { renderBrochure } from './brochure.tsx';

/** Reads a print picture (media/README.md); the server runs in the project's folder. */
function pictureOf(name: string): string {
  return join(process.cwd(), 'media/print', `${name}.jpg`);
}

/** Draws the brochure as a PDF. */
export async function drawBrochure(locale: Locale): Promise<Uint8Array> {
  const settings = currentSettings();
  const { company, lanes } = settings;
  const strings = { ...siteStringsIn(locale), ...servicesStringsIn(locale), ...mapStringsIn(locale) };
  const { days, country, spotModes, regions } = strings.worldmap;
  const text = { days, modes: spotModes, regions };
  const drawing = await drawMap(lanes, text);
  const labels = await wholePlateLabels(lanes, text);
  const modeOf = new Map(lanes.map(({ id, mode }) => [id, mode]));
  return renderBrochure({
    locale,
    company,
    hours: strings.layout.hours,
    coverPicture: { path: pictureOf('sea-freight'), alt: strings.services['sea-freight'].picture },
    services: offeredServices(settings).map((service) => ({
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
      land,
      lanes: lanes.map((lane) => {
        const { name, code } = lane.to;
        const countryName = country(lane.to.country);
        const place = name === countryName ? name : `${name}, ${countryName}`;
        return { mode: lane.mode, place, code, days: days(lane) };
      }),
    },
    strings: strings.brochure,
  });
}
