import CircleCheck from 'lucide-react/icons/circle-check';

/**
 * Words that only the reader sees who was led to them by their fragment: how a page that is the same for everybody
 * says what one reader just did.
 */
export function FragmentNotice({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} tabIndex={-1} className="hidden bg-panel target:block">
      <p className="frame flex items-start gap-3 py-4 font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {text}
      </p>
    </div>
  );
}
