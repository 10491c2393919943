import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MouseEvent } from 'react';

interface SubmitButtonProps {
  sending: boolean;
  strings: { submit: string; submitting: string };
  /** For a page with another primary action. */
  tone?: 'primary' | 'strong' | 'quiet';
  /** Item name for screen readers, where several buttons have the same label. */
  object?: string;
  /** Posted as `intent`, for forms with several buttons. */
  intent?: string;
}

/** Submit button. Stays focusable while sending and ignores further presses. */
export function SubmitButton({ sending, strings, tone = 'primary', object, intent }: SubmitButtonProps) {
  const ignoreWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  return (
    <button
      type="submit"
      {...(intent && { name: 'intent', value: intent })}
      className={`button button-${tone}`}
      aria-disabled={sending || undefined}
      onClick={ignoreWhileSending}
    >
      {sending && <LoaderCircle size={18} aria-hidden className="animate-spin" />}
      {sending ? strings.submitting : strings.submit}
      {object && <span className="sr-only">{object}</span>}
    </button>
  );
}
