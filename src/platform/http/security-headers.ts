import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The source expression that allows one inline script or style by its text (CSP level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A script with data for search engines is never executed, so no policy concerns it (HTML, “data block”). */
function inlineSources(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(
    `<${element}(?![^>]*(?:\\ssrc=|"application/ld\\+json"))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''));
}

/** The policy of a page: everything from our own address, inline scripts and styles only as named here. */
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

/** The policy of a page that is the same for every visitor: exactly its own inline scripts and styles, by hash. */
export function hashedPolicy(html: string): string {
  return contentSecurityPolicy({
    scripts: inlineSources(html, 'script'),
    styles: inlineSources(html, 'style'),
  });
}

const oneYear = 365 * 24 * 60 * 60;

const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * Headers of every response but the build's scripts, styles and fonts (`forSubresource`), as names and values. The
 * referrer policy keeps the Origin header on native form posts. HSTS is sent only where the site's public address is https.
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

/** What a browser obeys of a document alone. */
const ofDocuments = new Set([
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
]);

/** Headers of a script, style or font that pages load: those of `headers` that do not concern documents alone. */
export function forSubresource(headers: [name: string, value: string][]): [name: string, value: string][] {
  return headers.filter(([name]) => !ofDocuments.has(name));
}

/** Adds the security headers to each response; one that a page has set itself stays, as it may be stricter. */
export function sendSecurityHeaders(headers: [name: string, value: string][]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // Not by context.header(), which makes another response for each: a body that is text would become a stream.
    const sent = context.res.headers;
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value);
  };
}
