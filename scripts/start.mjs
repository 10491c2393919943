import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildIfStale();
  handOver(projectNode, ['server/main.ts'], { NODE_ENV: 'production' });
});
