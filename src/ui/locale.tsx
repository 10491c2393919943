import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router';
import { type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';

export function useLocale(): Locale {
  return localeOf(useLocation());
}

/** Returns a function that localizes the address of a page. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(path, locale);
}

/** React Router's link within the page's locale. `to` has no locale prefix. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink> & { to: string }) {
  return <RouterLink to={useLocalPath()(to)} {...rest} />;
}

/** Same as `Link` for menu entries, which mark the current page. */
export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink> & { to: string }) {
  return <RouterNavLink to={useLocalPath()(to)} {...rest} />;
}

/** Native link to a file or page within the page's locale. */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={useLocalPath()(href)} {...rest} />;
}

/** Form that posts to a page within the page's locale. */
export function PostForm({ action, ...rest }: ComponentProps<'form'> & { action: string }) {
  return <form method="post" action={useLocalPath()(action)} {...rest} />;
}
