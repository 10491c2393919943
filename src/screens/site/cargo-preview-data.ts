import { drawShipment } from '../../features/map/draw-shipment.ts';
import { mapStringsIn } from '../../features/map/strings.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import type { LaneMode } from '../../platform/company.ts';
import { localeOf } from '../../platform/i18n/locale.ts';
import type { Route } from './+types/cargo-preview-data';
import { plainName } from './home/plain-name.ts';
import { siteStringsIn } from './strings.ts';

const transport = { sea: 'fcl', air: 'air', train: 'rail' } as const satisfies Record<LaneMode, string>;

function cargoPreviewIn(locale: ReturnType<typeof localeOf>) {
  return {
    strings: siteStringsIn(locale).cargoPreview,
    lanes: currentSettings().lanes.flatMap((lane) => {
      const ends = [lane.from, lane.to];
      const map = drawShipment(
        transport[lane.mode],
        ends.map(({ name, longitude, latitude }) => ({
          name,
          position: [longitude, latitude] as [number, number],
        })),
      );
      if (!map) return [];
      return {
        names: ends.map(({ name, code }) => [plainName(name), code.toLowerCase()]),
        days: mapStringsIn(locale).worldmap.modeAndDays(lane),
        map,
      };
    }),
  };
}

export type CargoPreviewData = ReturnType<typeof cargoPreviewIn>;

/** The texts of the home page's row and the company's lanes, each with its line on the map; loaded when a reader types. */
export function loader({ url }: Route.LoaderArgs): Response {
  return Response.json(cargoPreviewIn(localeOf(url)));
}
