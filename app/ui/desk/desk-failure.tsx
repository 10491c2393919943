import { Link } from 'react-router';

interface FailureText {
  title: string;
  text: string;
}

export interface FailureWords {
  forbidden: FailureText;
  notFound: FailureText;
  failed: FailureText;
  toDesk: string;
}

/** What stands in the desk's frame in the place of a page: beyond one's role (403), missing (404) or failed. */
export function DeskFailure({ status, words }: { status: number; words: FailureWords }) {
  const known: Record<number, FailureText> = { 403: words.forbidden, 404: words.notFound };
  const { title, text } = known[status] ?? words.failed;
  return (
    <div className="desk-page">
      <p className="tabular pt-6 text-muted">{status}</p>
      <h1 className="mt-1">{title}</h1>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <p className="mt-6">
        <Link className="desk-button" to="/desk">
          {words.toDesk}
        </Link>
      </p>
    </div>
  );
}
