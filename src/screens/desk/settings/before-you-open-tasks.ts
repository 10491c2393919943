import { listStaff } from '#features/identity/server/staff/list-staff.ts';
import { wasMailTested } from '#features/identity/server/staff/staff-events.ts';
import { openOfPowerOfAttorney } from '#features/kyc/strings/en/power-of-attorney.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { serviceNames } from '#features/requests/strings/en/service-names.ts';
import {
  isSampleCompany,
  type SampleLeftover,
  sampleLeftovers,
} from '#features/settings/sample-leftovers.ts';
import { currentSettings, withSettings } from '#features/settings/server/current-settings.ts';
import { draftSnapshot } from '#features/settings/server/draft-snapshot.ts';
import { draftsDigest } from '#features/settings/server/drafts-digest.ts';
import { digestsIn, missingFiles } from '#features/settings/server/files/stored-files.ts';
import { findDraft } from '#features/settings/server/settings-store.ts';
import type { Settings, StoredSettings } from '#features/settings/settings.ts';
import { type BackupTimes, backupPatienceMs, findBackupTimes } from '#platform/backups/backup-records.ts';
import type { Company } from '#platform/company.ts';
import type { Services } from '#platform/context.ts';
import { deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import type { SenderRecords } from '#platform/mail/sender-records.ts';
import { fill } from '#platform/values/format.ts';
import { accessibility } from '#screens/site/strings/en/accessibility.ts';
import { privacy } from '#screens/site/strings/en/privacy.ts';
import { terms } from '#screens/site/strings/en/terms.ts';
import { opening } from '../strings/en/before-you-open.ts';
import { settings as deskSettings } from '../strings/en/settings.ts';

/** An open point; with the path of the field that settles it. */
export type OpeningPoint = string | { text: string; to: string };

/** Task for an owner before the site opens. */
export type OpeningTask = {
  id: keyof typeof opening.tasks;
  points: OpeningPoint[];
};

/** Facts for the list besides the settings. */
export interface OpeningFacts {
  /** No mail server is set. */
  mailsReachNobody: boolean;
  /** A mail server is set and has not taken a test mail. */
  isMailUntested: boolean;
  /** Records of the sender's domain; null where no mail server is set or nothing is known yet. */
  sender: SenderRecords | null;
  ownersWithoutTwoFactor: string[];
  /** Addresses of staff who have the company's name, or the first part of their address, in place of their own. */
  withoutOwnName: string[];
  backups: BackupTimes;
  /** Milliseconds since 1970. */
  now: number;
  /** Digests that the settings name and nobody stored. */
  missingFiles: string[];
}

/** Gathers the facts; `sender` as it is known, so that no page waits for name servers. */
export async function openingFacts(
  services: Pick<Services, 'db' | 'clock' | 'senderCheck' | 'mailSettings'>,
): Promise<OpeningFacts> {
  const { db, clock, senderCheck } = services;
  const [staff, isTested, missing, backups] = await Promise.all([
    listStaff(db),
    wasMailTested(services),
    missingFiles(db, foundIn(currentSettings()).digests),
    findBackupTimes(db),
  ]);
  const owners = staff.filter(
    ({ role, active, hasTwoFactor }) => role === 'owner' && active && !hasTwoFactor,
  );
  return {
    mailsReachNobody: senderCheck === null,
    isMailUntested: senderCheck !== null && !isTested,
    sender: senderCheck?.known(senderDomain()) ?? null,
    ownersWithoutTwoFactor: owners.map(({ name }) => name),
    withoutOwnName: staff.filter((person) => person.active && !hasOwnName(person)).map(({ email }) => email),
    backups,
    now: clock(),
    missingFiles: missing,
  };
}

/**
 * False for an owner whom the environment has made: by the company's name, which at the first start is the sample's, before by
 * the first part of the address.
 */
const hasOwnName = ({ name, email }: { name: string; email: string }) =>
  name !== currentSettings().company.name && !isSampleCompany({ name }) && name !== email.split('@')[0];

/** Domain that mails are sent from. */
export const senderDomain = () => currentSettings().company.email.noReply.replace(/^.*@/, '');

/** Returns the offered languages with drafts that the owner has not approved, each with its texts. */
function unreadLanguages({ company, languages }: Settings): OpeningPoint[] {
  const isUnread = (locale: Locale) => {
    const drafts = draftsDigest(locale);
    return (
      drafts !== null && !(company.translationsRead?.[locale] && company.draftsRead?.[locale] === drafts)
    );
  };
  return languages
    .filter(isUnread)
    .map((locale) => ({ text: languageOf(locale), to: `/desk/settings/texts?locale=${locale}` }));
}

const licenceQuestions = ['fmcOti', 'fmcsaBroker', 'tsaIac', 'cbpBroker', 'iata'] as const;

const legalTexts = { privacy, terms, accessibility };

/** Returns the open questions of a legal text. */
function openPoints({ sections }: { sections: readonly { blocks: readonly unknown[] }[] }): string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block === 'object' && block !== null && 'open' in block ? [String(block.open)] : [],
    );
}

