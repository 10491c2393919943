import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { clearCustomerData, logOutFormId } from '#features/identity/browser/clear-customer-data.ts';
import { callApi } from '#ui/forms/call-api.ts';
import { hidePopoverAround } from '#ui/hide-own-popover.ts';
import { PostForm } from '#ui/locale.tsx';
import type { SiteStrings } from '../strings.ts';

interface LogOutProps {
  strings: SiteStrings['layout']['account'];
  className: string;
  /** Called with the server's message once the session has ended on the server and in this browser. */
  onDone: (message: string) => void;
}

/** Posted by the log-out buttons without scripts. At the end of the page, after the page's forms. */
export function LogOutForm() {
  return <PostForm id={logOutFormId} action="/signout" hidden />;
}

/**
 * Ends the session; without scripts by a post to /signout. When the server cannot be reached, nothing is cleared and a
 * message says so, because the session continues.
 */
export function LogOut({ strings, className, onDone }: LogOutProps) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function logOut(button: HTMLElement) {
    // The previous attempt's message no longer applies.
    toast.dismiss();
    setSending(true);
    setFailed(false);
    const outcome = await callApi<{ message: string }>('POST', '/signout');
    setSending(false);
    if (!outcome.ok) {
      setFailed(true);
      toast.error(strings.logOutFailed);
      return;
    }
    hidePopoverAround(button);
    clearCustomerData();
    onDone(outcome.body.message);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useButtonType: it submits, which is the default; written out, it would be every page's first [type="submit"]. */}
      <button
        form={logOutFormId}
        className={className}
        aria-disabled={sending || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!sending) void logOut(event.currentTarget);
        }}
      >
        {sending ? strings.loggingOut : strings.logOut}
      </button>
      <p role="alert" className={failed ? 'max-w-[16rem] px-3.5 py-2 text-small text-alert' : ''}>
        {failed && strings.logOutFailed}
      </p>
    </>
  );
}
