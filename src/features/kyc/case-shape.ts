import { z } from 'zod';
import { moment } from '#platform/values/moment-shape.ts';
import { answerProblems, documentTypes, kycStates } from './kyc-case.ts';

/** A document, as its owner sees it. */
export const kycDocument = z.object({
  id: z.string(),
  name: z.string().describe('Ends as files of its type do.'),
  type: z.enum(documentTypes),
  size: z.number().describe('Bytes.'),
  addedAt: moment,
  removable: z
    .boolean()
    .describe('False while the case cannot be changed, and for good once an acceptance rests on it.'),
});

export type KycDocument = z.output<typeof kycDocument>;

/** Missing parts of the form on the page; with none, the case can be sent. */
export const kycMissing = z.object({
  form: z.boolean().describe('Nothing is answered, on the page or among the documents.'),
  answers: z.array(z.string()).describe('Fields that the form needs, once it is begun.'),
  wrong: z
    .record(z.string(), z.enum(answerProblems))
    .describe('Answers that cannot be right, by field: a draft may hold them.'),
  formMayBeAmongDocuments: z
    .boolean()
    .describe('Documents are there; sent with `formAmongDocuments`, the rest may be missing.'),
});

export type KycMissing = z.output<typeof kycMissing>;

/** A case, as its owner sees it. */
export const kycCase = z.object({
  state: z.enum(kycStates),
  changeable: z.boolean(),
  reviewerComment: z.string().describe('What the reviewer last wrote; empty when nothing was written.'),
  sentAt: moment.nullable(),
  expiresAt: moment.nullable().describe('Until when an acceptance holds, or held.'),
  answers: z.record(z.string(), z.string()).describe('By field id; one without an answer is absent.'),
  documents: z.array(kycDocument),
  missing: kycMissing,
});

export type KycCase = z.output<typeof kycCase>;
