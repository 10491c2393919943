import { sessionMarker } from '../../contract/session-marker.ts';

/** Tells whether this browser holds a session, by the one cookie of it that scripts can read. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${sessionMarker.name}=${sessionMarker.value}`);
}

/**
 * Marks <html data-signed-in> as the cookie has it; styles choose the menu by it (app/styles/scripted.css). On a page
 * rendered for one reader the server has written the name into it. Tells whether anything changed.
 */
export function markSignedIn(): boolean {
  const { dataset } = document.documentElement;
  const signedIn = isSignedIn();
  if (signedIn === 'signedIn' in dataset) return false;
  if (signedIn) dataset.signedIn = '';
  else delete dataset.signedIn;
  return true;
}
