interface MomentProps {
  /** Holds {at}. */
  sentence: string;
  moment: { text: string; at: string };
}

/** A sentence with a moment in it. */
export function Moment({ sentence, moment }: MomentProps) {
  const [before, after] = sentence.split('{at}');
  return (
    <>
      {before}
      <time dateTime={moment.at} className="tabular">
        {moment.text}
      </time>
      {after}
    </>
  );
}