/** Returns the licenses that are neither entered nor set to null, and the open questions of an FMC license. */
function openLicences({ licences }: Company): string[] {
  const { points } = opening.licences;
  return [
    ...licenceQuestions.filter((id) => licences[id] === undefined).map((id) => points[id]),
    ...(licences.fmcOti && !licences.fmcOtiKinds?.length ? [points.fmcOtiKinds] : []),
    ...(licences.fmcOti && licences.fmcOtiBond === undefined ? [points.fmcOtiBond] : []),
  ];
}

/**
 * Returns the open questions of the quote terms: the trade terms and, for an NVOCC or a possible one, the FMC rules.
 */
function openQuoteTerms({ tradeTerms, licences, reviewed }: Company): string[] {
  const { points } = opening.quoteTerms;
  const isNoNvocc = licences.fmcOti === null || licences.fmcOtiKinds?.includes('nvocc') === false;
  return [
    ...(tradeTerms ? [] : [points.tradeTerms]),
    ...(reviewed.quoteTerms === null ? [points.capacity] : []),
    ...(reviewed.quoteTerms === null && !isNoNvocc ? [points.negotiatedRates] : []),
    ...(licences.fmcOtiKinds?.includes('nvocc') && !licences.rulesTariff ? [points.rulesTariff] : []),
  ];
}

/** Pages of the settings that do not have the name of the part that they change. */
const pageOfPart: Record<string, string> = {
  offices: 'hours',
  team: 'people',
  announcement: 'options',
  languages: 'options',
};

/** Returns the path of the field that changes a text of the settings. */
function fieldOf({ part, path }: Pick<SampleLeftover, 'part' | 'path'>): string {
  const [, locale, text] = (part === 'texts' && /^(\w+)\.(.+?)\.text\b/.exec(path)) || [];
  if (locale) return `/desk/settings/texts?${new URLSearchParams({ locale, path: text ?? '' })}`;
  const isLegal = part === 'company' && /^(tradeTerms|licences)\./.test(path);
  const page = isLegal ? 'legal' : (pageOfPart[part] ?? part);
  // The page of options has a form for each of its parts.
  return `/desk/settings/${page}#${page === 'options' ? part : 'part'}-${path}`;
}

interface Found {
  /** Texts left of the sample, each with the path of its field. */
  leftovers: OpeningPoint[];
  /** Names of the files that the settings use. */
  digests: Set<string>;
}

/** Keeps the result of each snapshot: every page of an owner's desk counts the open tasks. */
const foundBySnapshot = new WeakMap<Settings, Found>();

function foundIn(settings: Settings): Found {
  const known = foundBySnapshot.get(settings);
  if (known) return known;
  const { pictures, services, team, company } = settings;
  const { logo, logoOnDark } = company.brand;
  const found = {
    leftovers: sampleLeftovers(settings).map((left) => ({ text: left.text, to: fieldOf(left) })),
    digests: digestsIn(JSON.stringify([pictures, services, team, logo, logoOnDark])),
  };
  foundBySnapshot.set(settings, found);
  return found;
}

/** Returns the records that the sender's domain does not publish. */
function missingRecords(sender: SenderRecords | null): string[] {
  const names = Object.keys(opening.sender.points) as (keyof typeof opening.sender.points)[];
  return names
    .filter((name) => sender?.[name] === 'missing')
    .map((name) => fill(opening.sender.points[name], { domain: senderDomain() }));
}

/** Returns what is wrong with the backups. */
function openBackups({ backups, now }: OpeningFacts): string[] {
  const t = opening.backup;
  const { backedUpAt, drilledAt, problem } = backups;
  if (backedUpAt === null) return [t.none];
  return [
    ...(now - backedUpAt > backupPatienceMs ? [fill(t.old, { problem: problem ?? t.unknown })] : []),
    ...(drilledAt === null ? [t.undrilled] : []),
  ];
}

