import { isLocale, localeOf } from '#platform/i18n/locale.ts';
import { addressIn } from '#ui/other-language.ts';
import { findStored, store } from '#ui/stored.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Local storage key of the chosen language, or of the page's language when the offer was closed. */
const chosenKey = 'language';

/** Session storage key of the input of the page that is left for another language. */
const typedKey = 'typed-in-other-language';

/** React restores these drafts after hydration. */
const hasDraft = (form: HTMLFormElement) =>
  form.matches('[data-draft]') && 'hydrated' in document.documentElement.dataset;

/** Returns the form whose fields are the page's query. */
function queryForm(): HTMLFormElement | undefined {
  return [...document.querySelectorAll<HTMLFormElement>('main form[method="get"]')].find(
    ({ action }) => new URL(action).pathname === location.pathname,
  );
}

/**
 * Returns typed or selected controls of the other forms in document order, without passwords, files and hidden fields.
 */
function controls(): Control[] {
  const inQuery = queryForm();
  return [...document.querySelectorAll<Control>('main :is(input, textarea, select)')].filter(
    ({ name, type, autocomplete, form }) =>
      name &&
      form &&
      form !== inQuery &&
      // Number formats differ between locales; the draft of the form converts them.
      !name.startsWith('shipment.') &&
      !/^(hidden|file|password|submit|button)$/.test(type) &&
      !/password|one-time-code/.test(autocomplete) &&
      !hasDraft(form),
  );
}

const isBox = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

/** Returns true for a numeric date, which another locale may read as a different day. */
const isDay = (text: string) => /^\s*\d+\/\d+\/\d+\s*$/.test(text);

/** Stores the input under the path of the page that it is for. */
function keepTyped(path: string): void {
  const values = controls().map((control) => [
    control.name,
    isBox(control) ? control.checked : isDay(control.value) ? null : control.value,
  ]);
  store('sessionStorage', typedKey, { path, values });
}

/**
 * Restores input from the page in another language before React hydrates. Skipped on the page that was left when its
 * link opened in another tab.
 */
function putBackTyped(): void {
  const typed = findStored('sessionStorage', typedKey);
  store('sessionStorage', typedKey, null);
  if (typed?.path !== location.pathname) return;
  const left = controls();
  for (const [name, value] of typed.values) {
    // Controls that the other page lacks are skipped.
    const control = left.splice(0, left.findIndex((next) => next.name === name) + 1).at(-1);
    if (!control || value === null) continue;
    if (isBox(control)) control.checked = value;
    else control.value = value;
  }
}

/** Returns the query that the page's query form would submit now, or the query of the address. */
function searchOfPage(): string {
  const form = queryForm();
  if (!form) return location.search;
  return String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** Offers the reader's preferred language until one is chosen or the offer is closed. */
function offerLanguage(): void {
  if (findStored('localStorage', chosenKey)) return;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2);
    if (language === localeOf(location)) return;
    const offer = document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(language)}"]`);
    if (!offer) continue;
    offer.hidden = false;
    return;
  }
}

/** Keeps the language links at the page's current query, carries the input over, and offers a language. */
export function runLanguages(): void {
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
        if (!link) return;
        const { language = '' } = link.dataset;
        if (!isLocale(language)) return;
        const { pathname, hash } = location;
        link.href = addressIn(language, { pathname, search: searchOfPage() }) + hash;
        if (type !== 'click') return;
        store('localStorage', chosenKey, language);
        keepTyped(link.pathname);
      },
      true,
    );
  addEventListener('click', ({ target }) => {
    const offer = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-offer]');
    if (!offer) return;
    offer.hidden = true;
    store('localStorage', chosenKey, localeOf(location));
  });
  putBackTyped();
  offerLanguage();
}
