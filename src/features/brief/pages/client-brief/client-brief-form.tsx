import type { KeyboardEvent, ReactNode } from 'react';
import { emailProblem } from '#platform/values/email-address.ts';
import { AttachmentField } from '#ui/attachments/attachment-field.tsx';
import { PrivacyNote } from '#ui/forms/privacy-note.tsx';
import { uploadsPlace } from '#ui/forms/stored-draft.ts';
import { Instant } from '#ui/instant.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import { OfflineNote, OutcomeNotice } from '../form/form-notices.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { BriefFields, BriefSteps, BriefSummary } from './brief-fields.tsx';
import {
  attachmentsField,
  type BriefField,
  briefParts,
  invoiceFields,
  panelId,
  partOfField,
} from './brief-parts.ts';
import { BriefReceipt } from './brief-receipt.tsx';
import { TabList } from './brief-tabs.tsx';
import { CargoSlot } from './cargo-slot.tsx';
import { type BriefProps, useBrief } from './use-brief.ts';

const formId = 'brief';

type PartProps = BriefProps & { brief: ReturnType<typeof useBrief> };

function BriefTabs({ loaderData, brief }: PartProps) {
  const strings = loaderData.strings.form;
  const { part, answers, lines, errors } = brief;
  const email = answers.email?.trim();
  const hasWrongEmail = part > 0 && email && emailProblem(email);
  const tabs = briefParts.map(({ name, fields }, index) => ({
    id: `${formId}-tab-${name}`,
    panelId: panelId(name),
    title: strings.tabs[name],
    hasProblem:
      (index === 0 && Boolean(hasWrongEmail)) ||
      Object.keys(errors).some((field) => partOfField(field) === index),
    // The sender's part is complete with one contact method.
    isFilled:
      index <= brief.furthest &&
      ((index > 0 ? fields.some((field) => answers[field]?.trim()) : brief.hasContact) ||
        (index === briefParts.length - 1 && lines.length > 0)),
  }));
  return (
    <div>
      <TabList
        label={strings.tabList}
        problem={strings.hasProblem}
        filled={strings.isFilled}
        tabs={tabs}
        current={part}
        choose={brief.choose}
      />
      {part > 0 && errors.email && (
        <p role="alert" className="mt-6">
          <a className="link" href={`#${formId}-email`}>
            {errors.email}
          </a>
        </p>
      )}
    </div>
  );
}

type ExportProps = PartProps & { fieldsOf: (fields: readonly BriefField[]) => ReactNode };

/** The last part: what moves, its details, the files, and the reference. */
function ExportPart({ loaderData, actionData: posted, brief, fieldsOf }: ExportProps) {
  const { strings: page, beginning, facts } = loaderData;
  const strings = page.form;
  const { typed, submission, part } = brief;
  const { errors, round } = submission;
  const { unfinished } = strings.attachments;
  const ofFiles = errors[attachmentsField];
  return (
    <div className="space-y-8">
      {fieldsOf(['productToExport'])}
      <CargoSlot
        isOpen={part === briefParts.length - 1}
        values={typed}
        errors={errors}
        beginning={beginning}
        kept={brief.details}
        facts={facts}
        onChange={brief.onDetails}
      />
      <AttachmentField
        id={`${formId}-${attachmentsField}`}
        label={strings.labels.attachments}
        strings={strings.attachments}
        // The file's own line says why.
        error={ofFiles === unfinished ? undefined : ofFiles}
        values={round === 0 ? posted?.values : undefined}
        place={uploadsPlace(beginning.again)}
        finish={brief.finishUploads}
      />
      {fieldsOf(['referenceNumber'])}
    </div>
  );
}

