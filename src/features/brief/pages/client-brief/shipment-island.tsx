import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { knownLocale, type Locale, localeOf } from '../../../../platform/i18n/locale.ts';
import { nestedIn, rewriteDetails } from '../../../cargo/form-fields.ts';
import { loadShipmentStrings, type ShipmentStrings } from '../../../cargo/shipment-strings.ts';
import type { SummaryLine } from './brief-fields.tsx';
import type { BriefBeginning } from './brief-restore.ts';
import { ShipmentDetails } from './shipment-details.tsx';
import { changedDetails, restoreDetails, unfold, withoutBrought } from './shipment-draft.ts';
import { detailId } from './shipment-fields.tsx';
import { summaryOf } from './shipment-totals.tsx';

/** What the details are shown with, and what they say. */
export interface IslandProps {
  /** What they begin with, by the names of inputs. */
  values: Record<string, string>;
  errors: Record<string, string>;
  beginning: Pick<BriefBeginning, 'known' | 'brought'>;
  /** What was kept of them on this device. */
  kept: RefObject<Record<string, string>>;
  locale: Locale;
  /** Whether staff fill them in. */
  byStaff?: boolean;
  /** Called with each change: what to keep, and lines for the summary. */
  onChange: (changes: Record<string, string>, lines: SummaryLine[]) => void;
}

export interface ShipmentIsland {
  update: (props: IslandProps) => void;
  end: () => void;
}

/** The fields of a form that say something. */
function fieldsIn(data: FormData): Record<string, string> {
  const texts = [...data].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

/** The shipment of a form, as the API takes it; undefined where nothing was filled in. */
function shipmentIn(data: FormData): object | undefined {
  return nestedIn(rewriteDetails(fieldsIn(data), localeOf(location)), 'shipment');
}

const nothing: Record<string, string> = {};

/** Names the locale in which the details that are kept were typed. */
const typedIn = 'shipment.typedIn';

/** What was kept, as the page's locale writes it. */
function keptIn({ [typedIn]: from, ...kept }: Record<string, string>, locale: Locale) {
  return from ? rewriteDetails(kept, knownLocale(from), locale) : kept;
}

interface IslandRootProps extends IslandProps {
  form: HTMLFormElement;
  strings: ShipmentStrings;
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
  onChange,
}: IslandRootProps) {
  const [live, setLive] = useState<Record<string, string> | null>(null);
  const [settled, setSettled] = useState(nothing);
  const [begun] = useState({
    ...beginning,
    kept: withoutBrought(keptIn(kept.current, locale), beginning.brought),
  });
  useLayoutEffect(hydrated, [hydrated]);

  useEffect(() => {
    const read = () => {
      const fields = fieldsIn(new FormData(form));
      setLive(fields);
      const changes = changedDetails(form, begun.known);
      const isAny = Object.keys(changes).length > 0;
      onChange(isAny ? { ...changes, [typedIn]: locale } : changes, summaryOf(fields, strings, locale));
    };
    const unfoldTarget = ({ target }: Event) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="#${detailId('')}"]`);
      if (link) unfold(document.getElementById(link.hash.slice(1)));
    };
    const settle = () => setSettled(fieldsIn(new FormData(form)));
    restoreDetails(form, begun.kept);
    read();
    settle();
    form.addEventListener('input', read);
    form.addEventListener('change', settle);
    form.addEventListener('click', unfoldTarget, true);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('change', settle);
      form.removeEventListener('click', unfoldTarget, true);
    };
  }, [form, begun, strings, locale, onChange]);

  // A detail at fault is seen, whatever was folded.
  useEffect(() => {
    for (const name of Object.keys(errors)) unfold(document.getElementById(detailId(name)));
  }, [errors]);

  return (
    <ShipmentDetails
      values={values}
      errors={errors}
      strings={strings}
      locale={locale}
      byStaff={byStaff}
      live={live}
      settled={settled}
      kept={live ? begun.kept : nothing}
    />
  );
}

/**
 * Makes the details in the slot live: those that came with the page keep what was typed into them; an empty slot gets
 * new ones. A root of its own, so that the page's scripts need not know the details, nor wait for them.
 */
function mountShipment(strings: ShipmentStrings, slot: HTMLElement, first: IslandProps): ShipmentIsland {
  const form = slot.closest('form') as HTMLFormElement;
  const container = slot.firstElementChild ?? slot.appendChild(document.createElement('div'));
  // While it hydrates, React writes the defaults over text areas, and over nothing else.
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
    // An earlier one would make React render the details again, without what was typed.
    update: (props) => void isHydrated.then(() => root.render(island(props))),
    end: () => root.unmount(),
  };
}

/** Loads the text of the page's locale, for what makes the details live and what they send. */
export async function loadTexts() {
  const strings = await loadShipmentStrings(localeOf(location));
  return {
    mount: (slot: HTMLElement, first: IslandProps) => mountShipment(strings, slot, first),
    shipmentIn,
  };
}
