import { useDeskLine } from '../desk-line.ts';

/** Says while it is so that the list does not follow what happens, as it would look the same as a quiet morning. */
export function LineNote({ words }: { words: { lineBroken: string } }) {
  const isBroken = useDeskLine() === 'broken';
  return (
    <p role="status" className={isBroken ? 'mb-2 border-l-2 border-alert bg-panel px-3 py-2' : ''}>
      {isBroken && words.lineBroken}
    </p>
  );
}
