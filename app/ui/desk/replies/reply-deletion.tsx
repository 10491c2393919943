import { Form } from 'react-router';

/** Deletes a canned reply, once it was said what that means. */
export function ReplyDeletion({ words }: { words: { open: string; text: string; confirm: string } }) {
  return (
    <details className="mt-10 max-w-[56ch] border-t border-hairline pt-3">
      <summary className="min-h-8 cursor-pointer py-1 text-muted hover:text-strong">{words.open}</summary>
      <p className="mt-1">{words.text}</p>
      <Form method="post" className="mt-3">
        <button
          type="submit"
          name="intent"
          value="delete"
          className="desk-button border-alert bg-alert text-ground hover:text-strong"
        >
          {words.confirm}
        </button>
      </Form>
    </details>
  );
}
