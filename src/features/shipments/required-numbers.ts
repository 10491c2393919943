import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea } from '#features/cargo/choices.ts';
import type { DeadlineKind } from './deadline-kinds.ts';
import type { MilestoneCode } from './milestones.ts';
import { isExportFromUs, needsIsf, requiresEei } from './propose-deadlines.ts';
import type { ReferenceKind } from './references.ts';
import type { DeskShipment } from './shipment.ts';

/** Numbers without which cargo may not leave, each with the filing that gives it. */
export const filedNumbers = { itn: 'aes-filing', isf: 'isf-filing' } as const satisfies Partial<
  Record<ReferenceKind, DeadlineKind>
>;

export type RequiredNumber = keyof typeof filedNumbers;

/** Milestones that a missing number stops: by law it is there before the cargo is loaded. */
const stopped: readonly MilestoneCode[] = ['loaded', 'departed'];

interface NumberFacts extends Pick<DeskShipment, 'mode' | 'from' | 'to'> {
  cargo: Cargo | null;
  /** Kinds of the numbers that it has. */
  numbers: readonly ReferenceKind[];
  /** Kinds of its deadlines, which staff remove where no filing is needed. */
  deadlines: readonly DeadlineKind[];
}

/**
 * Returns the number that a milestone lacks to have happened, or null: the ITN of a US export by sea or air whose filing is
 * known to be needed, and the ISF number of a US import by sea. A text that says why none is needed counts as the number.
 */
export function missingNumber(code: MilestoneCode, facts: NumberFacts): RequiredNumber | null {
  const { mode, cargo, numbers, deadlines } = facts;
  if (!stopped.includes(code)) return null;
  if (needsIsf(facts) && !numbers.includes('isf')) return 'isf';
  const isFiled = isExportFromUs(facts) && deadlines.includes(filedNumbers.itn);
  const needsItn = (isBySea(mode) || mode === 'air') && (isFiled || requiresEei(facts, cargo));
  return needsItn && !numbers.includes('itn') ? 'itn' : null;
}

/**
 * Formats of proofs of filing and exemptions (15 CFR 30, appendix B): the ITN of AES, which may follow “AES”; the citations
 * after departure and while AES is down; and the exemption by its section, “NOEEI 30.37(a)”.
 */
const itnFormats = [/^(AES)?X\d{14}$/, /^AESPOST.{9,}$/, /^AESDOWN.{9,}$/, /^NOEEI§?30\.\d+/];

/** Returns true for an ITN, or the citation that stands in its place. */
export function isItn(text: string): boolean {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return itnFormats.some((format) => format.test(compact));
}
