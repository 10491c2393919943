import type { MetaDescriptor } from 'react-router';
import type { Company } from '../../contract/company.ts';

interface PageStrings {
  title: string;
  description: string;
}

/**
 * What the head of a page says of it: title, description, canonical address, and the card that is shown where someone
 * shares it. `card` names a picture in public/og, 1200 × 630. Addresses are absolute, on the company's own website.
 */
export function pageMeta(
  company: Pick<Company, 'name' | 'website'>,
  path: string,
  { title, description }: PageStrings,
  card = 'home',
): MetaDescriptor[] {
  const fullTitle = title.startsWith(company.name) ? title : `${title} · ${company.name}`;
  const url = new URL(path.replace(/(.)\/$/, '$1'), company.website).href;
  const image = new URL(`/og/${card}.jpg`, company.website).href;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

interface PageCall {
  matches: [{ loaderData: { company: Pick<Company, 'name' | 'website'> } }, ...unknown[]];
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

/** The same for a page that search engines are to leave out: it is one person's, or of use to who has its link. */
export function hiddenMetaWith(card: string) {
  const meta = metaWith(card);
  return (page: PageCall) => (page.loaderData ? [...meta(page), { name: 'robots', content: 'noindex' }] : []);
}
