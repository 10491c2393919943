import { type FormEvent, useEffect, useRef, useState } from 'react';
import { HiddenFields } from '../../../features/brief/pages/form/hidden-fields.tsx';
import {
  deleteSentMessage,
  deleteSentUploads,
  keepMessage,
  keptMessage,
  markUploadsSent,
  messageUploadsPlace,
} from '../../../features/requests/message-draft.ts';
import type { RequestsStrings } from '../../../features/requests/strings.ts';
import { hiddenFields, messageFormId } from '../../../platform/commands/submission-headers.ts';
import { AttachmentField, type FinishUploads } from '../../../ui/attachments/attachment-field.tsx';
import type { UploadResult } from '../../../ui/attachments/upload-list.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import type { FormResult, HiddenInputs } from '../../../ui/forms/form-result.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';

interface MessageFormProps {
  /** What the message is kept under while it is typed. */
  reference: string;
  hidden: HiddenInputs;
  /** The key of the form whose message was stored just now; empty where none was. */
  written: string;
  /** How a reply reaches the sender. */
  help: string;
  refused: Extract<FormResult, { status: 'refused' }> | undefined;
  strings: RequestsStrings['requestStatus']['conversation'];
  attachments: RequestsStrings['requestStatus']['attachments'];
}

const filesId = `${messageFormId}-attachments`;

/** The fields of the uploads of a form that is posted natively. */
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
 * Writes a message about a request: a native form, posted natively with scripts too. What is typed is kept on this device
 * with the key of the form until it is stored, so that a lost network or a second tab neither loses nor repeats it. With
 * scripts its files are uploaded as they are chosen, and kept in the tab.
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
  // The page's data may be loaded again, with another key: a form keeps its own.
  const [key, setKey] = useState(hidden.inputs[hiddenFields.key] ?? '');
  const [isRestored, setRestored] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const keep = () => keepMessage(reference, { text: text.current?.value ?? '', key });
  const begun = useRef(key);
  const finish = useRef<FinishUploads>(() => null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const { current: area } = text;
    deleteSentMessage(reference, written);
    deleteSentUploads(reference, written);
    const kept = keptMessage(reference);
    if (!area) return;
    // Typed before hydration, or refused: that is newer.
    if (area.value !== '') keepMessage(reference, { text: area.value, key: begun.current });
    else if (kept) {
      area.value = kept.text;
      setKey(kept.key);
      setRestored(true);
    }
  }, [reference, written]);
  useEffect(() => {
    // The page may come back from the browser's memory as it was left.
    const comeBack = () => setSending(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    // A browser that has no network would leave the page, and with it the files that were chosen.
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
      className="relative mt-8 print:hidden scroll-mt-[calc(var(--header-height)+1rem)] space-y-5"
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
      <TextArea
        ref={text}
        id={`${messageFormId}-text`}
        name="text"
        rows={5}
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