function BriefPanels({ brief, ...page }: PartProps) {
  const strings = page.loaderData.strings.form;
  const { typed, submission, part, answers, errors } = brief;
  const fieldsOf = (fields: readonly BriefField[]) => (
    <BriefFields
      formId={formId}
      fields={fields}
      typed={typed}
      answers={answers}
      errors={errors}
      templates={page.loaderData.templates}
      strings={strings}
    />
  );
  const filledIn = { ...typed, ...answers, ...errors };
  return (
    <div key={submission.round}>
      {briefParts.map(({ name, fields }, index) => (
        <section
          key={name}
          id={panelId(name)}
          role="tabpanel"
          aria-labelledby={`${formId}-tab-${name}`}
          hidden={index !== part}
          tabIndex={-1}
          className="tab-panel outline-none"
        >
          <h2 className="unscripted mt-10 mb-5 text-heading">{strings.tabs[name]}</h2>
          {name === 'export' ? (
            <ExportPart brief={brief} fieldsOf={fieldsOf} {...page} />
          ) : (
            fieldsOf(fields.filter((field) => !invoiceFields.includes(field)))
          )}
          {name === 'general' && (
            <details className="more-fields mt-6" open={invoiceFields.some((field) => filledIn[field])}>
              <summary className="font-semibold text-strong">{strings.invoice}</summary>
              {fieldsOf(invoiceFields)}
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

/** `children` are the summary. */
function BriefAside({ loaderData, brief, children }: PartProps & { children: ReactNode }) {
  const { strings, zones, dueIfSentNow } = loaderData;
  const { due, ask, documents } = strings;
  return (
    <aside
      className="space-y-8 self-start lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9"
      aria-label={documents.title}
    >
      <section className="border-y border-hairline py-5">
        {due.answer} <Instant at={dueIfSentNow} zones={zones} isPromise />
      </section>
      <WhatsAppLink chat={ask} />
      {!brief.hasCargo && <div className="hidden lg:block">{children}</div>}
      <section>
        <h2 className="text-heading">{documents.title}</h2>
        <p className="mt-2">{documents.text}</p>
        <ul className="mt-3 border-t border-hairline">
          {documents.list.map((document) => (
            <li key={document} className="border-b border-hairline py-2.5">
              {document}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** Renders the four parts of the client brief at once; tabs only hide the inactive ones. A receipt replaces them. */
export function ClientBriefForm({ loaderData, actionData }: BriefProps) {
  const { strings: page, hidden, beginning, note, zones, emailToConfirm } = loaderData;
  const strings = page.form;
  const brief = useBrief({ loaderData, actionData });
  const { part, submission, receipt } = brief;
  const { round, isRetry, sending } = submission;
  const last = briefParts.length - 1;
  const isLast = part === last;
  const given = { loaderData, actionData, brief };
  const summary = (
    <BriefSummary
      change={isLast ? null : () => brief.moveTo(last)}
      answers={brief.answers}
      details={brief.lines}
      strings={strings}
    />
  );
  if (receipt)
    return (
      <BriefReceipt
        receipt={receipt}
        zones={zones}
        emailToConfirm={emailToConfirm}
        sendAnother={brief.sendAnother}
        strings={strings}
      />
    );
  // Enter in a one-line field means Next, not submit, unless it selected a suggested place.
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isLine || isRetry || isLast || event.defaultPrevented) return;
    event.preventDefault();
    brief.moveTo(part + 1);
  };
  const draftNote = brief.isRestored
    ? strings.draftRestored
    : beginning.again === undefined
      ? strings.draft
      : strings.draftAgain;
  return (
    <>
      <PageOpening {...page} />
      <div className="frame grid gap-x-10 gap-y-16 pb-section lg:grid-cols-12">
        <form
          ref={brief.form}
          data-draft=""
          method="post"
          encType="multipart/form-data"
          className="relative space-y-8 lg:col-span-7"
          onKeyDown={onKeyDown}
          onInput={({ currentTarget }) => brief.onInput(currentTarget)}
          {...submission.formProps}
        >
          <OutcomeNotice
            submission={submission}
            strings={strings}
            labels={strings.labels}
            formId={formId}
            zones={zones}
          />
          {note && round === 0 && !actionData && (
            <p className="measure border-l-2 border-outline pl-4 text-small">{note}</p>
          )}
          <HiddenFields hidden={hidden} leaveEmpty={strings.leaveEmpty} />
          {brief.hasCargo && !isLast && summary}
          <BriefTabs {...given} />
          <BriefPanels {...given} />
          {!submission.isUnreachable && <OfflineNote strings={strings} />}
          {isLast && !brief.hasCargo && <div className="lg:hidden">{summary}</div>}
          <BriefSteps
            position={part}
            parts={briefParts.length}
            move={brief.moveTo}
            isRetry={isRetry}
            canSend={brief.canSend}
            sending={sending}
            strings={strings}
          />
          <div className="space-y-2">
            <PrivacyNote text={strings.privacy} />
            <p className="scripted text-small text-muted">{draftNote}</p>
          </div>
        </form>
        <BriefAside {...given}>{summary}</BriefAside>
      </div>
    </>
  );
}
