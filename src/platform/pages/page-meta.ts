import type { MetaDescriptor } from 'react-router';
import type { Company } from '../company.ts';
import { defaultLocale, type Locale, localeOf, localPath, plainPath } from '../i18n/locale.ts';

/** Facts of the site in each page's head. */
type SiteFacts = Pick<Company, 'name' | 'website'> & {
  /** Of the pages that visitors are offered. */
  languages: readonly Locale[];
};

interface PageStrings {
  title: string;
  description: string;
}

/** Facebook's names of the locales; it knows `es_LA` as the Spanish of Latin America, and no `es_419`. */
const openGraphLocales: Record<Locale, string> = { en: 'en_US', es: 'es_LA', pt: 'pt_BR' };

/**
 * Head of a page: title, description, canonical address, the same page in each locale, and the card
 * that is shown where someone shares it. `card` names one of src/screens/site/cards.ts. Addresses are absolute, on the
 * company's own website, and without a query. What only programs read that load documents, browsers do not write again.
 */
export function pageMeta(
  company: SiteFacts,
  pathname: string,
  { title, description }: PageStrings,
  card: string,
): MetaDescriptor[] {
  const url = new URL(pathname.replace(/(.)\/$/, '$1'), company.website);
  const page = { title: fullTitle(title, company), description };
  return [
    { title: page.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url.href },
    ...(import.meta.env.SSR
      ? [...alternates(url, company.languages), ...cardTags(company, url, page, card)]
      : []),
  ];
}

/** The page in each locale, and for readers of any other language. */
function alternates(url: URL, languages: readonly Locale[]): MetaDescriptor[] {
  if (languages.length === 1) return [];
  const path = plainPath(url.pathname);
  const alternate = (hrefLang: string, locale: Locale) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: new URL(localPath(path, locale), url).href,
  });
  return [...languages.map((locale) => alternate(locale, locale)), alternate('x-default', defaultLocale)];
}

function cardTags(
  { name, languages }: SiteFacts,
  url: URL,
  { title, description }: PageStrings,
  card: string,
): MetaDescriptor[] {
  const locale = localeOf(url);
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url.href },
    ...languages.map((other) => ({
      property: other === locale ? 'og:locale' : 'og:locale:alternate',
      content: openGraphLocales[other],
    })),
    { property: 'og:image', content: new URL(`/og/${locale}/${card}.jpg`, url).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** About what result pages show of a title. They name the site next to it, so its own words come first. */
const longestTitle = 65;

function fullTitle(title: string, { name }: Pick<Company, 'name'>): string {
  const full = `${title} · ${name}`;
  return title.startsWith(name) || full.length > longestTitle ? title : full;
}

interface PageCall {
  matches: [{ loaderData: { company: SiteFacts } }, ...unknown[]];
  location: { pathname: string };
  loaderData?: { strings: { meta: PageStrings } } | undefined;
}

/** The `meta` of a page whose loader gives its strings. */
export function metaWith(card: string) {
  return ({ matches, location, loaderData }: PageCall) =>
    loaderData
      ? pageMeta(matches[0].loaderData.company, location.pathname, loaderData.strings.meta, card)
      : [];
}

/**
 * The `meta` of a page that search engines are to leave out: it is one person's, of use to who has its link, or leads to
 * what another page offers too.
 */
export function hiddenMeta({ matches, loaderData }: PageCall): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description } = loaderData.strings.meta;
  return [
    { title: fullTitle(title, matches[0].loaderData.company) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
