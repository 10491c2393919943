import { type Locale, locales } from '../../contract/locale.ts';
import { company, team } from './company.ts';
import { accessibility } from './en/accessibility.ts';
import { openOfPowerOfAttorney } from './en/power-of-attorney.ts';
import { privacy } from './en/privacy.ts';
import { terms } from './en/terms.ts';
import { translationStatus } from './translation-status.ts';

/** What an owner settles before the site opens. */
export type OpeningTask =
  | { id: 'company' | 'lanes' | 'licences' | 'mail' | 'kyc'; points: string[] }
  /** `languages`: the files whose translation nobody has reviewed. */
  | { id: 'translations'; points: string[]; languages: { locale: Locale; files: string[] }[] }
  /** `points`: who is a sample. */
  | { id: 'team'; points: string[] }
  /** `points`: what the text leaves open for the company and its counsel. */
  | { id: 'privacy' | 'terms' | 'accessibility' | 'powerOfAttorney'; points: string[] };

/** The languages with files whose translation nobody has reviewed. */
function draftedLanguages() {
  const files = Object.entries(translationStatus);
  return locales
    .map((locale) => ({
      locale,
      files: files.flatMap(([file, status]) => (status[locale] === 'drafted' ? [file] : [])),
    }))
    .filter(({ files: drafted }) => drafted.length > 0);
}

const legalTexts = { privacy, terms, accessibility };

/** What a legal text leaves open. */
function openPoints({ sections }: { sections: readonly { blocks: readonly unknown[] }[] }): string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block === 'object' && block !== null && 'open' in block ? [String(block.open)] : [],
    );
}

/**
 * What is still sample, unreviewed or missing, in the order in which an owner would settle it; empty once the site can
 * open. `mailsReachNobody`: no mail server is set although others reach the site.
 */
export function openingTasks({ mailsReachNobody }: { mailsReachNobody: boolean }): OpeningTask[] {
  const { reviewed, licences, website } = company;
  const languages = draftedLanguages();
  const samples = team.filter(({ sample }) => sample).map(({ name }) => name);
  const legal = (['privacy', 'terms', 'accessibility'] as const).filter((id) => reviewed[id] === null);
  const other = (['lanes', 'powerOfAttorney', 'kyc'] as const).filter((id) => reviewed[id] === null);
  return [
    ...(new URL(website).hostname.endsWith('.example') ? [{ id: 'company' as const, points: [] }] : []),
    ...(samples.length > 0 ? [{ id: 'team' as const, points: samples }] : []),
    ...(Object.values(licences).some(Boolean) ? [] : [{ id: 'licences' as const, points: [] }]),
    ...(mailsReachNobody ? [{ id: 'mail' as const, points: [] }] : []),
    ...legal.map((id) => ({ id, points: openPoints(legalTexts[id]) })),
    ...other.map((id) => ({ id, points: id === 'powerOfAttorney' ? openOfPowerOfAttorney : [] })),
    ...(languages.length > 0 ? [{ id: 'translations' as const, points: [], languages }] : []),
  ];
}
