import ChevronRight from 'lucide-react/icons/chevron-right';
import { Form, Link } from 'react-router';
import type { Section } from '#features/requests/describe-answers.ts';
import { AnswerSections } from '#features/requests/desk/answer-sections.tsx';
import { CargoDetails } from '#features/requests/desk/cargo-card.tsx';
import { request } from '#features/requests/strings/en/request.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { fill } from '#platform/values/format.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import type { RequestData } from './request-data.ts';

const t = request.mergedIn;

const summary = 'flex w-fit min-h-9 items-center gap-1.5';
const mark = 'shrink-0 transition-transform [[open]>summary>&]:rotate-90';

interface AllAnswersProps {
  cargo: RequestData['cargo'];
  answers: Section[];
  /** True once staff have corrected them. */
  isCorrected: boolean;
}

/** Remaining answers of a request, folded. */
export function AllAnswers({ cargo, answers, isCorrected }: AllAnswersProps) {
  const hasCargo = cargo && cargo.pieces.length + cargo.vehicles.length + cargo.sections.length > 0;
  if (!hasCargo && answers.every(({ fields }) => fields.length === 0)) return null;
  return (
    <details className="disclosure mt-2">
      <summary className={`${summary} text-muted hover:text-strong`}>
        <ChevronRight size={17} aria-hidden className={mark} />
        {isCorrected ? request.corrected : request.sent}
      </summary>
      <AnswerSections sections={answers} />
      {cargo && <CargoDetails shipment={cargo} />}
    </details>
  );
}

/** The answers as the customer sent them, folded, with the way back to them. */
export function SentAnswers({ answers, path }: { answers: Section[]; path: string | null }) {
  if (answers.length === 0) return null;
  return (
    <details className="disclosure mt-2">
      <summary className={`${summary} text-muted hover:text-strong`}>
        <ChevronRight size={17} aria-hidden className={mark} />
        {request.asSent}
      </summary>
      <AnswerSections sections={answers} />
      {path && (
        <Link to={path} className="link desk-not-printed inline-flex min-h-9 items-center">
          {request.backToSent}
        </Link>
      )}
    </details>
  );
}

interface MergedAnswersProps {
  merged: RequestData['lead']['merged'][number];
  answers: Section[];
  version: number;
  /** False for a request that is merged itself. */
  canSeparate: boolean;
}

/** Values of a merged request, open until folded, with the button to undo the merge. */
export function MergedAnswers({ merged, answers, version, canSeparate }: MergedAnswersProps) {
  const { timeZone, now } = useDeskClock();
  const { id, reference, receivedAt, isSeparable } = merged;
  const filled = (text: string) => fill(text, { reference, at: shortMoment(receivedAt, now, timeZone) });
  return (
    <details open className="disclosure mt-6 border-t border-hairline pt-1">
      <summary className={`${summary} tabular font-medium text-strong`}>
        <ChevronRight size={17} aria-hidden className={mark} />
        {filled(t.heading)}
      </summary>
      <AnswerSections sections={answers} />
      {isSeparable && canSeparate && (
        <details className="disclosure desk-not-printed mt-2">
          <summary className={`${summary} link`}>
            <ChevronRight size={17} aria-hidden className={mark} />
            {filled(t.undo.title)}
          </summary>
          <Form method="post" preventScrollReset className="mt-1 mb-3 max-w-[72ch] space-y-3">
            <p>{filled(t.undo.text)}</p>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="other" value={id} />
            <button type="submit" name="intent" value="unmerge" className="desk-button">
              {filled(t.undo.submit)}
            </button>
          </Form>
        </details>
      )}
    </details>
  );
}
