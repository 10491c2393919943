import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { isoCodeOf } from '#features/cargo/container-fit.ts';
import { hasFirstPrices } from '#features/rates/price/first-price.ts';
import { rangeText } from '#features/rates/price/first-price-text.ts';
import { findFirstPrice } from '#features/rates/server/first-price.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { portAt, readEnd } from '../price/read-shipment.ts';
import type { Example } from './examples.ts';

/** The cargo as it is drawn: the pieces by air, else the containers. */
function drawnCargo({ mode, packed, filled }: Example): Cargo | undefined {
  const details = packed
    ? {
        mode: 'air',
        pieces: packed.pieces.map(
          ({ quantity, lengthCm: length, widthCm: width, heightCm: height, weightKg }) => ({
            ...{ quantity, length, width, height, weight: weightKg },
          }),
        ),
        ...{ grossKg: packed.total.grossKg, volumeM3: packed.total.volumeM3 },
      }
    : {
        mode: mode === 'train' ? 'rail' : 'fcl',
        containers: filled ? [{ type: isoCodeOf[filled.type], quantity: filled.count }] : [],
      };
  return cargoInput.safeParse(details).data;
}

type Deps = Parameters<typeof findFirstPrice>[0];

/** The range of a first price, and how far it goes. */
export interface ExamplePrice {
  range: string;
  scope: string;
}

/** Finds the first price of an example; null where the site shows none. */
async function findPrice(services: Deps, example: Example, locale: Locale): Promise<ExamplePrice | null> {
  const cargo = drawnCargo(example);
  if (!cargo?.mode || !hasFirstPrices(currentSettings(), [cargo.mode])) return null;
  const [from, to] = await Promise.all(example.ends.map((end) => readEnd(end)));
  if (!from?.place || !to?.place) return null;
  const ends = { from: portAt(from.place), to: portAt(to.place) };
  const price = await findFirstPrice(services, { cargo: { ...cargo, ...ends } });
  return price && { range: rangeText(locale, price), scope: firstPriceStringsIn(locale).scopes[price.mode] };
}

/** Returns an example in the direction that has a first price, else as it is. */
export async function withPrice(
  services: Deps,
  example: Example,
  locale: Locale,
): Promise<{ example: Example; price: ExamplePrice | null }> {
  const { from, to, ends } = example;
  const back = { ...example, from: to, to: from, ends: ends.toReversed() };
  for (const direction of [example, back]) {
    const price = await findPrice(services, direction, locale);
    if (price) return { example: direction, price };
  }
  return { example, price: null };
}
