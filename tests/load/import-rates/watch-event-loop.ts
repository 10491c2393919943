import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the server by NODE_OPTIONS: on SIGUSR2 it writes the longest delay of its event loop since the last time, and
 * the most CPU time between two turns of it, which other programs on the machine do not lengthen.
 */

const file = process.env.EVENT_LOOP_FILE;
if (isMainThread && file) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let most = 0;
  let longestTurnMs = 0;
  let before = cpuMs();
  setInterval(() => {
    const now = cpuMs();
    longestTurnMs = Math.max(longestTurnMs, now - before);
    before = now;
    most = Math.max(most, process.memoryUsage.rss());
  }, 5).unref();
  process.on('SIGUSR2', () => {
    const longestMs = delays.max / 1e6;
    writeFileSync(file, JSON.stringify({ longestMs, longestTurnMs, mostBytes: most }));
    delays.reset();
    most = 0;
    longestTurnMs = 0;
  });
}
