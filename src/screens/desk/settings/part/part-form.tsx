import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskForm, type DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../../../ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '../../../../ui/desk/page-parts.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { settings as t } from '../../strings/en/settings.ts';
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
  return (
    <div className="desk-page">
      <BackLink to="/desk/settings" text={t.title} />
      <PageHead heading={title} text={text} />
      {loaded.isDrafted && (
        <p className="pb-3">
          {t.drafted}{' '}
          <Link className="link" to="/desk/settings">
            {t.toDraft}
          </Link>
        </p>
      )}
      {before && <div className="max-w-[58rem]">{before}</div>}
      <PartContext value={{ ...part, formId }}>
        <DeskForm
          intent="save"
          formId={formId}
          // A success is in the toast: on a long page the focus stays where it is.
          outcome={outcome?.ok ? null : outcome}
          labels={part.labels}
          submit={t.save}
          t={{ submitting: t.saving, notDone: t.notSaved }}
          other={{ intent: 'publish-part', submit: t.publishPart }}
          className="max-w-[58rem]"
          form={{ onSubmit: part.markSent }}
        >
          <input type="hidden" name="part" value={loaded.part} />
          <input type="hidden" name="basis" value={part.basis} />
          <input type="hidden" name="value" value={part.text} />
          {children}
        </DeskForm>
      </PartContext>
      {part.isUnsaved && (
        <>
          <LeaveGuard question={t.leave} />
          <p className="mt-3 flex flex-wrap gap-x-3 text-[0.875rem]">
            <span className="font-medium text-alert">{t.unsaved}</span>
            <button type="button" className="link py-1" onClick={part.discard}>
              {t.undoAll}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
