import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { forSubresource, hashedPolicy } from '../security-headers.ts';
import { etagOf, type HeaderList, type SendStored, sendStored, storeResponse } from './stored-response.ts';

/**
 * Bytes above which a file is streamed from the disk: films and brochures, which browsers request in ranges. The
 * largest script of the build, React with its router, has 345 KB.
 */
const largestFile = 512 * 1024;

/** Bytes of files that are kept in memory, several times the size of this site; the oldest are dropped first. */
const mostBytes = 32 * 1024 * 1024;

/** Suffix that React Router adds to a page's path to request its data. */
export const dataSuffix = '.data';

type Kind = 'page' | 'data' | 'file';

interface LoadedFile {
  send: SendStored;
  kind: Kind;
  bytes: number;
}

/** The files of the build's browser folder, kept in memory from their first request. */
export interface BuildFiles {
  /** Finds a prerendered page, its data, or a small file; null for every other path and large files. */
  find(path: string): Readonly<Pick<LoadedFile, 'send' | 'kind'>> | null;
  /** Paths of all prerendered files by their lower-case spelling. */
  prerendered: ReadonlyMap<string, string>;
}

/** Lists the files by URL path. */
function index(clientDir: string) {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const known = new Map<string, { kind: Kind; file: string }>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    known.set(file.slice(0, -'/index.html'.length) || '/', { kind: 'page', file });
  }
  const prerendered = new Map<string, string>();
  // The build renders PDFs separately from the pages, without data.
  for (const file of files.filter((name) => name.endsWith('.pdf'))) prerendered.set(file.toLowerCase(), file);
  for (const file of files.filter((name) => name.endsWith(dataSuffix))) {
    const path = file === '/_.data' ? '/' : file.slice(0, -dataSuffix.length);
    prerendered.set(path.toLowerCase(), path);
    // The data of a file such as a drawing is the file again, and is never requested.
    if (known.has(path)) known.set(file, { kind: 'data', file });
  }
  for (const file of files.filter((name) => !/\.(html|br|gz|data)$/.test(name))) {
    known.set(file, { kind: 'file', file });
  }
  return { known, prerendered };
}

/** Hono's list lacks captions. */
const mediaTypes = { ...mimes, vtt: 'text/vtt; charset=utf-8' };

/** Scripts, styles and fonts have a content hash in their names. */
const isAsset = (path: string) => path.startsWith('/assets/');

function headersOf(kind: Kind, path: string, content: Buffer): HeaderList {
  if (kind === 'file') {
    const age = isAsset(path) ? 'max-age=31536000, immutable' : 'max-age=3600';
    const type = getMimeType(path, mediaTypes) ?? 'application/octet-stream';
    return [
      // The build's scripts are modules, which browsers always read as UTF-8.
      ['Content-Type', isAsset(path) ? type.replace(/^(text\/javascript);.*/, '$1') : type],
      ['Cache-Control', `public, ${age}`],
    ];
  }
  const revalidated: HeaderList = [['Cache-Control', 'public, max-age=0, must-revalidate']];
  if (kind === 'data') return [['Content-Type', 'text/x-script'], ...revalidated];
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', hashedPolicy(content.toString('utf8'))],
    ...revalidated,
  ];
}

/**
 * Indexes the files of the build and loads each on its first request, in all encodings that the build wrote
 * (scripts/build-site.mjs); a page gets a policy that allows exactly its inline scripts. Adds the `common` headers, for
 * scripts, styles and fonts only those that apply. `find` throws when a file was deleted before it was read.
 */
export function readBuildFiles(clientDir: string, common: HeaderList, budget = mostBytes): BuildFiles {
  const { known, prerendered } = index(clientDir);
  const loaded = new Map<string, LoadedFile>();
  let total = 0;

  /** Stores a file and evicts those that were loaded first. */
  function keep(path: string, entry: LoadedFile): void {
    loaded.set(path, entry);
    total += entry.bytes;
    for (const [oldest, { bytes }] of loaded) {
      if (total <= budget || oldest === path) break;
      loaded.delete(oldest);
      total -= bytes;
    }
  }

  function load(path: string): LoadedFile | null {
    const found = known.get(path);
    if (!found) return null;
    const { kind } = found;
    const file = join(clientDir, found.file);
    if (kind === 'file' && statSync(file).size > largestFile) {
      known.delete(path);
      return null;
    }
    // Loads all encodings at once: a later read could find another build than the ETag and the policy, or no file.
    const content = readFileSync(file);
    const br = existsSync(`${file}.br`) && readFileSync(`${file}.br`);
    const gz = existsSync(`${file}.gz`) && readFileSync(`${file}.gz`);
    const stored = storeResponse(etagOf(content), headersOf(kind, path, content), {
      identity: () => content,
      ...(br && { br: () => br }),
      ...(gz && { gzip: () => gz }),
    });
    const bytes = content.length + (br ? br.length : 0) + (gz ? gz.length : 0);
    const entry = { send: sendStored(stored, isAsset(path) ? forSubresource(common) : common), kind, bytes };
    keep(path, entry);
    return entry;
  }

  return { find: (path) => loaded.get(path) ?? load(path), prerendered };
}
