import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BenchDatabase } from './databases.ts';
import { interruption } from './interruption.ts';
import type { Program } from './programs.ts';
import { runWrk, type WrkResult } from './wrk.ts';

const script = 'bench/submissions.lua';
const submissionPath = '/api/v1/raterequestform';

/** Sends rate requests, all different, for some seconds. Throws when one is refused. */
export function submit(program: Program, connections: number, seconds: number): Promise<WrkResult> {
  const url = program.origin + submissionPath;
  return runWrk({ url, connections, seconds, script, args: [randomUUID()] });
}

const longestDrainMs = 300_000;

/** Waits until the outbox is empty; answers how many seconds that took and how many mails are delivered in all. */
export async function drainOutbox(database: BenchDatabase): Promise<{ seconds: number; sent: number }> {
  const startedAt = performance.now();
  for (;;) {
    const { pending, sent } = await database.countMails();
    const elapsed = performance.now() - startedAt;
    if (pending === 0) return { seconds: elapsed / 1000, sent };
    if (elapsed > longestDrainMs) throw new Error(`${pending} mails still wait after ${elapsed / 1000} s.`);
    await setTimeout(50, undefined, { signal: interruption });
  }
}
