import Copy from 'lucide-react/icons/copy';
import { toast } from 'react-hot-toast/headless';

/** Copies a text and shows a toast. Resolves to false without permission or outside a secure context. */
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
  /** Toast after copying. */
  copied: string;
  /** `small` fits into a line of text. */
  look?: 'button' | 'small';
}

/** Copies a text that is visible next to it. Show it only where scripts run. */
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
