import { Link } from 'react-router';
import type { InboxWords } from './inbox-words.ts';
import { type Arrivals, requestPath } from './use-arrivals.ts';

interface ArrivalLineProps {
  arrivals: Pick<Arrivals, 'untold' | 'forget'>;
  /** The list with the newest first. */
  newestFirstPath: string;
  words: Pick<InboxWords, 'arrived' | 'arrivedMany'>;
}

/** Says politely what came in, whether the list below holds it or is about others; leads to it, wherever it lies. */
export function ArrivalLine({ arrivals, newestFirstPath, words }: ArrivalLineProps) {
  const { untold, forget } = arrivals;
  const [first] = untold;
  const text =
    untold.length > 1 ? words.arrivedMany.replace('{count}', String(untold.length)) : words.arrived;
  const path = untold.length === 1 && first ? requestPath(first.leadId) : newestFirstPath;
  return (
    <p role="status" className={first ? 'mb-2 border-l-2 border-signal bg-panel px-3 py-1.5' : ''}>
      {first && (
        <Link to={path} onClick={forget} className="link inline-block py-1">
          {text}
        </Link>
      )}
    </p>
  );
}
