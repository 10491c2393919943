import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts an empty disk of a size such as `24m` on a folder; false where this process may not. */
export function mountDisk(folder: string, size: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder]).status === 0;
}

export function unmountDisk(folder: string): void {
  spawnSync('umount', [folder]);
}

function findMountProblem(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-mount-'));
  const isMounted = mountDisk(folder, '1m');
  if (isMounted) unmountDisk(folder);
  rmdirSync(folder);
  return isMounted ? null : 'needs root and the right to mount';
}

/** Reason that no disk can be mounted; null where one can. */
export const mountProblem = findMountProblem();
