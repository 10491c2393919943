import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { contentSecurityPolicy, hashSource } from './security-headers.ts';

interface Page {
  etag: string;
  policy: string;
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
}

function inlineSources(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''));
}

function loadPage(file: string): Page {
  const html = readFileSync(file);
  const text = html.toString('utf8');
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy({
      scripts: inlineSources(text, 'script'),
      styles: inlineSources(text, 'style'),
    }),
    bodies: {
      identity: new Uint8Array(html),
      gzip: new Uint8Array(gzipSync(html, { level: 9 })),
      br: new Uint8Array(brotliCompressSync(html)),
    },
  };
}

function pathOf(clientDir: string, file: string): string {
  const folder = relative(clientDir, dirname(file)).split(sep).join('/');
  return folder === '' ? '/' : `/${folder}`;
}

/**
 * Serves the pages that the build rendered from memory, compressed once at start, with an ETag and a policy that
 * allows exactly their inline scripts. Everything else, and every post, goes on to the next handler.
 */
export function prerenderedPages(clientDir: string): MiddlewareHandler {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = new Map(files.map((file) => [pathOf(clientDir, file), loadPage(file)]));

  return async (context, next) => {
    const { method, path } = context.req;
    const page = pages.get(path === '/' ? path : path.replace(/\/$/, ''));
    if (!page || (method !== 'GET' && method !== 'HEAD')) return next();

    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    context.header('Content-Type', 'text/html; charset=utf-8');
    context.header('Cache-Control', 'public, max-age=0, must-revalidate');
    context.header('Content-Security-Policy', page.policy);
    context.header('ETag', page.etag);
    context.header('Vary', 'Accept-Encoding');
    if (context.req.header('if-none-match')?.includes(page.etag)) return context.body(null, 304);
    if (encoding !== 'identity') context.header('Content-Encoding', encoding);
    return context.body(page.bodies[encoding]);
  };
}
