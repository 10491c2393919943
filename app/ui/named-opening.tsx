interface NamedOpeningProps {
  name: string;
  sentence: string;
  id: string;
  className?: string;
}

/** How a section opens whose name belongs to the page's outline: name and sentence together are its heading. */
export function NamedOpening({ name, sentence, id, className = '' }: NamedOpeningProps) {
  return (
    <h2 id={id} className={className}>
      <span className="label mb-3 block">{name}</span>{' '}
      <span className="block max-w-[22ch] text-title">{sentence}</span>
    </h2>
  );
}
