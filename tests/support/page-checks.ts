import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

/**
 * Half the size of what `axe.source` gives, which every page parses. Color contrast takes most of the time of axe, and a
 * third of that goes into parsing the color of every element behind every text: each color is parsed once.
 */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const parsed = new Map();
  Color.prototype.parseString = function (text) {
    const color = parsed.get(text);
    if (!color) parsed.set(text, new Color(parseString.call(this, text)));
    else [this.r, this.g, this.b, this.alpha] = [color.r, color.g, color.b, color.alpha];
    return this;
  };
}`;

/** Rules that axe leaves out unless it is told: targets of 24 px or with as much room (WCAG 2.5.8). */
const everyRule: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Runs axe in the page itself, without its frames: gathering its parts in a page of its own takes five times as long. */
async function expectNoViolations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (given) => {
    const { axe: axeOfPage } = window as unknown as { axe: typeof axe };
    // Describing every element that has passed takes longer than checking it.
    const results: AxeResults = await axeOfPage.run(document, {
      ...given,
      iframes: false,
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  }, options);
  expect(violations).toEqual([]);
}

/**
 * Fails when axe finds anything in the page as it is now, in the light and the dark color scheme, which differ in
 * contrast alone. Leaves the page in the light one.
 */
export async function expectNoFindings(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoFindingsInLight(page);
}

/**
 * Fails when axe finds anything in the page as it is now, in the color scheme that it has: for a page whose colors are
 * checked in another language.
 */
export async function expectNoFindingsInLight(page: Page) {
  await expectNoViolations(page, everyRule);
}

/** Fails when the page scrolls sideways, or when something of the header stands outside the window. */
export async function expectNothingCutOff(page: Page) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  // The header is fixed: scrollWidth does not see what is cut off there.
  const cutOff = await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ name, box }) => `${name}: ${box.left} to ${box.right} of ${innerWidth} px`),
  );
  expect(cutOff, 'what of the header is cut off').toEqual([]);
}

/**
 * Fails when text with the spacing of WCAG 1.4.12 makes the page scroll sideways or something of its header stand outside
 * the window. Leaves the page as it was.
 */
export async function expectRoomForSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNothingCutOff(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
