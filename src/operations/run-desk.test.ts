import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { cliActor } from '#features/identity/server/staff/staff-events.ts';
import { sample } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { rewriteSvg } from '#features/settings/server/brand/rewrite-logo.ts';
import { publishedSettings, replacePublished } from '#features/settings/server/current-settings.ts';
import { findFile, storeFile } from '#features/settings/server/files/stored-files.ts';
import { publishDay } from '#features/settings/server/publish.ts';
import { findDraft } from '#features/settings/server/settings-store.ts';
import { backUp } from '#platform/backups/back-up.ts';
import { deleteFiles } from '#platform/files/stored-file.ts';
import { readEnv } from '#server/env.ts';
import { emptyPlace, openAt } from '#tests/support/empty-place.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { runDesk } from './run-desk.ts';

describeOnDatabase('npm run desk', (open) => {
  let app: TestApp;

  test.each([
    [['ad', 'ana@example.com'], 'There is no command ad. See: npm run desk -- --help'],
    [['add'], 'Please give an e-mail address.'],
    [
      ['add', 'ana'],
      'ana cannot be used. Please check the e-mail address. It should look like name@example.com.',
    ],
    [
      ['add', 'ana@desk'],
      'ana@desk cannot be used. Add the end of the address, for example .com or .com.mx.',
    ],
    [['add', 'ana@example.com', '--role', 'boss'], '--role is one of: agent, manager, owner.'],
    [
      ['add', 'ana@example.com', 'twice'],
      'This is too much: twice. Usage: add <e-mail> [--role agent|manager|owner]',
    ],
    [['export', '--format', 'xml'], '--format is one of: csv, jsonl.'],
    [['settings'], 'There is no command settings. See: npm run desk -- --help'],
    [['settings', 'import'], 'Please give the file, as settings export writes it.'],
    [
      ['settings', 'import', 'a.json', 'b.json'],
      'This is too much: b.json. Usage: settings import <file> [--publish]',
    ],
    [['list'], 'There is no staff yet: see set-up-link.'],
    [['reset-two-factor', 'ana@example.com'], 'Nobody with the address ana@example.com may sign in.'],
    [['deactivate', 'ana@example.com'], 'Nobody with the address ana@example.com may sign in.'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    app = await createTestApp(await open());
    const { services } = app.dependencies;
    let out = '';
    const running = runDesk(args, {
      readEnv: () => readEnv({}),
      open: async () => ({
        services,
        appUrl: 'http://localhost',
        isAppUrlAssumed: false,
        close: async () => {},
      }),
      write: async (text) => {
        out += text;
      },
    });
    await expect(running).rejects.toMatchObject({ name: 'Refused', message: sentence });
    expect(out).toBe('');
  });

  test('a drill on a machine without a site leaves no database there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-drill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const site = await emptyPlace('sqlite');
    await openAt(site);
    const backup = await backUp(site, { into: folder, now: 0, version: '1', key: null });
    const DATA_DIR = join(folder, 'none');
    let out = '';
    await runDesk(['drill', backup.folder, '--unsigned'], {
      readEnv: () => readEnv({ DATA_DIR }),
      open: () => Promise.reject(new Error('It opens what it needs.')),
      write: async (text) => {
        out += text;
      },
    });
    expect(out).toContain('was restored on trial');
    expect(existsSync(join(DATA_DIR, 'desk.sqlite'))).toBe(false);
  });

  test('a link says how to have the right address where none is set', async () => {
    app = await createTestApp(await open());
    const { services } = app.dependencies;
    const linesOf = async (email: string, isAppUrlAssumed: boolean) => {
      let out = '';
      await runDesk(['add', email], {
        readEnv: () => readEnv({}),
        open: async () => ({
          services,
          appUrl: 'http://localhost:3000',
          isAppUrlAssumed,
          close: async () => {},
        }),
        write: async (text) => {
          out += text;
        },
      });
      return out.trim().split('\n').slice(1);
    };
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/desk\/join\?token=/);
    expect(await linesOf('ana@example.com', true)).toEqual([
      link,
      expect.stringContaining('set APP_URL or PORT'),
    ]);
    expect(await linesOf('omar@example.com', false)).toEqual([link]);
  });

  describe('settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-settings-'));
    const file = join(folder, 'settings.json');
    afterEach(() => replacePublished(sample));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    async function run(...args: string[]): Promise<string> {
      const { services } = app.dependencies;
      let out = '';
      await runDesk(['settings', ...args], {
        readEnv: () => readEnv({}),
        open: async () => ({ services, appUrl: '', isAppUrlAssumed: false, close: async () => {} }),
        write: async (text) => {
          out += text;
        },
      });
      return out;
    }

    const { company } = sampleSettings;

    test('are exported, imported as the draft, and published with --publish', async () => {
      app = await createTestApp(await open());
      const { db } = app.dependencies.services;
      expect(JSON.parse(await run('export'))).toEqual(sampleSettings);
      await run('export', file);
      const renamed = { ...company, name: 'Pacific Bridge Logistics' };
      const changed = { ...JSON.parse(readFileSync(file, 'utf8')), company: renamed };
      writeFileSync(file, JSON.stringify(changed));
      expect(await run('import', file)).toContain('/desk/settings');
      expect(await findDraft(db)).toMatchObject({ content: changed, saver: 'CLI' });
      expect(publishedSettings().company.name).toBe(company.name);
      expect(await run('import', file, '--publish')).toMatch(/^Version 1 is published/);
      expect(publishedSettings().company.name).toBe(renamed.name);
      expect(JSON.parse(await run('export'))).toEqual(changed);
    });

    test('of an earlier release are imported, and are checked as at the desk', async () => {
      app = await createTestApp(await open());
      const { db } = app.dependencies.services;
      const { main, accent, tint, font } = sampleSettings.brand;
      const brand = { main, accent, tint, typeface: font, mark: null, markOnDark: null };
      writeFileSync(file, JSON.stringify({ ...sampleSettings, brand, setUp: ['company'] }));
      await run('import', file);
      expect((await findDraft(db))?.content).toEqual(sampleSettings);
      const wrong = { ...company, founded: '2999-01-01', licences: { iata: '<b>x</b>' } };
      writeFileSync(file, JSON.stringify({ ...sampleSettings, company: wrong }));
      await expect(run('import', file)).rejects.toThrow(/company\.founded: [\s\S]*company\.licences\.iata: /);
      writeFileSync(file, '{"team":[null],"brand":7}');
      await expect(run('import', file)).rejects.toThrow(/team: Invalid/);
    });

    test('neither open nor close a day ahead that was changed since their export', async () => {
      app = await createTestApp(await open());
      const { services } = app.dependencies;
      writeFileSync(file, JSON.stringify(sampleSettings));
      await run('import', file, '--publish');
      const storm = { date: '2999-01-05', hours: null };
      await publishDay(services, cliActor, { office: 0, ...storm });
      expect(await run('import', file, '--publish')).toContain(storm.date);
      expect(publishedSettings().offices[0]?.days).toEqual([storm]);
    });

    test('take their pictures along, which an import checks', async () => {
      app = await createTestApp(await open());
      const { services } = app.dependencies;
      const content = readFileSync('public/stills/sea-freight-480.webp');
      const digest = await storeFile(services, { content, type: 'webp', addedBy: null });
      const [person, ...others] = sampleSettings.team;
      const team = [{ ...person, image: { 480: { webp: digest } } }, ...others];
      writeFileSync(file, JSON.stringify({ ...sampleSettings, team }));
      await run('import', file, '--publish');
      expect(await run('export', folder)).toContain(join(folder, 'files'));
      const beside = join(folder, 'files', `${digest}.webp`);
      expect(readFileSync(beside)).toEqual(content);

      const { id } = (await findFile(services.db, digest)) ?? { id: '' };
      await deleteFiles(services.db, [id]);
      writeFileSync(beside, 'another');
      await expect(run('import', folder)).rejects.toThrow(
        /files\/[0-9a-f]{64}: .*not the one that was exported/,
      );
      rmSync(beside);
      await expect(run('import', folder)).rejects.toThrow(/is missing beside the settings/);
      writeFileSync(beside, content);
      await run('import', folder, '--publish');
      expect(await findFile(services.db, digest)).toMatchObject({ type: 'webp', size: content.length });
    });

    test('take an uploaded logo along, which an import rewrites again', async () => {
      app = await createTestApp(await open());
      const { services } = app.dependencies;
      const made = await rewriteSvg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
      );
      if (!made.ok) throw new Error(made.reason);
      const digest = await storeFile(services, { content: made.content, type: 'svg', addedBy: null });
      const logo = { ...made.file, digest };
      writeFileSync(file, JSON.stringify({ ...sampleSettings, brand: { ...sampleSettings.brand, logo } }));
      await run('import', file, '--publish');
      await run('export', folder);
      const { id } = (await findFile(services.db, digest)) ?? { id: '' };
      await deleteFiles(services.db, [id]);
      await run('import', folder, '--publish');
      const { digest: stored = '', png = '' } = publishedSettings().company.brand.logo ?? {};
      expect(await findFile(services.db, stored)).toMatchObject({ type: 'svg' });
      expect(await findFile(services.db, png)).toMatchObject({ type: 'png' });

      const beside = join(folder, 'files', `${digest}.svg`);
      const hostile =
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
      const of = createHash('sha256').update(hostile).digest('hex');
      rmSync(beside);
      writeFileSync(join(folder, 'files', `${of}.svg`), hostile);
      const settings = readFileSync(join(folder, 'settings.json'), 'utf8').replaceAll(stored, of);
      writeFileSync(join(folder, 'settings.json'), settings.replaceAll(digest, of));
      await expect(run('import', folder)).rejects.toThrow(/no picture or film of an export/);
    });

    test('of a wrong file are refused with each mistake by its path, and change nothing', async () => {
      app = await createTestApp(await open());
      const { db } = app.dependencies.services;
      const refusalOf = async (text: string) => {
        writeFileSync(file, text);
        return run('import', file, '--publish').catch(({ name, message }: Error) => `${name} ${message}`);
      };
      const { phone: _, ...unreachable } = company;
      const wrong = { ...unreachable, website: 'forwarder', fone: '+1 346 555 0142' };
      expect(await refusalOf(JSON.stringify({ ...sampleSettings, company: wrong }))).toBe(
        [
          `Refused Correct ${file}, then import it again:`,
          '  company.website: Enter a web address, such as https://www.company.com.',
          '  company.phone: This field is missing.',
          '  company: There is no field fone. Is it misspelled?',
        ].join('\n'),
      );
      expect(await refusalOf('{')).toMatch(/^Refused .*settings\.json cannot be read: .*JSON/);
      expect(await findDraft(db)).toBeNull();
    });
  });
});
