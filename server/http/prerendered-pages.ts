import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { contentSecurityPolicy, hashSource } from './security-headers.ts';
import { answerStored, type StoredAnswer, storeAnswer } from './stored-answer.ts';

function inlineSources(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? ''));
}

/** A file of the build with its headers; its brotli copy was made by the build (scripts/precompress.mjs). */
function store(file: string, content: Buffer, headers: Record<string, string>): StoredAnswer {
  return storeAnswer(
    content,
    { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' },
    readFileSync(`${file}.br`),
  );
}

function storePage(file: string): StoredAnswer {
  const content = readFileSync(file);
  const html = content.toString('utf8');
  const policy = { scripts: inlineSources(html, 'script'), styles: inlineSources(html, 'style') };
  return store(file, content, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(policy),
  });
}

/** What a page is rendered from when the reader comes to it by a link; React Router asks for it as `<path>.data`. */
function storeData(file: string): StoredAnswer {
  return store(file, readFileSync(file), { 'Content-Type': 'text/x-script' });
}

const dataSuffix = '.data';

/** The path without its last slashes; a loop, since an expression for them is quadratic in the slashes before. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What the build rendered: pages and their data by address, and the addresses of all that it rendered. */
function readPrerendered(clientDir: string) {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const pages = new Map<string, StoredAnswer>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    pages.set(file.slice(0, -'/index.html'.length) || '/', storePage(join(clientDir, file)));
  }
  const data = new Map<string, StoredAnswer>();
  const addresses = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(dataSuffix))) {
    const path = file === '/_.data' ? '/' : file.slice(0, -dataSuffix.length);
    addresses.set(path.toLowerCase(), path);
    // The data of a file such as a PDF is the file once more, and nobody asks for it.
    if (pages.has(path)) data.set(file, storeData(join(clientDir, file)));
  }
  return { pages, data, addresses };
}

/**
 * Serves what the build rendered from memory, compressed once at start, with an ETag; pages with a policy that allows
 * exactly their inline scripts. What was rendered is never rendered again: another spelling of an address is sent to
 * the right one. Everything else, and every post, goes on to the next handler.
 */
export function prerenderedPages(clientDir: string): MiddlewareHandler {
  const { pages, data, addresses } = readPrerendered(clientDir);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const plain = withoutLastSlashes(path);
    const stored = pages.get(plain) ?? data.get(path);
    if (stored) return answerStored(context, stored);

    const asksForData = plain.endsWith(dataSuffix);
    const spelled = asksForData ? plain.slice(0, -dataSuffix.length) : plain;
    const address = addresses.get(spelled.toLowerCase());
    if (address === undefined || path === address) return next();
    if (asksForData) return context.text('There is no such file.', 404);
    return context.redirect(`${address}${new URL(context.req.url).search}`, 301);
  };
}
