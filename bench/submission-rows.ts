import { setTimeout } from 'node:timers/promises';
import { type BenchDatabase, postgresDatabase, sqliteDatabase } from './databases.ts';
import { interruption } from './interruption.ts';
import { makeFolder, type Program, startBare, startSite } from './programs.ts';
import { type Figure, limitFigure, type Row, type Run, rateFigure } from './row.ts';
import { spreadOf } from './statistics.ts';
import { drainOutbox, submit } from './submissions.ts';
import { runWrk, type WrkResult } from './wrk.ts';

const goals = [
  { callers: 1, goal: 0.5 },
  { callers: 32, goal: 0.4 },
];

const yardstick = 'bare-submissions.ts';

/** V8 compiles what runs often for the first ten seconds of a load: both are measured as they run all day. */
const warmUpSeconds = 10;

interface Servers {
  site: Program;
  database: BenchDatabase;
  bare: Program;
}

/** One number of callers: rounds of the site, its outbox, and the yardstick, one after another. */
async function compareSubmissions(
  engine: string,
  { callers, goal }: { callers: number; goal: number },
  { site, database, bare }: Servers,
  run: Run,
): Promise<Figure[]> {
  const work = `submission, ${callers} ${callers === 1 ? 'caller' : 'callers'}, ${engine}`;
  await submit(site, callers, 1);
  let { sent } = await drainOutbox(database);
  await submit(bare, callers, 1);

  const acknowledged: number[] = [];
  const withMails: number[] = [];
  const yardsticks: number[] = [];
  for (let round = 0; round < run.rounds; round += 1) {
    const { perSecond, requests, seconds } = await submit(site, callers, run.seconds);
    const drain = await drainOutbox(database);
    const mails = drain.sent - sent;
    sent = drain.sent;
    acknowledged.push(perSecond);
    withMails.push(requests / (seconds + drain.seconds));
    yardsticks.push((await submit(bare, callers, run.seconds)).perSecond);
    run.note(
      `${work}: ${requests} submissions in ${seconds.toFixed(1)} s, then ${drain.seconds.toFixed(1)} s until all ${mails} mails were composed and delivered`,
    );
  }

  const withDrain = rateFigure(`${work}, until all mails left`, withMails, yardsticks, goal);
  return [rateFigure(work, acknowledged, yardsticks, goal), { ...withDrain, goal: '–', met: null }];
}

async function onEngine(
  engine: string,
  run: Run,
  open: (folder: string) => Promise<BenchDatabase | null>,
): Promise<Figure[]> {
  const folders = [makeFolder(), makeFolder()] as const;
  const databases: BenchDatabase[] = [];
  const programs: Program[] = [];
  try {
    for (const folder of folders) {
      const database = await open(folder);
      if (!database) {
        run.note(`${engine} does not answer: its rows are left out. TEST_DATABASE_URL names another.`);
        return [];
      }
      databases.push(database);
    }
    const [database, bareDatabase] = databases as [BenchDatabase, BenchDatabase];
    const site = await startSite({
      dataDir: folders[0],
      databaseUrl: database.url,
      profileDir: run.profileDir,
    });
    programs.push(site);
    const env: Record<string, string> = bareDatabase.url
      ? { DATABASE_URL: bareDatabase.url }
      : { DATA_DIR: folders[1] };
    const bare = await startBare(yardstick, env, { folder: folders[1], probe: '/' });
    programs.push(bare);
    for (const program of programs) await submit(program, 16, warmUpSeconds);
    const figures: Figure[] = [];
    for (const each of goals)
      figures.push(...(await compareSubmissions(engine, each, { site, database, bare }, run)));
    return figures;
  } finally {
    for (const program of programs) await program.end();
    for (const database of databases) await database.remove();
  }
}

/** Submissions stored on both engines, with all the mails that they cause. */
export const submissions: Row = async (run) => [
  ...(await onEngine('SQLite', run, async (folder) => sqliteDatabase(folder))),
  ...(await onEngine('PostgreSQL', run, postgresDatabase)),
];

const readers = 4;

/** Latency of a page during submissions at full rate, compared with an idle server. */
export const latency: Row = async (run) => {
  const folder = makeFolder();
  const database = sqliteDatabase(folder);
  const site = await startSite({ dataDir: folder, profileDir: run.profileDir });
  const url = `${site.origin}/`;
  const read = () => runWrk({ url, connections: readers, seconds: run.seconds });
  const idle: WrkResult[] = [];
  const busy: WrkResult[] = [];
  try {
    await read();
    for (let round = 0; round < run.rounds; round += 1) {
      idle.push(await read());
      const [{ perSecond }, beside] = await Promise.all([
        submit(site, 16, run.seconds + 1),
        setTimeout(500, undefined, { signal: interruption }).then(read),
      ]);
      busy.push(beside);
      await drainOutbox(database);
      run.note(
        `page latency: ${perSecond.toFixed(0)} submissions/s beside ${beside.perSecond.toFixed(0)} pages/s`,
      );
    }
  } finally {
    await site.end();
  }
  const figure = (percentile: 'p50' | 'p99') =>
    limitFigure(
      `page ${percentile} while submissions run`,
      spreadOf(busy.map((result) => result[percentile])),
      { unit: 'ms', limit: 50, yardstick: spreadOf(idle.map((result) => result[percentile])) },
    );
  return [figure('p99'), { ...figure('p50'), goal: '–', met: null }];
};
