import { useKeys } from './use-keys.ts';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-row-link]')];

/** j and k move the focus from line to line of a list; Enter opens the line, as the browser does. */
export function useRowSteps(): void {
  const step = (by: 1 | -1) => {
    const links = rowLinks();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.max(0, Math.min(links.length - 1, at + by));
    links[next]?.focus();
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
}
