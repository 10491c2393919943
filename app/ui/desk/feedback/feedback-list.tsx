import { DeskTime } from '../desk-time.tsx';

/** Feedback in words. */
export interface FeedbackEntry {
  id: string;
  reference: string;
  name: string;
  rating: number;
  ratingWord: string;
  comments: string;
  language: string;
  when: { text: string; at: number };
}

interface FeedbackListProps {
  entries: FeedbackEntry[];
  words: { heading: string; nobody: string; noComment: string; figures: { outOf: string } };
}

/** What people said, the newest first; the mark is a number and a word. */
export function FeedbackList({ entries, words }: FeedbackListProps) {
  return (
    <ol aria-label={words.heading}>
      {entries.map(({ id, reference, name, rating, ratingWord, comments, language, when }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <p className="leading-tight">
            <span className="tabular text-[1.375rem] font-semibold text-strong">{rating}</span>{' '}
            <span className="text-[0.8125rem] text-muted">{words.figures.outOf}</span>
            <span className="block text-[0.8125rem] font-medium">{ratingWord}</span>
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium break-words text-strong">{name || words.nobody}</span>
              <span className="tabular text-[0.8125rem] text-muted">
                {reference} · {language} · <DeskTime {...when} />
              </span>
            </p>
            <p className="mt-0.5 max-w-[80ch] break-words whitespace-pre-line">
              {comments || <span className="text-muted">{words.noComment}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
