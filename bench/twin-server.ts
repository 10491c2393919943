import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { fetchRaw, type RawResponse } from './programs.ts';

const compress = promisify(brotliCompress);

/** Headers that Node writes, that belong to one connection, or that describe the body with its scripts. */
const replaced =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|set-cookie)$/i;

function headersOf({ headers, body }: RawResponse, keep: (name: string) => boolean): string[] {
  const kept = headers.flatMap((name, index) =>
    index % 2 === 0 && keep(name) ? [name, headers[index + 1] ?? ''] : [],
  );
  return [...kept, 'Content-Length', String(body.length)];
}

async function makeTwin(origin: string, path: string): Promise<RawResponse> {
  const { status, headers, body } = await fetchRaw(origin + path, { 'Accept-Encoding': 'identity' });
  if (status !== 200) throw new Error(`The site answers ${status} at ${path}.`);
  const twin = { status, headers, body: await compress(withoutScripts(body.toString('utf8'))) };
  const kept = headersOf(twin, (name) => !replaced.test(name));
  return { ...twin, headers: [...kept, 'Content-Encoding', 'br'] };
}

/** Only what this response's connection decides; the bytes and their encoding stay. */
const ofConnection = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i;

/** The bytes that the site sends for a file, in the encoding and range that the browser requests. */
async function copyFile(origin: string, path: string, headers: Record<string, string>): Promise<RawResponse> {
  const response = await fetchRaw(origin + path, headers);
  return { ...response, headers: headersOf(response, (name) => !ofConnection.test(name)) };
}

/**
 * Starts a bare server with the twins of pages: their HTML without scripts, with the site's headers, and the files that
 * they need as the site sends them. Each response is fetched from the site once and then sent from memory; warm it up
 * before measuring.
 */
export async function startTwins(
  siteOrigin: string,
  pages: string[],
): Promise<{ origin: string; close(): void }> {
  const responses = new Map<string, Promise<RawResponse>>();
  for (const path of pages) responses.set(path, makeTwin(siteOrigin, path));
  await Promise.all(responses.values());

  const server: Server = createServer(async (request, response) => {
    const { url = '/', headers } = request;
    const wanted: Record<string, string> = { 'Accept-Encoding': String(headers['accept-encoding'] ?? '') };
    if (headers.range) wanted.Range = headers.range;
    const key = pages.includes(url) ? url : `${url} ${Object.values(wanted).join(' ')}`;
    const stored = responses.get(key) ?? copyFile(siteOrigin, url, wanted);
    responses.set(key, stored);
    try {
      const { status, headers: sent, body } = await stored;
      response.writeHead(status, sent).end(body);
    } catch (error) {
      responses.delete(key);
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const scriptPreload = /<link\b[^>]*\brel="(?:deferred-)?modulepreload"[^>]*>/gi;

/** The same HTML without script elements and without the preloads of scripts; every other byte stays. */
function withoutScripts(html: string): string {
  return html.replace(scriptElement, '').replace(scriptPreload, '');
}
