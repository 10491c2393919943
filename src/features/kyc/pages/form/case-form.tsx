import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../platform/i18n/locale.ts';
import type { Zones } from '../../../../platform/values/moment.ts';
import { ErrorSummary, summaryId } from '../../../../ui/forms/error-summary.tsx';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { PlainLink, PostForm, useLocale } from '../../../../ui/locale.tsx';
import { isWhole, missingIn, rowsOf, wrongIn } from '../../kyc-answers.ts';
import { formAmongDocuments, type KycCase } from '../../kyc-case.ts';
import { kycForm } from '../../kyc-form.ts';
import type { KycStrings } from '../../strings.ts';
import { DocumentsSection } from './documents-section.tsx';
import {
  describeCounts,
  FormContents,
  FormPart,
  PartLink,
  type PartProgress,
  progressOf,
  sectionsOf,
  unfold,
} from './form-contents.tsx';
import type { KycRefusal } from './kyc-input.ts';
import { FormSection, formId } from './question.tsx';
import { SendSection } from './send-section.tsx';
import { useAnswers } from './use-answers.ts';
import { useUploads } from './use-uploads.ts';

interface CaseFormProps {
  kyc: KycCase;
  posted: KycRefusal | undefined;
  /** The initial value of an empty form. */
  beginning: Record<string, string>;
  /** Milliseconds since 1970: no date is after it. */
  now: number;
  zones: Zones;
  /** Nobody is signed in any more, so nobody knows which documents are stored. */
  isHandedBack: boolean;
  strings: Omit<KycStrings['kycCase'], 'done' | 'phone'>;
}

interface SaveBarProps {
  isSaved: boolean;
  /** Whether there is anything to keep yet. */
  begun: boolean;
  saving: boolean;
  strings: KycStrings['kycCase']['send'];
}

/** Saves from wherever one is in the form: it stays at the foot of the window. */
function SaveBar({ isSaved, begun, saving, strings }: SaveBarProps) {
  const status = isSaved ? (begun ? strings.saved : '') : strings.unsaved;
  return (
    <div className="save-bar flex items-center justify-end gap-4 border-t border-hairline bg-ground pt-3">
      <p role="status" className="scripted grow text-small text-muted">
        {status}
      </p>
      <SubmitButton
        intent="save"
        tone="strong"
        sending={saving}
        strings={{ submit: strings.save, submitting: strings.saving }}
      />
    </div>
  );
}

type ByField = Record<string, string>;

/**
 * What is wrong, short enough for a phone: a line for each section, which leads to its first field at fault. One field
 * alone is named with its own message; of several, how many are missing (not in `answers`) and how many are to be checked.
 */
function summaryOf(
  locale: Locale,
  errors: ByField,
  answers: ByField,
  {
    form,
    contents,
  }: {
    form: Pick<KycStrings['kycCase']['form'], 'questions' | 'texts'>;
    contents: KycStrings['kycCase']['contents'];
  },
): { errors: ByField; labels: ByField } {
  const labels: ByField = { ...form.questions };
  const rest = { ...errors };
  const lines = kycForm.flatMap((section): [string, string][] => {
    const ids = rowsOf(section).flatMap((fields) => fields.map(({ id }) => id));
    const atFault = ids.filter((id) => errors[id] !== undefined);
    for (const id of atFault) delete rest[id];
    const [first] = atFault;
    if (first === undefined) return [];
    if (atFault.length === 1) return [[first, String(errors[first])]];
    labels[first] = form.texts.sections[section.id].title;
    const missing = atFault.filter((id) => !answers[id]).length;
    return [[first, describeCounts(locale, { missing, toCheck: atFault.length - missing }, contents)]];
  });
  return { errors: { ...Object.fromEntries(lines), ...rest }, labels };
}

const file = 'KYC-Verification-Form.pdf';

