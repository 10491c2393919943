import type { Pool } from 'pg';
import { z } from 'zod';
import type { LaneMode } from '../../../platform/company.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { createRateLimiter } from '../../../platform/http/rate-limits.ts';
import type { Cipher } from '../../../platform/secrets/cipher.ts';
import { day as dayMs } from '../../../platform/values/durations.ts';
import { type Currency, currencies, largestAmount } from '../../../platform/values/money.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { type TransportMode, transportModes } from '../../cargo/choices.ts';
import { type ParsedPlace, parsePlace } from '../../cargo/server/places/places.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { templateOf } from '../../settings/own-services.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { chargeCodes } from '../charges.ts';
import { type FirstPrice, firstPriceOf, firstPriceRule, hasFirstPrices } from '../price/first-price.ts';
import { requestedMode } from '../price/requested-mode.ts';
import type { LaneEnds } from '../price/select-rates.ts';
import { findLaneEnds, findRates } from './find-rates.ts';

/** The ends of a lane by their codes, so that every spelling of a lane is counted and compared as one. */
export interface FirstPriceLane {
  from: string;
  to: string;
}

/** The price that a visitor was shown. */
export interface ShownPrice extends FirstPrice, FirstPriceLane {}

export const codeOfPlace = ({ unlocode, iata, name, country }: ParsedPlace) =>
  unlocode ?? iata ?? `${name}, ${country}`;

async function codeOfEnd(end: Cargo['from']): Promise<string | null> {
  const place = await parsePlace(end?.code ?? end?.text ?? '');
  return place && codeOfPlace(place);
}

/** Returns the lane of a cargo; null where an end means no place, or several. */
export async function laneOf(cargo: Cargo): Promise<FirstPriceLane | null> {
  const [from, to] = await Promise.all([codeOfEnd(cargo.from), codeOfEnd(cargo.to)]);
  return from && to ? { from, to } : null;
}

/** Prices of one version of the settings, by what they follow from. */
const caches = new WeakMap<Db, { settings: Settings; prices: Map<string, FirstPrice | null> }>();
const mostCached = 1_000;

function cacheOf(db: Db, settings: Settings): Map<string, FirstPrice | null> {
  const known = caches.get(db);
  if (known?.settings === settings && known.prices.size < mostCached) return known.prices;
  const prices = new Map<string, FirstPrice | null>();
  caches.set(db, { settings, prices });
  return prices;
}

/** A sheet never changes once it is confirmed, so prices follow from the ids of those in use. */
function selectSheetsInUse(db: Db, asOf: number) {
  return db
    .selectFrom('rate_sheets')
    .select('id')
    .where('confirmed_at', '<=', asOf)
    .where((sheet) => sheet.or([sheet('ended_at', 'is', null), sheet('ended_at', '>', asOf)]))
    .orderBy('id')
    .execute();
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
  const ends = await findLaneEnds(lane, pricing.zones);
  const found = firstPriceRule(pricing.firstPrices, ends, mode)
    ? firstPriceOf({
        ...{ cargo, mode, ends, pricing, on },
        service: service && templateOf(settings, service),
        currency: shownIn,
        rates: await findRates(db, { ends, on, mode, asOf: now }),
        company: { country: company.address.country, currency: company.currency },
      })
    : null;
  const price = found && {
    ...found,
    transitDays: found.transitDays ?? typicalDays(settings, ends, mode),
  };
  cache.set(key, price);
  return price && { ...price, ...lane };
}

const amount = z.int().positive().max(largestAmount);
const place = z.string().max(200);

const shownPrice = z.strictObject({
  low: amount,
  high: amount,
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

/** Returns a price as text that no visitor can change. */
export function signFirstPrice(cipher: Pick<Cipher, 'hash'>, price: ShownPrice): string {
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

/** Counts the prices that an address is shown, and their lanes. */
export interface FirstPriceLimit {
  take(
    address: string,
    lane: FirstPriceLane,
  ): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
}

/** Seconds. */
const hour = 60 * 60;
const day = 24 * hour;

/** Allows an address 30 prices an hour, 200 a day, and 12 different lanes a day. */
export function createFirstPriceLimit(pool: Pool | null): FirstPriceLimit {
  const limiter = (name: string, limit: number, seconds: number) =>
    createRateLimiter({ name: `first-price-${name}`, limit, seconds }, pool);
  const hourly = limiter('hour', 30, hour);
  const daily = limiter('day', 200, day);
  const lanes = limiter('lanes', 12, day);
  const seen = limiter('seen', 1_000, day);
  return {
    async take(address, lane) {
      for (const counter of [hourly, daily]) {
        const counted = await counter.take(address);
        if (!counted.ok) return counted;
      }
      // The address stands at the end of the key: see networkOf.
      const key = `${lane.from} ${lane.to} ${address}`;
      const onLane = await seen.take(key);
      if (onLane.ok && onLane.taken > 1) return { ok: true };
      const counted = await lanes.take(address);
      if (!counted.ok) await seen.giveBack(key);
      return counted;
    },
  };
}

declare module '../../../platform/context.ts' {
  interface Services {
    firstPriceLimit: FirstPriceLimit;
  }
}
