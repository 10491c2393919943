import { useState } from 'react';

interface Shown {
  version: number;
  /** The newest event that is shown. */
  position: number;
  /** What others of the desk did. */
  changes: { position: number }[];
}

/**
 * The version of the request that a reply is written to. The page loads itself again while one writes, and the newest
 * version would let an answer pass that a colleague has given meanwhile: so it stays the one that was shown when the
 * writing began, until `see` says that the refusal was shown. One's own changes move it on.
 */
export function useWrittenAt({ version, position, changes }: Shown, isBegun: boolean) {
  const [seen, setSeen] = useState(isBegun ? { version, position } : null);
  const isOvertaken = seen !== null && changes.some((change) => change.position > seen.position);
  return {
    version: isOvertaken ? seen.version : version,
    begin: () => setSeen((before) => before ?? { version, position }),
    see: () => setSeen({ version, position }),
    forget: () => setSeen(null),
  };
}
