import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OwnService } from '#features/settings/own-services.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { hiddenFields } from '#platform/commands/submission-headers.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { runDeskCommand } from '../support/desk-command.ts';
import { hostileMarkup } from '../support/hostile-texts.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { drayage } from '../support/own-service.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { readPdf } from '../support/pdf-text.ts';
import { addStaff, staffCookie } from '../support/staff.ts';

const markup = { en: hostileMarkup };
/** Its texts are markup, and its page shows what its template has. */
const hostile: OwnService = {
  ...drayage,
  slug: 'hostile',
  template: 'sea-freight',
  showsTemplate: true,
  name: markup,
  summary: markup,
  points: [markup],
  paragraphs: [markup],
  questions: [{ question: markup, answer: markup }],
};

const companies = {
  'the sample': {
    ...sampleSettings,
    services: ['air-freight', drayage, 'sea-freight', 'warehousing', hostile],
  },
  // Without its files, which an import expects beside the settings.
  'another company': {
    ...longBeachSettings,
    team: longBeachSettings.team.map(({ image: _, ...person }) => person),
    brand: { ...longBeachSettings.brand, logo: null, logoOnDark: null },
    pictures: {},
  },
};

describe.each(Object.entries(companies))('services of %s', (_name, content) => {
  let site: OwnSite;
  let headers: { Cookie: string };
  const desk = (...args: string[]) => runDeskCommand(args, { DATA_DIR: site.dataDir });

  function publish(services: unknown) {
    const file = join(site.dataDir, 'changed.json');
    writeFileSync(file, JSON.stringify({ ...content, services }));
    return desk('settings', 'import', file, '--publish');
  }

  async function requestsFor(email: string): Promise<{ service?: string }[]> {
    const { out } = await desk('export', '--format', 'jsonl');
    const leads = out.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    return leads.filter((lead) => lead.email === email).map(({ answers }) => answers);
  }

  beforeAll(async () => {
    site = await startOwnSite();
    const { db } = site.deps;
    headers = { Cookie: await staffCookie(db, await addStaff(db, { name: 'Olga Prieto', role: 'owner' })) };
    expect(await publish(content.services)).toMatchObject({ code: 0, problems: '' });
    await vi.waitFor(async () => expect(await site.statusOf('/services/drayage')).toBe(200), 10_000);
  });

  afterAll(() => site?.remove());

  test('a page of its own, in the menu, the home page, the sitemap and for search engines, in each language', async () => {
    const sitemap = await site.read('/sitemap.xml');
    for (const locale of locales) {
      const name = textIn(drayage.name, locale);
      const path = localPath('/services/drayage', locale);
      const page = await site.read(path);
      expect(page).toContain(`<h1 class="text-opening">${name}</h1>`);
      expect(page).toContain(textIn(drayage.summary, locale));
      expect(page).toContain(textIn(drayage.questions[0]?.question, locale));
      expect(page).toContain('/stills/train-freight-960');
      expect(page).toMatch(new RegExp(`<title>${name} · `));
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      const graph: { '@type': string }[] = JSON.parse(data)['@graph'];
      expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Service', name }));
      // Sections that the owner left empty are not shown.
      expect(page).not.toMatch(/id="(included|price|better|documents)"/);
      expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
      const home = await site.read(localPath('/', locale));
      expect(home.split(`href="${path}"`).length - 1).toBeGreaterThanOrEqual(3);
    }
    expect(await site.statusOf('/services/dray')).toBe(404);
    expect(await site.statusOf('/Services/Drayage')).toBe(200);
    const card = await fetch(`${site.origin}/og/es/service-drayage.jpg`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await site.statusOf('/og/es/service-dray.jpg')).toBe(404);
    const { pages } = await readPdf(await (await fetch(`${site.origin}/brochure.pdf`)).arrayBuffer());
    expect(pages.join(' ')).toContain(drayage.summary.en);
  });

  test('is asked for in the form and by the API, and named in the customer’s language and to staff', async () => {
    const brief = await site.read('/clientbriefform?service=drayage');
    expect(brief).toMatch(/<option value="drayage" data-template="train-freight" selected="">Drayage</);
    const posted = await fetch(`${site.origin}/es/clientbriefform`, {
      method: 'POST',
      headers: { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        [hiddenFields.key]: crypto.randomUUID(),
        email: 'form@shipper.example',
        service: 'drayage',
      }),
    });
    expect(posted.status).toBe(200);
    for (const service of ['drayage', 'dray']) {
      const sent = await fetch(`${site.origin}/api/v1/raterequestform`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${service}@shipper.example`, service }),
      });
      expect(sent.status).toBe(200);
    }
    expect(await requestsFor('form@shipper.example')).toMatchObject([{ service: 'drayage' }]);
    expect(await requestsFor('drayage@shipper.example')).toMatchObject([{ service: 'drayage' }]);
    expect((await requestsFor('dray@shipper.example'))[0]?.service ?? null).toBeNull();
    const mailTo = async (address: string) => (await site.mailsTo(address))[0]?.text ?? '';
    const mail = await vi.waitFor(async () => {
      const text = await mailTo('form@shipper.example');
      expect(text).toContain('/es/requests/');
      return text;
    });
    const [statusPage = ''] = /\/es\/requests\/[\w-]+/.exec(mail) ?? [];
    expect(await site.read(statusPage)).toContain('Acarreo portuario');
    await vi.waitFor(
      async () => expect(await mailTo(content.company.email.rates)).toContain('Drayage'),
      20_000,
    );
  });

  test.runIf(content.services.includes(hostile))('texts with markup are text', async () => {
    const paths = ['/services/hostile', '/', '/clientbriefform', '/services/drayage'];
    for (const path of [...paths.flatMap((each) => locales.map((locale) => localPath(each, locale)))]) {
      const page = await site.read(path);
      expect(page, path).not.toContain('<img src=x');
      expect(page.match(/<script[\s>]/g)?.length, path).toBe(page.match(/<\/script>/g)?.length);
      const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      JSON.parse(data);
    }
    const page = await site.read('/services/hostile');
    expect(page).toContain('&lt;/script&gt;&lt;img src=x');
    // The drawing of its template.
    expect(page).toMatch(/id="price"/);
    const editor = await (await fetch(`${site.origin}/desk/settings/services`, { headers })).text();
    expect(editor).toContain('&lt;img src=x');
    expect(editor).not.toContain('<img src=x');
  });

  test('is not removed while requests name it, and turned off it has no page', async () => {
    const without = content.services.filter((listed) => listed !== drayage);
    const refused = await publish(without);
    expect(refused.code).not.toBe(0);
    expect(refused.problems).toContain('Requests name Drayage: turn it off instead');
    const off = [...without, { ...drayage, isOff: true }];
    expect(await publish(off)).toMatchObject({ code: 0, problems: '' });
    await vi.waitFor(async () => expect(await site.statusOf('/services/drayage')).toBe(404), 10_000);
    const pages = ['/', '/clientbriefform', '/sitemap.xml', '/services/sea-freight'];
    for (const path of pages) expect(await site.read(path), path).not.toMatch(/drayage/i);
    expect((await requestsFor('form@shipper.example'))[0]).toMatchObject({ service: 'drayage' });
    const inbox = await (await fetch(`${site.origin}/desk`, { headers })).text();
    expect(inbox).toContain('Drayage</option>');
    expect(inbox).toMatch(/RR-[A-Z0-9]{6} · Drayage\b/);
  });
});
