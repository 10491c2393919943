import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OwnService } from '../../src/features/settings/own-services.ts';
import { sampleSettings } from '../../src/features/settings/sample-settings.ts';
import { hiddenFields } from '../../src/platform/commands/submission-headers.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { locales, localPath } from '../../src/platform/i18n/locale.ts';
import { textIn } from '../../src/platform/i18n/text-in.ts';
import { runDeskCommand } from '../support/desk-command.ts';
import { hostileMarkup } from '../support/hostile-texts.ts';
import { longBeachSettings } from '../support/long-beach.ts';
import { drayage } from '../support/own-service.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
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
  const dataDir = mkdtempSync(join(tmpdir(), 'own-services-'));
  let site: ServerProcess;
  let headers: { Cookie: string };
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  const textOf = async (path: string) => (await fetch(site.origin + path)).text();
  const desk = (...args: string[]) => runDeskCommand(args, { DATA_DIR: dataDir });

  function publish(services: unknown) {
    const file = join(dataDir, 'changed.json');
    writeFileSync(file, JSON.stringify({ ...content, services }));
    return desk('settings', 'import', file, '--publish');
  }

  async function requestsFor(email: string): Promise<{ service?: string }[]> {
    const { out } = await desk('export', '--format', 'jsonl');
    const leads = out.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    return leads.filter((lead) => lead.email === email).map(({ answers }) => answers);
  }

  beforeAll(async () => {
    site = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
    headers = { Cookie: await staffCookie(db, await addStaff(db, { name: 'Olga Prieto', role: 'owner' })) };
    await close();
    expect(await publish(content.services)).toMatchObject({ code: 0, problems: '' });
    await vi.waitFor(async () => expect(await statusOf('/services/drayage')).toBe(200), 10_000);
  }, 90_000);

  afterAll(async () => {
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  });

  test('a page of its own, in the menu, the home page, the sitemap and for search engines, in each language', async () => {
    const sitemap = await textOf('/sitemap.xml');
    for (const locale of locales) {
      const name = textIn(drayage.name, locale);
      const path = localPath('/services/drayage', locale);
      const page = await textOf(path);
      expect(page).toContain(`<h1 class="text-opening">${name}</h1>`);
      expect(page).toContain(textIn(drayage.summary, locale));
      expect(page).toContain(textIn(drayage.questions[0]?.question, locale));
      expect(page).toContain('/stills/train-freight-960');
      expect(page).toMatch(new RegExp(`<title>${name} · `));
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      const graph: { '@type': string }[] = JSON.parse(data)['@graph'];
      expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Service', name }));
      // What the owner did not write of it, the site does not say.
      expect(page).not.toMatch(/id="(included|price|better|documents)"/);
      expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
      const home = await textOf(localPath('/', locale));
      expect(home.split(`href="${path}"`).length - 1).toBeGreaterThanOrEqual(3);
    }
    expect(await statusOf('/services/dray')).toBe(404);
    expect(await statusOf('/Services/Drayage')).toBe(200);
    const card = await fetch(`${site.origin}/og/es/service-drayage.jpg`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await statusOf('/og/es/service-dray.jpg')).toBe(404);
    const { pages } = await readPdf(await (await fetch(`${site.origin}/brochure.pdf`)).arrayBuffer());
    expect(pages.join(' ')).toContain(drayage.summary.en);
  });

  test('is asked for in the form and by the API, and named in the customer’s language and to staff', async () => {
    const brief = await textOf('/clientbriefform?service=drayage');
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
    const mailTo = async (address: string) => {
      const folder = join(dataDir, 'mail');
      const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      return mails.find(({ to }) => to?.some((each) => each.address === address))?.text ?? '';
    };
    const mail = await vi.waitFor(async () => {
      const text = await mailTo('form@shipper.example');
      expect(text).toContain('/es/requests/');
      return text;
    }, 20_000);
    const [statusPage = ''] = /\/es\/requests\/[\w-]+/.exec(mail) ?? [];
    expect(await textOf(statusPage)).toContain('Acarreo portuario');
    await vi.waitFor(
      async () => expect(await mailTo(content.company.email.rates)).toContain('Drayage'),
      20_000,
    );
  }, 60_000);

  test.runIf(content.services.includes(hostile))('texts with markup are text', async () => {
    const paths = ['/services/hostile', '/', '/clientbriefform', '/services/drayage'];
    for (const path of [...paths.flatMap((each) => locales.map((locale) => localPath(each, locale)))]) {
      const page = await textOf(path);
      expect(page, path).not.toContain('<img src=x');
      expect(page.match(/<script[\s>]/g)?.length, path).toBe(page.match(/<\/script>/g)?.length);
      const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      JSON.parse(data);
    }
    const page = await textOf('/services/hostile');
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
    await vi.waitFor(async () => expect(await statusOf('/services/drayage')).toBe(404), 10_000);
    const pages = ['/', '/clientbriefform', '/sitemap.xml', '/services/sea-freight'];
    for (const path of pages) expect(await textOf(path), path).not.toMatch(/drayage/i);
    expect((await requestsFor('form@shipper.example'))[0]).toMatchObject({ service: 'drayage' });
    const inbox = await (await fetch(`${site.origin}/desk`, { headers })).text();
    expect(inbox).toContain('Drayage</option>');
    expect(inbox).toMatch(/RR-[A-Z0-9]{6} · Drayage · /);
  });
});
