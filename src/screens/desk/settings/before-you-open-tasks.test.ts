import { expect, test } from 'vitest';
import { cliActor, recordTestMail } from '#features/identity/server/staff/staff-events.ts';
import { company, sample, team } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { draftsDigest } from '#features/settings/server/drafts-digest.ts';
import { keepDraft } from '#features/settings/server/settings-store.ts';
import type { Company } from '#platform/company.ts';
import { translationStatus } from '#platform/i18n/translation-status.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { drayage } from '#tests/support/own-service.ts';
import { addStaff } from '#tests/support/staff.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { opening } from '../strings/en/before-you-open.ts';
import {
  findOpeningTasks,
  type OpeningFacts,
  openingFacts,
  openingTasks,
  openingTasksIn,
} from './before-you-open-tasks.ts';

const records = { spf: 'found', dkim: 'found', dmarc: 'found' } as const;
const settings: OpeningFacts = {
  mailsReachNobody: false,
  isMailUntested: false,
  sender: null,
  ownersWithoutTwoFactor: [],
  withoutOwnName: [],
  backups: { firstAt: 1, backedUpAt: 1, copiedAt: null, drilledAt: 1, problem: null },
  now: 2,
  missingFiles: [],
};
const withoutMail = { clock: Date.now, senderCheck: null, mailSettings: () => '' };
/** Runs with the sample but for some facts of the company. */
const withCompany = <Result>(changed: Partial<Company>, run: () => Result) =>
  withSettings({ ...sample, company: { ...company, ...changed } }, run);
const ids = (facts: OpeningFacts) => openingTasks(facts).map(({ id }) => id);
const pointsOf = (id: string, facts = settings) =>
  (openingTasks(facts).find((task) => task.id === id)?.points ?? []).map((point) =>
    typeof point === 'string' ? point : point.text,
  );

test('the sample company has everything to settle, the mail server only where mails reach nobody', () => {
  expect(ids(settings)).toEqual([
    'sample',
    'licences',
    'quoteTerms',
    'privacy',
    'terms',
    'accessibility',
    'lanes',
    'powerOfAttorney',
    'kyc',
    'translations',
  ]);
  expect(ids({ ...settings, mailsReachNobody: true })[0]).toBe('mail');
});

test('the list names what is left of the sample with its field, and what a legal text leaves open', () => {
  const points = openingTasks(settings).find(({ id }) => id === 'sample')?.points;
  expect(points).toContainEqual({ text: company.phone, to: '/desk/settings/company#part-phone' });
  expect(points).toContainEqual({
    text: company.address.street,
    to: '/desk/settings/hours#part-0.address.street',
  });
  for (const { name } of team) expect(pointsOf('sample')).toContain(name);
  expect(pointsOf('privacy').length).toBeGreaterThan(3);
  expect(pointsOf('terms').join(' ')).toContain('Which law governs these terms');
  expect(pointsOf('powerOfAttorney').join(' ')).toContain('who signs for an LLC');
});

test('what is left of the sample in a text or in the trade terms leads to the page that changes it', () => {
  const { name } = company;
  const texts = { es: { 'site.home.hero.heading': { text: name, shipped: '' } } };
  const tradeTerms = { name: `Terms of ${name}`, text: 'None.' };
  const left = { ...sample, texts, company: { ...company, tradeTerms } };
  const points = withSettings(left, () => openingTasks(settings)).find(({ id }) => id === 'sample')?.points;
  expect(points).toContainEqual({
    text: name,
    to: '/desk/settings/texts?locale=es&path=site.home.hero.heading',
  });
  expect(points).toContainEqual({
    text: tradeTerms.name,
    to: '/desk/settings/legal#part-tradeTerms.name',
  });
});

test('the list names the languages whose texts nobody has read, with their texts, until an owner approves them', () => {
  const home = 'screens/site/strings/*/home.ts';
  const before = { ...translationStatus };
  expect(before).toHaveProperty([home]);
  const review = { reviewed: '2026-11-23', by: 'second reader', digest: '' } as const;
  const spanish = { text: 'Spanish', to: '/desk/settings/texts?locale=es' };
  const portuguese = { text: 'Portuguese', to: '/desk/settings/texts?locale=pt' };
  const unread = (changed: Partial<Company> = {}) =>
    withCompany(changed, () => openingTasks(settings).find(({ id }) => id === 'translations')?.points ?? []);
  try {
    expect(unread()).toEqual([spanish, portuguese]);
    const read = { translationsRead: { es: '2026-11-24' }, draftsRead: { es: draftsDigest('es') ?? '' } };
    expect(unread(read)).toEqual([portuguese]);
    translationStatus['features/later/strings/*/later.ts'] = { es: 'drafted' };
    expect(unread(read)).toEqual([spanish, portuguese]);
    delete translationStatus['features/later/strings/*/later.ts'];
    for (const file of Object.keys(translationStatus)) translationStatus[file] = { es: review, pt: review };
    expect(unread()).toEqual([]);
    translationStatus[home] = { es: review, pt: 'drafted' };
    expect(unread()).toEqual([portuguese]);
  } finally {
    Object.assign(translationStatus, before);
  }
});

