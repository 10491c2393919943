import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { fill, listIn } from '../../../../contract/format.ts';
import { deskLocale } from '../../../../contract/locale.ts';
import { fillVariables } from '../../../../contract/reply-variables.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import { Field, TextArea } from '../../../ui/form/field.tsx';

/** What stands in the two fields. */
export interface ReplyText {
  title: string;
  body: string;
}

interface ReplyEditorProps {
  initial: ReplyText;
  errors: Partial<Record<keyof ReplyText, string>>;
  /** What variables stand for in the preview. */
  example: Record<string, string>;
  backPath: string;
  t: DeskStrings['replies'];
  /** What explains the variables. */
  children: ReactNode;
}

interface ReplyPreviewProps {
  text: string;
  /** The variables that nothing stands for. */
  missing: string[];
  t: DeskStrings['replies']['preview'];
}

/** A canned reply as it would be inserted, and what would still be left open. */
function ReplyPreview({ text, missing, t }: ReplyPreviewProps) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="text-[1.0625rem]">
        {t.title}
      </h2>
      <p className="text-[0.875rem] text-muted">{t.text}</p>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
        tabIndex={0}
        className="mt-2 max-h-96 overflow-y-auto border-l-2 border-strong bg-panel px-4 py-3 whitespace-pre-line text-strong"
      >
        {text.trim() || <span className="text-muted">{t.nothing}</span>}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-[0.875rem]">{fill(t.open, { names: listIn(deskLocale, missing) })}</p>
      )}
    </section>
  );
}

/** A canned reply being written, with its preview: as it is typed where scripts run, else by a button. */
export function ReplyEditor({ initial, errors, example, backPath, t, children }: ReplyEditorProps) {
  const [body, setBody] = useState(initial.body);
  const { edit } = t;
  const writing = useRef<HTMLTextAreaElement>(null);
  // What was typed before React came.
  useEffect(() => setBody(writing.current?.value ?? ''), []);
  useEffect(() => {
    const atFault = errors.title ? 'title' : errors.body ? 'body' : null;
    if (atFault) document.getElementById(atFault)?.focus();
  }, [errors]);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Form method="post" className="space-y-5">
        <Field
          id="title"
          name="title"
          label={edit.subject}
          help={edit.subjectHelp}
          error={errors.title}
          type="text"
          autoComplete="off"
          defaultValue={initial.title}
          className="desk-input"
        />
        <TextArea
          id="body"
          name="body"
          label={edit.body}
          help={edit.bodyHelp}
          error={errors.body}
          ref={writing}
          rows={14}
          defaultValue={initial.body}
          onChange={(event) => setBody(event.currentTarget.value)}
          className="desk-input"
        />
        <p className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="save" className="desk-button desk-button-primary">
            {edit.save}
          </button>
          <button type="submit" name="intent" value="preview" className="desk-button unscripted">
            {edit.preview}
          </button>
          <Link to={backPath} className="desk-button">
            {edit.cancel}
          </Link>
        </p>
      </Form>
      <div className="space-y-8">
        <ReplyPreview {...fillVariables(body, example)} t={t.preview} />
        {children}
      </div>
    </div>
  );
}
