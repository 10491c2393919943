import { z } from 'zod';
import {
  defineCommand,
  notFound,
  refuse,
  text,
  tooManyPosts,
  wrongField,
} from '#platform/commands/command.ts';
import type { UploadRefusal } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { type KycMissing, kycDocument, kycMissing } from '../case-shape.ts';
import { problemsOfMissing } from '../kyc-answers.ts';
import { documentField, type KycState, mostDocuments } from '../kyc-case.ts';
import { kycAnswersInput, kycSendInput, kycStepInput, reviewInput } from '../kyc-input.ts';
import { caseOutcomes } from '../strings/en/case-outcomes.ts';
import { addDocument, removeDocument, storageRetrySeconds } from './documents.ts';
import { findCase, getCase } from './get-case.ts';
import { decideCase } from './review-case.ts';
import { saveAnswers, sendCase } from './send-case.ts';

const policy = { role: 'customer' } as const;
const refusals = { 'not-now': text(({ kyc }) => kyc.notNow) };

export const customerKycCommands = {
  save: defineCommand({
    policy,
    endpoint: ['put', '/kyc/answers'],
    summary: 'Keep the answers of the form',
    description:
      'By field id, in place of those before. They are kept as they are until the case is sent: incomplete, and with dates that are none.',
    input: kycAnswersInput,
    async run({ deps, session: { account } }, answers) {
      const outcome = await saveAnswers(deps, account.id, answers);
      return outcome.ok ? { ok: true, missing: (await getCase(deps, account.id)).missing } : outcome;
    },
    refusals,
    done: ({ missing }) =>
      text(({ kyc }) => (Object.keys(missing.wrong).length > 0 ? kyc.savedToCheck : kyc.saved)),
    returns: { missing: kycMissing },
  }),
  saveStep: defineCommand({
    policy,
    summary: 'Keep the answers of one step of the page',
    input: kycStepInput,
    run: ({ deps, session: { account } }, { answers, replaced }) =>
      saveAnswers(deps, account.id, answers, replaced),
    refusals,
    done: text(({ kyc }) => kyc.saved),
  }),
  /** Its endpoint reads a file where others read JSON: src/features/kyc/server/api/kyc.ts. */
  upload: defineCommand({
    policy,
    summary: 'Upload a document',
    input: z.object({ [documentField]: z.custom<Parameters<typeof addDocument>[2]>(Boolean, 'required') }),
    async run({ deps, session }, { [documentField]: file }) {
      const outcome = await addDocument(deps, session.account.id, file);
      if (outcome.ok || outcome.reason !== 'storage-full') return outcome;
      return { ...outcome, reason: outcome.reason, retryAfterSeconds: storageRetrySeconds };
    },
    refusals: {
      ...refusals,
      'too-many-documents': text(({ kyc }) => fill(kyc.tooManyDocuments, { most: mostDocuments })),
      'storage-full': { status: 503, message: text(({ kyc }) => kyc.storageFull) },
      'document-too-large': { ...wrongField(documentField, 'document-too-large'), status: 413 },
      'document-type': wrongField(documentField, 'document-type'),
      'document-cut-off': wrongField(documentField, 'document-cut-off'),
      'document-empty': wrongField(documentField, 'document-empty'),
      'attachment-infected': wrongField(documentField, 'attachment-infected'),
    },
    done: text(({ kyc }) => kyc.added),
    returns: { document: kycDocument },
  }),
  remove: defineCommand({
    policy,
    endpoint: ['delete', '/kyc/documents/{id}'],
    summary: 'Remove a document',
    run: ({ deps, session, params: { id } }) => removeDocument(deps, session.account.id, id),
    refusals: {
      ...refusals,
      'no-such-document': { status: 404, message: text(({ kyc }) => kyc.noSuchDocument) },
    },
    done: text(({ kyc }) => kyc.removed),
  }),
  send: defineCommand({
    policy,
    endpoint: ['post', '/kyc/send'],
    summary: 'Give the case to the company',
    description:
      'The form on the page has to be whole; or `formAmongDocuments` says that the filled-in form is one of the documents. The body may be left out.',
    input: kycSendInput.prefault({}),
    fromForm: (fields) => ({ formAmongDocuments: 'formAmongDocuments' in fields }),
    run: ({ deps, session }, way) => sendCase(deps, session.account, way),
    refusals: {
      ...refusals,
      incomplete: { problems: ({ missing }: { missing: KycMissing }) => problemsOfMissing(missing) },
    },
    done: text(({ kyc }) => kyc.sent),
  }),
};

/** Refusal of an upload that cannot be taken now. */
export function uploadRefused(locale: Locale, { status, retryAfterSeconds }: UploadRefusal) {
  const rule = status === 503 ? { status, message: text(({ kyc }) => kyc.tooManyUploads) } : tooManyPosts;
  return refuse(locale, rule, { ok: false, reason: 'too-many-uploads', retryAfterSeconds });
}

const review = defineCommand({
  policy: { role: 'agent' },
  endpoint: ['post', '/kyc/{id}/review'],
  summary: 'Take a case into review, ask for more, or accept it',
  description: 'The customer is notified by mail of the decision.',
  input: reviewInput,
  fromForm: ({ intent: decision, ...fields }) => ({ ...fields, decision }),
  async run({ deps, staff, params: { id: caseId } }, input) {
    const outcome = await decideCase(deps, { caseId, staffId: staff.id, input });
    if (outcome.ok || outcome.reason !== 'not-now') return outcome;
    const found = await findCase(deps, caseId);
    if (!found) return { ok: false, reason: 'no-such-case' } as const;
    return { ok: false, reason: 'not-now', state: found.state } as const;
  },
  refusals: {
    'no-such-case': notFound,
    'not-now': ({ state }: { state: KycState }) => caseOutcomes.changed(state),
    'comment-missing': wrongField('comment', 'required'),
    'comment-too-long': wrongField('comment', 'too-long'),
    'expiry-past': wrongField('until', 'day-past'),
  },
  done: (_, { decision }) => caseOutcomes.reviewed[decision],
});

export const kycCommands = { review };

/** The same, by the intents of the page's forms. */
export const kycForms = { take: review, 'ask-for-more': review, accept: review };
