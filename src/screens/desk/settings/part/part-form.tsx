import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isSetUpStep, type SetUpStep } from '#features/settings/set-up-steps.ts';
import { DeskForm, type DeskOutcome } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { SitePreview } from '../set-up/site-preview.tsx';
import { StepHead } from '../set-up/step-head.tsx';
import { siteOfStep } from '../set-up/steps.ts';
import type { LoadedPart } from './load-part.ts';
import { type Adopt, LanguagesContext, PartContext, usePart } from './use-part.ts';

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

interface PartFormProps
  extends Pick<
    ComponentProps<typeof DeskForm>,
    | 'intent'
    | 'subject'
    | 'object'
    | 'outcome'
    | 'submit'
    | 'other'
    | 'isPrimary'
    | 'isDocked'
    | 'className'
    | 'children'
  > {
  part: ReturnType<typeof usePart>;
  formId: string;
  /** Sent beside what is typed, by name. */
  hidden: Record<string, string>;
  preventScrollReset?: boolean;
  /** Below the form, before the note of what is not saved. */
  beside?: ReactNode;
  /** True where the page asks before it is left. */
  isGuarded?: boolean;
}

/** The form of what `usePart` keeps: its fields, its errors, and a note while something is not saved. */
export function PartForm({
  part,
  formId,
  hidden,
  outcome,
  preventScrollReset = true,
  beside,
  isGuarded = false,
  children,
  ...form
}: PartFormProps) {
  const unsaved = part.isUnsaved && (
    <p className="flex flex-wrap items-baseline gap-x-3 text-[0.875rem]">
      <span className="font-medium text-alert">{t.unsaved}</span>
      <button type="button" className="link py-1" onClick={part.discard}>
        {t.undoAll}
      </button>
    </p>
  );
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
          note={form.isDocked && unsaved}
          form={{ onSubmit: part.submit, preventScrollReset }}
          {...form}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
        </DeskForm>
      </PartContext>
      {!isGuarded && (part.isUnsaved || part.isUploading) && <LeaveGuard question={t.leave} />}
      {((!form.isDocked && unsaved) || beside) && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {beside}
          {!form.isDocked && unsaved}
        </div>
      )}
    </>
  );
}

interface SettingsPageProps {
  page: keyof typeof t.pages;
  /** Step of the set-up that the page is shown as; null for none. */
  step: SetUpStep | null;
  /** In place of the page's own. */
  heading?: string;
  loaded: Pick<LoadedPart, 'basis' | 'completed' | 'steps' | 'done' | 'isDrafted' | 'preview' | 'languages'>;
  outcome: DeskOutcome | null | undefined;
  /** Above the forms. */
  before?: ReactNode;
  children: ReactNode;
}

/** Page of the settings around its forms; as a step of the set-up it has the site beside it. */
export function SettingsPage({
  page,
  step,
  loaded,
  outcome,
  before,
  children,
  heading = t.pages[page].title,
}: SettingsPageProps) {
  const [posted] = useState(loaded.done);
  useOutcomeToast(outcome ?? posted);
  useFieldOfAddress();
  const forms = (
    <div className="min-w-0 max-w-[58rem] grow" data-controlled>
      <PageHead heading={heading} {...(heading === t.pages[page].title && { text: t.pages[page].text })} />
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
      <LanguagesContext value={loaded.languages}>{children}</LanguagesContext>
    </div>
  );
  const site = step && siteOfStep(step);
  return (
    <div className="desk-page">
      {step ? (
        <StepHead step={step} completed={loaded.completed ?? []} steps={loaded.steps} />
      ) : (
        <BackLink to="/desk/settings" text={t.title} />
      )}
      {site ? (
        <div className="desk-step flex flex-col-reverse gap-x-12 gap-y-4 xl:flex-row xl:items-start">
          {forms}
          <SitePreview link={loaded.preview} page={site} version={loaded.basis} />
        </div>
      ) : (
        forms
      )}
    </div>
  );
}

/** Returns the outcome of a form that saves or publishes the part. */
export const outcomeOfPart = (part: string, outcome: DeskOutcome | null | undefined): DeskOutcome | null =>
  (outcome?.intent === 'save' || outcome?.intent === 'publish-part') && outcome.values.part === part
    ? outcome
    : null;

interface PartFieldsProps
  extends Pick<PartFormProps, 'part' | 'outcome' | 'subject' | 'object' | 'isGuarded' | 'children'> {
  loaded: LoadedPart;
  formId?: string;
  /** Page, or step of the set-up, that the form is sent from. */
  page: string;
  step: SetUpStep | null;
}

/** The form of one part, which saves in the draft or publishes at once. */
export function PartFields({ loaded, part, page, step, formId = 'part', ...form }: PartFieldsProps) {
  return (
    <div className="pb-8">
      <PartForm
        part={part}
        formId={formId}
        intent="save"
        hidden={{ page, part: loaded.part, basis: part.basis, value: part.text }}
        submit={step ? t.setUp.save : t.save}
        isPrimary={step !== null}
        {...(!step && {
          other: { intent: 'publish-part', submit: t.publishPart, isPrimary: true },
          isDocked: true,
        })}
        className=""
        preventScrollReset={step === null}
        {...form}
      />
    </div>
  );
}

/** Page of one part of the settings. */
export function PartPage({ page, loaded, outcome, before, finish, adopt, children }: PartPageProps) {
  const part = usePart(loaded, outcomeOfPart(loaded.part, outcome), finish, adopt);
  const step = loaded.completed !== null && isSetUpStep(page) ? page : null;
  return (
    <SettingsPage page={page} step={step} loaded={loaded} outcome={outcome} before={before}>
      <PartFields part={part} loaded={loaded} page={page} step={step} outcome={outcome}>
        {children}
      </PartFields>
    </SettingsPage>
  );
}

const fields = 'input, select, textarea';

/** Focuses the field that the address names, or the first one of the group that it names, in its open item. */
function useFieldOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!named) return;
    const field = named.matches(fields) ? named : (named.querySelector<HTMLElement>(fields) ?? named);
    for (let item = field.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
      item.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  }, [hash]);
}
