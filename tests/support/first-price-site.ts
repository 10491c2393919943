import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPricing, type Pricing } from '#features/settings/pricing.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { startServer } from './server-process.ts';
import { addStaff, staffCookie } from './staff.ts';

const lane = { from: 'US', to: '*', isOn: true, spreadPercent: 15 };

/** First prices from the United States by sea and air, from Brazil by sea, and none to Mexico. */
const firstPricePricing: Pricing = {
  ...noPricing,
  markups: [
    {
      ...{ from: '*', to: '*', mode: null, service: null, customer: '' },
      ...{ percent: '18', fee: 0, minimumMargin: 15_000, roundTo: 0 },
    },
  ],
  exchange: [{ from: 'EUR', rate: '1.0853', on: '2026-11-20', source: 'Secret Bank of Exchange' }],
  firstPrices: [
    { ...lane, to: 'MX', mode: 'fcl', isOn: false },
    ...(['fcl', 'lcl', 'air'] as const).map((mode) => ({ ...lane, mode })),
    { ...lane, from: 'BR', to: 'US', mode: 'fcl' },
  ],
};

const titles =
  'from,to,mode,carrier,charge,basis,container,rate,cost,cost_45,cost_300,currency,minimum_cost,valid_from,valid_until';
const by = (year: number) => `2026-01-01,${year}-12-31`;

/** Costs and carriers that no page may show. */
const rates = [
  `US,BRSSZ,fcl,Hidden Line,freight,container,45G1,,1987.53,,,USD,,${by(2099)}`,
  `US,BRSSZ,fcl,Hidden Line,freight,container,22G1,,1243.19,,,USD,,${by(2099)}`,
  `US,BRSSZ,fcl,Hidden Line,origin-terminal,container,,,377.41,,,USD,,${by(2099)}`,
  `US,BRSSZ,lcl,Hidden Box,freight,w-m,,,73.27,,,USD,,${by(2099)}`,
  `US,BR,air,Hidden Wings,freight,chargeable-kg,,,4.137,3.713,3.179,USD,117,${by(2099)}`,
  `BRSSZ,USHOU,fcl,Hidden Line,freight,container,45G1,,1987.53,,,USD,,${by(2099)}`,
  // Expired, and a lane that is off.
  `US,ARBUE,fcl,Hidden Line,freight,container,45G1,,1777.13,,,USD,,2025-01-01,2025-12-31`,
  `US,MXVER,fcl,Hidden Line,freight,container,45G1,,1111.17,,,USD,,${by(2099)}`,
];

/** Secrets of the company: carriers, vendor, sheet, costs and the source of the exchange rate. */
export const firstPriceSecrets =
  /Hidden|Secret|987\.?53|243\.?19|377\.?41|73\.27|4\.137|3\.713|3\.179|777\.?13|111\.?17|1\.0853/;

/** Publishes settings and rates of first prices on a running site. */
async function publishFirstPrices(origin: string, dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const headers = {
    Cookie: await staffCookie(db, await addStaff(db, { name: 'Olga Prieto', role: 'owner' })),
  };
  await close();
  const send = async (method: string, path: string, body: BodyInit | null, further = {}) => {
    const sent = await fetch(`${origin}/api/v1/desk${path}`, {
      ...{ method, body, headers: { ...headers, ...further } },
    });
    const answer = await sent.json();
    if (!sent.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const json = { 'Content-Type': 'application/json' };
  await send('PUT', '/settings/parts/pricing', JSON.stringify({ value: firstPricePricing }), json);
  const sheet = new FormData();
  sheet.set('name', 'Hidden tariff');
  sheet.set('vendor', 'Hidden vendor');
  sheet.set('file', new File([[titles, ...rates].join('\n')], 'rates.csv', { type: 'text/csv' }));
  const { id } = await send('POST', '/rate-sheets', sheet);
  await send('POST', `/rate-sheets/${id}/confirm`, '{}', json);
}

/** Starts the built server with first prices; the caller ends it. */
export async function startFirstPriceSite(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-prices-'));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings });
  await publishFirstPrices(server.origin, dataDir);
  return {
    origin: server.origin,
    dataDir,
    async end() {
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
