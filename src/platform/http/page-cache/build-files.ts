import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { forSubresource } from '../security-headers.ts';
import { etagOf, type HeaderList, type SendStored, sendStored, storeResponse } from './stored-response.ts';

/**
 * Bytes above which a file is streamed from the disk: films and brochures, which browsers request in ranges. The
 * largest script of the build, React with its router, has 345 KB.
 */
const largestFile = 512 * 1024;

/** Bytes of files that are kept in memory, several times the size of this site; the oldest are dropped first. */
const mostBytes = 32 * 1024 * 1024;

interface LoadedFile {
  send: SendStored;
  bytes: number;
}

/** The files of the build's browser folder, kept in memory from their first request. */
export interface BuildFiles {
  /** Finds a small file; null for every other path and large files. */
  find(path: string): SendStored | null;
}

/** Lists the paths of the files. */
function index(clientDir: string): Set<string> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files);
}

/** Hono's list lacks captions. */
const mediaTypes = { ...mimes, vtt: 'text/vtt; charset=utf-8' };

/** Scripts, styles and fonts have a content hash in their names. */
const isAsset = (path: string) => path.startsWith('/assets/');

function headersOf(path: string): HeaderList {
  const age = isAsset(path) ? 'max-age=31536000, immutable' : 'max-age=3600';
  const type = getMimeType(path, mediaTypes) ?? 'application/octet-stream';
  return [
    // The build's scripts are modules, which browsers always read as UTF-8.
    ['Content-Type', isAsset(path) ? type.replace(/^(text\/javascript);.*/, '$1') : type],
    ['Cache-Control', `public, ${age}`],
  ];
}

/**
 * Indexes the files of the build and loads each on its first request, in all encodings that the build wrote
 * (scripts/build-site.mjs). Adds the `common` headers, for
 * scripts, styles and fonts only those that apply. `find` throws when a file was deleted before it was read.
 */
export function readBuildFiles(clientDir: string, common: HeaderList, budget = mostBytes): BuildFiles {
  const known = index(clientDir);
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
    if (!known.has(path)) return null;
    const file = join(clientDir, path);
    if (statSync(file).size > largestFile) {
      known.delete(path);
      return null;
    }
    // Loads all encodings at once: a later read could find another build than the ETag and the policy, or no file.
    const content = readFileSync(file);
    const br = existsSync(`${file}.br`) && readFileSync(`${file}.br`);
    const gz = existsSync(`${file}.gz`) && readFileSync(`${file}.gz`);
    const stored = storeResponse(etagOf(content), headersOf(path), {
      identity: () => content,
      ...(br && { br: () => br }),
      ...(gz && { gzip: () => gz }),
    });
    const bytes = content.length + (br ? br.length : 0) + (gz ? gz.length : 0);
    const entry = { send: sendStored(stored, isAsset(path) ? forSubresource(common) : common), bytes };
    keep(path, entry);
    return entry;
  }

  return { find: (path) => (loaded.get(path) ?? load(path))?.send ?? null };
}
