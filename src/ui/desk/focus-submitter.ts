import type { FormEvent } from 'react';

/** Focuses the button that submits a form. Safari moves the focus out of the form when a button is clicked. */
export function focusSubmitter({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): void {
  const { submitter } = nativeEvent as SubmitEvent;
  if (!currentTarget.contains(document.activeElement)) submitter?.focus({ preventScroll: true });
}
