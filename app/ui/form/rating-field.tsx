import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import type { defaultRating, ratings } from '../../../contract/feedback.ts';
import { FieldError } from './field-frame.tsx';

// Types alone are imported, so that zod (25 KB) stays out of the browser; the compiler keeps the values equal.
const marks: typeof ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const markAtFirst: typeof defaultRating = 5;

export interface RatingBand {
  upTo: number;
  label: string;
  emoji: string;
}

interface RatingFieldProps {
  id: string;
  label: string;
  bands: RatingBand[];
  outOf: string;
  chosenAtFirst?: number;
  error?: string | undefined;
}

/** Ten native radios that look like stars; pointing at one previews what it would mean. */
export function RatingField({
  id,
  label,
  bands,
  outOf,
  chosenAtFirst = markAtFirst,
  error,
}: RatingFieldProps) {
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? chosen;
  const bandOf = (value: number) => bands.find(({ upTo }) => value <= upTo);
  const band = bandOf(shown);
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1 font-medium text-strong">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's leaving only ends a preview */}
        <div className="rating -ml-1 flex" onMouseLeave={() => setPointedAt(null)}>
          {marks.map((value) => (
            <label
              key={value}
              onMouseEnter={() => setPointedAt(value)}
              className="rating-star relative grid h-11 w-7.5 place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus sm:w-9"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                defaultChecked={value === chosenAtFirst}
                onChange={() => setChosen(value)}
                className="absolute inset-0 size-full appearance-none outline-none"
              />
              <Star className="pointer-events-none size-6.5 sm:size-7.5" strokeWidth={1.5} aria-hidden />
              <span className="sr-only">
                {value} {outOf}, {bandOf(value)?.label}
              </span>
            </label>
          ))}
        </div>
        <p className="scripted min-w-36 text-strong" data-rating-label>
          <span aria-hidden>{band?.emoji}</span> <span className="font-medium">{band?.label}</span>{' '}
          <span className="tabular text-small text-muted">
            {shown} {outOf}
          </span>
        </p>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
