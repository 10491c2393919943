import { locales, localPath } from '../src/platform/i18n/locale.ts';
import { prerenderedPaths } from '../src/routes.ts';

/** The forms that the issue of a visit begins with: pages for a visitor without a session. */
export const formPages = ['/contactus', '/clientbriefform', '/feedback', '/signin', '/signup'];

/** The calculators without a query. */
const toolPages = ['/tools/chargeable-weight', '/tools/container-fit', '/tools/incoterms'];

/** Pages that are rendered for visitors. */
const visitorPages = [...formPages, ...toolPages, '/auth', '/forgotpassword', '/track'];

/** Every public page, in each locale, that a visitor comes to without a link from a mail. */
export const publicPages = [
  ...prerenderedPaths.filter((path) => !/\.\w+$/.test(path)),
  ...locales.flatMap((locale) => visitorPages.map((path) => localPath(path, locale))),
];
