import { createContext, data, redirect } from 'react-router';
import { problemsOfMissing } from '../../../../contract/kyc-answers.ts';
import { formAmongPapers, kycPage, mostPapers, paperField } from '../../../../contract/kyc-case.ts';
import { kycAnswersInput } from '../../../../contract/kyc-input.ts';
import { fieldMessage, messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/text.ts';
import {
  type LoadContext,
  requestContext,
  servicesContext,
  type UploadRefusal,
} from '../../../../server/context.ts';
import { formDataOf, textsIn } from '../../../../server/http/form-post.ts';
import { addPaper, paperInForm, storageRetrySeconds } from '../../../../server/kyc/add-paper.ts';
import type { Customer } from '../../../../server/kyc/kyc-dependencies.ts';
import { removePaper } from '../../../../server/kyc/remove-paper.ts';
import { saveAnswers } from '../../../../server/kyc/save-answers.ts';
import { sendCase } from '../../../../server/kyc/send-case.ts';
import { stringsIn } from '../../../content/strings.ts';
import { areEqual, beginningOf, type KycIntent, type KycRefusal } from './kyc-input.ts';

const messages = messagesIn('en');

/** Whether this request's form is handed back, since nobody is signed in: the page is then nobody's. */
export const isHandedBack = createContext(false);

/** What was not done, or null: a status, the problems of fields (keys of the contract's messages), and what to say. */
interface Problem {
  status: 401 | 404 | 409 | 413 | 422 | 429 | 503;
  problems?: Record<string, string>;
  message?: string;
  retryAfterSeconds?: number;
}

type Step = (form: FormData, context: LoadContext, customer: Customer) => Promise<Problem | null>;

const notNow: Problem = { status: 409, message: messages.kyc.notNow };
const fileMissing: Problem = { status: 422, problems: { [paperField]: 'required' } };

function intentOf(form: Pick<FormData, 'has' | 'get'>): KycIntent {
  if (form.has('remove')) return 'remove';
  const intent = String(form.get('intent'));
  return intent === 'upload' || intent === 'send' ? intent : 'save';
}

const keep: Step = async (form, context, customer) => {
  const parsed = kycAnswersInput.safeParse(textsIn(form));
  if (!parsed.success) return { status: 422, problems: problemsOf(parsed.error.issues) };
  // What the page itself began with says nothing.
  const answers = areEqual(parsed.data, beginningOf(customer)) ? {} : parsed.data;
  const outcome = await saveAnswers(context.get(servicesContext), customer.id, answers);
  return outcome.ok ? null : notNow;
};

function notTaken({ status, retryAfterSeconds }: UploadRefusal): Problem {
  const message =
    status === 503 ? messages.kyc.tooManyUploads : messages.tooManyPosts(Math.ceil(retryAfterSeconds / 60));
  return { status, message, retryAfterSeconds };
}

const upload: Step = async (form, context, { id }) => {
  const facts = context.get(requestContext);
  if (facts?.upload?.refusal) return notTaken(facts.upload.refusal);
  const file = await paperInForm(form);
  if (!file) return intentOf(form) === 'upload' ? fileMissing : null;
  const services = context.get(servicesContext);
  // A large form was counted before it was read.
  const counted = facts?.upload ? null : await services.formRateLimit.take(facts?.address ?? '');
  if (counted && !counted.ok) return notTaken({ status: 429, retryAfterSeconds: counted.retryAfterSeconds });
  const outcome = await addPaper(services, id, file);
  if (outcome.ok) return null;
  if (outcome.reason === 'not-now') return notNow;
  if (outcome.reason === 'too-many-papers') {
    return { status: 409, message: messages.kyc.tooManyPapers(mostPapers) };
  }
  if (outcome.reason === 'storage-full') {
    return { status: 503, message: messages.kyc.storageFull, retryAfterSeconds: storageRetrySeconds };
  }
  const status = outcome.reason === 'paper-too-large' ? 413 : 422;
  return { status, problems: { [paperField]: outcome.reason } };
};

const remove: Step = async (form, context, { id }) => {
  const outcome = await removePaper(context.get(servicesContext), id, String(form.get('remove')));
  if (outcome.ok) return null;
  return outcome.reason === 'not-now' ? notNow : { status: 404, message: messages.kyc.noSuchPaper };
};

const send: Step = async (form, context, customer) => {
  const way = { formAmongPapers: form.has(formAmongPapers) };
  const outcome = await sendCase(context.get(servicesContext), customer, way);
  if (outcome.ok) return null;
  if (outcome.reason === 'not-now') return notNow;
  return { status: 422, problems: problemsOfMissing(outcome.missing) };
};

const done: Record<KycIntent, string> = { save: 'saved', upload: 'added', remove: 'removed', send: 'sent' };

function refuse(intent: KycIntent, values: Record<string, string>, problem: Problem) {
  const { status, problems = {}, message, retryAfterSeconds } = problem;
  const said = Object.entries(problems).map(([name, key]) => [name, fieldMessage('en', key)]);
  const [only, more] = said;
  const summary = message ?? (only && !more ? String(only[1]) : messages.checkFields);
  const headers: HeadersInit = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
  const refusal: KycRefusal = { intent, message: summary, errors: Object.fromEntries(said), values };
  return data(refusal, { status, headers });
}

/**
 * Does what the page was posted for without scripts. Whatever was pressed, the answers are saved and a chosen file is
 * stored, since no file can stand there again when the page comes back; a file waits only for the removal that may make
 * room for it. The case is sent once nothing of that failed. Goes back to the page, which says what was done, or
 * answers 404 to 503 with everything typed in place; once the company has the case (409), the page shows what it has.
 */
export async function postKyc(request: Request, context: LoadContext, customer: Customer) {
  const form = await formDataOf(request, context);
  const intent = intentOf(form);
  const run = (step: Step) => step(form, context, customer);

  const ofAnswers = await run(keep);
  const ofRemoval = intent === 'remove' && !ofAnswers ? await run(remove) : null;
  const ofFile = ofAnswers === notNow ? null : await run(upload);
  const problem = ofAnswers ?? ofRemoval ?? ofFile ?? (intent === 'send' ? await run(send) : null);
  if (!problem) return redirect(`${kycPage}?done=${done[intent]}`, 303);

  const failed = ofAnswers ? 'save' : ofRemoval ? 'remove' : 'upload';
  const problems = { ...ofFile?.problems, ...problem.problems };
  return refuse(intent === 'send' ? 'send' : failed, textsIn(form), { ...ofFile, ...problem, problems });
}

/** Answers 401 to a form that came after its session had ended, with everything typed in place. Nothing is stored. */
export async function handBack(request: Request, context: LoadContext) {
  const form = await formDataOf(request, context);
  context.set(isHandedBack, true);
  return refuse(intentOf(form), textsIn(form), { status: 401, message: stringsIn('en').kycCase.signedOut });
}

/** How a form went that the database failed, with everything typed in place; the page needs no database for it. */
export function keepAnswers(
  context: LoadContext,
  values: Record<string, string>,
  message: string,
): KycRefusal {
  context.set(isHandedBack, true);
  const form = new URLSearchParams(values);
  return { intent: intentOf(form), message, errors: {}, values };
}
