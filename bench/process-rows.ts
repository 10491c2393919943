import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sqliteDatabase } from './databases.ts';
import { interruption } from './interruption.ts';
import { makeFolder, type Program, startBare, startSite } from './programs.ts';
import { formPages, publicPages } from './public-pages.ts';
import { type Figure, limitFigure, type Row, type Run } from './row.ts';
import { spreadOf } from './statistics.ts';
import { drainOutbox, submit } from './submissions.ts';
import { runWrk, type WrkResult } from './wrk.ts';

const starts = 7;

/** The time from the start of a built site to its first response, in a fresh data folder and in one that exists. */
export const start: Row = async ({ profileDir }) => {
  const existing = makeFolder();
  const bareFolder = makeFolder();
  const responses = join(bareFolder, 'responses.json');
  writeFileSync(responses, JSON.stringify({ '/': { status: 200, headers: [], body: '' } }));
  const times: Record<'fresh' | 'existing' | 'checked' | 'bare', number[]> = {
    fresh: [],
    existing: [],
    checked: [],
    bare: [],
  };
  const timed = async (kind: keyof typeof times, program: Promise<Program>) => {
    const { startMs, end } = await program;
    await end();
    times[kind].push(startMs);
  };
  await (await startSite({ dataDir: existing })).end();
  for (let count = 0; count < starts; count += 1) {
    await timed('fresh', startSite({ dataDir: makeFolder() }));
    // One profile says enough, and leaves the median alone.
    const profiled = count === 0 ? { profileDir } : {};
    await timed('existing', startSite({ dataDir: existing, ...profiled }));
    await timed('checked', startSite({ dataDir: existing, script: 'scripts/start.mjs' }));
    await timed(
      'bare',
      startBare('bare-replay.ts', { RESPONSES: responses }, { folder: bareFolder, probe: '/' }),
    );
  }
  const limits = { unit: 'ms', limit: 1000, yardstick: spreadOf(times.bare) };
  return [
    limitFigure('start to first response, data folder exists', spreadOf(times.existing), limits),
    limitFigure('start to first response, fresh data folder', spreadOf(times.fresh), limits),
    limitFigure('start to first response by scripts/start.mjs', spreadOf(times.checked), limits),
  ];
};

/** Resident memory of a process now and at its highest, in MB. */
function readMemory(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    (Number(status.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** Runs loads of a few seconds until at least `count` requests are answered. */
async function sendAtLeast(count: number, load: (seconds: number) => Promise<WrkResult>): Promise<number> {
  let sent = 0;
  let perSecond = 0;
  while (sent < count) {
    const seconds = perSecond === 0 ? 1 : Math.min(30, Math.max(1, Math.ceil((count - sent) / perSecond)));
    const result = await load(seconds);
    sent += result.requests;
    perSecond = result.perSecond;
  }
  return sent;
}

/** Three pages for all to one form page. */
const mixedPages = publicPages
  .filter((path) => !formPages.includes(path))
  .slice(0, formPages.length * 3)
  .flatMap((path, index) => (index % 3 === 2 ? [path, formPages[(index - 2) / 3] ?? '/'] : [path]));

/**
 * Pause before the server's memory is read. The thread that composes mails ends 5 seconds after the last mail,
 * and V8 returns its pages about 8 seconds later (docs/decisions/0051-memory-of-the-server.md): read earlier, the same
 * load leaves 198 MB once and 234 MB the next time.
 */
const restMs = 15_000;

async function sendLoad(site: Program, run: Run, dataDir: string): Promise<void> {
  const submissions = await sendAtLeast(run.submissions, (seconds) => submit(site, 32, seconds));
  const { sent } = await drainOutbox(sqliteDatabase(dataDir));
  const pages = await sendAtLeast(run.pages, (seconds) =>
    runWrk({ url: site.origin, connections: 16, seconds, script: 'bench/paths.lua', args: mixedPages }),
  );
  run.note(`memory: ${submissions} submissions (${sent} mails in all) and ${pages} pages sent`);
  await setTimeout(restMs, undefined, { signal: interruption });
}

/** Resident memory at rest, after a load, and after the same load once more. Linux only, which shows it in /proc. */
export const memory: Row = async (run) => {
  if (process.platform !== 'linux') {
    run.note('Memory is read from /proc, which this system does not have: its rows are left out.');
    return [];
  }
  const dataDir = makeFolder();
  const site = await startSite({ dataDir, profileDir: run.profileDir });
  const figures: Figure[] = [];
  const measured: number[] = [];
  const measure = (work: string, limit: number) => {
    const { now, highest } = readMemory(site.pid);
    measured.push(now);
    const figure = limitFigure(`memory ${work}`, spreadOf([now]), { unit: 'MB', limit });
    figures.push({ ...figure, site: `${Math.round(now)} MB, at most ${Math.round(highest)} MB` });
  };
  try {
    await setTimeout(restMs, undefined, { signal: interruption });
    measure('at rest', 130);
    const load = `${run.submissions} submissions and ${run.pages} pages`;
    await sendLoad(site, run, dataDir);
    measure(`after ${load}`, 220);
    await sendLoad(site, run, dataDir);
    measure('after as many again', 220);
    const [, first = Number.NaN, second = Number.NaN] = measured;
    const growth = spreadOf([(second / first - 1) * 100]);
    figures.push(limitFigure('memory that the second load adds', growth, { unit: '%', limit: 5 }));
  } finally {
    await site.end();
  }
  return figures;
};
