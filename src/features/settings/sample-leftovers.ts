import { isDeepStrictEqual } from 'node:util';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { sampleSettings } from './sample-settings.ts';
import type { Settings, SettingsPart, StoredSettings } from './settings.ts';

const sampleCompany = sampleSettings.company;

/** True until an owner enters their own company's name. */
export const isSampleCompany = ({ name }: Pick<StoredSettings['company'], 'name'>): boolean =>
  name === sampleCompany.name;

/** Names of the sample company, its people and its places. */
const facts = [
  sampleCompany.name,
  new URL(sampleCompany.website).hostname,
  sampleCompany.phone,
  String(sampleCompany.whatsapp),
  ...sampleSettings.offices.map(({ address }) => address.street),
  ...sampleSettings.team.map(({ name }) => name),
].map((fact) => fact.toLowerCase());

/** A domain that nobody can have (RFC 2606). */
const reserved = /[\w-]\.example\b/i;

/** Kept beside an owner's text to compare it with. */
const ofComparison = ['shipped', 'english'];

/** A text of the settings that is the sample's. */
export interface SampleLeftover {
  /** Name of the part: `company`; `path` is the field's: `email.contact`. */
  part: string;
  path: string;
  text: string;
}

function findIn(value: unknown, path: string[]): SampleLeftover[] {
  if (typeof value === 'string') {
    const [part = '', ...field] = path;
    const isSample = facts.some((fact) => value.toLowerCase().includes(fact)) || reserved.test(value);
    return isSample ? [{ part, path: field.join('.'), text: value }] : [];
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ofComparison.includes(key) ? [] : findIn(inner, [...path, key]),
  );
}

type Person = StoredSettings['team'][number];

/** Texts of the sample's people under another name; a title counts where its English was changed and it was not. */
function textsOfSamplePeople(team: readonly Person[]): SampleLeftover[] {
  return team.flatMap((person, index) => {
    if (isSamplePerson(person)) return [];
    return (['title', 'ask', 'experience'] as const).flatMap((field) =>
      Object.entries(person[field] ?? {}).flatMap(([locale, text]) => {
        const isLeft = sampleSettings.team.some((each) => {
          const texts: Partial<Record<string, string>> = each[field] ?? {};
          const isOwn =
            field === 'title' && (locale === defaultLocale || texts[defaultLocale] === person.title.en);
          return text && texts[locale] === text && !isOwn;
        });
        return isLeft ? [{ part: 'team', path: `${index}.${field}.${locale}`, text }] : [];
      }),
    );
  });
}

/**
 * Finds the texts, in every part and language, that hold a fact of the sample company or a reserved domain, and those of its
 * people under another name.
 */
export function sampleLeftovers(content: Pick<StoredSettings, SettingsPart> | Settings): SampleLeftover[] {
  // A snapshot's company has what its main office has, too.
  const { company, ...parts } = content;
  const { address: _, hours: __, ...facts } = { address: null, hours: null, ...company };
  return [...findIn({ company: facts, ...parts }, []), ...textsOfSamplePeople(content.team)];
}

/** Returns a list without the sample's entries. */
const own = <Entry>(entries: Entry[], samples: readonly Entry[]) =>
  entries.filter((entry) => !samples.some((sample) => isDeepStrictEqual(entry, sample)));

/** True for a person of the sample whom the owner has not made one of theirs; other fields differ between releases. */
export const isSamplePerson = ({
  sample,
  name,
  email,
}: Pick<StoredSettings['team'][number], 'sample' | 'name' | 'email'>) =>
  sample === true && sampleSettings.team.some((person) => person.name === name && person.email === email);

/** Entries of the sample that `withoutSample` removes, by name. */
export interface SampleEntries {
  people: string[];
  lanes: number;
  networks: string[];
  /** Empty for none. */
  developer: string;
  whatsapp: string;
  womanOwned: boolean;
  assistant: boolean;
}

/** Finds what `withoutSample` removes; null for nothing. */
export function sampleEntries(content: StoredSettings): SampleEntries | null {
  const { team, lanes, company, options } = withoutSample(content);
  const { developer, whatsapp, social, womanOwned } = content.company;
  const isUnchanged =
    team.length === content.team.length &&
    lanes.length === content.lanes.length &&
    social.length === company.social.length &&
    isDeepStrictEqual(
      [developer, whatsapp, womanOwned, content.options.contact],
      [company.developer, company.whatsapp, company.womanOwned, options.contact],
    );
  if (isUnchanged) return null;
  return {
    people: content.team.filter((person) => !team.includes(person)).map(({ name }) => name),
    lanes: content.lanes.length - lanes.length,
    networks: social.filter((network) => !company.social.includes(network)).map(({ name }) => name),
    developer: company.developer ? '' : (developer?.name ?? ''),
    whatsapp: company.whatsapp ? '' : (whatsapp ?? ''),
    womanOwned: womanOwned && !company.womanOwned,
    assistant: content.options.contact.assistant,
  };
}

/**
 * Returns settings without what the sample company added: people, lanes, networks, credit, WhatsApp, the mention that it is
 * woman-owned and the assistant's card. Names, addresses and numbers that a company must have stay until their own are
 * entered (`sampleLeftovers`).
 */
export function withoutSample(content: StoredSettings): StoredSettings {
  const { developer, whatsapp, ...company } = content.company;
  return {
    ...content,
    company: {
      ...company,
      ...(whatsapp !== undefined && whatsapp !== sampleCompany.whatsapp && { whatsapp }),
      ...(developer && !isDeepStrictEqual(developer, sampleCompany.developer) && { developer }),
      social: own(company.social, sampleCompany.social),
      womanOwned: company.womanOwned && !isSampleCompany(content.company),
    },
    team: content.team.filter((person) => !isSamplePerson(person)),
    lanes: own(content.lanes, sampleSettings.lanes),
    options: { ...content.options, contact: { assistant: false } },
  };
}
