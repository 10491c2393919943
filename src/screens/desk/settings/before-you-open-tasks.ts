import { openOfPowerOfAttorney } from '../../../features/kyc/strings/en/power-of-attorney.ts';
import { currentSettings } from '../../../features/settings/server/current-settings.ts';
import type { Company } from '../../../platform/company.ts';
import { type Locale, locales } from '../../../platform/i18n/locale.ts';
import { translationStatus } from '../../../platform/i18n/translation-status.ts';
import { fill } from '../../../platform/values/format.ts';
import { accessibility } from '../../site/strings/en/accessibility.ts';
import { privacy } from '../../site/strings/en/privacy.ts';
import { terms } from '../../site/strings/en/terms.ts';
import { opening } from '../strings/en/before-you-open.ts';

/** Task for an owner before the site opens. */
export type OpeningTask =
  | { id: 'company' | 'lanes' | 'mail'; points: string[] }
  /** `points`: open questions. */
  | { id: 'licences' | 'quoteTerms' | 'kyc'; points: string[] }
  /** `points`: the last date in the list. */
  | { id: 'holidays'; points: string[] }
  /** `languages`: files with unreviewed translations. */
  | { id: 'translations'; points: string[]; languages: { locale: Locale; files: string[] }[] }
  /** `points`: sample team members. */
  | { id: 'team'; points: string[] }
  /** `points`: questions for the company and its counsel. */
  | { id: 'privacy' | 'terms' | 'accessibility' | 'powerOfAttorney'; points: string[] };

/** Returns the languages with unreviewed translations. */
function draftedLanguages() {
  const files = Object.entries(translationStatus);
  return locales
    .map((locale) => ({
      locale,
      files: files.flatMap(([file, status]) => (status[locale] === 'drafted' ? [file] : [])),
    }))
    .filter(({ files: drafted }) => drafted.length > 0);
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
  ];
}

/**
 * Returns open tasks in the order to settle them; empty once the site can open. `mailsReachNobody`: no mail server is
 * set although others can reach the site.
 */
export function openingTasks({ mailsReachNobody }: { mailsReachNobody: boolean }): OpeningTask[] {
  const settings = currentSettings();
  const { company, offices, team } = settings;
  const { reviewed, kyc, website } = company;
  const licences = openLicences(company);
  const quoteTerms = openQuoteTerms(company);
  const languages = draftedLanguages();
  const samples = team.filter(({ sample }) => sample).map(({ name }) => name);
  const legal = (['privacy', 'terms', 'accessibility'] as const).filter((id) => reviewed[id] === null);
  const openOf = {
    lanes: [],
    powerOfAttorney: openOfPowerOfAttorney,
    kyc: [fill(opening.kyc.point, { months: kyc.keepDocumentsForMonths })],
  };
  const other = (['lanes', 'powerOfAttorney', 'kyc'] as const).filter((id) => reviewed[id] === null);
  return [
    ...(new URL(website).hostname.endsWith('.example') ? [{ id: 'company' as const, points: [] }] : []),
    ...(samples.length > 0 ? [{ id: 'team' as const, points: samples }] : []),
    ...(licences.length > 0 ? [{ id: 'licences' as const, points: licences }] : []),
    ...(offices.some(({ holidays }) => holidays === null) ? [{ id: 'holidays' as const, points: [] }] : []),
    ...(mailsReachNobody ? [{ id: 'mail' as const, points: [] }] : []),
    ...(quoteTerms.length > 0 ? [{ id: 'quoteTerms' as const, points: quoteTerms }] : []),
    ...legal.map((id) => ({ id, points: openPoints(legalTexts[id](settings)) })),
    ...other.map((id) => ({ id, points: openOf[id] })),
    ...(languages.length > 0 ? [{ id: 'translations' as const, points: [], languages }] : []),
  ];
}
