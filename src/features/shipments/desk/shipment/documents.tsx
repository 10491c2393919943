import { useRef } from 'react';
import { Form } from 'react-router';
import { requestPath } from '#features/requests/lead.ts';
import { attachmentFields } from '#platform/files/attachment-input.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fileSize } from '#platform/values/format.ts';
import { Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { type DeskOutcome, FormNote, outcomeFor } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { FoldedForm } from '#ui/desk/folded-form.tsx';
import { UnsavedMark, useUnsaved } from '#ui/desk/unsaved.tsx';
import type { DeskShipment } from '../../shipment.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { tracking } from '../../strings/en/tracking.ts';

const { page: t } = shipments;
const { documents: strings } = t;

interface DocumentsProps {
  shipment: DeskShipment;
  outcome: DeskOutcome | undefined;
}

export function Documents({ shipment, outcome }: DocumentsProps) {
  const { leadId, documents, version } = shipment;
  const added = outcomeFor(outcome, 'add-documents');
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(form, added);
  return (
    <>
      {documents.length === 0 && <p className="text-muted">{strings.none}</p>}
      <ul>
        {documents.map(({ fileId, name, size, kind, isForCustomer, addedAt }) => (
          <li
            key={fileId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-hairline py-2"
          >
            <span className="min-w-0">
              <a
                href={`/api/v1${requestPath(leadId)}/files/${fileId}`}
                download
                className="link wrap-anywhere"
              >
                {tracking.documents[kind]}
              </a>{' '}
              <span className="desk-badge">{isForCustomer ? strings.forCustomer : strings.deskOnly}</span>
              <span className="tabular block text-[0.8125rem] wrap-anywhere text-muted">
                {name} · {fileSize(deskLocale, size)} · <DeskTime at={addedAt} />
              </span>
            </span>
            <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="fileId" value={fileId} />
              <input type="hidden" name="kind" value={kind} />
              {!isForCustomer && <input type="hidden" name="isForCustomer" value="on" />}
              <button type="submit" name="intent" value="change-document" className="desk-button">
                {isForCustomer ? strings.hide : strings.show}
                <span className="sr-only"> {name}</span>
              </button>
              <button type="submit" name="intent" value="remove-document" className="desk-button">
                {strings.remove}
                <span className="sr-only"> {name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <FoldedForm key={documents.length} title={strings.add} object="" isOpen={added !== null}>
        <Form
          ref={form}
          {...unsaved.handlers}
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="space-y-3"
        >
          <FormNote
            outcome={added}
            notDone={t.notDone}
            labels={{ attachments: strings.files }}
            formId="documents"
          />
          <input type="hidden" name="intent" value="add-documents" />
          <input type="hidden" name="version" value={version} />
          <div className="flex flex-wrap items-end gap-3 *:min-w-0">
            <SmallField id="documents-attachments" label={strings.files}>
              <input
                id="documents-attachments"
                type="file"
                name={attachmentFields.files}
                multiple
                data-stored=""
                className="file-input"
              />
            </SmallField>
            <SmallField id="documents-kind" label={strings.kind}>
              <select id="documents-kind" name="kind" className="desk-input w-auto">
                <Options options={optionsOf(tracking.documents)} />
              </select>
            </SmallField>
            <label className="flex min-h-10 items-center gap-2.5">
              <input type="checkbox" name="isForCustomer" value="on" className="size-4.5 accent-strong" />
              {strings.forCustomer}
            </label>
            <button type="submit" className="desk-button">
              {strings.submit}
            </button>
            <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
          </div>
        </Form>
      </FoldedForm>
    </>
  );
}
