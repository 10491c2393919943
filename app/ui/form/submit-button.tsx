import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MouseEvent } from 'react';

interface SubmitButtonProps {
  sending: boolean;
  label: string;
  sendingLabel: string;
}

/** Sends the form. While sending it stays focusable and says so; further presses do nothing. */
export function SubmitButton({ sending, label, sendingLabel }: SubmitButtonProps) {
  const ignoreWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  return (
    <button
      type="submit"
      className="button button-primary"
      aria-disabled={sending || undefined}
      onClick={ignoreWhileSending}
    >
      {sending && <LoaderCircle size={18} aria-hidden className="animate-spin" />}
      {sending ? sendingLabel : label}
    </button>
  );
}
