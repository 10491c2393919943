import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, runScript } from './project.mjs';
import { handOver } from './run.mjs';

// Output of a command may go to a file; messages of installing and building must not.
console.log = console.error;

await runScript(async () => {
  await ensureInstalled();
  await buildIfStale();
  handOver(projectNode, ['build/bundle/desk.js', ...process.argv.slice(2)], { NODE_ENV: 'production' });
});
