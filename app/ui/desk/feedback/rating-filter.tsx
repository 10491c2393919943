import { Form, Link } from 'react-router';

interface RatingFilterProps {
  ratings: readonly number[];
  from: number;
  to: number;
  kept: Record<string, string>;
  clearPath: string | null;
  words: { label: string; from: string; to: string; apply: string; clear: string };
}

/** The range of marks that is shown, as a form whose answers are the page's address. */
export function RatingFilter({ ratings, from, to, kept, clearPath, words }: RatingFilterProps) {
  const choice = (name: 'from' | 'to', value: number) => (
    <label className="flex items-center gap-2">
      {words[name]}
      <select key={value} name={name} defaultValue={value} className="desk-input w-auto">
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form method="get" aria-label={words.label} className="flex flex-wrap items-center gap-3 py-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="font-medium text-strong">{words.label}</span>
      {choice('from', from)}
      {choice('to', to)}
      <button type="submit" className="desk-button">
        {words.apply}
      </button>
      {clearPath && (
        <Link to={clearPath} className="link px-1 py-2">
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
