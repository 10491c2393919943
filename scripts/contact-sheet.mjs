import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';

/*
 * Photographs every page of a running site at 390 and 1280 px, light and dark, and weighs it:
 *
 *   node scripts/contact-sheet.mjs http://localhost:3000 [/path …]
 *
 * The pictures and a sheet of them lie in test-results/contact-sheet afterwards; the weights are printed.
 */

const folder = 'test-results/contact-sheet';
const [base = 'http://localhost:3000', ...only] = process.argv.slice(2);

/** @param {string} path */
const nameOf = (path) => path.slice(1).replaceAll('/', '-') || 'home';

async function pagesOfSite() {
  const sitemap = await (await fetch(new URL('/sitemap.xml', base))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  return [...listed, '/no-such-page'];
}

/**
 * Scrolls through the page, so that lazy pictures come and sections are revealed.
 *
 * @param {import('@playwright/test').Page} page
 */
async function readThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Bytes over the wire, in kB, by kind: before the first touch, and once the page was read to its end and touched.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path
 */
async function weigh(browser, path) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  const total = () => Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1000;
  await page.goto(new URL(path, base).href, { waitUntil: 'load' });
  const first = total();
  await page.waitForTimeout(3000);
  const media = (bytes.Media ?? 0) / 1000;
  const loaded = total();
  await readThrough(page);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(1500);
  const row = {
    page: path,
    'at load': first.toFixed(1),
    'with films': loaded.toFixed(1),
    films: media.toFixed(1),
    'read to the end, touched': total().toFixed(1),
    'of it script': ((bytes.Script ?? 0) / 1000).toFixed(1),
  };
  await context.close();
  return row;
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
mkdirSync(folder, { recursive: true });
const paths = only.length > 0 ? only : await pagesOfSite();
const figures = [];
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(new URL(path, base).href);
      await readThrough(page);
      const file = `${nameOf(path)}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
      figures.push(`<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`);
    }
    await context.close();
  }
}
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><title>Contact sheet</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0;width:300px}img{width:100%}</style>${figures.join('\n')}`,
);
const rows = [];
for (const path of paths) rows.push(await weigh(browser, path));
console.table(rows);
await browser.close();
console.log(`${figures.length} pictures in ${folder}/index.html`);
