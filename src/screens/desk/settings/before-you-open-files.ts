import companyFile from '../../../features/settings/sample-company.ts?raw';
import type { OpeningTask } from './before-you-open-tasks.ts';

const companyPath = 'src/features/settings/sample-company.ts';

interface Settled {
  /** Start of the task's line in the company file; null when no file settles it. */
  line: string | null;
  /** File of the text to review. */
  text?: string;
}

const settled: Record<OpeningTask['id'], Settled> = {
  company: { line: 'export const company' },
  team: { line: 'export const team' },
  licences: { line: '  licences:' },
  holidays: { line: '    holidays:' },
  quoteTerms: { line: '    quoteTerms:', text: 'src/features/quotes/strings/en/quote-defaults.ts' },
  mail: { line: null },
  lanes: { line: 'export const lanes' },
  privacy: { line: '    privacy:', text: 'src/screens/site/strings/en/privacy.ts' },
  terms: { line: '    terms:', text: 'src/screens/site/strings/en/terms.ts' },
  accessibility: { line: '    accessibility:', text: 'src/screens/site/strings/en/accessibility.ts' },
  powerOfAttorney: { line: '    powerOfAttorney:', text: 'src/features/kyc/strings/en/power-of-attorney.ts' },
  kyc: { line: '    kyc:', text: 'src/features/kyc/strings/en/kyc-texts.ts' },
  translations: { line: null, text: 'src/platform/i18n/translation-status.ts' },
};

/** Returns the files that settle a task, with the line in the company file; none for a server setting. */
export function filesOf(id: OpeningTask['id']): { file: string; line: number | null }[] {
  const { line, text } = settled[id];
  if (line === null) return text ? [{ file: text, line: null }] : [];
  const index = companyFile.split('\n').findIndex((text) => text.startsWith(line));
  return [
    ...(text ? [{ file: text, line: null }] : []),
    { file: companyPath, line: index < 0 ? null : index + 1 },
  ];
}
