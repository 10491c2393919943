import { isLocale, localeOf } from '../platform/i18n/locale.ts';
import { addressIn } from '../ui/other-language.ts';
import { findStored, store } from '../ui/stored.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps, on this device, the language that was chosen, or that of the page on which the offer was closed. */
const chosenKey = 'language';

/** Keeps, in this tab, what was typed into the page that is being left for another language. */
const typedKey = 'typed-in-other-language';

/** A form with a draft of its own, which React keeps once it has come. */
const hasDraft = (form: HTMLFormElement) =>
  form.matches('[data-draft]') && 'hydrated' in document.documentElement.dataset;

/** The form whose fields are the query of the page: it leads back to the page. */
function queryForm(): HTMLFormElement | undefined {
  return [...document.querySelectorAll<HTMLFormElement>('main form[method="get"]')].find(
    ({ action }) => new URL(action).pathname === location.pathname,
  );
}

/** What is typed or chosen in the page's other forms, in order; never passwords, files and what is hidden. */
function controls(): Control[] {
  const inQuery = queryForm();
  return [...document.querySelectorAll<Control>('main :is(input, textarea, select)')].filter(
    ({ name, type, autocomplete, form }) =>
      name &&
      form &&
      form !== inQuery &&
      // Its numbers are written in another way there: the draft of its form keeps them.
      !name.startsWith('shipment.') &&
      !/^(hidden|file|password|submit|button)$/.test(type) &&
      !/password|one-time-code/.test(autocomplete) &&
      !hasDraft(form),
  );
}

const isBox = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

/** Whether a text is a day in numbers: the other language may read another day in it, so it is not taken along. */
const isDay = (text: string) => /^\s*\d+\/\d+\/\d+\s*$/.test(text);

/** Keeps what is typed for the page of a path. */
function keepTyped(path: string): void {
  const values = controls().map((control) => [
    control.name,
    isBox(control) ? control.checked : isDay(control.value) ? null : control.value,
  ]);
  store('sessionStorage', typedKey, { path, values });
}

/**
 * Puts back what was typed on the page in another language, as if it were typed here before React comes. A page that was not
 * left after all, as its link opened another tab, has its own.
 */
function putBackTyped(): void {
  const typed = findStored('sessionStorage', typedKey);
  store('sessionStorage', typedKey, null);
  if (typed?.path !== location.pathname) return;
  const left = controls();
  for (const [name, value] of typed.values) {
    // Those that were left out there are passed over here.
    const control = left.splice(0, left.findIndex((next) => next.name === name) + 1).at(-1);
    if (!control || value === null) continue;
    if (isBox(control)) control.checked = value;
    else control.value = value;
  }
}

/** The query of the page: what its form would send now, where it has such a form. */
function searchOfPage(): string {
  const form = queryForm();
  if (!form) return location.search;
  return String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** Shows the offer of the language that the reader prefers, until one was chosen or the offer was closed. */
function offerLanguage(): void {
  if (findStored('localStorage', chosenKey)) return;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale);
  const offer = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
  if (offer) offer.hidden = false;
}

/** Makes the links to other languages lead to the page as it is now, with what was typed, and offers one. */
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
