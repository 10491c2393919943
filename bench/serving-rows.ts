import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../src/features/services/service.ts';
import { fetchRaw, makeFolder, type Program, type RawResponse, startBare, startSite } from './programs.ts';
import { formPages } from './public-pages.ts';
import { type Figure, type Row, type Run, rateFigure } from './row.ts';
import { runWrk } from './wrk.ts';

const connections = 16;
const warmUpSeconds = 1;

/** Headers that Node writes, or that belong to one connection. */
const written = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i;

/** The headers to replay: those of the response, with its length. */
function headersOf({ headers, body }: RawResponse): string[] {
  const kept = headers.flatMap((name, index) =>
    index % 2 === 0 && !written.test(name) ? [name, headers[index + 1] ?? ''] : [],
  );
  return [...kept, 'Content-Length', String(body.length)];
}

/** Starts bare node:http that answers these paths with the bytes that the site sends. Throws when the site refuses one. */
async function startReplay(site: Program, paths: string[], folder: string): Promise<Program> {
  const responses: Record<string, { status: number; headers: string[]; body: string }> = {};
  for (const path of paths) {
    const response = await fetchRaw(site.origin + path, { 'Accept-Encoding': 'br' });
    if (response.status !== 200) throw new Error(`The site answers ${response.status} at ${path}.`);
    const { status, body } = response;
    responses[path] = { status, headers: headersOf(response), body: body.toString('base64') };
  }
  const file = join(folder, 'responses.json');
  writeFileSync(file, JSON.stringify(responses));
  return startBare('bare-replay.ts', { RESPONSES: file }, { folder, probe: paths[0] ?? '/' });
}

async function comparePath(path: string, work: string, servers: [Program, Program], run: Run, goal: number) {
  const urls = servers.map(({ origin }) => origin + path);
  for (const url of urls) await runWrk({ url, connections, seconds: warmUpSeconds });
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < run.rounds; round += 1) {
    const turns = [...urls.entries()];
    // The order alternates: a machine that slows down would favor the first.
    if (round % 2 === 1) turns.reverse();
    for (const [index, url] of turns)
      rates[index]?.push((await runWrk({ url, connections, seconds: run.seconds })).perSecond);
  }
  return rateFigure(work, rates[0], rates[1], goal);
}

/** Compares each path with bare node:http that sends the same bytes; `paths` are named by the work that they stand for. */
function servingRow(paths: () => Record<string, string>, goal: number): Row {
  return async (run) => {
    const folder = makeFolder();
    const works = paths();
    const programs: Program[] = [];
    try {
      const site = await startSite({ dataDir: folder, profileDir: run.profileDir });
      programs.push(site);
      const bare = await startReplay(site, Object.keys(works), folder);
      programs.push(bare);
      const figures: Figure[] = [];
      for (const [path, work] of Object.entries(works))
        figures.push(await comparePath(path, work, [site, bare], run, goal));
      return figures;
    } finally {
      for (const program of programs) await program.end();
    }
  };
}

const clientDir = 'build/client';

/** The path of the file of the build whose size comes closest. Throws when there is none of this kind. */
function fileOfSize(kind: RegExp, bytes: number): string {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    kind.test(name),
  );
  const distance = (name: string) => Math.abs(statSync(join(clientDir, name)).size - bytes);
  const [nearest] = files.sort((a, b) => distance(a) - distance(b));
  if (!nearest) throw new Error(`The build has no file like ${kind}.`);
  return `/${nearest}`;
}

function staticFiles(): Record<string, string> {
  return {
    [fileOfSize(/\.js$/, 30_000)]: 'static file: script',
    [fileOfSize(/\.(avif|webp)$/, 40_000)]: 'static file: picture',
    [fileOfSize(/\.woff2$/, 40_000)]: 'static file: font',
  };
}

/** Pages that the build rendered. */
export const forAll = servingRow(
  () => ({ '/': 'page for all /', [`/services/${services[0]}`]: 'page for all of a service' }),
  0.8,
);

/** Form pages for a visitor without a session. */
export const forms = servingRow(
  () => Object.fromEntries(formPages.map((path) => [path, `form page ${path}`])),
  0.6,
);

/** Files of the build. */
export const files = servingRow(staticFiles, 0.7);
