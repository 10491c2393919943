import ChevronRight from 'lucide-react/icons/chevron-right';
import { Form } from 'react-router';
import type { Section } from '../../../../contract/answers.ts';
import { SentAnswers } from './sent-answers.tsx';

/** A request that goes on as part of the one on the page. */
export interface MergedRequest {
  id: string;
  reference: string;
  /** When it came in, in words. */
  received: string;
  isSeparable: boolean;
  answers: Section[];
}

interface MergedAnswersProps {
  merged: MergedRequest;
  version: number;
  words: {
    heading: string;
    undo: { title: string; text: string; submit: string };
  };
}

const summary = 'flex w-fit min-h-9 items-center gap-1.5';
const mark = 'shrink-0 transition-transform [[open]>summary>&]:rotate-90';

/** What a merged request was sent with, open until somebody folds it away, and the way to undo the merge. */
export function MergedAnswers({ merged, version, words }: MergedAnswersProps) {
  const { id, reference, received, isSeparable, answers } = merged;
  const fill = (text: string) => text.replaceAll('{reference}', reference).replace('{at}', received);
  return (
    <details open className="disclosure mt-6 border-t border-hairline pt-1">
      <summary className={`${summary} tabular font-medium text-strong`}>
        <ChevronRight size={17} aria-hidden className={mark} />
        {fill(words.heading)}
      </summary>
      <SentAnswers heading={reference} isHeadingHidden answers={answers} />
      {isSeparable && (
        <details className="disclosure desk-not-printed mt-2">
          <summary className={`${summary} link`}>
            <ChevronRight size={17} aria-hidden className={mark} />
            {fill(words.undo.title)}
          </summary>
          <Form method="post" preventScrollReset className="mt-1 mb-3 max-w-[72ch] space-y-3">
            <p>{fill(words.undo.text)}</p>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="other" value={id} />
            <button type="submit" name="intent" value="unmerge" className="desk-button">
              {fill(words.undo.submit)}
            </button>
          </Form>
        </details>
      )}
    </details>
  );
}
