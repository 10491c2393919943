import type { Pool } from 'pg';
import { z } from 'zod';
import type { Cargo } from '#features/cargo/cargo.ts';
import { type TransportMode, transportModes } from '#features/cargo/choices.ts';
import { findPlaceByCode, type ParsedPlace, parseEnd } from '#features/cargo/server/places/places.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Settings } from '#features/settings/settings.ts';
import type { LaneMode } from '#platform/company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { createRateLimiter } from '#platform/http/rate-limits.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { day as dayMs } from '#platform/values/durations.ts';
import { type Currency, currencies, largestAmount } from '#platform/values/money.ts';
import { chargeCodes } from '../charges.ts';
import {
  type FirstPrice,
  firstPriceOf,
  firstPriceRule,
  hasFirstPrices,
  isLaneOff,
} from '../price/first-price.ts';
import { rateDayOf } from '../price/rate-day.ts';
import { requestedMode } from '../price/requested-mode.ts';
import type { LaneEnds } from '../price/select-rates.ts';
import { findTariff } from './find-rates.ts';
import { inUseAt } from './rate-rows.ts';
import type { RatedLane } from './rated-lane.ts';

/** The ends of a lane by their codes, so that every spelling of a lane is counted and compared as one. */
export interface FirstPriceLane {
  from: string;
  to: string;
}

/** The price that a visitor was shown. */
export interface ShownPrice extends FirstPrice, FirstPriceLane {
  instead?: RatedLane['instead'] | undefined;
}

export const codeOfPlace = ({ unlocode, iata, name, region, country }: ParsedPlace) =>
  unlocode ?? iata ?? [name, region, country].filter(Boolean).join(', ');

async function codeOfEnd(end: Cargo['from']): Promise<string | null> {
  const place = end?.code ? await findPlaceByCode(end.code) : await parseEnd(end?.text ?? '');
  return place && codeOfPlace(place);
}

/** Returns the lane of a cargo; null where an end means no place, or several. */
export async function laneOf(cargo: Cargo): Promise<FirstPriceLane | null> {
  const [from, to] = await Promise.all([codeOfEnd(cargo.from), codeOfEnd(cargo.to)]);
  return from && to ? { from, to } : null;
}

/** Prices of one version of the settings, by what they follow from. */
type CachedPrice = FirstPrice & Pick<RatedLane, 'instead'>;
const caches = new WeakMap<Db, { settings: Settings; prices: Map<string, CachedPrice | null> }>();
const mostCached = 1_000;

function cacheOf(db: Db, settings: Settings): Map<string, CachedPrice | null> {
  const known = caches.get(db);
  if (known?.settings === settings && known.prices.size < mostCached) return known.prices;
  const prices = new Map<string, CachedPrice | null>();
  caches.set(db, { settings, prices });
  return prices;
}

/** A sheet never changes once it is confirmed, so prices follow from the ids of those in use. */
function selectSheetsInUse(db: Db, asOf: number) {
  return db.selectFrom('rate_sheets').select('id').where(inUseAt(asOf)).orderBy('id').execute();
}

const laneModes: Partial<Record<TransportMode, LaneMode>> = {
  air: 'air',
  fcl: 'sea',
  lcl: 'sea',
  rail: 'train',
};

/** Returns the typical days of the company's own lane; null without one. A lane runs in both directions. */
function typicalDays({ lanes }: Pick<Settings, 'lanes'>, { from, to }: LaneEnds, mode: TransportMode) {
  const lane = lanes.find(
    (other) =>
      other.mode === laneModes[mode] &&
      [
        [from, to],
        [to, from],
      ].some(([one, end]) => one?.includes(other.from.code) && end?.includes(other.to.code)),
  );
  return lane?.transitDays ?? null;
}

/** Returns the first price of a cargo for a customer who is not known; null where the site shows none. */
export async function findFirstPrice(
  { db, clock }: { db: Db; clock: () => number },
  { cargo, service = null, currency }: { cargo: Cargo; service?: string | null; currency?: Currency },
): Promise<ShownPrice | null> {
  const settings = currentSettings();
  const { company, pricing } = settings;
  const mode = requestedMode(cargo, service);
  if (!mode || !hasFirstPrices(settings, [mode])) return null;
  const lane = await laneOf(cargo);
  if (!lane) return null;
  const now = clock();
  const on = dateAt(now, company.hours.timeZone);
  const shownIn = currency ?? company.currency;
  const cache = cacheOf(db, settings);
  const scopes = [cargo.from?.scope, cargo.to?.scope];
  const measured = { ...cargo, from: undefined, to: undefined };
  const key = JSON.stringify([
    await selectSheetsInUse(db, now),
    ...[on, shownIn, service, lane, scopes, measured],
  ]);
  const known = cache.get(key);
  if (known !== undefined) return known && { ...known, ...lane };
  const tariff = await findTariff(db, lane, {
    ...{ mode, on: rateDayOf(cargo, on), asOf: now },
    zones: pricing.zones,
  });
  const { ends, rates, instead } = tariff;
  const isOff = isLaneOff(pricing.firstPrices, tariff.ownEnds, mode);
  const found =
    !isOff && firstPriceRule(pricing.firstPrices, ends, mode)
      ? firstPriceOf({
          ...{ cargo, mode, ends, pricing, on, rates },
          service: service && templateOf(settings, service),
          currency: shownIn,
          company: { country: company.address.country, currency: company.currency },
        })
      : null;
  const transitDays = found && (found.transitDays ?? typicalDays(settings, ends, mode));
  const price = found && { ...found, transitDays, instead };
  cache.set(key, price);
  return price && { ...price, ...lane };
}

