const preload = /<link rel="modulepreload"/g;
const moduleScript = /<script([^>]*?) type="module"([^>]*)>/g;

/**
 * Makes the module preloads and the entry script of a rendered page inert, for app/before-hydration/ to bring to
 * life. It leans on the exact output of React Router, so it throws when there was not exactly one script to hold back:
 * then this pattern is out of date, and a page would load React at once without anyone noticing.
 */
export function deferHydration(html: string): string {
  const scripts = html.match(moduleScript)?.length ?? 0;
  if (scripts !== 1) throw new Error(`Expected one module script to hold back, found ${scripts}.`);
  return html
    .replace(preload, '<link rel="deferred-modulepreload"')
    .replace(moduleScript, '<script$1 type="text/deferred-module"$2>');
}
