import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { DeskForm, type DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../../../ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '../../../../ui/desk/page-parts.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { SitePreview } from '../set-up/site-preview.tsx';
import { StepHead } from '../set-up/step-head.tsx';
import { isSetUpStep, siteOfStep } from '../set-up/steps.ts';
import type { LoadedPart } from './load-part.ts';
import { PartContext, usePart } from './use-part.ts';

interface PartPageProps {
  page: keyof typeof t.pages;
  loaded: LoadedPart;
  outcome: DeskOutcome | null | undefined;
  /** Above the form. */
  before?: ReactNode;
  /** Adds what nobody types to what is sent. */
  finish?: (value: unknown) => unknown;
  children: ReactNode;
}

const formId = 'part';

/** Page of one part of the settings: its form, which saves in the draft or publishes at once. */
export function PartPage({ page, loaded, outcome, before, finish, children }: PartPageProps) {
  const isOwn = outcome?.intent === 'save' || outcome?.intent === 'publish-part';
  const part = usePart(loaded, isOwn ? outcome : null, finish);
  useOutcomeToast(outcome);
  const { title, text } = t.pages[page];
  const step = loaded.completed !== null && isSetUpStep(page) ? page : null;
  useFieldOfAddress();
  const form = (
    <div className="min-w-0 max-w-[58rem] grow" data-controlled>
      <PageHead heading={title} text={text} />
      {loaded.isDrafted && !step && (
        <p className="pb-3">
          {t.drafted}{' '}
          <Link className="link" to="/desk/settings">
            {t.toDraft}
          </Link>
        </p>
      )}
      {!step && before}
      <PartContext value={{ ...part, formId }}>
        <DeskForm
          intent="save"
          formId={formId}
          // A success is in the toast: on a long page the focus stays where it is.
          outcome={outcome?.ok ? null : outcome}
          labels={part.labels}
          submit={step ? t.setUp.save : t.save}
          isPrimary={step !== null}
          t={{ submitting: t.saving, notDone: t.notSaved }}
          {...(!step && { other: { intent: 'publish-part', submit: t.publishPart } })}
          className=""
          isWaiting={part.isWaiting}
          form={{ onSubmit: part.submit, preventScrollReset: step === null }}
        >
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="part" value={loaded.part} />
          <input type="hidden" name="basis" value={part.basis} />
          <input type="hidden" name="value" value={part.text} />
          {children}
        </DeskForm>
      </PartContext>
      {(part.isUnsaved || part.isUploading) && <LeaveGuard question={t.leave} />}
      {part.isUnsaved && (
        <p className="mt-3 flex flex-wrap gap-x-3 text-[0.875rem]">
          <span className="font-medium text-alert">{t.unsaved}</span>
          <button type="button" className="link py-1" onClick={part.discard}>
            {t.undoAll}
          </button>
        </p>
      )}
    </div>
  );
  const site = step && siteOfStep(step);
  return (
    <div className="desk-page">
      {step ? (
        <StepHead step={step} completed={loaded.completed ?? []} />
      ) : (
        <BackLink to="/desk/settings" text={t.title} />
      )}
      {site ? (
        <div className="flex flex-col-reverse gap-x-12 gap-y-4 xl:flex-row xl:items-start">
          {form}
          <SitePreview link={loaded.preview} page={site} version={loaded.basis} />
        </div>
      ) : (
        form
      )}
    </div>
  );
}

/** Focuses the field that the address names, in its open item. */
function useFieldOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!field) return;
    for (let item = field.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
      item.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, [hash]);
}
