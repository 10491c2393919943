/*
 * What must be true of <html> before anything is painted, and what listens to the reader's first interaction. It is
 * written into every page's head as one small script (scripts/inline-script.mjs).
 */
import { findStoredUser, forgetUser, isSignedIn, markSignedIn } from '../client/stored-user.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

// Scripts run: the media feature `scripting` is younger than some phones.
document.documentElement.dataset.scripted = '';
markSignedIn();
// The session has expired or was ended where this browser could not hear of it. Other tabs hear of it only then.
if (!isSignedIn() && findStoredUser()) forgetUser();
hydrateOnInteraction();
// The back/forward cache keeps what was typed. A password has one of two `autocomplete` values, also while it is visible.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const passwords = document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const password of passwords) password.value = '';
});
