import { buildSite } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildSite();
});
