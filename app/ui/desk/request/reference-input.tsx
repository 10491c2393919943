import { Form } from 'react-router';
import { describedBy, FieldFrame } from '../../form/field-frame.tsx';

interface ReferenceInputProps {
  id: string;
  /** The page that compares the two; empty on that page itself. */
  path: string;
  typed?: string;
  error?: string;
  words: { label: string; help: string; compare: string };
}

/** Asks for the reference of another request, to compare it with the one on the page. */
export function ReferenceInput({ id, path, typed, error, words }: ReferenceInputProps) {
  const { label, help } = words;
  return (
    <Form method="get" {...(path && { action: path })} className="space-y-3">
      <FieldFrame id={id} label={label} help={help} error={error || undefined}>
        <input
          id={id}
          name="with"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={64}
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label: '', help, error: error || undefined })}
          className="desk-input"
        />
      </FieldFrame>
      <button type="submit" className="desk-button">
        {words.compare}
      </button>
    </Form>
  );
}
