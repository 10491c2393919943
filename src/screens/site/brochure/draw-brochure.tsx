import { drawMap, wholePlateLabels } from '../../../features/map/draw-map.ts';
import land from '../../../features/map/land-paths.json' with { type: 'json' };
import { originsOf } from '../../../features/map/origins.ts';
import { mapStringsIn } from '../../../features/map/strings.ts';
import { plateOf } from '../../../features/services/drawings/draw-plate.tsx';
import { offeredServices, type Service } from '../../../features/services/service.ts';
import { servicesStringsIn } from '../../../features/services/strings.ts';
import { currentSettings } from '../../../features/settings/server/current-settings.ts';
import { shippedPicture } from '../../../features/settings/server/files/picture-for.ts';
import { textIn } from '../../../platform/company.ts';
import type { PdfPictures } from '../../../platform/context.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { otherOffices } from '../offices.ts';
import { siteStringsIn } from '../strings.ts';
import { renderBrochure } from './brochure.tsx';
import { coverSlot } from './brochure-pictures.ts';

/** Draws the brochure as a PDF. */
export async function drawBrochure(locale: Locale, pictures: PdfPictures = {}): Promise<Uint8Array> {
  const settings = currentSettings();
  const { company, lanes } = settings;
  const picture = (slot: Service) => {
    const own = pictures[slot];
    return {
      src: own ? { data: Buffer.from(own), format: 'jpg' as const } : shippedPicture(slot),
      alt: textIn(settings.pictures[slot]?.alt, locale) || strings.services[slot].picture,
    };
  };
  const strings = { ...siteStringsIn(locale), ...servicesStringsIn(locale), ...mapStringsIn(locale) };
  const { days, country, spotModes, regions } = strings.worldmap;
  const text = { days, modes: spotModes, regions };
  const drawing = await drawMap(lanes, text);
  const labels = await wholePlateLabels(lanes, text);
  const origins = originsOf(lanes);
  const modeOf = new Map(lanes.map(({ id, mode }) => [id, mode]));
  return renderBrochure({
    locale,
    company,
    hours: strings.layout.hours,
    otherOffices: otherOffices(settings, strings),
    coverPicture: picture(coverSlot),
    services: offeredServices(settings).map((service) => ({
      ...strings.services[service],
      plate: {
        heading: strings.plates[service].heading,
        drawing: plateOf(service, strings.plates),
      },
      picture: picture(service),
    })),
    map: {
      plate: drawing.plate,
      lines: drawing.lines.map((line) => ({ ...line, mode: modeOf.get(line.id) ?? 'sea' })),
      spots: drawing.spots.map((spot) => ({ ...spot, label: labels.get(spot.id ?? '') })),
      land,
      lanes: lanes.map((lane) => {
        const { name, code } = lane.to;
        const from = origins.length > 1 ? `${lane.from.name} – ` : '';
        const countryName = country(lane.to.country);
        const place = name === countryName ? name : `${name}, ${countryName}`;
        return { id: lane.id, mode: lane.mode, place: from + place, code, days: days(lane) };
      }),
    },
    strings: strings.brochure,
  });
}
