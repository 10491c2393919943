import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Deps, Question } from './question.ts';

const usualBar = 50;

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Also the processor time of one run, which others on the machine do not stretch; SQLite works in this process. */
async function timesOf(once: () => Promise<unknown>, runs: number) {
  const times: number[] = [];
  await once();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await once();
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  return {
    best: at(times, 0),
    median: at(times, 0.5),
    p95: at(times, 0.95),
    own: (user + system) / 1000 / runs,
  };
}

async function printPlans(deps: Deps, { ask }: Question): Promise<void> {
  const nodes: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { db, engine } = deps;
  await ask({ ...deps, db: db.withPlugin(listening) });
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const explain = engine === 'sqlite' ? 'explain query plan' : 'explain (analyze, costs off, timing off)';
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
    for (const row of rows as Record<string, unknown>[])
      console.log(`      ${engine === 'sqlite' ? row.detail : row['QUERY PLAN']}`);
  }
}

/** Asks each question some times and prints how long it took; tells which took longer than they may. */
export async function timeQuestions(
  deps: Deps,
  questions: Question[],
  { runs, plans }: { runs: number; plans: boolean },
): Promise<string[]> {
  const slow: string[] = [];
  for (const question of questions) {
    const { name, ask, bar = usualBar } = question;
    const { best, median, p95, own } = await timesOf(() => ask(deps), runs);
    if (median > bar) slow.push(name);
    const columns = [best, median, p95, own].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    console.log(`  ${name.padEnd(50)} ${columns}${median > bar ? '  TOO SLOW' : ''}`);
    if (plans) await printPlans(deps, question);
  }
  return slow;
}
