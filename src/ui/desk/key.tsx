import type { ReactNode } from 'react';

/** Key of a control, in its label. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden className="key">
      {children}
    </kbd>
  );
}
