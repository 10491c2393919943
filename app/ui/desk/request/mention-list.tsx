import { useEffect } from 'react';

interface MentionListProps {
  id: string;
  offered: string[];
  current: string | undefined;
  choose: (name: string) => void;
  words: { title: string; offered: string };
}

/** The id of an entry of the list by its place, for the field that has the focus. */
export function mentionOptionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** Colleagues that can be mentioned, right beneath the field where the name is typed. */
export function MentionList({ id, offered, current, choose, words }: MentionListProps) {
  const optionId = current && mentionOptionId(id, offered.indexOf(current));
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  return (
    <>
      {offered.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={words.title}
          className="absolute top-full left-0 z-10 mt-px w-[min(20rem,100%)] border border-outline bg-field shadow-md"
        >
          {offered.map((name, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys.
            <div
              key={name}
              id={mentionOptionId(id, place)}
              role="option"
              tabIndex={-1}
              aria-selected={name === current}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className="cursor-pointer truncate border-b border-hairline px-3 py-2 text-strong last:border-0 hover:bg-panel aria-selected:bg-panel aria-selected:outline-2 aria-selected:-outline-offset-2"
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {offered.length > 0 && words.offered.replace('{count}', String(offered.length))}
      </p>
    </>
  );
}
