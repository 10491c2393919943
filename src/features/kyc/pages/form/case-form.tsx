import Download from 'lucide-react/icons/download';
import type { FormEvent, ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Zones } from '#platform/values/moment.ts';
import { ErrorSummary, summaryId } from '#ui/forms/error-summary.tsx';
import { PrivacyNote } from '#ui/forms/privacy-note.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { PlainLink, PostForm } from '#ui/locale.tsx';
import type { KycCase } from '../../case-shape.ts';
import { formAmongDocuments } from '../../kyc-case.ts';
import {
  fieldsOfStep,
  isStepWhole,
  type KycStep,
  kycStepIds,
  postedFields,
  stepsOf,
} from '../../kyc-steps.ts';
import type { KycStrings } from '../../strings.ts';
import { DocumentsSection } from './documents-section.tsx';
import type { KycRefusal } from './kyc-input.ts';
import { Progress, titleOf } from './progress.tsx';
import { formId, StepQuestions } from './question.tsx';
import { useUploads } from './use-uploads.ts';

interface CaseFormProps {
  kyc: KycCase;
  posted: KycRefusal | undefined;
  /** The step that a link led to. */
  requested: string | null;
  /** The step that was saved just now. */
  saved: string | null;
  notice: ReactNode;
  /** The initial value of an empty first step. */
  beginning: Record<string, string>;
  /** Milliseconds since 1970: no date is after it. */
  now: number;
  zones: Zones;
  /** Nobody is signed in any more, so nobody knows which documents are stored. */
  isHandedBack: boolean;
  strings: Omit<KycStrings['kycCase'], 'done'>;
}

/** A step of a form that was handed back, with the fields that were posted: nobody knows the answers before. */
function stepIn({ values }: KycRefusal): KycStep | undefined {
  const id = kycStepIds.find((step) => step === values.step);
  if (!id) return undefined;
  const posted = postedFields(id, values);
  const fields = fieldsOfStep(id).filter((field) => posted.includes(field.id));
  return { id, fields, isBegun: true, problems: {} };
}

/** The step that was saved, when it still lacks something, or the next one to fill in: also one that may be left empty. */
function stepAfter(steps: KycStep[], saved: string | null): KycStep | undefined {
  const at = steps.findIndex(({ id }) => id === saved);
  if (at < 0) return undefined;
  return steps.slice(at).find((step) => !isStepWhole(step) || !(step.isBegun || step.id === saved));
}

const file = 'KYC-Verification-Form.pdf';

type Strings = CaseFormProps['strings'];

/** The other way to give the form: the filled-in PDF among the documents, sent as it is. */
function PdfWay({ hasDocuments, strings }: { hasDocuments: boolean; strings: Strings }) {
  const { ways } = strings;
  return (
    <div className="mt-7 border-l-4 border-outline bg-panel px-5 py-4">
      <p className="measure">{ways.text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PlainLink className="link inline-flex items-center gap-2 py-1" href={`/${file}`} download={file}>
          <Download size={17} aria-hidden />
          {ways.download}
        </PlainLink>
        {hasDocuments && (
          <button type="submit" name={formAmongDocuments} value="yes" className="button button-quiet">
            {ways.send}
          </button>
        )}
      </p>
    </div>
  );
}

/** One step of a case that can be changed, as a form of its own that is saved when it is submitted, beside what is missing. */
export function CaseForm({ kyc, posted, requested, saved, notice, now, strings, ...props }: CaseFormProps) {
  const { beginning, zones, isHandedBack } = props;
  const uploads = useUploads(kyc.documents, strings.documents);
  const steps = stepsOf(kyc.answers, now);
  const step =
    (posted && (steps.find(({ id }) => id === posted.values.step) ?? stepIn(posted))) ??
    steps.find(({ id }) => id === requested) ??
    stepAfter(steps, saved) ??
    steps.find((each) => !isStepWhole(each)) ??
    steps.at(-1) ??
    steps[0];
  const isFirst = step.id === 'company';
  const isLast = step.id === 'signatory';
  const title = titleOf(step.id, strings);
  const text = isFirst || step.id === 'details' ? undefined : strings.form.texts.sections[step.id].text;
  const atFault = step.isBegun || saved === step.id ? Object.entries(step.problems) : [];
  const errors =
    posted?.errors ?? Object.fromEntries(atFault.map(([id, problem]) => [id, strings.form.fields[problem]]));
  const answers =
    posted?.values ?? (isFirst && !step.isBegun ? { ...beginning, ...kyc.answers } : kyc.answers);
  const shown = new Set([...step.fields.map(({ id }) => id), ...(isFirst ? ['document'] : [])]);
  const documentCount = kyc.documents.filter(({ removable }) => removable).length;
  const waitForFiles = (event: FormEvent) => {
    if (!uploads.isBusy) return;
    event.preventDefault();
    toast.error(strings.form.fileOnItsWay);
  };
  return (
    <div
      id="step"
      className="grid scroll-mt-[calc(var(--header-height)+1rem)] items-start gap-x-10 gap-y-12 lg:grid-cols-12"
    >
      <PostForm
        key={step.id}
        action={`/kyc#${summaryId(formId)}`}
        encType="multipart/form-data"
        noValidate
        className="space-y-8 lg:col-span-7"
        onSubmit={waitForFiles}
      >
        {notice}
        {uploads.isBusy && <LeaveGuard question={strings.form.leave} />}
        <input type="hidden" name="step" value={step.id} />
        {/* Enter in a line presses the first button of a form, in any order of the others. */}
        <div className="sr-only" aria-hidden>
          <button type="submit" name="intent" value="save" tabIndex={-1}>
            {strings.send.save}
          </button>
        </div>
        {posted && (
          <ErrorSummary
            title={strings.form.summaryTitles[posted.intent]}
            message={posted.message}
            errors={Object.fromEntries(Object.entries(posted.errors).filter(([id]) => shown.has(id)))}
            labels={strings.form.questions}
            formId={formId}
          />
        )}
        <div>
          <h2
            id={`${formId}-step`}
            tabIndex={-1}
            className="scroll-mt-[calc(var(--header-height)+1rem)] text-heading"
          >
            {title}
          </h2>
          {text && <p className="mt-2 measure">{text}</p>}
          {isLast && <p className="mt-2 measure">{strings.send.text}</p>}
        </div>
        <div className="space-y-3">
          <StepQuestions step={step} answers={answers} errors={errors} strings={strings.form} />
        </div>
        {isFirst && (
          <div>
            <h3
              id="documents"
              tabIndex={-1}
              className="mb-3 scroll-mt-[calc(var(--header-height)+1rem)] text-heading"
            >
              {strings.documents.heading}
            </h3>
            <DocumentsSection
              documents={isHandedBack ? null : kyc.documents}
              uploads={uploads}
              error={errors.document}
              zones={zones}
              strings={strings.documents}
            />
            <PdfWay hasDocuments={documentCount > 0} strings={strings} />
          </div>
        )}
        <div className="border-t border-hairline pt-6">
          <button
            type="submit"
            name="intent"
            value={isLast ? 'send' : 'save'}
            className="button button-primary"
          >
            {isLast ? strings.send.send : strings.send.save}
          </button>
          {isLast && (
            <div className="mt-5">
              <PrivacyNote text={strings.send.privacy} />
            </div>
          )}
        </div>
      </PostForm>
      <aside className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4 lg:col-start-9">
        {!isHandedBack && (
          <Progress
            steps={steps}
            current={step.id}
            answers={kyc.answers}
            documentCount={documentCount}
            strings={strings}
          />
        )}
      </aside>
    </div>
  );
}
