import { useRef, useState } from 'react';
import { formAmongPapers, type KycCase } from '../../../contract/kyc-case.ts';
import { kycForm } from '../../../contract/kyc-form.ts';
import { isWhole, missingIn } from '../../../contract/kyc-missing.ts';
import { wrongIn } from '../../../contract/kyc-wrong.ts';
import type { Zones } from '../../../contract/moment.ts';
import { ErrorSummary, summaryId } from '../form/error-summary.tsx';
import { FormContents } from './form-contents.tsx';
import { FormSection } from './form-section.tsx';
import { FormWays } from './form-ways.tsx';
import type { KycCaseWords, KycRefusal } from './kyc-words.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PapersSection } from './papers-section.tsx';
import { formId } from './question.tsx';
import { SaveBar } from './save-bar.tsx';
import { SendSection } from './send-section.tsx';
import { summaryOf } from './summary-of.ts';
import { useAnswers } from './use-answers.ts';
import { useUploads } from './use-uploads.ts';

interface CaseFormProps {
  kyc: KycCase;
  posted: KycRefusal | undefined;
  /** What stands in an empty form at first. */
  beginning: Record<string, string>;
  /** Milliseconds since 1970: no date is after it. */
  now: number;
  zones: Zones;
  /** Nobody is signed in any more, so nobody knows which papers are stored. */
  isHandedBack: boolean;
  words: KycCaseWords;
}

/**
 * The form and the papers of a case that can be changed. It is one form, so that whatever is posted without scripts
 * brings everything along that was typed.
 */
export function CaseForm({ kyc, posted, beginning, now, zones, isHandedBack, words }: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploads(kyc.papers, words.papers);
  const answers = useAnswers({
    form,
    kept: kyc.answers,
    beginning,
    posted,
    isUploading: uploads.isBusy,
    words: words.form,
  });

  const stored = kyc.papers.map(({ id }) => id).join();
  const [storedBefore, setStoredBefore] = useState(stored);
  if (stored !== storedBefore) {
    setStoredBefore(stored);
    answers.forgetRefusal();
  }

  const { initial, current, saved, refusal, attempt, doing } = answers;
  const wrong = Object.entries(wrongIn(saved, now)).map(([id, problem]) => [id, words.form.fields[problem]]);
  const errors: Record<string, string> = { ...Object.fromEntries(wrong), ...refusal?.errors };
  const paperCount = kyc.papers.filter(({ removable }) => removable).length;
  const missing = missingIn(current, paperCount, now);
  const isAsPaper = answers.isAsPaper && missing.formMayBeAmongPapers && !isWhole(missing);
  const begun = !missing.form;
  return (
    <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-12">
      <aside className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4">
        <FormContents
          missing={isAsPaper ? { answers: [], wrong: {} } : missing}
          begun={begun && !isAsPaper}
          paperCount={isHandedBack ? null : paperCount}
          words={words.contents}
        />
      </aside>
      <form
        ref={form}
        method="post"
        action={`/kyc#${summaryId(formId)}`}
        encType="multipart/form-data"
        className="space-y-14 lg:col-span-8"
        {...answers.formProps}
      >
        {(!answers.isSaved || uploads.isBusy) && <LeaveGuard question={words.form.leave} />}
        {/* What Enter in a line presses: the first button of a form, in whichever order the others stand. */}
        <div className="sr-only" aria-hidden>
          <button type="submit" name="intent" value="save" tabIndex={-1}>
            {words.send.save}
          </button>
        </div>
        {refusal && (
          <ErrorSummary
            key={attempt}
            title={words.form.summaryTitles[refusal.intent]}
            message={refusal.message}
            {...summaryOf(refusal.errors, refusal.values, words)}
            formId={formId}
          />
        )}
        <FormWays words={words.ways} />
        {kycForm.map((section, index) => (
          <FormSection
            key={section.id}
            section={section}
            number={index + 1}
            answers={initial}
            errors={errors}
            words={words.form}
          />
        ))}
        <PapersSection
          papers={isHandedBack ? null : kyc.papers}
          uploads={uploads}
          error={errors.paper}
          zones={zones}
          words={words.papers}
        />
        <SendSection
          missing={missing}
          isAsPaper={isAsPaper}
          error={errors[formAmongPapers]}
          sending={doing === 'send'}
          words={words.send}
        />
        <SaveBar isSaved={answers.isSaved} begun={begun} saving={doing === 'save'} words={words.send} />
      </form>
    </div>
  );
}
