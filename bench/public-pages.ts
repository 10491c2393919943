import { cachedPages } from '../src/screens/site/cached-pages.ts';

/** The forms that the issue of a visit begins with: pages for a visitor without a session. */
export const formPages = ['/contactus', '/clientbriefform', '/feedback', '/signin', '/signup'];

/** Every public page, in each locale, that a visitor comes to without a link from a mail. */
export const publicPages = cachedPages().flatMap(({ path, isFile }) => (isFile ? [] : [path]));