/** The two ways to give the form: on the page, or as a filled-in PDF among the documents. */
function FormWays({ strings }: { strings: KycStrings['kycCase']['ways'] }) {
  return (
    <section id={`${formId}-form`} tabIndex={-1} aria-labelledby="ways" className="outline-offset-8">
      <h2 id="ways" className="text-heading">
        {strings.heading}
      </h2>
      <ul className="mt-5 grid gap-x-10 border-hairline sm:grid-cols-2">
        {strings.list.map(({ title, text, link, download }) => (
          <li key={title} className="border-t border-hairline py-5">
            <h3 className="font-semibold text-strong">{title}</h3>
            <p className="mt-1.5">{text}</p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
              <PartLink className="link py-1" part={link.part}>
                {link.label}
              </PartLink>
              {download && (
                <PlainLink
                  className="link inline-flex items-center gap-2 py-1"
                  href={`/${file}`}
                  download={file}
                >
                  <Download size={17} aria-hidden />
                  {download}
                </PlainLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The form and the documents of a case that can be changed. It is one form, so that whatever is posted without scripts
 * brings everything along that was typed.
 */
export function CaseForm({ kyc, posted, beginning, now, zones, isHandedBack, strings }: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploads(kyc.documents, strings.documents);
  const answers = useAnswers({
    form,
    kept: kyc.answers,
    beginning,
    posted,
    isUploading: uploads.isBusy,
    strings: strings.form,
  });

  const stored = kyc.documents.map(({ id }) => id).join();
  const [storedBefore, setStoredBefore] = useState(stored);
  if (stored !== storedBefore) {
    setStoredBefore(stored);
    answers.clearRefusal();
  }

  const { initial, current, saved, refusal, attempt, pending } = answers;
  const wrong = Object.entries(wrongIn(saved, now)).map(([id, problem]) => [
    id,
    strings.form.fields[problem],
  ]);
  const errors: Record<string, string> = { ...Object.fromEntries(wrong), ...refusal?.errors };
  const documentCount = kyc.documents.filter(({ removable }) => removable).length;
  const missing = missingIn(current, documentCount, now);
  const isFormUploaded = answers.isFormUploaded && missing.formMayBeAmongDocuments && !isWhole(missing);
  const begun = !missing.form;
  const locale = useLocale();
  const parts = progressOf(locale, {
    missing: isFormUploaded ? { answers: [], wrong: {} } : missing,
    begun: begun && !isFormUploaded,
    documentCount: isHandedBack ? null : documentCount,
    errors,
    strings: strings.contents,
  });
  // The first part that lacks something, each with something to check, stored files, and the button that was pressed.
  const [openAtFirst] = useState(() => {
    const first = parts.find(({ isWhole }) => !isWhole);
    const isOpen = ({ id }: PartProgress) =>
      (id === 'documents' && kyc.documents.length > 0) || (id === 'send' && posted?.intent === 'send');
    return parts.filter((part) => part === first || part.isAtFault || isOpen(part)).map(({ id }) => id);
  });
  const atFault = Object.keys(refusal?.errors ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    for (const name of atFault) unfold(document.getElementById(`${formId}-${name}`));
  }, [attempt]);

  const questionsOf = ({ id, title }: PartProgress) =>
    sectionsOf(id).map((section) => (
      <FormSection
        key={section.id}
        section={section}
        isNamed={strings.form.texts.sections[section.id].title === title}
        answers={initial}
        errors={errors}
        strings={strings.form}
      />
    ));
  return (
    <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-12">
      <aside className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4">
        <FormContents parts={parts} strings={strings.contents} />
      </aside>
      <PostForm
        ref={form}
        action={`/kyc#${summaryId(formId)}`}
        encType="multipart/form-data"
        className="space-y-14 lg:col-span-8"
        {...answers.formProps}
      >
        {(!answers.isSaved || uploads.isBusy) && <LeaveGuard question={strings.form.leave} />}
        {/* What Enter in a line presses: the first button of a form, in whichever order the others stand. */}
        <div className="sr-only" aria-hidden>
          <button type="submit" name="intent" value="save" tabIndex={-1}>
            {strings.send.save}
          </button>
        </div>
        {refusal && (
          <ErrorSummary
            key={attempt}
            title={strings.form.summaryTitles[refusal.intent]}
            message={refusal.message}
            {...summaryOf(locale, refusal.errors, refusal.values, strings)}
            formId={formId}
            reveal={(name) => unfold(document.getElementById(`${formId}-${name}`))}
          />
        )}
        <FormWays strings={strings.ways} />
        <div className="border-t border-outline/50">
          {parts.map((part, index) => (
            <FormPart
              key={part.id}
              part={part}
              isOpenAtFirst={openAtFirst.includes(part.id)}
              next={parts[index + 1]}
              strings={strings.contents}
            >
              {questionsOf(part)}
              {part.id === 'documents' && (
                <DocumentsSection
                  documents={isHandedBack ? null : kyc.documents}
                  uploads={uploads}
                  error={errors.document}
                  zones={zones}
                  strings={strings.documents}
                />
              )}
              {part.id === 'send' && (
                <SendSection
                  missing={missing}
                  isFormUploaded={isFormUploaded}
                  error={errors[formAmongDocuments]}
                  sending={pending === 'send'}
                  strings={strings.send}
                />
              )}
            </FormPart>
          ))}
        </div>
        <SaveBar isSaved={answers.isSaved} begun={begun} saving={pending === 'save'} strings={strings.send} />
      </PostForm>
    </div>
  );
}
