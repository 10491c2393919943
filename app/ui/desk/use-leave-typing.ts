import { useEffect } from 'react';

/** Escape leaves a field, so that single keys are keys again; what is written stays. In a dialog it closes the dialog. */
export function useLeaveTyping(): void {
  useEffect(() => {
    const press = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || document.querySelector('dialog[open]'))
        return;
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) target.blur();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
