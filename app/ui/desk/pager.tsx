import { Link } from 'react-router';

interface PagerProps {
  more: string | null;
  top: string | null;
  words: { more: string; top: string };
}

/** The ways on at the end of a list that comes in pages; nothing where there is no other page. */
export function Pager({ more, top, words }: PagerProps) {
  if (!more && !top) return null;
  return (
    <p className="flex flex-wrap gap-3 pt-4">
      {more && (
        <Link to={more} className="desk-button">
          {words.more}
        </Link>
      )}
      {top && (
        <Link to={top} className="desk-button">
          {words.top}
        </Link>
      )}
    </p>
  );
}