/** Returns the places and people whose files are missing. */
function missingPictures({ pictures, services, team }: Settings, missing: string[]): OpeningPoint[] {
  const lacks = (value: unknown) => missing.some((digest) => JSON.stringify(value).includes(digest));
  const titles: Record<string, string> = { ...serviceNames, ...deskSettings.pictures.slots };
  const places = Object.entries(pictures).filter(([, own]) => lacks(own));
  return [
    ...places.map(([slot]) => ({ text: titles[slot] ?? slot, to: `/desk/settings/pictures#part-${slot}` })),
    ...services.flatMap((listed) =>
      typeof listed !== 'string' && lacks(listed)
        ? [{ text: textIn(listed.name, deskLocale), to: '/desk/settings/services' }]
        : [],
    ),
    ...team.flatMap((person, index) =>
      lacks(person) ? [{ text: person.name, to: `/desk/settings/people#part-${index}.image` }] : [],
    ),
  ];
}

/** Returns open tasks in the order to settle them; empty once the site can open. */
export function openingTasks(facts: OpeningFacts): OpeningTask[] {
  const settings = currentSettings();
  const { company, offices, team } = settings;
  const { reviewed, kyc } = company;
  const licences = openLicences(company);
  const quoteTerms = openQuoteTerms(company);
  const languages = unreadLanguages(settings);
  const samples = foundIn(settings).leftovers;
  const records = missingRecords(facts.sender);
  const backups = openBackups(facts);
  const missing = missingPictures(settings, facts.missingFiles);
  const legal = (['privacy', 'terms', 'accessibility'] as const).filter((id) => reviewed[id] === null);
  const openOf = {
    lanes: [],
    powerOfAttorney: openOfPowerOfAttorney,
    kyc: [fill(opening.kyc.point, { months: kyc.keepDocumentsForMonths })],
  };
  const other = (['lanes', 'powerOfAttorney', 'kyc'] as const).filter((id) => reviewed[id] === null);
  return [
    ...(facts.mailsReachNobody ? [{ id: 'mail' as const, points: [] }] : []),
    ...(samples.length > 0 ? [{ id: 'sample' as const, points: samples }] : []),
    ...(team.length === 0 ? [{ id: 'team' as const, points: [] }] : []),
    ...(missing.length > 0 ? [{ id: 'pictures' as const, points: missing }] : []),
    ...(licences.length > 0 ? [{ id: 'licences' as const, points: licences }] : []),
    ...(offices.some(({ holidays }) => holidays === null) ? [{ id: 'holidays' as const, points: [] }] : []),
    ...(facts.isMailUntested ? [{ id: 'mailTest' as const, points: [] }] : []),
    ...(records.length > 0 ? [{ id: 'sender' as const, points: records }] : []),
    ...(backups.length > 0 ? [{ id: 'backup' as const, points: backups }] : []),
    ...(facts.ownersWithoutTwoFactor.length > 0
      ? [{ id: 'twoFactor' as const, points: facts.ownersWithoutTwoFactor }]
      : []),
    ...(facts.withoutOwnName.length > 0 ? [{ id: 'ownName' as const, points: facts.withoutOwnName }] : []),
    ...(quoteTerms.length > 0 ? [{ id: 'quoteTerms' as const, points: quoteTerms }] : []),
    ...legal.map((id) => ({ id, points: openPoints(legalTexts[id](settings)) })),
    ...other.map((id) => ({ id, points: openOf[id] })),
    ...(languages.length > 0 ? [{ id: 'translations' as const, points: languages }] : []),
  ];
}

/** Returns the tasks that would be open once a draft is published. */
export function openingTasksIn(draft: StoredSettings, facts: OpeningFacts): OpeningTask[] {
  return withSettings(draftSnapshot(draft, facts.now), () => openingTasks(facts));
}

const isSample = ({ id }: OpeningTask) => id === 'sample';

/**
 * Returns the open tasks as the desk lists and counts them: what is left of the sample is what a publication would leave, all
 * else is that of the published settings. `settled` are those that the draft settles.
 */
export async function findOpeningTasks(
  { db }: Pick<Services, 'db'>,
  facts: OpeningFacts,
): Promise<{ tasks: OpeningTask[]; settled: OpeningTask['id'][] }> {
  const published = openingTasks(facts);
  const draft = await findDraft(db);
  if (!draft) return { tasks: published, settled: [] };
  const left = openingTasksIn(draft.content, facts);
  const tasks = [...left.filter(isSample), ...published.filter((task) => !isSample(task))];
  const open = left.map(({ id }) => id);
  return { tasks, settled: tasks.map(({ id }) => id).filter((id) => !open.includes(id)) };
}
