import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { xlsxOf } from '../support/xlsx.ts';
import { airPlaces, seaPlaces } from './price-year/tariff.ts';

/*
 * Imports of 100,000 lines into the built server (`npm run build`): the longest delay of its event loop, its memory and the
 * seconds. `node tests/load/import-rates.ts [--lines 100000] [--kinds CSV,XLSX]`. SQLite in a folder of its own.
 */

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, kinds: { type: 'string', default: 'CSV,XLSX' } },
});
const count = Number(values.lines);
const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
const titles = [
  'from',
  'to',
  'carrier',
  'mode',
  'charge',
  'basis',
  'container',
  'cost',
  'currency',
  'valid_until',
];
const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-load-'));
const eventLoopFile = join(dataDir, 'event-loop.json');

/** Lines of all lanes and carriers, which all have another price in each version. */
function linesOf(version: number): string[][] {
  const places = [...seaPlaces, ...airPlaces].map(({ code }) => code);
  return Array.from({ length: count }, (_, index) => {
    const from = places[index % places.length] ?? '';
    const to = places[(index + 1 + Math.floor(index / places.length)) % places.length] ?? '';
    const cost = 1_000 + (index % 900) + version;
    return [
      ...[
        from,
        to === from ? '*' : to,
        `Carrier ${Math.floor(index / 5_000)}`,
        'fcl',
        'freight',
        'container',
      ],
      ...[['22G1', '42G1', '45G1'][index % 3] ?? '', `${cost}.50`, 'USD', '2027-12-31'],
    ];
  });
}

const csvOf = (lines: string[][]) =>
  Buffer.from([titles, ...lines].map((cells) => cells.join(',')).join('\n'));

function spreadsheetOf(lines: string[][]): Buffer {
  const texts = new Map<string, number>();
  const indexOf = (text: string) => texts.get(text) ?? texts.set(text, texts.size).size - 1;
  const rows = [titles, ...lines].map((cells, row) => {
    const written = cells.map((text, column) => {
      const place = `${String.fromCharCode(65 + column)}${row + 1}`;
      return /^\d+\.\d+$/.test(text)
        ? `<c r="${place}"><v>${text}</v></c>`
        : `<c r="${place}" t="s"><v>${indexOf(text)}</v></c>`;
    });
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return xlsxOf(rows.join(''), [...texts.keys()]);
}

interface Figures {
  longestMs: number;
  longestTurnMs: number;
  mostBytes: number;
}

async function readFigures({ pid }: ServerProcess): Promise<Figures> {
  rmSync(eventLoopFile, { force: true });
  process.kill(pid ?? 0, 'SIGUSR2');
  while (!existsSync(eventLoopFile)) await delay(5);
  await delay(20);
  return JSON.parse(readFileSync(eventLoopFile, 'utf8'));
}

async function measured(server: ServerProcess, name: string, run: () => Promise<unknown>): Promise<void> {
  await readFigures(server);
  const startedAt = performance.now();
  await run();
  const seconds = (performance.now() - startedAt) / 1_000;
  const { longestMs, longestTurnMs, mostBytes } = await readFigures(server);
  const delays = `event loop at most ${Math.round(longestMs)} ms (${Math.round(longestTurnMs)} ms of CPU)`;
  console.log(`${name}: ${seconds.toFixed(1)} s, ${delays}, ${Math.round(mostBytes / 1e6)} MB`);
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return response;
}

const server = await startServer({
  ...{ DATA_DIR: dataDir, EVENT_LOOP_FILE: eventLoopFile, LOG_LEVEL: 'error' },
  ...{ DESK_OWNER_EMAIL: owner.email, DESK_OWNER_PASSWORD: owner.password },
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('import-rates/watch-event-loop.ts', import.meta.url))}`,
});
try {
  const desk = `${server.origin}/api/v1/desk`;
  const signedIn = await ask(`${desk}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  for (const kind of values.kinds.split(','))
    for (const version of [1, 2]) {
      const content = (kind === 'XLSX' ? spreadsheetOf : csvOf)(linesOf(version));
      const body = new FormData();
      body.set('name', kind);
      body.set('vendor', 'Carriers');
      body.set('file', new Blob([new Uint8Array(content)]), `rates.${kind.toLowerCase()}`);
      let id = '';
      const size = `${(content.length / 1e6).toFixed(1)} MB`;
      const compared = version === 1 ? '' : ', compared';
      await measured(server, `${count} lines of ${kind} (${size}) imported${compared}`, async () => {
        const response = await ask(`${desk}/rate-sheets`, { method: 'POST', headers: { Cookie }, body });
        ({ id } = (await response.json()) as { id: string });
      });
      await measured(server, '  shown', () =>
        ask(`${server.origin}/desk/rates/${id}`, { headers: { Cookie } }),
      );
      await measured(server, '  confirmed', () =>
        ask(`${desk}/rate-sheets/${id}/confirm`, { method: 'POST', headers: { Cookie } }),
      );
      await measured(server, '  exported', async () =>
        (await ask(`${desk}/rate-sheets/${id}/lines.csv`, { headers: { Cookie } })).arrayBuffer(),
      );
    }
} finally {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
