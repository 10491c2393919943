import { spawn } from 'node:child_process';
import { interruption } from './interruption.ts';

/** One Lighthouse run of a page: score from 0 to 100, milliseconds, and the layout shift. */
export interface PageSpeed {
  score: number;
  tbt: number;
  lcp: number;
  cls: number;
}

/** The scores of a page from 0 to 100 that need no comparison. */
export interface PageRatings {
  accessibility: number;
  'best-practices': number;
  seo: number;
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
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

function scoreOf({ runtimeError, categories }: Report, category: string): number {
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const score = categories[category]?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score of ${category}.`);
  return Math.round(score * 100);
}

/** Reads a Lighthouse report of performance. Throws an Error with its reason when the page could not be measured. */
function readReport(report: Report): PageSpeed {
  const numberOf = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
    return value;
  };
  return {
    score: scoreOf(report, 'performance'),
    tbt: numberOf('total-blocking-time'),
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
  };
}

/** Reads the report of the other categories, and throws likewise. */
function readRatings(report: Report): PageRatings {
  return {
    accessibility: scoreOf(report, 'accessibility'),
    'best-practices': scoreOf(report, 'best-practices'),
    seo: scoreOf(report, 'seo'),
  };
}

/** Lighthouse has a process of its own, which delays no response of this one's twins. */
async function reportOf(url: string, categories: string[]): Promise<Report> {
  const child = spawn(process.execPath, ['bench/lighthouse-run.ts', url, ...categories], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: interruption,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const code = await new Promise((done, failed) => child.once('close', done).once('error', failed));
  if (code !== 0) throw new Error(`Lighthouse exited with ${code} at ${url}.`);
  return JSON.parse(output);
}

/**
 * Measures a page as a phone on a slow line would load it (Lighthouse's mobile settings, simulated), in a browser that
 * starts with an empty cache. CHROMIUM_PATH names the browser. Throws when Lighthouse fails.
 */
export async function measurePage(url: string): Promise<PageSpeed> {
  return readReport(await reportOf(url, ['performance']));
}

/** Rates a page by what Lighthouse finds in it, in a run of its own that slows no measured one. Throws likewise. */
export async function ratePage(url: string): Promise<PageRatings> {
  return readRatings(await reportOf(url, ['accessibility', 'best-practices', 'seo']));
}
