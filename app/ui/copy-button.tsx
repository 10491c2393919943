import Copy from 'lucide-react/icons/copy';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the toast says once it is copied. */
  copied: string;
}

/** Copies a text that stands beside it, from which it can be copied by hand too. Only worth showing where scripts run. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  return (
    <button type="button" className="button button-quiet scripted" onClick={() => copyText(text, copied)}>
      <Copy size={18} aria-hidden />
      {label}
    </button>
  );
}
