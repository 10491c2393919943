import { requireValidCompany } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await requireValidCompany();
  handOver(projectNode, ['src/server/dev.ts'], { NODE_ENV: 'development' });
});
