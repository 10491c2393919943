import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type CargoStrings, loadCargoStrings } from '#features/cargo/cargo-strings.ts';
import { fillLane } from '#features/cargo/fill-lane.ts';
import { completeDetails } from '#features/cargo/form-cargo.ts';
import { nestedIn, rewriteDetails } from '#features/cargo/form-fields.ts';
import { knownLocale, type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import type { SummaryLine } from './brief-fields.tsx';
import type { BriefBeginning } from './brief-restore.ts';
import { CargoDetails, type CargoFacts } from './cargo-details.tsx';
import { changedDetails, restoreDetails, unfold } from './cargo-draft.ts';
import { detailId } from './cargo-fields.tsx';
import { summaryOf } from './cargo-totals.tsx';
import { carryToPrice } from './carry-to-price.ts';

export interface IslandProps {
  /** Initial values by input name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  beginning: Pick<BriefBeginning, 'known' | 'brought'>;
  /** Values stored on this device. */
  kept: RefObject<Record<string, string>>;
  locale: Locale;
  facts: CargoFacts;
  /** True on the desk. */
  byStaff?: boolean;
  /** Receives the changed values to store, and the summary lines. */
  onChange: (changes: Record<string, string>, lines: SummaryLine[]) => void;
}

export interface CargoIsland {
  update: (props: IslandProps) => void;
  end: () => void;
}

/** Returns fields that have a value. */
function fieldsIn(data: FormData): Record<string, string> {
  const texts = [...data].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

/**
 * Returns the shipment in the API's format, undefined when no detail was filled in, and the first price that was shown for
 * it.
 */
function detailsIn(data: FormData, companyCountry: string) {
  const fields = rewriteDetails(fieldsIn(data), localeOf(location));
  return {
    shipment: nestedIn(completeDetails(fields, companyCountry), 'shipment'),
    firstPrice: data.get('firstPrice') || undefined,
  };
}

const noValues: Record<string, string> = {};

const laneFields = { what: 'productToExport', from: 'shipment.from.text', to: 'shipment.to.text' };

/** Stores the locale in which the details were typed. */
const typedIn = 'shipment.typedIn';

/** Converts stored details to the number format of the page's locale. */
function keptIn({ [typedIn]: from, ...kept }: Record<string, string>, locale: Locale) {
  return from ? rewriteDetails(kept, knownLocale(from), locale) : kept;
}

interface IslandRootProps extends IslandProps {
  form: HTMLFormElement;
  strings: CargoStrings;
  hydrated: () => void;
}

function Island({
  form,
  strings,
  hydrated,
  values,
  errors,
  beginning,
  kept,
  locale,
  byStaff,
  facts,
  onChange,
}: IslandRootProps) {
  const [live, setLive] = useState<Record<string, string> | null>(null);
  const [settled, setSettled] = useState(noValues);
  const [begun] = useState({
    ...beginning,
    kept: keptIn(kept.current, locale),
  });
  useLayoutEffect(hydrated, [hydrated]);

  useEffect(() => {
    const read = () => {
      const fields = fieldsIn(new FormData(form));
      setLive(fields);
      const changes = changedDetails(form, begun);
      const isAny = Object.keys(changes).length > 0;
      onChange(isAny ? { ...changes, [typedIn]: locale } : changes, summaryOf(fields, strings, locale));
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash.startsWith(`#${detailId('')}`)) unfold(document.getElementById(link.hash.slice(1)));
      if (link?.pathname.endsWith('/price')) carryToPrice(form, link);
    };
    const fillIn = async () => {
      const read = await fillLane(form, localPath('/cargo-lane.json', locale), laneFields);
      if (read) form.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const settle = ({ target }: Pick<Event, 'target'> = { target: null }) => {
      setSettled(fieldsIn(new FormData(form)));
      const isCargo = target instanceof Element && target.getAttribute('name') === laneFields.what;
      if (isCargo && !byStaff) void fillIn();
    };
    const hasTyped = restoreDetails(form, begun.kept);
    read();
    settle();
    form.addEventListener('input', read);
    form.addEventListener('change', settle);
    form.addEventListener('click', onClick, true);
    // Pre-hydration input is stored as if it were typed now.
    if (hasTyped) form.dispatchEvent(new Event('input', { bubbles: true }));
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('change', settle);
      form.removeEventListener('click', onClick, true);
    };
  }, [form, begun, strings, locale, byStaff, onChange]);

  // Unfolds the details with errors.
  useEffect(() => {
    for (const name of Object.keys(errors)) unfold(document.getElementById(detailId(name)));
  }, [errors]);

  return (
    <CargoDetails
      values={values}
      errors={errors}
      strings={strings}
      locale={locale}
      byStaff={byStaff}
      facts={facts}
      live={live}
      settled={settled}
      kept={live ? begun.kept : noValues}
    />
  );
}

/**
 * Hydrates the server-rendered details in the slot and keeps their input, or renders new ones into an empty slot. Uses
 * a separate React root so that the page's scripts neither contain the details nor wait for them.
 */
function mountCargo(strings: CargoStrings, slot: HTMLElement, first: IslandProps): CargoIsland {
  const form = slot.closest('form') as HTMLFormElement;
  const container = slot.firstElementChild ?? slot.appendChild(document.createElement('div'));
  // During hydration React overwrites text areas with their defaults, but no other field.
  const areas = [...container.querySelectorAll('textarea')].map((area) => [area, area.value] as const);
  const { promise: isHydrated, resolve } = Promise.withResolvers<void>();
  const hydrated = () => {
    for (const [area, value] of areas.splice(0)) if (area.value !== value) area.value = value;
    resolve();
  };
  const island = (props: IslandProps) => (
    <Island form={form} strings={strings} hydrated={hydrated} {...props} />
  );
  const hasCome = container.firstElementChild !== null;
  const root = hasCome ? hydrateRoot(container, island(first)) : createRoot(container);
  if (!hasCome) root.render(island(first));
  return {
    // Earlier, React would report an error, and render the details again without the input.
    update: (props) => void isHydrated.then(() => root.render(island(props))),
    end: () => void isHydrated.then(() => root.unmount()),
  };
}

/** Loads the texts of the page's locale. */
export async function loadTexts() {
  const stringsOf = await loadCargoStrings(localeOf(location));
  return {
    mount: (slot: HTMLElement, first: IslandProps) =>
      mountCargo(first.facts.strings ?? stringsOf(first.facts.companyCountry), slot, first),
    detailsIn,
  };
}
