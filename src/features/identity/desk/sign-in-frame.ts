import { currentSettings } from '#features/settings/server/current-settings.ts';
import { pathInDesk } from '../require-staff.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';

/** Loads the frame of the sign-in pages. For loaders only: browsers must not load all strings. */
export function signInFrame() {
  return {
    companyName: currentSettings().company.name,
    toasts: signInStrings.frame.toasts,
    frame: signInStrings.frame,
  };
}

/** Returns the page after signing in. */
export function targetOf(request: Request): string {
  return pathInDesk(new URL(request.url).searchParams.get('to'));
}
