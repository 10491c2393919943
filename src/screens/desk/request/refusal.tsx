import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';

/** Why something was not done, as long as the next attempt has not begun; with the way to sign in where that is why. */
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
