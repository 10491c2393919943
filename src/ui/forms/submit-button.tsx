import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MouseEvent } from 'react';

interface SubmitButtonProps {
  sending: boolean;
  strings: { submit: string; submitting: string };
  /** Where the page has another primary action. */
  tone?: 'primary' | 'strong' | 'quiet';
  /** What it is done to, for the ear, where several buttons with one label are on a page. */
  object?: string;
  /** What the button is for, where a form has several: posted as `intent`. */
  intent?: string;
}

/** Sends the form. While sending it stays focusable and says so; further presses do nothing. */
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
