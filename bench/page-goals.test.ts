import { expect, test } from 'vitest';
import { readRatings, readReport } from './lighthouse.ts';
import { comparePages, pagesTable } from './page-goals.ts';

const twin = { score: 98, tbt: 10, lcp: 1000, cls: 0 };
const scripts = { requests: 12, bytes: 125_000 };
const ratings = { accessibility: 100, 'best-practices': 100, seo: 100 };

test('a page that is as near to its twin as the goals ask meets them', () => {
  const page = { score: 97, tbt: 70, lcp: 1050, cls: 0.0004 };
  expect(comparePages('/', { page: [page], twin: [twin] }, scripts, ratings).missed).toEqual([]);
});

test('each goal that is missed is named', () => {
  const page = { score: 96, tbt: 71, lcp: 1051, cls: 0.001 };
  const heavy = { requests: 13, bytes: 125_001 };
  const poor = { accessibility: 99, 'best-practices': 99, seo: 99 };
  const { missed } = comparePages('/', { page: [page], twin: [twin] }, heavy, poor);
  expect(missed).toEqual([
    'score',
    'TBT',
    'LCP',
    'CLS',
    'script KB',
    'script requests',
    'accessibility',
    'best practices',
    'SEO',
  ]);
});

test('medians are compared, so that one slow run decides nothing', () => {
  const slow = { score: 50, tbt: 900, lcp: 9000, cls: 0.5 };
  const row = comparePages('/', { page: [twin, slow, twin], twin: [twin, twin, twin] }, scripts, ratings);
  expect(row.missed).toEqual([]);
  expect(pagesTable([row]).split('\n')[2]).toMatch(/^\/ +98 \/ 98 +10 \/ 10 +1000 \/ 1000 .* 125\.0 .* met$/);
});

test('a report without a result is an error, not a zero', () => {
  const audits = {
    'total-blocking-time': { numericValue: 12 },
    'largest-contentful-paint': { numericValue: 1200 },
    'cumulative-layout-shift': { numericValue: 0 },
  };
  const categories = { performance: { score: 0.97 } };
  expect(readReport({ categories, audits })).toEqual({ score: 97, tbt: 12, lcp: 1200, cls: 0 });
  expect(() => readReport({ categories, audits: {} })).toThrow('total-blocking-time');
  expect(() => readReport({ categories, audits, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
  const others = { accessibility: { score: 1 }, 'best-practices': { score: 0.96 }, seo: { score: 1 } };
  expect(readRatings({ categories: others, audits })).toEqual({ ...ratings, 'best-practices': 96 });
  expect(() => readRatings({ categories: { ...others, seo: { score: null } }, audits })).toThrow('seo');
});
