import { Link } from 'react-router';
import { DeskTime } from '../desk-time.tsx';

/** Another request, in one line. */
export interface RelatedLine {
  id: string;
  path: string;
  reference: string;
  about: string;
  stage: string;
  received: { text: string; at: number };
  /** What it has to do with the one on the page, where there is more to say. */
  note: string;
}

interface RelatedListProps {
  id: string;
  heading: string;
  none?: string;
  text?: string;
  lines: RelatedLine[];
  action?: (line: RelatedLine) => React.ReactNode;
}

/** Other requests that belong with the one on the page. */
export function RelatedList({ id, heading, none, text, lines, action }: RelatedListProps) {
  if (lines.length === 0 && !none) return null;
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-4">
      <h2 id={id} className="text-[1rem]">
        {heading}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <>
          {text && <p className="mt-1 text-[0.8125rem] text-muted">{text}</p>}
          <ul className="mt-1">
            {lines.map((line) => (
              <li key={line.id} className="py-2">
                <Link to={line.path} className="link tabular">
                  {line.reference}
                </Link>{' '}
                <span className="text-muted">
                  {line.stage} · <DeskTime {...line.received} />
                </span>
                {line.note && <span className="block font-medium text-strong">{line.note}</span>}
                <span className="block truncate">{line.about}</span>
                {action?.(line)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
