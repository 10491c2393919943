import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSetUpStep } from '../../../../features/settings/set-up-steps.ts';
import { DeskForm, type DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../../../ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '../../../../ui/desk/page-parts.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { SitePreview } from '../set-up/site-preview.tsx';
import { StepHead } from '../set-up/step-head.tsx';
import { siteOfStep } from '../set-up/steps.ts';
import type { LoadedPart } from './load-part.ts';
import { type Adopt, PartContext, usePart } from './use-part.ts';

interface PartPageProps {
  page: keyof typeof t.pages;
  loaded: LoadedPart;
  outcome: DeskOutcome | null | undefined;
  /** Above the form. */
  before?: ReactNode;
  /** Adds what nobody types to what is sent. */
  finish?: (value: unknown) => unknown;
  /** Keeps what is typed when another form of the page changes the part. */
  adopt?: Adopt;
  children: ReactNode;
}

const formId = 'part';

interface PartFormProps
  extends Pick<
    ComponentProps<typeof DeskForm>,
    'intent' | 'outcome' | 'submit' | 'other' | 'isPrimary' | 'className' | 'children'
  > {
  part: ReturnType<typeof usePart>;
  formId: string;
  /** Sent beside what is typed, by name. */
  hidden: Record<string, string>;
  preventScrollReset?: boolean;
  /** Below the form, before the note of what is not saved. */
  beside?: ReactNode;
}

/** The form of what `usePart` keeps: its fields, its errors, and a note while something is not saved. */
export function PartForm({
  part,
  formId,
  hidden,
  outcome,
  preventScrollReset = true,
  beside,
  children,
  ...form
}: PartFormProps) {
  return (
    <>
      <PartContext value={{ ...part, formId }}>
        <DeskForm
          formId={formId}
          // A success is in the toast: on a long page the focus stays where it is.
          outcome={outcome?.ok ? null : outcome}
          labels={part.labels}
          t={{ submitting: t.saving, notDone: t.notSaved }}
          isWaiting={part.isWaiting}
          form={{ onSubmit: part.submit, preventScrollReset }}
          {...form}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
        </DeskForm>
      </PartContext>
      {(part.isUnsaved || part.isUploading) && <LeaveGuard question={t.leave} />}
      {(part.isUnsaved || beside) && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {beside}
          {part.isUnsaved && (
            <p className="flex flex-wrap gap-x-3 text-[0.875rem]">
              <span className="font-medium text-alert">{t.unsaved}</span>
              <button type="button" className="link py-1" onClick={part.discard}>
                {t.undoAll}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Page of one part of the settings: its form, which saves in the draft or publishes at once. */
export function PartPage({ page, loaded, outcome, before, finish, adopt, children }: PartPageProps) {
  const isOwn = outcome?.intent === 'save' || outcome?.intent === 'publish-part';
  const part = usePart(loaded, isOwn ? outcome : null, finish, adopt);
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
          {loaded.preview && (
            <a className="link" href={loaded.preview} target="_blank" rel="noreferrer">
              {t.toDraft}
            </a>
          )}
        </p>
      )}
      {!step && before}
      <PartForm
        part={part}
        formId={formId}
        intent="save"
        outcome={outcome}
        hidden={{ page, part: loaded.part, basis: part.basis, value: part.text }}
        submit={step ? t.setUp.save : t.save}
        isPrimary={step !== null}
        {...(!step && { other: { intent: 'publish-part', submit: t.publishPart } })}
        className=""
        preventScrollReset={step === null}
      >
        {children}
      </PartForm>
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
        <div className="desk-step flex flex-col-reverse gap-x-12 gap-y-4 xl:flex-row xl:items-start">
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
