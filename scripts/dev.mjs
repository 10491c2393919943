import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

await runScript(async () => {
  await ensureInstalled();
  handOver(projectNode, ['src/server/dev.ts'], { NODE_ENV: 'development' });
});
