import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';
import { siteArgs, siteEnv } from './site-command.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildIfStale();
  handOver(projectNode, siteArgs, siteEnv);
});
