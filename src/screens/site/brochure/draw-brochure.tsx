import { drawMap, wholePlateLabels } from '#features/map/draw-map.ts';
import land from '#features/map/land-paths.json' with { type: 'json' };
import { originsOf } from '#features/map/origins.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { plateOf } from '#features/services/drawings/draw-plate.tsx';
import { offeredServices, type Service } from '#features/services/service.ts';
import { serviceStringsOf, servicesStringsIn } from '#features/services/strings.ts';
import { findOwnService, templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { shippedPicture } from '#features/settings/server/files/picture-for.ts';
import type { PdfPictures } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { otherOffices } from '../offices.ts';
import { siteStringsIn } from '../strings.ts';
import { renderBrochure } from './brochure.tsx';
import type { BrochureService } from './brochure-content.ts';
import { coverSlot } from './brochure-pictures.ts';

/** Draws the brochure as a PDF. */
export async function drawBrochure(locale: Locale, pictures: PdfPictures = {}): Promise<Uint8Array> {
  const settings = currentSettings();
  const { company, lanes } = settings;
  const picture = (slug: string, template: Service | null) => {
    const own = pictures[slug];
    const replaced =
      findOwnService(settings, slug)?.picture ?? (template ? settings.pictures[template] : undefined);
    const shown = template ?? coverSlot;
    return {
      src: own ? { data: Buffer.from(own), format: 'jpg' as const } : shippedPicture(shown),
      alt: textIn(replaced?.alt, locale) || strings.services[shown].picture,
    };
  };
  const serviceOf = (slug: string): BrochureService[] => {
    const [texts, template] = [serviceStringsOf(slug, locale), templateOf(settings, slug)];
    const own = findOwnService(settings, slug);
    if (!texts || !(template || own)) return [];
    const drawing = template && {
      heading: strings.plates[template].heading,
      drawing: plateOf(template, strings.plates),
    };
    return [
      {
        ...texts,
        facts: texts.facts ?? [],
        plate: own && !own.showsTemplate ? null : drawing,
        picture: picture(slug, template),
      },
    ];
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
    coverPicture: picture(coverSlot, coverSlot),
    services: offeredServices(settings).flatMap(serviceOf),
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
