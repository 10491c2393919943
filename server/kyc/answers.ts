import { unansweredIn } from '../../contract/kyc-answers-input.ts';
import type { KycMissing } from '../../contract/kyc-case.ts';
import type { Cipher } from './cipher.ts';

type Answers = Record<string, string>;

/** The answers as they are stored; null when there are none. */
export function sealAnswers(cipher: Cipher, accountId: string, answers: Answers): Buffer | null {
  if (Object.keys(answers).length === 0) return null;
  return cipher.seal(Buffer.from(JSON.stringify(answers)), { answers: accountId });
}

/** The answers that were stored. Throws when they were changed. */
export function openAnswers(cipher: Cipher, accountId: string, sealed: Uint8Array | null): Answers {
  return sealed ? JSON.parse(cipher.open(sealed, { answers: accountId }).toString()) : {};
}

/** What a case lacks: the form, on the page or as a paper; on the page it has to be whole. */
export function missingIn(answers: Answers, paperCount: number): KycMissing {
  const begun = Object.keys(answers).length > 0;
  return { form: !begun && paperCount === 0, answers: begun ? unansweredIn(answers) : [] };
}
