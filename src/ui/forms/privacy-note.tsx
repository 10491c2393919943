import { LinkedText } from '../linked-text.tsx';

/** Short privacy note with a link to the full text. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <p className="text-small text-muted">
      <LinkedText text={text} />
    </p>
  );
}
