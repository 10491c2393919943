const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptPreload = /<link\b[^>]*\brel="(?:deferred-)?modulepreload"[^>]*>/gi;

/** The same HTML without script elements and without the preloads of scripts; every other byte stays. */
export function withoutScripts(html: string): string {
  return html.replace(scriptElement, '').replace(scriptPreload, '');
}
