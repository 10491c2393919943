import { spawn } from 'node:child_process';
import { interruption } from './interruption.ts';

/** One Lighthouse run of a page: score from 0 to 100, milliseconds, and the layout shift. */
export interface PageSpeed {
  score: number;
  tbt: number;
  lcp: number;
  cls: number;
}

/** Chromium without its own requests to the network, so that only the page's are timed. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Reads a Lighthouse report. Throws an Error with its reason when the page could not be measured. */
export function readReport({ runtimeError, categories, audits }: Report): PageSpeed {
  const numberOf = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
    return value;
  };
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  if (categories.performance.score === null) throw new Error('Lighthouse gave no score.');
  return {
    score: Math.round(categories.performance.score * 100),
    tbt: numberOf('total-blocking-time'),
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
  };
}

/**
 * Measures a page as a phone on a slow line would load it (Lighthouse's mobile settings, simulated), in a browser that
 * starts with an empty cache. Lighthouse has a process of its own, which delays no response of this one's twins.
 * CHROMIUM_PATH names the browser. Throws when Lighthouse fails.
 */
export async function measurePage(url: string): Promise<PageSpeed> {
  const child = spawn(process.execPath, ['bench/lighthouse-run.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: interruption,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const code = await new Promise((done, failed) => child.once('close', done).once('error', failed));
  if (code !== 0) throw new Error(`Lighthouse exited with ${code} at ${url}.`);
  return readReport(JSON.parse(output));
}
