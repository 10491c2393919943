interface ReplyPreviewProps {
  text: string;
  /** The variables that nothing stands for. */
  missing: string[];
  words: { title: string; text: string; nothing: string; open: string };
}

/** A canned reply as it would be inserted, and what would still be left open. */
export function ReplyPreview({ text, missing, words }: ReplyPreviewProps) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="text-[1.0625rem]">
        {words.title}
      </h2>
      <p className="text-[0.875rem] text-muted">{words.text}</p>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
        tabIndex={0}
        className="mt-2 max-h-96 overflow-y-auto border-l-2 border-strong bg-panel px-4 py-3 whitespace-pre-line text-strong"
      >
        {text.trim() || <span className="text-muted">{words.nothing}</span>}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-[0.875rem]">{words.open.replace('{names}', missing.join(', '))}</p>
      )}
    </section>
  );
}