test('what is settled in the draft alone stays in the list, and is known to be settled there', () => {
  const reviewed = { ...sampleSettings.company.reviewed, privacy: '2026-11-22' };
  const draft = { ...sampleSettings, company: { ...sampleSettings.company, reviewed } };
  const left = openingTasksIn(draft, settings).map(({ id }) => id);
  expect(ids(settings)).toContain('privacy');
  expect(left).toEqual(ids(settings).filter((id) => id !== 'privacy'));
});

test('what is settled leaves the list', () => {
  const settled: Partial<Company> = {
    website: 'https://forwarder.com',
    licences: { fmcOti: null, fmcsaBroker: null, tsaIac: null, cbpBroker: null, iata: '12-3 4567' },
    tradeTerms: { name: 'Terms and Conditions', url: 'https://forwarder.com/terms' },
    reviewed: {
      ...company.reviewed,
      privacy: '2026-11-22',
      lanes: '2026-11-22',
      quoteTerms: '2026-11-22',
    },
  };
  expect(withCompany(settled, () => ids(settings))).toEqual([
    'sample',
    'terms',
    'accessibility',
    'powerOfAttorney',
    'kyc',
    'translations',
  ]);
});

test('each license is a question until it is entered or answered with null', () => {
  const asked = (licences: Company['licences']) => withCompany({ licences }, () => pointsOf('licences'));
  expect(asked({})).toHaveLength(5);
  const held = { fmcOti: '012345', cbpBroker: null };
  const { points } = opening.licences;
  expect(asked(held)).toEqual([
    points.fmcsaBroker,
    points.tsaIac,
    points.iata,
    points.fmcOtiKinds,
    points.fmcOtiBond,
  ]);
  expect(asked({ ...held, fmcOtiKinds: ['nvocc'], fmcOtiBond: '9912' })).toHaveLength(3);
});

test('the terms of quotes ask about negotiated rates until the company is known to be no NVOCC', () => {
  const asks = (licences: Company['licences']) =>
    withCompany({ licences }, () => pointsOf('quoteTerms').some((point) => point.includes('46 CFR 532')));
  expect(asks({})).toBe(true);
  expect(asks({ fmcOti: '012345', fmcOtiKinds: ['nvocc'] })).toBe(true);
  expect(asks({ fmcOti: '012345', fmcOtiKinds: ['freight-forwarder'] })).toBe(false);
});

test('an office without holidays is asked about', () => {
  const without = { ...sample, offices: sample.offices.map((office) => ({ ...office, holidays: null })) };
  expect(ids(settings)).not.toContain('holidays');
  expect(withSettings(without, () => ids(settings))).toContain('holidays');
});

test('a mail server that was not tested, a sender that others cannot trust and a password alone are tasks', () => {
  const facts: OpeningFacts = {
    ...settings,
    isMailUntested: true,
    sender: { spf: 'found', dkim: 'unknown', dmarc: 'missing' },
    ownersWithoutTwoFactor: ['Olga Prieto'],
  };
  expect(ids(facts)).toEqual(expect.arrayContaining(['mailTest', 'sender', 'twoFactor']));
  const domain = company.email.noReply.split('@')[1];
  expect(pointsOf('sender', facts)).toEqual([expect.stringContaining(`_dmarc.${domain}`)]);
  expect(pointsOf('twoFactor', facts)).toEqual(['Olga Prieto']);
  expect(pointsOf('ownName', { ...facts, withoutOwnName: ['owner@puente.example'] })).toEqual([
    'owner@puente.example',
  ]);
});

test('a company without people is asked for them', () => {
  expect(withSettings({ ...sample, team: [] }, () => ids(settings))).toContain('team');
});

test('the list names places and people whose pictures are not stored', () => {
  const [kept, lost] = ['a'.repeat(64), 'b'.repeat(64)];
  const file = { avif: kept, webp: lost };
  const [person, ...others] = team;
  const own = {
    ...sample,
    pictures: { 'sea-freight': { picture: { 480: file, 960: file, 1280: file } } },
    team: person ? [{ ...person, image: { 480: { webp: kept } } }, ...others] : [],
  };
  expect(withSettings(own, () => pointsOf('pictures', { ...settings, missingFiles: [lost] }))).toEqual([
    'Sea freight',
  ]);
  expect(withSettings(own, () => pointsOf('pictures', { ...settings, missingFiles: [kept] }))).toEqual([
    'Sea freight',
    person?.name,
  ]);
  expect(withSettings(own, () => ids(settings))).not.toContain('pictures');
});

