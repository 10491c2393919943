import type { Cargo } from '#features/cargo/cargo.ts';
import { placeName } from '#features/cargo/place.ts';
import { modes } from '#features/cargo/strings/en/cargo.ts';
import { requestedMode } from '#features/rates/price/requested-mode.ts';
import type { ProposedRate } from '#features/rates/rates.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { fill } from '#platform/values/format.ts';
import { findLaneTariff, findOtherDays } from '../server/lane-rates.ts';
import type { QuoteDependencies } from '../server/quote-dependencies.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import { otherDaysText } from './other-days.ts';

const t = quotes.section.noDraft;

/**
 * Returns why the company’s rates give no draft for a request: its mode or a place is not known, or the lane has no freight.
 * Empty where they should.
 */
export async function noDraftText(
  deps: Pick<QuoteDependencies, 'db' | 'clock'>,
  { cargo, service }: { cargo: Cargo | null; service: string },
): Promise<string> {
  const mode = requestedMode(cargo, service ? templateOf(currentSettings(), service) : null);
  if (mode === null) return t.mode;
  const names = [cargo?.from, cargo?.to].map((place) => placeName(place?.text || place?.code || ''));
  const [from = '', to = ''] = names;
  if (from === '' || to === '') return t.lane;
  const { ends, rates } = await findLaneTariff(deps, cargo, mode);
  const unknown = [ends.from, ends.to].findIndex((codes) => codes.length < 2);
  if (unknown >= 0) return fill(t.place, { place: names[unknown] ?? '' });
  const isFreight = (rate: ProposedRate) => rate.mode === mode && rate.code === 'freight';
  if (rates.some(isFreight)) return '';
  const days = await findOtherDays(deps, cargo, isFreight);
  if (days) return otherDaysText(t.otherDays, days);
  return fill(mode === 'air' ? t.air : t.rates, { mode: modes[mode], from, to });
}
