import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJobRunner, type Job } from './jobs.ts';

function runnerOf<Deps>(jobs: Job<Deps>[], deps: Deps) {
  const logged: object[] = [];
  const runner = createJobRunner(jobs, deps, { error: (fields) => logged.push(fields) }, { retryMs: 200 });
  return { ...runner, logged };
}

test('a job runs at the start and then at every interval, with its dependencies', async () => {
  const received: string[] = [];
  const job: Job<string> = { name: 'note', everyMs: 10, run: async (deps) => received.push(deps) };
  const runner = runnerOf([job], 'deps');
  runner.start();
  runner.start();
  expect(received).toEqual(['deps']);
  await expect.poll(() => received.length).toBeGreaterThan(3);
  await runner.stop();
  const { length } = received;
  await pause(50);
  expect(received).toHaveLength(length);
  expect(runner.logged).toEqual([]);
});

test('a job that fails is logged with its name, runs again after its pause, and keeps no other from running', async () => {
  const failure = new Error('The disk is full.');
  const ran = { failing: [] as number[], next: 0 };
  const failing: Job<null> = {
    name: 'always-failing',
    everyMs: 10,
    async run() {
      ran.failing.push(performance.now());
      throw failure;
    },
  };
  const next: Job<null> = {
    name: 'next',
    everyMs: 10,
    async run() {
      ran.next += 1;
    },
  };
  const runner = runnerOf([failing, next], null);
  runner.start();
  await expect.poll(() => ran.next).toBeGreaterThan(1);
  await expect.poll(() => ran.failing.length).toBeGreaterThan(1);
  await runner.stop();
  const [first = 0, second = 0] = ran.failing;
  expect(second - first).toBeGreaterThanOrEqual(200);
  expect(runner.logged).toHaveLength(ran.failing.length);
  expect(runner.logged[0]).toEqual({ event: 'job.failed', job: 'always-failing', err: failure });
});

test('jobs of one interval take turns, and those of another do not wait for them', async () => {
  const ends: (() => void)[] = [];
  const ran: string[] = [];
  const job = (name: string, everyMs: number, isLong = false): Job<null> => ({
    name,
    everyMs,
    async run() {
      ran.push(name);
      if (isLong) await new Promise<void>((done) => ends.push(done));
    },
  });
  const runner = runnerOf([job('long', 10, true), job('short', 10), job('other', 20)], null);
  runner.start();
  await expect.poll(() => ran.filter((name) => name === 'other').length).toBeGreaterThan(3);
  expect(ran.filter((name) => name !== 'other')).toEqual(['long']);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  expect(ran.filter((name) => name !== 'other')).toEqual(['long', 'short', 'long']);
  ends[1]?.();
  await runner.stop();
});

test('stopping waits for the job that has begun, and begins no other', async () => {
  let end = () => {};
  const ran: string[] = [];
  const long: Job<null> = {
    name: 'long',
    everyMs: 10,
    async run() {
      ran.push('long');
      await new Promise<void>((done) => {
        end = done;
      });
    },
  };
  const short: Job<null> = { name: 'short', everyMs: 10, run: async () => ran.push('short') };
  const runner = runnerOf([long, short], null);
  runner.start();
  let isStopped = false;
  const stopping = runner.stop().then(() => {
    isStopped = true;
  });
  await pause(50);
  expect(isStopped).toBe(false);
  end();
  await stopping;
  expect(ran).toEqual(['long']);
});
