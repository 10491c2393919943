import { useKeys } from './use-keys.ts';

const rowLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-row-link]')].filter((link) =>
    link.checkVisibility(),
  );

/** Binds j and k to move the focus between lines; Enter opens one natively. */
export function useRowSteps(): void {
  const step = (by: 1 | -1) => {
    const links = rowLinks();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.max(0, Math.min(links.length - 1, at + by));
    links[next]?.focus();
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
}
