import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Returns the source expression that allows an inline script or style by hash (CSP level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Skips JSON-LD: a data block is not executed, so no policy applies (HTML, “data block”). */
function inlineSources(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(
    `<${element}(?![^>]*(?:\\ssrc=|"application/ld\\+json"))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''));
}

/** Allows everything from the site's origin, and inline scripts and styles only by the given sources. */
export function contentSecurityPolicy(sources: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${sources.scripts.join(' ')}`.trim(),
    `style-src 'self' ${sources.styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the policy of a page that is equal for all visitors: exactly its inline scripts and styles, by hash. */
export function hashedPolicy(html: string): string {
  return contentSecurityPolicy({
    scripts: inlineSources(html, 'script'),
    styles: inlineSources(html, 'style'),
  });
}

const oneYear = 365 * 24 * 60 * 60;

const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * Headers of every response but the build's scripts, styles and fonts (`forSubresource`). The referrer policy keeps the
 * Origin header on native form posts. HSTS requires a public https address.
 */
export function securityHeaders({ https }: { https: boolean }): [name: string, value: string][] {
  return [
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ...(https
      ? [['Strict-Transport-Security', `max-age=${oneYear}; includeSubDomains`] satisfies [string, string]]
      : []),
  ];
}

/** Headers that browsers apply only to documents. */
const ofDocuments = new Set([
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
]);

/** Returns the headers of a script, style or font, without those that apply only to documents. */
export function forSubresource(headers: [name: string, value: string][]): [name: string, value: string][] {
  return headers.filter(([name]) => !ofDocuments.has(name));
}

/** Adds the security headers; a header that the page has set stays, because it may be stricter. */
export function sendSecurityHeaders(headers: [name: string, value: string][]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // Avoids context.header(), which creates another response for each header: a text body would become a stream.
    const sent = context.res.headers;
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value);
  };
}
