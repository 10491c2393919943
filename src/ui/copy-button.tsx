import Copy from 'lucide-react/icons/copy';
import { toast } from 'react-hot-toast/headless';

/** Copies a text and says so. False where the browser does not allow it: no permission, or no secure context. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast.success(copied);
  return true;
}

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the toast says once it is copied. */
  copied: string;
  /** `small` stands within a line of text. */
  look?: 'button' | 'small';
}

/** Copies a text that stands beside it, from which it can be copied by hand too. Only worth showing where scripts run. */
export function CopyButton({ text, label, copied, look = 'button' }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`scripted ${look === 'small' ? 'inline-flex min-h-6 items-center gap-1.5 hover:text-strong' : 'button button-quiet'}`}
      onClick={() => copyText(text, copied)}
      data-replay
    >
      <Copy size={look === 'small' ? 14 : 18} aria-hidden />
      {label}
    </button>
  );
}
