import { readCargoText } from '#features/cargo/cargo-text.ts';
import { fillContainer } from '#features/cargo/fill-container.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { offeredModes } from '#features/services/offered-modes.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { type Lane, type LaneMode, reversed } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '../strings.ts';
import { packedBy } from './packed-cargo.tsx';

/** Slides of the home page (specification, section 4). */
const count = 4;

/** Returns the mode and lane of each slide, toward the company's city; without lanes, the modes that are offered. */
function lanesOf(settings: Settings): { mode: LaneMode; lane?: Lane }[] {
  const of = (mode: LaneMode) => settings.lanes.filter((lane) => lane.mode === mode).map(reversed);
  const [air, sea, train] = [of('air'), of('sea'), of('train')];
  const lanes = [air[0], sea[1] ?? sea[0], train[0], air[1], sea[0], ...air.slice(2), ...sea.slice(2)];
  const distinct = [...new Set(lanes)].filter((lane) => lane !== undefined);
  if (distinct.length > 0) return distinct.map((lane) => ({ mode: lane.mode, lane }));
  const modes = offeredModes(settings).map((mode) => (mode === 'rail' ? 'train' : mode));
  return (modes.length > 0 ? modes : (['sea'] as const)).map((mode) => ({ mode }));
}

/** Returns the cargoes that the slides of the home page pack, on lanes of the company. */
export function examplesIn(locale: Locale) {
  const settings = currentSettings();
  const { examples } = siteStringsIn(locale).home;
  const lanes = lanesOf(settings);
  const used = { air: 0, sea: 0, train: 0 };
  return Array.from({ length: count }, (_, index) => {
    const { mode, lane } = lanes[index % lanes.length] ?? { mode: 'sea' };
    const texts = examples[mode];
    const what = texts[used[mode] % texts.length] ?? '';
    used[mode] += 1;
    const cargo = readCargoText(what, locale);
    return {
      what,
      mode,
      ...{ from: lane?.from.name ?? '', to: lane?.to.name ?? '' },
      ends: lane ? [lane.from.code, lane.to.code] : [],
      days: lane ? mapStringsIn(locale).worldmap.modeAndDays(lane) : '',
      ...(mode === 'air'
        ? { packed: packedBy('air', cargo), filled: null }
        : { packed: null, filled: cargo.questions.length === 0 ? fillContainer(cargo) : null }),
    };
  });
}

export type Example = ReturnType<typeof examplesIn>[number];
