import type { DeskOutcome } from './desk-form.tsx';

/** Reason of a refusal until the next attempt, with a sign-in link when the session ended. */
export function Refusal({ outcome, className = '' }: { outcome: DeskOutcome; className?: string }) {
  return (
    <p role="alert" className={`bg-alert-ground p-3 text-alert ${className}`}>
      {outcome.message}
      {outcome.signIn && (
        <>
          {' '}
          <a href={outcome.signIn.path} target="_blank" rel="noopener" className="link">
            {outcome.signIn.label}
          </a>
        </>
      )}
    </p>
  );
}
