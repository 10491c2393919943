import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The source expression that allows one inline script or style by its text (CSP level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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

const oneYear = 365 * 24 * 60 * 60;

/**
 * Headers that every answer carries. The referrer policy keeps the Origin header on native form posts. HSTS is sent
 * only where the site's public address is https.
 */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  return secureHeaders({
    // A page may be stricter: the status page sends no referrer at all.
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: options.https ? `max-age=${oneYear}; includeSubDomains` : false,
    // A hint only, and browsers warn where a sandboxed frame of the same origin came first.
    originAgentCluster: false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    xDownloadOptions: false,
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
}