const amount = z.int().positive().max(largestAmount);
const place = z.string().max(200);

const shownPrice = z.strictObject({
  low: amount,
  high: amount.nullable(),
  currency: z.enum(currencies),
  mode: z.enum(transportModes),
  cargo: z
    .strictObject({
      containers: z.array(z.strictObject({ type: z.string(), quantity: z.number() })).optional(),
      kg: z.number().optional(),
      m3: z.number().optional(),
    })
    .optional(),
  transitDays: z.tuple([z.int(), z.int()]).nullish(),
  includes: z.array(z.enum(chargeCodes)),
  leavesOut: z.array(z.enum(chargeCodes)),
  validUntil: z.iso.date().nullable(),
  on: z.iso.date(),
  from: place,
  to: place,
});

const signatureOf = (cipher: Pick<Cipher, 'hash'>, body: string) => cipher.hash(`first-price ${body}`);

/** A price without the ends of its rates, which only the page needs: those of a tariff are nobody's to read. */
export function withoutRates({ rated: _, instead: __, ...price }: ShownPrice): ShownPrice {
  return price;
}

/** Returns a price as text that no visitor can change. */
export function signFirstPrice(cipher: Pick<Cipher, 'hash'>, shown: ShownPrice): string {
  const price = withoutRates(shown);
  const body = Buffer.from(JSON.stringify(price)).toString('base64url');
  return `${body}.${signatureOf(cipher, body)}`;
}

/** A request may be sent a month after its price was shown. */
const readForMs = 31 * dayMs;

/**
 * Returns the price of a signed text; null for any other text, for an old one or one whose rates have expired, and for one of
 * another release that stored other fields.
 */
export function readFirstPrice(
  { cipher, clock }: { cipher: Pick<Cipher, 'hash'>; clock: () => number },
  signed: string | null | undefined,
): ShownPrice | null {
  const [body = '', signature = '', ...others] = (signed ?? '').split('.');
  if (body === '' || others.length > 0 || signatureOf(cipher, body) !== signature) return null;
  const { data: price } = shownPrice.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!price) return null;
  const today = dateAt(clock(), currentSettings().company.hours.timeZone);
  const isOver = price.validUntil !== null && price.validUntil < today;
  return isOver || clock() - Date.parse(price.on) > readForMs ? null : price;
}

/** A visitor, by the network, or a confirmed account on any network. */
export interface PriceReader {
  address: string;
  accountId: string | null;
}

type Counted = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts the prices that a reader is shown, and their lanes. */
export interface FirstPriceLimit {
  /** Returns whether `take` would be refused. Counts nothing: a reader who is refused costs no pricing. */
  peek(reader: PriceReader, lane: FirstPriceLane): Promise<Counted>;
  take(reader: PriceReader, lane: FirstPriceLane): Promise<Counted>;
}

/** Seconds. */
const hour = 60 * 60;
const day = 24 * hour;

/** Limits of a network, and of a confirmed account. */
const allowed = {
  network: { hour: 30, day: 200, lanes: 12 },
  account: { hour: 120, day: 600, lanes: 60 },
};

/** Allows a network 30 prices an hour, 200 a day, and 12 different lanes a day; an account several times as many. */
export function createFirstPriceLimit(pool: Pool | null): FirstPriceLimit {
  const limiterOf = (kind: keyof typeof allowed) => {
    const limiter = (name: string, limit: number, seconds: number) =>
      createRateLimiter({ name: `first-price-${kind}-${name}`, limit, seconds }, pool);
    const limits = allowed[kind];
    return {
      counters: [limiter('hour', limits.hour, hour), limiter('day', limits.day, day)],
      lanes: limiter('lanes', limits.lanes, day),
      seen: limiter('seen', 1_000, day),
    };
  };
  const limiters = { network: limiterOf('network'), account: limiterOf('account') };
  const limiterFor = ({ address, accountId }: PriceReader, lane: FirstPriceLane) => {
    const reader = accountId ?? address;
    return {
      ...limiters[accountId === null ? 'network' : 'account'],
      reader,
      // The address stands at the end of the key: see networkOf.
      key: `${lane.from} ${lane.to} ${reader}`,
    };
  };
  return {
    async peek(of, lane) {
      const { counters, lanes, seen, reader, key } = limiterFor(of, lane);
      for (const counter of counters) {
        const counted = await counter.peek(reader);
        if (!counted.ok) return counted;
      }
      const onLane = await seen.peek(key);
      return onLane.ok && onLane.taken > 0 ? { ok: true } : lanes.peek(reader);
    },
    async take(of, lane) {
      const { counters, lanes, seen, reader, key } = limiterFor(of, lane);
      const taken: typeof counters = [];
      const refuse = async (refused: { ok: false; retryAfterSeconds: number }) => {
        for (const counter of taken) await counter.giveBack(reader);
        return refused;
      };
      for (const counter of counters) {
        const counted = await counter.take(reader);
        if (!counted.ok) return refuse(counted);
        taken.push(counter);
      }
      const onLane = await seen.take(key);
      if (onLane.ok && onLane.taken > 1) return { ok: true };
      const counted = await lanes.take(reader);
      if (counted.ok) return { ok: true };
      await seen.giveBack(key);
      return refuse(counted);
    },
  };
}

declare module '#platform/context.ts' {
  interface Services {
    firstPriceLimit: FirstPriceLimit;
  }
}
