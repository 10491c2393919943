import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale } from '#ui/locale.tsx';
import type { CargoIsland, IslandProps } from './cargo-island.tsx';

/** One constant object: React would empty the element for another object with the same text. */
const asItCame = { __html: '' };

/** The details with the texts of each locale; the build leaves them out of browsers' scripts (`loadDetails`). */
const onServer = import.meta.env.SSR && {
  ...(await import('./cargo-details.tsx')),
  ...(await import('#features/cargo/cargo-lines.ts')),
};

/** Loads the script and texts of the details; rejects without a connection. */
export function loadDetails() {
  return import('./cargo-island.tsx').then(({ loadTexts }) => loadTexts());
}

interface CargoSlotProps extends Omit<IslandProps, 'locale'> {
  /** True once the part with the details is open. */
  isOpen: boolean;
}

/**
 * Server-rendered cargo details. Their script loads when their part is open, when a draft has some, or when they are
 * missing after client navigation. Without it they work as without scripts.
 */
export function CargoSlot({ isOpen, ...given }: CargoSlotProps) {
  const props = { ...given, locale: useLocale() };
  const { values, errors, kept } = given;
  const slot = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const island = useRef<CargoIsland>(undefined);
  const update = useEffectEvent(() => island.current?.update(props));

  const tryLoad = useRef(() => {});

  useEffect(() => {
    const element = slot.current as HTMLElement;
    const ended = new AbortController();
    const { signal } = ended;
    const load = async () => {
      const { mount } = await loadDetails();
      if (signal.aborted || island.current) return;
      // Mounts with the first values, which the server rendered.
      island.current = mount(element, first.current);
      update();
    };
    // A failed load is repeated when the next field has the focus.
    tryLoad.current = () => void load().catch(() => {});
    element.addEventListener('focusin', tryLoad.current, { signal });
    if (!element.firstElementChild || Object.keys(kept.current).length > 0) tryLoad.current();
    return () => {
      ended.abort();
      island.current?.end();
      island.current = undefined;
    };
  }, [kept]);

  useEffect(() => {
    if (isOpen) tryLoad.current();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the others never change.
  useEffect(() => update(), [values, errors]);

  if (onServer) {
    const { CargoDetails, cargoStringsIn } = onServer;
    const { locale, byStaff, facts } = props;
    return (
      <div ref={slot}>
        <div>
          <CargoDetails
            values={values}
            errors={errors}
            strings={cargoStringsIn(locale)}
            locale={locale}
            byStaff={byStaff}
            facts={facts}
          />
        </div>
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and keeps what the server rendered.
  return <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
}
