import { cargoQuestionsIn } from '#features/cargo/cargo-questions.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { keepUnits } from '#platform/values/keep-units.ts';
import type { Route } from './+types/cargo-preview-data';
import { siteStringsIn } from './strings.ts';

function cargoPreviewIn(locale: ReturnType<typeof localeOf>) {
  const { cargoPreview, home } = siteStringsIn(locale);
  return {
    strings: cargoPreview,
    example: home.example,
    questions: cargoQuestionsIn(locale),
    lanes: currentSettings().lanes.map((lane) => ({
      mode: lane.mode,
      names: [lane.from.name, lane.to.name],
      codes: [lane.from.code.toLowerCase(), lane.to.code.toLowerCase()],
      days: keepUnits(mapStringsIn(locale).worldmap.modeAndDays(lane)),
    })),
  };
}

export type CargoPreviewData = ReturnType<typeof cargoPreviewIn>;

/** The texts of the home page's row and the company's lanes; loaded when a reader enters it. */
export function loader({ url }: Route.LoaderArgs): Response {
  return Response.json(cargoPreviewIn(localeOf(url)));
}
