const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A number of bytes as people read it: 312 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
