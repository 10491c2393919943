import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter, or ⌘Enter, presses the button that sends what is being written; with Shift held, the one marked
 * `data-send-next` where the form has it. The button itself is named, as its value says what the form asks for.
 */
export function sendWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const find = (selector: string) =>
    form?.querySelector<HTMLButtonElement>(`button[type="submit"]${selector}`);
  const button = (event.shiftKey && find('[data-send-next]')) || find('');
  if (button?.ariaDisabled !== 'true') form?.requestSubmit(button);
}
