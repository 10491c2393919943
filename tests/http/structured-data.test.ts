import { expect, inject, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { localeOf, locales, localPath, plainPath } from '#platform/i18n/locale.ts';
import { readHead } from '../support/read-head.ts';
import { sitemapPaths } from '../support/sitemap.ts';

const site = inject('siteOrigin');
const { origin } = new URL(company.website);

const required: Record<string, string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  'Organization,ProfessionalService': [
    '@id',
    'name',
    'url',
    'logo',
    'telephone',
    'address',
    'openingHoursSpecification',
    'areaServed',
    'contactPoint',
  ],
  FAQPage: ['mainEntity'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
};

interface Thing {
  '@type': string | string[];
  [member: string]: unknown;
}

async function thingsOf(path: string): Promise<Thing[]> {
  const { structured } = readHead(await (await fetch(site + path)).text());
  expect(structured).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(structured[0] ?? '') as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return graph as Thing[];
}

function typesOf(path: string): string[] {
  if (path === '/') return ['WebSite', 'Organization,ProfessionalService', 'FAQPage'];
  if (path === '/contactus') return ['BreadcrumbList', 'Organization,ProfessionalService'];
  return path.startsWith('/services/') ? ['BreadcrumbList', 'Service'] : ['BreadcrumbList'];
}

test.each(sitemapPaths)('%s has the structured data of its kind', async (path) => {
  const things = await thingsOf(path);
  expect(things.map((thing) => String(thing['@type']))).toEqual(typesOf(plainPath(path)));
  for (const thing of things) {
    for (const member of required[String(thing['@type'])] ?? []) {
      expect(thing[member], `${thing['@type']}.${member}`).toEqual(expect.anything());
      expect(thing[member]).not.toEqual('');
    }
  }
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
    | Thing[]
    | undefined;
  const locale = localeOf({ pathname: path });
  if (!crumbs) return;
  expect(crumbs.map(({ position, item }) => [position, item])).toEqual([
    [1, new URL(localPath('/', locale), origin).href],
    [2, origin + path],
  ]);
  for (const { name } of crumbs) expect(name).toEqual(expect.stringMatching(/\S/));
});

test('the hours of the structured data are on the clock where the office stands', async () => {
  const [, data] = await thingsOf('/');
  // Nine to six in New York, in Houston.
  expect(data?.openingHoursSpecification).toMatchObject([{ opens: '08:00', closes: '17:00' }]);
  expect(data?.contactPoint).toMatchObject({ availableLanguage: [...locales] });
});
