import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's libfaketime; undefined where it is not installed. */
const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').filter((path) => existsSync(path));

export const hasMovingClock = library !== undefined;

/** The clock of a process and of those that it starts. */
export interface MovingClock {
  /** Variables for the process. */
  settings: Record<string, string>;
  now(): number;
  /** Moves it forward: timers of the process that are due by then end within two seconds. */
  advance(ms: number): void;
}

/** Makes a clock that runs on from `startAt`; `folder` holds its state. */
export function createMovingClock(folder: string, startAt: number): MovingClock {
  const file = join(folder, 'clock');
  let offset = startAt - Date.now();
  const advance = (ms: number) => {
    offset += ms;
    writeFileSync(file, `+${Math.round(offset / 1000)}`);
  };
  advance(0);
  return {
    settings: {
      LD_PRELOAD: String(library),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '0',
    },
    now: () => Date.now() + offset,
    advance,
  };
}
