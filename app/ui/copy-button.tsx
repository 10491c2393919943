import Copy from 'lucide-react/icons/copy';
import { toast } from 'react-hot-toast/headless';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the toast says once it is copied. */
  copied: string;
}

/** Copies a text that stands beside it. Only worth showing where scripts run. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  };
  return (
    <button type="button" className="button button-quiet scripted" onClick={copy}>
      <Copy size={18} aria-hidden />
      {label}
    </button>
  );
}
