import type { FileType } from '#platform/files/file-type.ts';

/** Returns the address of a stored file of the settings. It never holds another content. */
export function addressOf(digest: string, type: FileType): string {
  return `/files/${digest}.${type}`;
}
