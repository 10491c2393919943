import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router';
import { type Locale, localeOf, localPath } from '../platform/i18n/locale.ts';

/** The locale of the page that is shown. */
export function useLocale(): Locale {
  return localeOf(useLocation());
}

/** Gives the address of a page of the site in the locale of the page that is shown. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(path, locale);
}

/** React Router's link, to a page in the locale of the page that is shown. `to` names no locale. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink> & { to: string }) {
  return <RouterLink to={useLocalPath()(to)} {...rest} />;
}

/** The same for an entry of a menu, which is marked on its own page. */
export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink> & { to: string }) {
  return <RouterNavLink to={useLocalPath()(to)} {...rest} />;
}

/** The browser's own link, to a file or a page in the locale of the page that is shown. */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={useLocalPath()(href)} {...rest} />;
}

/** A form that is posted to a page in the locale of the page that is shown. */
export function PostForm({ action, ...rest }: ComponentProps<'form'> & { action: string }) {
  return <form method="post" action={useLocalPath()(action)} {...rest} />;
}
