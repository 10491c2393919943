import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

/** Runs a program that has a `log`, until it ends or has printed `expected`; returns its output. */
async function printed(program: string, expected?: string): Promise<string> {
  const source = `import { createLogger } from './src/platform/log/logger.ts'; const log = createLogger('info'); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (expected !== undefined && output.includes(expected)) child.kill('SIGKILL');
  });
  await ended;
  return output;
}

describe('the log', () => {
  test('is written soon by a process that goes on', async () => {
    expect(await printed(`log.info('one line'); setInterval(() => {}, 1000);`, 'one line')).toContain(
      'one line',
    );
  });

  test.each([
    ['exits', 'process.exit(3);'],
    ['ends', ''],
    ['fails', 'throw new Error("a bug");'],
    ['fails later', 'setTimeout(() => { throw new Error("a bug"); }, 5);'],
  ])('is whole when the process %s', async (_how, end) => {
    const output = await printed(`for (let i = 0; i < 2000; i += 1) log.info({ i }, 'a line'); ${end}`);
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(2000);
    // A write in progress when the process ended may come after the last lines.
    const numbers = lines.map((line) => JSON.parse(line).i).sort((a, b) => a - b);
    expect(numbers).toEqual(lines.map((_line, i) => i));
  });

  test.each([
    ['a warning', `log.warn('first');`],
    ['an error', `log.error('first');`],
    ['a line that is flushed', `log.info('first'); log.flush();`],
  ])('has %s before the lines of half a second', async (_what, line) => {
    // Blocks the event loop, so that no timer flushes.
    const block = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)';
    const program = `log.info('before'); ${line} setTimeout(() => { log.info('later'); ${block}; }, 100);`;
    const output = await printed(program, 'first');
    expect(output).toContain('before');
    expect(output).not.toContain('later');
  });

  test('holds no personal data of an error', async () => {
    const output = await printed(
      `log.error({ err: Object.assign(new Error('no ann@example.com'), { detail: 'ann' }) }, 'failed');`,
    );
    expect(output).toContain('[address]');
    expect(output).not.toContain('ann');
  });
});
