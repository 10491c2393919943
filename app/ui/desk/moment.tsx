import type { ComponentProps } from 'react';
import { DeskTime } from './desk-time.tsx';

interface MomentProps {
  /** Holds {at}. */
  sentence: string;
  moment: Pick<ComponentProps<typeof DeskTime>, 'text' | 'at' | 'isToTheHour'>;
}

/** A sentence with a moment in it. */
export function Moment({ sentence, moment }: MomentProps) {
  const [before, after] = sentence.split('{at}');
  return (
    <>
      {before}
      <DeskTime {...moment} className="tabular" />
      {after}
    </>
  );
}
