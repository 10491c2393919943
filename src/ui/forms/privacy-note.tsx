import { LinkedText } from '../linked-text.tsx';

/** What happens with the answers, in one line where they are given, with the way to the whole notice. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <p className="text-small text-muted">
      <LinkedText text={text} />
    </p>
  );
}
