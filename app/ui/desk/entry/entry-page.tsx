import type { ReactNode } from 'react';
import { Toaster } from '../../toaster.tsx';
import { Wordmark } from '../../wordmark.tsx';

interface EntryPageProps {
  companyName: string;
  toasts: string;
  frame: { desk: string; toSite: string };
  heading: string;
  text?: string | undefined;
  children: ReactNode;
  /** What stands under the card. */
  footer?: ReactNode;
}

/** A page by which staff come in: one card, without the desk's rail. */
export function EntryPage({ companyName, toasts, frame, heading, text, children, footer }: EntryPageProps) {
  return (
    <div className="desk desk-entry">
      <header className="desk-entry-head">
        <Wordmark name={companyName} />
        <span className="text-muted">{frame.desk}</span>
      </header>
      <main id="content" className="desk-entry-card">
        <h1>{heading}</h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </main>
      <footer className="desk-entry-foot">
        {footer}
        <a className="link py-1" href="/">
          {frame.toSite}
        </a>
      </footer>
      <Toaster label={toasts} />
    </div>
  );
}
