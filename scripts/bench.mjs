import { existsSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { handOver, run } from './run.mjs';

const [kind, ...rest] = process.argv.slice(2);

/** Installs the packages of bench/package-lock.json, which nothing else needs. Throws a Refusal when npm cannot. */
async function ensureLighthouse() {
  if (existsSync('bench/node_modules/lighthouse')) return;
  console.log('Installing Lighthouse (npm ci --prefix bench) …');
  const { code, output } = await run('npm', ['ci', '--prefix', 'bench', '--loglevel=error']);
  if (code !== 0) throw new Refusal(`${output}\nLighthouse could not be installed; npm says why above.`);
}

await runScript(async () => {
  await ensureInstalled();
  await buildIfStale();
  if (kind === 'pages') {
    await ensureLighthouse();
    handOver(projectNode, ['bench/pages.ts', ...rest], { CHROMIUM_PATH: await ensureBrowser() });
  } else {
    handOver(projectNode, ['bench/server.ts', ...process.argv.slice(2)]);
  }
});
