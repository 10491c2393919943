import { frame as frameStrings } from '../../../screens/desk/strings/en/frame.ts';
import { company } from '../../settings/sample-company.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';

/** What every page by which staff come in shows around its card. For loaders only: browsers load desk-meta.ts, and must not load all strings. */
export function signInFrame() {
  return { companyName: company.name, toasts: frameStrings.toasts, frame: signInStrings.frame };
}
