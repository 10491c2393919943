import { spawn, spawnSync } from 'node:child_process';
import { Refusal } from '../scripts/project.mjs';
import { interruption } from './interruption.ts';

/** Result of wrk; latencies in milliseconds. */
export interface WrkResult {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Responses that are neither 2xx nor 3xx. */
  refused: number;
  /** Connections that failed, and requests that got no response within wrk's timeout. */
  socketErrors: number;
  p50: number;
  p99: number;
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

function toMilliseconds(value = '', unit = ''): number {
  return Number(value) * (milliseconds[unit] ?? Number.NaN);
}

function percentile(output: string, percent: number): number {
  const found = output.match(new RegExp(`^ +${percent}% +([\\d.]{1,20})(us|ms|s|m|h) ?$`, 'm'));
  if (!found) throw new Error(`wrk printed no latency of ${percent}%:\n${output}`);
  return toMilliseconds(found[1], found[2]);
}

/** Reads what wrk prints. Throws an Error that holds the text when it has no result. */
function parseWrk(output: string): WrkResult {
  const total = output.match(/(\d{1,20}) requests in ([\d.]{1,20})(us|ms|s|m|h),/);
  const rate = output.match(/Requests\/sec: +([\d.]{1,20})/);
  if (!total || !rate) throw new Error(`wrk printed no result:\n${output}`);
  const socketErrors = output.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  return {
    requests: Number(total[1]),
    seconds: toMilliseconds(total[2], total[3]) / 1000,
    perSecond: Number(rate[1]),
    refused: Number(output.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0),
    socketErrors: (socketErrors?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0),
    p50: percentile(output, 50),
    p99: percentile(output, 99),
  };
}

/** Throws a Refusal that says how to get wrk when it is missing. */
export function requireWrk(): void {
  if (spawnSync('wrk', ['-v']).error) {
    throw new Refusal(
      'The bench needs wrk, which makes the load: apt install wrk, or brew install wrk; then try again.',
    );
  }
}

/** One run of wrk. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** A Lua file that makes the requests, and what its init() reads. */
  script?: string;
  args?: string[];
}

/** Throws when requests failed, a response was refused or none came: such a rate would compare nothing. */
function requireWhole({ refused, requests, socketErrors }: WrkResult, url: string): void {
  if (refused > 0 || requests === 0) throw new Error(`${url} refused ${refused} of ${requests} requests.`);
  if (socketErrors > 0)
    throw new Error(`${url}: ${socketErrors} connections failed or got no response within 30 s.`);
}

/** Runs wrk with one thread and reads its result, which `requireWhole` has checked. */
export async function runWrk({ url, connections, seconds, script, args = [] }: Load): Promise<WrkResult> {
  const command = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const scripted = script ? ['-s', script] : [];
  const child = spawn('wrk', [...command, '-H', 'Accept-Encoding: br', ...scripted, url, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: interruption,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await new Promise((done, failed) => child.once('close', done).once('error', failed));
  const result = parseWrk(output);
  requireWhole(result, url);
  return result;
}
