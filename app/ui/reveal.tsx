import type { ReactNode } from 'react';

/** A section that comes in once it is scrolled to, where scripts run and motion is welcome (app/styles/reveal.css). */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div data-reveal suppressHydrationWarning>
      {children}
    </div>
  );
}
