import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { cargoInput } from '#features/cargo/cargo.ts';
import type { Drafted } from '#features/quotes/drafted.ts';
import type { QuoteContent } from '#features/quotes/quote-content.ts';
import { queuePricing } from '#features/quotes/server/draft-quotes.ts';
import { quoteJobs } from '#features/quotes/server/jobs.ts';
import type { QuoteDependencies } from '#features/quotes/server/quote-dependencies.ts';
import { importRateSheet } from '#features/rates/server/import/import-rate-sheet.ts';
import { readRateFile } from '#features/rates/server/import/read-rate-file.ts';
import { confirmRateSheet } from '#features/rates/server/rate-sheets.ts';
import { rateRequestInput } from '#features/requests/lead-forms.ts';
import { submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { pricing } from '#features/settings/pricing.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { replacePublished } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { parseJson } from '#platform/db/json-text.ts';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { createJobRunner } from '#platform/jobs.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import './price-year/raw-files.ts';
import { randomFrom } from '../support/seed/draw.ts';
import { type Charged, isPlain, recalculate } from './price-year/recalculate.ts';
import { makeRequest, type YearRequest } from './price-year/requests.ts';
import { exchange, makeTariff, rules, zones } from './price-year/tariff.ts';
import { depsOn } from './questions/question.ts';

/*
 * A year of made-up requests that the desk prices by a made-up tariff: how many at once, how soon, and the drafts beside a
 * calculation of its own. `node tests/load/price-year.ts [--requests 2000] [--lines 20000] [--check 100] [--seed 1]
 * [--engine postgres]`. SQLite in a folder of its own; PostgreSQL in a schema of its own, at TEST_DATABASE_URL or 127.0.0.1.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    lines: { type: 'string', default: '20000' },
    check: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const count = Number(values.requests);
const draw = randomFrom(Number(values.seed));
const newYear = Date.parse('2026-01-01T15:00:00Z');
const yearMs = 364 * 86_400_000;
/** Mean time between two requests, of the machine’s clock: some thousand times as many as a desk has. */
const meanGapMs = 40;

const settings = snapshotOf(
  1,
  {
    ...sampleSettings,
    pricing: pricing.parse({
      ...{ zones, markups: rules, firstPrices: [], sending: { isOn: false, rules: [] } },
      exchange: Object.entries(exchange).map(([from, rate]) => ({
        from,
        rate,
        on: '2026-01-02',
        source: 'ECB',
      })),
    }),
  },
  newYear,
);
replacePublished(settings);

const tariff = makeTariff(draw, Number(values.lines));

function withClock(database: Database) {
  const cipher = createCipher('a secret for documents that nobody sent');
  const deps = {
    ...depsOn(database, newYear, cipher),
    timelineSubscribers: [queuePricing],
    readRates: readRateFile,
    now: newYear,
    clock: () => deps.now,
  };
  return deps;
}

type Deps = ReturnType<typeof withClock>;

async function importTariff(deps: Deps): Promise<void> {
  const by = { id: 'staff-ana', name: 'Ana Ruiz' };
  for (const { name, vendor, csv } of tariff.sheets) {
    const chosen = { name, vendor, content: Buffer.from(csv) };
    const read = await importRateSheet(deps, by, chosen);
    if (!read.ok) throw new Error(JSON.stringify(read).slice(0, 500));
    await confirmRateSheet(deps, by, read.id);
    // Of two sheets the one that is confirmed later is the newer one.
    deps.now += 1_000;
  }
}

interface Sent {
  request: YearRequest;
  arrivedAt: number;
  secondsToDraft: number | null;
}

/** Sends the requests of a year while the job prices them, each a while after the one before. */
async function sendYear(deps: Deps): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  let isOver = false;
  async function watch(): Promise<void> {
    const waiting = () => [...sent].filter(([, { secondsToDraft }]) => secondsToDraft === null);
    while (!isOver || waiting().length > 0) {
      const rows = await deps.db.selectFrom('leads_to_price').select('lead_id').execute();
      const queued = new Set(rows.map(({ lead_id }) => lead_id));
      for (const [id, lead] of waiting())
        if (!queued.has(id)) lead.secondsToDraft = (performance.now() - lead.arrivedAt) / 1_000;
      await delay(2);
    }
  }
  const watching = watch();
  for (let index = 0; index < count; index += 1) {
    const request = makeRequest(draw);
    const { shipment, service, email } = request;
    const answers = {
      ...rateRequestInput.parse({ email }),
      service: service ?? undefined,
      shipment: cargoInput.parse(shipment),
    };
    await delay(draw.next() * 2 * meanGapMs);
    deps.now = newYear + (yearMs * index) / count;
    const arrivedAt = performance.now();
    const outcome = await submitLead(
      deps,
      { kind: 'rate-request', answers },
      { locale: 'en', key: null, trapFilled: false, secondsToFill: 60, rateLimitUsage: 0 },
    );
    if (!outcome.ok) throw new Error(outcome.reason);
    const { id } = await deps.db
      .selectFrom('leads')
      .select('id')
      .where('reference', '=', outcome.reference)
      .executeTakeFirstOrThrow();
    sent.set(id, { request, arrivedAt, secondsToDraft: null });
  }
  isOver = true;
  await watching;
  return sent;
}

interface Draft {
  content: QuoteContent;
  drafted: Drafted;
}

async function readDrafts({ db }: Deps): Promise<Map<string, Draft>> {
  const rows = await db.selectFrom('quotes').select(['lead_id', 'content', 'drafted']).execute();
  return new Map(
    rows.flatMap(({ lead_id, content, drafted }): [string, Draft][] =>
      drafted === null ? [] : [[lead_id, { content: parseJson(content), drafted: parseJson(drafted) }]],
    ),
  );
}

