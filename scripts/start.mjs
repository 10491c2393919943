import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { handOver } from './run.mjs';
import { siteArgs, siteEnv } from './site-command.mjs';

await runScript(async () => {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined)
    throw new Refusal(
      `npm start takes no arguments, such as ${argument}: settings are environment variables (README.md), commands of the desk are npm run desk -- --help.`,
    );
  await ensureInstalled();
  await buildIfStale();
  handOver(projectNode, siteArgs, siteEnv);
});
