import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { documentLanguageOf, type Locale } from '#platform/i18n/locale.ts';
import { languageName } from '#platform/values/language-name.ts';
import type { ServerPartName } from '#ui/document-context.ts';
import { addressIn } from '#ui/other-language.ts';
import type { SiteStrings } from '../strings.ts';

interface LanguagesProps {
  locale: Locale;
  /** Of the pages that visitors are offered. */
  languages: readonly Locale[];
  /** Address of the rendered page. */
  url: URL;
  stringsOf: (locale: Locale) => SiteStrings['layout']['languages'];
}

/** Returns the language's name in that language, capitalized. */
function ownName(locale: Locale): string {
  const name = languageName(locale, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

interface LanguageLinkProps {
  to: Locale;
  url: URL;
  className: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Link to the page in a language; src/before-hydration/languages.ts updates its query and carries the input over. */
function LanguageLink({ to, url, className, isCurrent, children }: LanguageLinkProps) {
  const language = documentLanguageOf(to);
  return (
    <a
      href={addressIn(to, url)}
      data-language={to}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

function LanguageMenu({ locale, languages, url, stringsOf }: LanguagesProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-language"
        className="menu-language flex h-full items-center gap-1.5 px-3 hover:text-strong"
      >
        <Globe size={17} aria-hidden />
        <span aria-hidden className="uppercase">
          {locale}
        </span>
        <span className="sr-only">{`${stringsOf(locale).label}: ${ownName(locale)} (${locale.toUpperCase()})`}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id="menu-language" popover="auto" className="menu-panel">
        <ul>
          {languages.map((to) => (
            <li key={to}>
              <LanguageLink
                to={to}
                url={url}
                isCurrent={to === locale}
                className="flex items-center justify-between gap-6 rounded-control px-3.5 py-2.5 hover:bg-ground hover:text-strong"
              >
                {ownName(to)}
                {to === locale && <Check size={17} aria-hidden />}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Same links for the drawer. */
function LanguageList({ locale, languages, url, stringsOf }: LanguagesProps) {
  return (
    <div className="mt-8">
      <p className="label mb-1">{stringsOf(locale).label}</p>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((to) => (
          <li key={to}>
            <LanguageLink
              to={to}
              url={url}
              isCurrent={to === locale}
              className={`flex min-h-11 items-center ${to === locale ? 'font-medium text-strong' : 'link'}`}
            >
              {ownName(to)}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Offer of each other language; src/before-hydration/languages.ts shows the reader's preferred one. */
function LanguageOffers({ locale, languages, url, stringsOf }: LanguagesProps) {
  const others = languages.filter((otherLocale) => otherLocale !== locale);
  return others.map((otherLocale) => (
    <aside
      key={otherLocale}
      hidden
      data-offer={otherLocale}
      lang={documentLanguageOf(otherLocale)}
      aria-label={stringsOf(otherLocale).label}
      className="language-offer frame max-w-none text-small"
    >
      <LanguageLink to={otherLocale} url={url} className="link min-w-0 py-2.5 pl-4">
        {stringsOf(otherLocale).offer}
      </LanguageLink>
      <button type="button" className="grid size-11 shrink-0 place-items-center text-strong">
        <X size={18} aria-hidden />
        <span className="sr-only">{stringsOf(otherLocale).close}</span>
      </button>
    </aside>
  ));
}

/** Server-only parts of the page in all languages; none where the site has one language. */
export function languageParts(props: LanguagesProps): Record<ServerPartName, ReactNode> {
  if (props.languages.length === 1)
    return { 'language-menu': null, 'language-list': null, 'language-offer': null };
  return {
    'language-menu': <LanguageMenu {...props} />,
    'language-list': <LanguageList {...props} />,
    'language-offer': <LanguageOffers {...props} />,
  };
}