describeOnDatabase('what is left of the sample', (open) => {
  test('is what a publication of the draft would leave; other tasks are those of the published settings', async () => {
    const { db } = await open();
    const { tasks: before } = await findOpeningTasks({ db }, settings);
    const { website } = longBeachSettings.company;
    await keepDraft(db, { id: 'olga', name: 'Olga Prieto' }, longBeachSettings, 1);
    const { tasks, settled } = await findOpeningTasks({ db }, settings);
    const samplesOf = (list: typeof tasks) => list.find(({ id }) => id === 'sample')?.points ?? [];
    expect(samplesOf(tasks)).toContainEqual({ text: website, to: '/desk/settings/company#part-website' });
    expect(samplesOf(tasks).length).toBeLessThan(samplesOf(before).length);
    expect(JSON.stringify(samplesOf(tasks))).not.toContain(company.name);
    expect(tasks.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(settled).not.toContain('sample');
  });
});

describeOnDatabase('facts for the list', (open) => {
  test('count a test mail only for the mail server and the sender that it was made with', async () => {
    const { db } = await open();
    const servicesWith = (mailSettings: string) => ({
      db,
      clock: Date.now,
      senderCheck: { known: () => null, lookUp: async () => records },
      mailSettings: () => mailSettings,
    });
    const isUntested = async (mailSettings: string) =>
      (await openingFacts(servicesWith(mailSettings))).isMailUntested;
    expect(await isUntested('first')).toBe(true);
    await recordTestMail(servicesWith('first'), cliActor, {
      address: 'olga@desk.example',
      sender: 'desk@desk.example',
    });
    expect(await isUntested('first')).toBe(false);
    expect(await isUntested('second')).toBe(true);
    const withoutServer = { ...servicesWith('second'), senderCheck: null };
    expect(await openingFacts(withoutServer)).toMatchObject({
      isMailUntested: false,
      mailsReachNobody: true,
    });
  });

  test('name owners without two-factor, and files that the settings name and nobody stored', async () => {
    const { db } = await open();
    await addStaff(db, { name: 'Olga Prieto', role: 'owner' });
    await addStaff(db, { name: 'Elena Soto', role: 'agent' });
    const services = { ...withoutMail, db };
    const lost = 'b'.repeat(64);
    const own = { ...sample, pictures: { 'step-truck': { picture: { 480: { avif: lost, webp: lost } } } } };
    const facts = await withSettings(own as typeof sample, () => openingFacts(services));
    expect(facts).toMatchObject({ ownersWithoutTwoFactor: ['Olga Prieto'], missingFiles: [lost] });
    const file = { avif: lost, webp: lost };
    const service = { ...drayage, picture: { picture: { 480: file, 960: file, 1280: file } } };
    const withService = { ...sample, services: [...sample.services, service] };
    const ofService = await withSettings(withService, () => openingFacts(services));
    expect(ofService.missingFiles).toEqual([lost]);
    expect(withSettings(withService, () => pointsOf('pictures', ofService))).toEqual([drayage.name.en]);
  });

  test('name an owner who has the name of the sample company, also once the company has its own', async () => {
    const { db } = await open();
    await addStaff(db, { name: company.name, email: 'owner@puente.example' });
    await addStaff(db, { name: 'Olga Prieto', email: 'olga@puente.example' });
    const services = { ...withoutMail, db };
    const withoutOwnName = async () => (await openingFacts(services)).withoutOwnName;
    for (const name of [company.name, 'Puente'])
      expect(await withCompany({ name }, withoutOwnName)).toEqual(['owner@puente.example']);
  });
});

test('a site without a backup, with an old one or with one that was never tried has that to settle', () => {
  const at = (backedUpAt: number | null, drilledAt: number | null, problem: string | null = null) =>
    pointsOf('backup', {
      ...settings,
      now: 100 * 3_600_000,
      backups: { firstAt: backedUpAt, backedUpAt, copiedAt: null, drilledAt, problem },
    });
  expect(at(99 * 3_600_000, 1)).toEqual([]);
  expect(at(null, null)).toEqual([opening.backup.none]);
  expect(at(70 * 3_600_000, 1, 'No room.')).toEqual([expect.stringContaining('No room.')]);
  expect(at(99 * 3_600_000, null)).toEqual([opening.backup.undrilled]);
});
