/*
 * One Lighthouse run of the page that the first argument names, for the categories that the others name, in a browser that
 * is started for it and has an empty cache. Prints the report as JSON.
 */
import { interruption } from './interruption.ts';
import { chromiumFlags } from './lighthouse.ts';

/** Installed into bench/ at first use, so that no type check can rely on it. */
const installed = (file: string) => import(new URL(`node_modules/${file}`, import.meta.url).href);
const { default: lighthouse, defaultConfig } = await installed('lighthouse/core/index.js');
const { launch } = await installed('chrome-launcher/dist/index.js');

const [url = '', ...categories] = process.argv.slice(2);
const { auditRefs }: { auditRefs: { id: string; weight: number }[] } = defaultConfig.categories.performance;
const skipAudits = [
  // No part of the score: they take as long as the load, with a navigation and a screenshot of the whole page.
  ...auditRefs.filter(({ weight }) => weight === 0).map(({ id }) => id),
  // Some pages are not to be found; tests/http/search-engines.test.ts knows which.
  'is-crawlable',
];

const browser = await launch({
  chromePath: process.env.CHROMIUM_PATH,
  chromeFlags: ['--headless=new', ...chromiumFlags],
  handleSIGINT: false,
});
interruption.addEventListener('abort', () => {
  browser.kill();
  process.exit(1);
});
try {
  interruption.throwIfAborted();
  const result = await lighthouse(url, {
    port: browser.port,
    onlyCategories: categories,
    skipAudits,
    disableFullPageScreenshot: true,
  });
  process.stdout.write(JSON.stringify(result.lhr));
} finally {
  browser.kill();
}
