import { redirect } from 'react-router';
import type { Session } from '../../../../server/accounts/find-session.ts';
import type { RequestFacts, Services } from '../../../../server/context.ts';
import type { Words } from '../../../content/words.ts';

/** A form of the profile, posted without scripts. */
export interface ProfilePost {
  services: Services;
  facts: RequestFacts;
  session: Session;
  fields: Record<string, string>;
}

/** Leads back to the part of the profile that says what was done. */
export function doneOnProfile(intent: keyof Words['profile']['done']): Response {
  return redirect(`/profile?done=${intent}#${intent}`, 303);
}
