import CircleAlert from 'lucide-react/icons/circle-alert';

/** How a sign-in or sign-up went that did not succeed; the password is never given back. */
export interface AccountOutcome {
  message: string;
  values: { username?: string; fullname?: string };
}

/** Why nobody was signed in, announced and beside the form until the next attempt. */
export function AccountNotice({ outcome }: { outcome: AccountOutcome | undefined }) {
  return (
    <div role="alert">
      {outcome && (
        <p className="flex items-start gap-3 bg-alert-ground p-4 text-alert">
          <CircleAlert size={20} aria-hidden className="mt-1 shrink-0" />
          {outcome.message}
        </p>
      )}
    </div>
  );
}
