import { escapeHtml } from '#platform/values/escape-html.ts';

/** A refusal that is answered without the frame, its scripts and React: it costs less than the page that it stands for. */
export interface ShortPage {
  heading: string;
  about: string;
  text: string;
  link: { href: string; label: string };
}

/** Returns the document of a short page with the style of all pages. */
export function renderShortPage(
  { heading, about, text, link }: ShortPage,
  { language, style }: { language: string; style: string },
): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${escapeHtml(heading)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><style>${style}</style></head><body><main class="frame pt-8 pb-12"><h1 class="text-heading font-semibold text-strong">${escapeHtml(heading)}</h1><p class="tabular mt-1 text-muted">${escapeHtml(about)}</p><p class="mt-6 measure text-strong">${escapeHtml(text)}</p><p class="mt-6"><a class="button button-primary" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main></body></html>`;
}
