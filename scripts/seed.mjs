import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

await runScript(async () => {
  await ensureInstalled();
  handOver(projectNode, ['tests/load/seed.ts', ...process.argv.slice(2)]);
});
