import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';

/** The way back to the list that a page belongs to. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-strong">
      <ArrowLeft size={16} aria-hidden />
      {text}
    </Link>
  );
}
