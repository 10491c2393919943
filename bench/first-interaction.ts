import { chromium } from '@playwright/test';
import { chromiumFlags } from './lighthouse.ts';

/** Scripts that a page has loaded once it is hydrated. */
export interface Scripts {
  requests: number;
  /** Over the wire, compressed, with headers. */
  bytes: number;
}

const quietMs = 1_000;

/**
 * Opens a page in a browser as narrow as a phone (CHROMIUM_PATH names it), moves the pointer and presses Tab, waits until
 * the page is hydrated and a second more, and adds up the scripts that came since it was opened. Throws when it is not
 * hydrated within half a minute.
 */
export async function weighScripts(url: string): Promise<Scripts> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const requested = new Set<string>();
    const scripts: Scripts = { requests: 0, bytes: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (type === 'Script' || new URL(request.url).pathname.endsWith('.js')) requested.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // Cached resources have no length.
      if (!requested.has(requestId) || encodedDataLength === 0) return;
      scripts.requests += 1;
      scripts.bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await page.keyboard.press('Tab');
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 30_000 });
    await page.waitForTimeout(quietMs);
    return scripts;
  } finally {
    await browser.close();
  }
}
