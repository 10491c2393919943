import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from './locale.tsx';

interface ArrowLinkProps {
  to: string;
  label: string;
  /** Classes of the margin above. */
  className?: string;
}

export function ArrowLink({ to, label, className = '' }: ArrowLinkProps) {
  return (
    <Link to={to} className={`link inline-flex items-center gap-2 py-1 ${className}`}>
      {label}
      <ArrowRight size={18} aria-hidden />
    </Link>
  );
}
