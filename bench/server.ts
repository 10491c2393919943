import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Refusal, runScript } from '../scripts/project.mjs';
import { interruption } from './interruption.ts';
import { memory, start } from './process-rows.ts';
import { describeProfiles, makeProfileDir } from './profile.ts';
import { removeFolders } from './programs.ts';
import { type Figure, figuresTable, type Row } from './row.ts';
import { files, forAll, forms } from './serving-rows.ts';
import { latency, submissions } from './submission-rows.ts';
import { requireWrk } from './wrk.ts';

const rows: Record<string, Row> = { 'for all': forAll, forms, files, submissions, latency, start, memory };

const usage = `npm run bench [-- rows and options]

Rows: ${Object.keys(rows).join(', ')}; all without one. pages: the browser (npm run bench -- pages --help)

  --rounds 3           how often site and yardstick take turns
  --seconds 2          how long each turn takes
  --submissions 10000  what the memory row sends, twice
  --pages 100000
  --profile            writes a CPU profile of the site for each row and prints its top functions;
                       the figures are lower then
`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      submissions: { type: 'string', default: '10000' },
      pages: { type: 'string', default: '100000' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const count = (name: 'rounds' | 'seconds' | 'submissions' | 'pages') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Refusal(`--${name} must be a whole number from 1.`);
    return value;
  };
  for (const name of positionals)
    if (!(name in rows)) throw new Refusal(`There is no row ${name}.\n\n${usage}`);
  return {
    chosen: positionals.length > 0 ? positionals : Object.keys(rows),
    rounds: count('rounds'),
    seconds: count('seconds'),
    submissions: count('submissions'),
    pages: count('pages'),
    profile: values.profile,
    help: values.help,
  };
}

await runScript(async () => {
  const { chosen, profile, help, ...sizes } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  requireWrk();
  const startedAt = performance.now();
  const figures: Figure[] = [];
  const note = (line: string) => console.log(`  ${line}`);
  try {
    for (const name of chosen) {
      console.log(`${name} …`);
      const profileDir = profile ? makeProfileDir(name) : undefined;
      try {
        figures.push(...((await rows[name]?.({ ...sizes, profileDir, note })) ?? []));
      } catch (error) {
        // The other rows are worth having; the process fails in the end.
        if (interruption.aborted) throw new Refusal('The bench was ended.');
        console.error(error);
        process.exitCode = 1;
      }
      if (profileDir) console.log(describeProfiles(profileDir).join('\n'));
    }
  } finally {
    removeFolders();
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const [load] = loadavg();
  console.log(`\n${figuresTable(figures)}\n`);
  console.log(
    `median (least–most); ${sizes.rounds} rounds of ${sizes.seconds} s on ${availableParallelism()} cores in ${seconds} s, load ${load?.toFixed(1)}, Node ${process.versions.node}`,
  );
});
