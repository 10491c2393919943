import { type ComponentType, useEffect, useRef } from 'react';
import { useLocale } from '../../../../ui/locale.tsx';
import type { IslandProps, ShipmentIsland } from './shipment-island.tsx';

/** One object: for another one with the same text, React would empty the element. */
const asItCame = { __html: '' };

type ServerDetails = ComponentType<Pick<IslandProps, 'values' | 'errors' | 'locale' | 'byStaff'>>;

let Details: ServerDetails | null = null;

/** Sets what the server renders the details with; in browsers there is none. */
export function renderDetailsWith(details: ServerDetails): void {
  Details = details;
}

/** Loads the script of the details and their text; fails without a connection. */
export function loadDetails() {
  return import('./shipment-island.tsx').then(({ loadTexts }) => loadTexts());
}

/**
 * The shipment details, as the server rendered them; their script is loaded once they are opened, when some were kept, or
 * where they are missing as the page was come to by a link. Without it they are what they are without scripts.
 */
export function ShipmentSlot(given: Omit<IslandProps, 'locale'>) {
  const props = { ...given, locale: useLocale() };
  const { values, errors, kept } = given;
  const slot = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const latest = useRef(props);
  latest.current = props;
  const island = useRef<ShipmentIsland>(undefined);

  useEffect(() => {
    const element = slot.current as HTMLElement;
    const ended = new AbortController();
    const { signal } = ended;
    const load = async () => {
      const { mount } = await loadDetails();
      if (signal.aborted || island.current) return;
      // The page came with what was true at first.
      island.current = mount(element, first.current);
      island.current.update(latest.current);
    };
    // What fails is tried again when the next group is opened.
    const tryLoad = () => void load().catch(() => {});
    element.addEventListener('toggle', tryLoad, { capture: true, signal });
    if (!element.firstElementChild || element.querySelector('[open]') || Object.keys(kept.current).length > 0)
      tryLoad();
    return () => {
      ended.abort();
      island.current?.end();
      island.current = undefined;
    };
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the others never change.
  useEffect(() => island.current?.update(latest.current), [values, errors]);

  if (Details)
    return (
      <div ref={slot}>
        <div>
          <Details {...props} />
        </div>
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and keeps what the server rendered.
  return <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
}
