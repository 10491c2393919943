import { isOffered, type Service } from '#features/services/service.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type Lane, type LaneMode, reversed } from '#platform/company.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';
import { keepUnits } from '#platform/values/keep-units.ts';
import { mapStringsIn } from './strings.ts';

/** Main mode and direction of a service's cargo; missing for a service without transport. */
const travels: Partial<Record<Service, { mode: LaneMode; isInbound: boolean }>> = {
  'air-freight': { mode: 'air', isInbound: true },
  'sea-freight': { mode: 'sea', isInbound: true },
  'train-freight': { mode: 'train', isInbound: true },
  'project-cargo': { mode: 'sea', isInbound: false },
  'alcohol-wine-exports': { mode: 'sea', isInbound: false },
  'luxury-vehicle-export-import': { mode: 'sea', isInbound: false },
};

const most = 4;

/** A lane with its typical days and the URL of its rate request. */
export interface LaneDays {
  /** URL in the page's locale. */
  request: string;
  /** “Cartagena–Houston” */
  title: string;
  /** “Sea · 7–14 days” */
  text: string;
}

function laneDays(service: string, lane: Lane, isInbound: boolean, locale: Locale): LaneDays {
  const { from, to } = isInbound ? reversed(lane) : lane;
  const query = new URLSearchParams({
    ...(isOffered(service, currentSettings()) && { service }),
    lane: lane.id,
    ...(isInbound && { direction: 'inbound' }),
  });
  return {
    request: localPath(`/clientbriefform?${query}`, locale),
    title: `${from.name}–${to.name}`,
    text: keepUnits(mapStringsIn(locale).worldmap.modeAndDays(lane)),
  };
}

/** Returns the first lanes of a service. */
export function laneDaysOf(service: string, locale: Locale): LaneDays[] {
  const template = templateOf(currentSettings(), service);
  const travel = template && travels[template];
  if (!travel) return [];
  return currentSettings()
    .lanes.filter(({ mode }) => mode === travel.mode)
    .slice(0, most)
    .map((lane) => laneDays(service, lane, travel.isInbound, locale));
}

/** Returns the second sea lane and the first of every mode, for a page about all of them; toward the company's city. */
export function laneDaysOfAll(locale: Locale): LaneDays[] {
  const { lanes } = currentSettings();
  const first = (mode: LaneMode, index = 0) => lanes.filter((lane) => lane.mode === mode)[index];
  return [first('sea', 1), first('air'), first('sea'), first('train')]
    .filter((lane) => lane !== undefined)
    .map((lane) => laneDays(`${lane.mode}-freight`, lane, true, locale));
}
