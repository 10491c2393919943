import type { Scripts } from './first-interaction.ts';
import type { PageRatings, PageSpeed } from './lighthouse.ts';
import { tableOf } from './row.ts';
import { medianOf } from './statistics.ts';

/** A page beside its twin. */
export interface PageRow {
  path: string;
  page: PageSpeed;
  twin: PageSpeed;
  scripts: Scripts;
  ratings: PageRatings;
  /** The goals that the page does not reach. */
  missed: string[];
}

const mostBytes = 125_000;
const mostRequests = 12;

function medianSpeed(runs: PageSpeed[]): PageSpeed {
  const of = (name: keyof PageSpeed) => medianOf(runs.map((run) => run[name]));
  return { score: of('score'), tbt: of('tbt'), lcp: of('lcp'), cls: of('cls') };
}

/** Compares the medians of a page with its twin's, its scripts with their limits, and its ratings with the best. */
export function comparePages(
  path: string,
  runs: { page: PageSpeed[]; twin: PageSpeed[] },
  scripts: Scripts,
  ratings: PageRatings,
): PageRow {
  const page = medianSpeed(runs.page);
  const twin = medianSpeed(runs.twin);
  const goals: Record<string, boolean> = {
    score: page.score >= twin.score - 1,
    TBT: page.tbt <= twin.tbt + 60,
    LCP: page.lcp <= twin.lcp * 1.05,
    // Three digits, as Lighthouse shows it.
    CLS: page.cls < 0.0005,
    'script KB': scripts.bytes <= mostBytes,
    'script requests': scripts.requests <= mostRequests,
    accessibility: ratings.accessibility === 100,
    'best practices': ratings['best-practices'] === 100,
    SEO: ratings.seo === 100,
  };
  const missed = Object.keys(goals).filter((name) => !goals[name]);
  return { path, page, twin, scripts, ratings, missed };
}

/** The pages as a table of page / twin. */
export function pagesTable(rows: PageRow[]): string {
  const both = ({ page, twin }: PageRow, name: keyof PageSpeed, digits = 0) =>
    `${page[name].toFixed(digits)} / ${twin[name].toFixed(digits)}`;
  return tableOf(
    [
      'page',
      'score',
      'TBT ms',
      'LCP ms',
      'CLS',
      'script KB',
      'requests',
      'accessibility',
      'best practices',
      'SEO',
      'goals',
    ],
    rows.map((row) => [
      row.path,
      both(row, 'score'),
      both(row, 'tbt'),
      both(row, 'lcp'),
      both(row, 'cls', 3),
      (row.scripts.bytes / 1000).toFixed(1),
      String(row.scripts.requests),
      String(row.ratings.accessibility),
      String(row.ratings['best-practices']),
      String(row.ratings.seo),
      row.missed.length === 0 ? 'met' : `missed: ${row.missed.join(', ')}`,
    ]),
  );
}
