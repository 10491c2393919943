import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { HiddenInputs } from '#features/brief/pages/form/hidden-fields.tsx';
import { HiddenFields } from '#features/brief/pages/form/hidden-fields.tsx';
import {
  deleteSentMessage,
  keepMessage,
  keptMessage,
  markUploadsSent,
  messageUploadsPlace,
} from '#features/requests/message-draft.ts';
import type { RequestsStrings } from '#features/requests/strings.ts';
import { hiddenFields, messageFormId } from '#platform/commands/submission-headers.ts';
import { AttachmentField, type FinishUploads } from '#ui/attachments/attachment-field.tsx';
import type { UploadResult } from '#ui/attachments/upload-list.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';

interface MessageFormProps {
  /** Storage key of the draft. */
  reference: string;
  hidden: HiddenInputs;
  /** Key of the form whose message was just stored; empty for none. */
  written: string;
  /** Explains how the reply arrives. */
  help: string;
  refused: FormOutcome | undefined;
  strings: RequestsStrings['requestStatus']['conversation'];
  attachments: RequestsStrings['requestStatus']['attachments'];
}

const filesId = `${messageFormId}-attachments`;

/** Adds the upload fields to a natively posted form. */
function appendUploads(form: HTMLFormElement, { attachments = [], uploadKey = '' }: UploadResult): void {
  const fields = [
    ...(uploadKey ? [['uploadKey', uploadKey]] : []),
    ...attachments.map((id) => ['keptAttachments', id]),
  ];
  for (const earlier of form.querySelectorAll('[data-upload]')) earlier.remove();
  for (const [name, value] of fields) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    input.dataset.upload = '';
    form.append(input);
  }
}

/**
 * Message form, posted natively also with scripts. Stores its text on this device with the form's key until it is sent,
 * so that a lost connection or a second tab neither loses nor repeats it. With scripts, files are uploaded when
 * selected and kept in this tab.
 */
export function MessageForm({
  reference,
  hidden,
  written,
  help,
  refused,
  strings,
  attachments,
}: MessageFormProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  // A reload of the page data brings another key; the form keeps its first.
  const [key, setKey] = useState(hidden.inputs[hiddenFields.key] ?? '');
  const [isRestored, setRestored] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const keep = () => keepMessage(reference, text.current?.value ?? '', key);
  const begun = useRef(key);
  const finish = useRef<FinishUploads>(() => null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const { current: area } = text;
    deleteSentMessage(reference, written);
    const kept = keptMessage(reference);
    if (!area) return;
    // Input from before hydration or from a refused form is newer.
    if (area.value !== '') keepMessage(reference, area.value, begun.current);
    else if (kept) {
      area.value = kept.text;
      setKey(kept.key);
      setRestored(true);
    }
  }, [reference, written]);
  useEffect(() => {
    // The back/forward cache may restore the page in its sending state.
    const comeBack = () => setSending(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    // Offline, the post would leave the page and lose the selected files.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return event.preventDefault();
    setSending(true);
    const uploads = finish.current();
    if (!uploads) return;
    event.preventDefault();
    const { currentTarget: form } = event;
    const result = await uploads;
    setProblem(result.refused ?? '');
    if (result.refused) {
      setSending(false);
      return document.getElementById(filesId)?.focus();
    }
    appendUploads(form, result);
    markUploadsSent(reference, key);
    form.submit();
  };
  return (
    <form
      id={messageFormId}
      data-draft=""
      method="post"
      encType="multipart/form-data"
      action={`?write#${messageFormId}`}
      noValidate
      onSubmit={submit}
      className="relative mt-5 print:hidden scroll-mt-[calc(var(--header-height)+1rem)] space-y-4"
    >
      {refused && (
        <ErrorSummary
          title={strings.summaryTitle}
          message={refused.message}
          errors={refused.errors}
          labels={{ text: strings.label, attachments: attachments.label }}
          formId={messageFormId}
        />
      )}
      <HiddenFields
        hidden={{ ...hidden, inputs: { ...hidden.inputs, [hiddenFields.key]: key } }}
        leaveEmpty={strings.leaveEmpty}
      />
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[3fr_2fr]">
        <TextArea
          ref={text}
          id={`${messageFormId}-text`}
          name="text"
          rows={3}
          label={strings.label}
          help={help}
          error={refused?.errors.text}
          defaultValue={refused?.values?.text}
          onChange={keep}
        />
        <AttachmentField
          id={filesId}
          label={attachments.label}
          strings={attachments}
          error={problem || refused?.errors.attachments}
          values={refused?.values}
          place={messageUploadsPlace(reference)}
          finish={finish}
        />
      </div>
      {isRestored && (
        <p role="status" className="text-small text-muted">
          {strings.restored}
        </p>
      )}
      {isOffline && (
        <p role="alert" className="text-small font-medium text-alert">
          {strings.offline}
        </p>
      )}
      <SubmitButton sending={isSending} strings={strings} tone="strong" />
    </form>
  );
}