function dayAt(ms: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: settings.company.hours.timeZone }).format(ms);
}

function reasonsOf({ missing }: Drafted): Set<string> {
  return new Set(
    missing.map((part) => `no ${part.kind}: ${part.kind === 'exchange' ? part.currency : part.code}`),
  );
}

/** Compares the options of a draft with the calculation; returns what differs. */
function differences({ request }: Sent, { content, drafted }: Draft): string[] {
  const prices = recalculate(request, dayAt(drafted.pricedAt), tariff.lines);
  const textOf = ({ code, container, currency, rate, minimum, quantity }: Charged) =>
    [code, container, currency, rate, minimum, quantity].join(' ');
  const minor = (amount: number) => Math.round(amount * 100);
  return content.options.flatMap((option, index) => {
    const own = prices.find(
      ({ carrier, via }) => [carrier, via && `via ${via}`].filter(Boolean).join(', ') === option.route,
    );
    if (!own) return [`no price by ${option.route}`];
    const lines = option.lines
      .filter(({ id }) => !id.startsWith('missing-'))
      .map(({ container, rate, minimum, quantity, ...line }) =>
        textOf({
          ...{ ...line, container: container ?? '', rate: Number(rate), minimum: minimum ?? 0 },
          quantity: quantity === null ? null : Number(quantity),
        }),
      );
    const found = [[lines.sort().join('; '), own.lines.map(textOf).sort().join('; ')]];
    const cheaper = prices.filter(
      ({ total }) => total < own.total || (Number.isNaN(own.total) && !Number.isNaN(total)),
    );
    // The totals that a draft keeps are of its first option, the cheapest.
    if (index === 0)
      found.push(
        [`total ${drafted.total?.amount ?? Number.NaN}`, `total ${minor(own.total)}`],
        [`margin ${drafted.margin?.amount ?? Number.NaN}`, `margin ${minor(own.margin)}`],
        ['', cheaper.map(({ carrier, via }) => `cheaper by ${carrier} ${via}`).join(', ')],
      );
    return found.filter(([ours, theirs]) => ours !== theirs).map(([ours, theirs]) => `${ours} | ${theirs}`);
  });
}

function report(sent: Map<string, Sent>, drafts: Map<string, Draft>): void {
  const seconds = [...sent.values()]
    .map(({ secondsToDraft }) => secondsToDraft ?? Number.NaN)
    .sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((seconds[Math.floor(share * (seconds.length - 1))] ?? Number.NaN) * 1_000);
  const complete = [...drafts.values()].filter(({ drafted }) => drafted.total);
  console.log(`${sent.size} requests, ${tariff.lines.length} lines: ${complete.length} priced at once`);
  console.log(`milliseconds to the draft: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`);
  const reasons = new Map<string, number>();
  for (const id of sent.keys()) {
    const draft = drafts.get(id);
    for (const reason of draft ? reasonsOf(draft.drafted) : ['no rate for the lane'])
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  for (const [reason, number] of [...reasons].sort(([, a], [, b]) => b - a))
    console.log(`${String(number).padStart(6)} ${reason}`);
}

/** Compares drafts of general cargo that are drawn by lot; returns how many differ. */
function check(sent: Map<string, Sent>, drafts: Map<string, Draft>): number {
  const left = [...drafts].flatMap(([id, draft]) => {
    const lead = sent.get(id);
    return lead && isPlain(lead.request.shipment) ? [{ lead, draft }] : [];
  });
  const plain = left.length;
  const drawn = Array.from({ length: Math.min(Number(values.check), plain) }, () =>
    left.splice(draw.whole(0, left.length - 1), 1),
  ).flat();
  let differing = 0;
  for (const { lead, draft } of drawn) {
    const found = differences(lead, draft);
    if (found.length === 0) continue;
    differing += 1;
    console.log([JSON.stringify(lead.request), ...found].join('\n  '));
  }
  const priced = drawn.filter(({ draft }) => draft.drafted.total).length;
  console.log(
    `${drawn.length} of ${plain} drafts of general cargo from port to port, ${priced} of them with a total, beside a calculation of its own: ${differing} differ`,
  );
  return differing;
}

async function run(database: Database): Promise<void> {
  const deps = withClock(database);
  // Sheets price what comes after their confirmation.
  deps.now = newYear - 60_000;
  await importTariff(deps);
  deps.now = newYear;
  const drafting = quoteJobs.filter(({ name }) => name === 'draft-quotes');
  const failed = { error: (fields: object) => console.error(fields) };
  const jobs = createJobRunner(drafting, deps as unknown as QuoteDependencies, failed);
  jobs.start();
  const sent = await sendYear(deps);
  await jobs.stop();
  const drafts = await readDrafts(deps);
  report(sent, drafts);
  if (check(sent, drafts) > 0) process.exitCode = 1;
}

const onLostConnection = (error: Error) => console.error(error.message);

async function onSqlite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-load-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection });
  await run(database);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function onPostgres(databaseUrl: string): Promise<void> {
  const schema = `load_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: databaseUrl, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query(`create schema ${schema}`);
  try {
    const database = await openDatabase({ databaseUrl, dataDir: '', schema, onLostConnection });
    await run(database);
    await database.close();
  } finally {
    await client.query(`drop schema ${schema} cascade`);
    await client.end();
  }
}

if (values.engine === 'postgres')
  await onPostgres(process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test');
else await onSqlite();
