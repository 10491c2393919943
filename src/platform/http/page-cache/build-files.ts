import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { forSubresource, hashedPolicy } from '../security-headers.ts';
import { etagOf, type HeaderList, type SendStored, sendStored, storeResponse } from './stored-response.ts';

/**
 * Bytes above which a file is streamed from the disk: films and brochures, of which browsers ask for parts. The largest
 * script of the build, React with its router, has 345 KB.
 */
const largestFile = 512 * 1024;

/** Bytes of files that are kept in memory, several times what this site has; beyond it the oldest are read again. */
const mostBytes = 32 * 1024 * 1024;

/** What React Router adds to a page's path for the address of its data. */
export const dataSuffix = '.data';

type Kind = 'page' | 'data' | 'file';

interface LoadedFile {
  send: SendStored;
  kind: Kind;
  bytes: number;
}

/** The files of the build's browser folder, kept in memory from the first request for each. */
export interface BuildFiles {
  /** What answers a path: a prerendered page, its data, or a small file; null for every other path and large files. */
  find(path: string): Readonly<Pick<LoadedFile, 'send' | 'kind'>> | null;
  /** The paths of all that the build rendered, by their lower-case spelling. */
  prerendered: ReadonlyMap<string, string>;
}

/** Which files there are, by the path of their address. */
function index(clientDir: string) {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const known = new Map<string, { kind: Kind; file: string }>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    known.set(file.slice(0, -'/index.html'.length) || '/', { kind: 'page', file });
  }
  const prerendered = new Map<string, string>();
  // The build renders PDFs apart from the pages, without data.
  for (const file of files.filter((name) => name.endsWith('.pdf'))) prerendered.set(file.toLowerCase(), file);
  for (const file of files.filter((name) => name.endsWith(dataSuffix))) {
    const path = file === '/_.data' ? '/' : file.slice(0, -dataSuffix.length);
    prerendered.set(path.toLowerCase(), path);
    // The data of a file such as a drawing is the file once more, and it is never requested.
    if (known.has(path)) known.set(file, { kind: 'data', file });
  }
  for (const file of files.filter((name) => !/\.(html|br|gz|data)$/.test(name))) {
    known.set(file, { kind: 'file', file });
  }
  return { known, prerendered };
}

/** Hono's list lacks captions. */
const mediaTypes = { ...mimes, vtt: 'text/vtt; charset=utf-8' };

/** The scripts, styles and fonts of the pages, which the build names by their content. */
const isAsset = (path: string) => path.startsWith('/assets/');

function headersOf(kind: Kind, path: string, content: Buffer): HeaderList {
  if (kind === 'file') {
    const age = isAsset(path) ? 'max-age=31536000, immutable' : 'max-age=3600';
    const type = getMimeType(path, mediaTypes) ?? 'application/octet-stream';
    return [
      // The build's scripts are modules, which browsers read as UTF-8 whatever is said.
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
 * Reads which files the build made, and each of them when it is first asked for: in all encodings that the build wrote
 * beside it (scripts/build-site.mjs), a page with a policy that allows exactly its inline scripts. Each is sent
 * with the `common` headers, a script, style or font with those that concern it. `find` throws when a file has gone before
 * it was read.
 */
export function readBuildFiles(clientDir: string, common: HeaderList, budget = mostBytes): BuildFiles {
  const { known, prerendered } = index(clientDir);
  const loaded = new Map<string, LoadedFile>();
  let total = 0;

  /** Keeps a file and makes room for it: the files that were loaded first are read again when asked for. */
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
    // All at once: read later, a body could be of another build than the ETag and the policy, or gone.
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
