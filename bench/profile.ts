import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profilesDir } from './programs.ts';

/** The parts of a .cpuprofile that are read here. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

const notWork = new Set(['(root)', '(idle)']);

function placeOf(url: string, lineNumber: number): string {
  if (!url) return '';
  const file = url.startsWith('file:') ? relative('.', fileURLToPath(url)) : url;
  return ` ${file}:${lineNumber + 1}`;
}

/** The functions in which the time was spent that was not idle, longest first, each with its share from 0 to 1. */
function topFunctions({ nodes, samples, timeDeltas }: CpuProfile, most: number) {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'}${placeOf(url, lineNumber)}`,
    ]),
  );
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '?';
    if (!notWork.has(name)) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, time]) => ({ name, share: time / total }));
}

/** Empties the folder that the profiles of one row go to, and makes it. */
export function makeProfileDir(row: string): string {
  const folder = join(profilesDir, row);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

const linesShown = 12;

/** The top functions of each profile in a folder, as lines of text; a server writes a profile for each of its threads. */
export function describeProfiles(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  return files.sort().flatMap((name) => {
    const file = join(folder, name);
    const profile: CpuProfile = JSON.parse(readFileSync(file, 'utf8'));
    const lines = topFunctions(profile, linesShown).map(
      ({ name: top, share }) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${top}`,
    );
    return [file, ...lines];
  });
}
