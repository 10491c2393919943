import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

await runScript(async () => {
  await ensureInstalled();
  handOver(projectNode, ['scripts/translations/main.mjs', ...process.argv.slice(2)]);
});
