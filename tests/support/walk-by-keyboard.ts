import type { JSHandle, Locator, Page } from '@playwright/test';

/** More than any page has stops: a walk that takes as many presses goes in circles. */
const mostPresses = 400;

interface Stop {
  name: string;
  isInView: boolean;
  isCovered: boolean;
  isOutlined: boolean;
}

/** A walk through a page by Tab alone, from its top until the focus leaves it or comes to an element again. */
interface Walk {
  stops: Stop[];
  /** The links, buttons and fields that were there when the walk began and can be seen, but were not come to. */
  missed: string[];
  hasReached(target: Locator): Promise<boolean>;
}

/** Looks at the focused element and keeps it; null once the focus is nowhere, or back at an element of before. */
function lookAtFocused(reached: Set<Element>): Stop | 'inside' | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // The controls of a film and the parts of a date or time are stops of their own, but the page sees one element.
  const hasParts = element.matches('video, [type="date"], [type="time"]');
  if (hasParts && element === [...reached].at(-1)) return 'inside';
  if (reached.has(element)) return null;
  reached.add(element);
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 20));
  // The link of a row of a list shows its focus around the row.
  const framed = element.matches('[data-row-link]') ? element.closest('tr') : element;
  const { outlineStyle, outlineWidth } = getComputedStyle(framed ?? element);
  const isLineOfMap = element instanceof SVGElement;
  const address = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
  return {
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${address}`,
    isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0,
    // A line of the map lies under its names and shows its focus in its own way (world-map.spec.ts); an input may lie
    // unseen under the face that stands for it.
    isCovered:
      !isLineOfMap &&
      !(element instanceof HTMLInputElement) &&
      above !== null &&
      !element.contains(above) &&
      !above.contains(element),
    isOutlined:
      isLineOfMap ||
      element instanceof HTMLInputElement ||
      element instanceof HTMLVideoElement ||
      (outlineStyle !== 'none' && outlineWidth !== '0px'),
  };
}

function listMissed({ reached, present }: { reached: Set<Element>; present: Set<Element> }): string[] {
  const kinds = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]';
  // Left out of the tab order on purpose: the spam trap, and links that stand twice on the map.
  const left = ':disabled, [type="hidden"], [aria-hidden="true"] *, [inert] *, svg [tabindex="-1"]';
  // Of radio buttons and of tabs, Tab comes to one; the arrow keys go on from there.
  const groupOf = (element: Element): Element[] => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const named = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      return named.filter(({ name, form }) => name === element.name && form === element.form);
    }
    const tabs = element.matches('[role="tab"]') && element.closest('[role="tablist"]');
    return tabs ? [...tabs.querySelectorAll('[role="tab"]')] : [element];
  };
  return [...document.querySelectorAll(kinds)]
    .filter((element) => present.has(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(left))
    .filter((element) => !groupOf(element).some((one) => reached.has(one)))
    .map((element) => element.outerHTML.slice(0, 160));
}

function moveFocusToTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Walks through the page that is open, from its top. Throws when Tab comes to no end. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  await page.evaluate(moveFocusToTop);
  const reached: JSHandle<Set<Element>> = await page.evaluateHandle(() => new Set<Element>());
  // Elements that appear above the focus while it moves on, such as the note of a new request, are not missed.
  const present = await page.evaluateHandle(() => new Set(document.querySelectorAll('*')));
  const stops: Stop[] = [];
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await reached.evaluate(lookAtFocused);
    if (stop === 'inside') continue;
    if (stop !== null) {
      stops.push(stop);
      continue;
    }
    return {
      stops,
      missed: await page.evaluate(listMissed, { reached, present }),
      hasReached: (target) => target.evaluate((element, all) => all.has(element), reached),
    };
  }
  throw new Error(`After ${mostPresses} presses of Tab the walk has not ended.`);
}
