import { expect, inject, test } from 'vitest';
import { company, lanes, team } from '#features/settings/sample-company.ts';
import { defaultLocale, localeOf, locales, localPath } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { sitemapPaths } from '../support/sitemap.ts';

const site = inject('siteOrigin');

const paths = [
  ...sitemapPaths.filter((path) => localeOf({ pathname: path }) === defaultLocale),
  '/signin',
  '/signup',
  '/forgotpassword',
  '/track',
  '/nonsense',
];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Texts of a page, shown or for screen readers, in parts of at least two words. */
function textsOf(html: string): string[] {
  const body = html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const spoken = [...body.matchAll(/\s(?:alt|aria-label|placeholder|title|content|label)="([^"]*)"/g)];
  return [...body.split(/<[^>]+>/), ...spoken.map(([, text = '']) => text)]
    .map((text) => text.replace(/&([#\w]+);/g, (entity, name) => entities[name] ?? entity))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text));
}

const { street, city, region, postalCode } = company.address;

/** Names of companies, people and places are the same in every language; another one is offered in its own. */
const facts = JSON.stringify([
  [company, lanes, team],
  `${street}, ${city}, ${region} ${postalCode}`,
  locales.map((locale) => siteStringsIn(locale).layout.languages.offer),
]);

/** Terms of the trade, forms and equipment that keep their English names, and names of places with their days. */
const kept = [
  /^(NIT, Colombia|Nutrition Facts|Excise tax|ATA carnet|Carta Porte|EPA Form 3520-1|DOT Form HS-7)$/,
  /^([A-Z]{3}, )?(Ex Works|Free Carrier|Carriage (and Insurance )?Paid To|Delivered (at Place( Unloaded)?|Duty Paid))$/,
  /^([A-Z]{3}, )?(Free Alongside Ship|Free [Oo]n Board|Cost and Freight|Cost, Insurance and Freight)$/,
  /^\d\d′ (high cube|open top|flat rack)\b/,
  /^[\d′″³.,:;()\s]+((m|ft|t|lb|high cube)\b[\d′″³.,:;()\s]*)+$/,
  / \d+–\d+$/,
  /^width=device-width/,
  /^(Subtítulos en español|English captions|Legendas em português)$/,
  new RegExp(`^Feedback · ${company.name}$`),
];

const isLane = (text: string) => text.split(/–| → /).every((end) => facts.includes(end));

const isKept = (text: string) => isLane(text) || kept.some((pattern) => pattern.test(text));

const textsAt = async (path: string) => textsOf(await (await fetch(site + path)).text());

test.each(['es', 'pt'] as const)('no page in %s has a text in English', async (locale) => {
  const english = new Set((await Promise.all(paths.map(textsAt))).flat());
  expect(english.size).toBeGreaterThan(1_000);
  for (const path of paths) {
    const texts = await textsAt(localPath(path, locale));
    expect(texts.length, path).toBeGreaterThan(20);
    const left = texts.filter((text) => english.has(text) && !isKept(text));
    expect([...new Set(left)], localPath(path, locale)).toEqual([]);
  }
});
