import { createContext, data, redirect } from 'react-router';
import { responseTo } from '#features/identity/run-form.ts';
import type { Session } from '#platform/commands/caller.ts';
import type { AuthorizedCall, CommandResult, RefusedResult } from '#platform/commands/command.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { type LoadContext, requestContext, servicesContext } from '#platform/context.ts';
import { formDataOf, textsIn } from '#platform/http/form-post.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';
import { documentField, formAmongDocuments, kycPage } from '../../kyc-case.ts';
import { kycStepIds, postedFields } from '../../kyc-steps.ts';
import { customerKycCommands, uploadRefused } from '../../server/commands.ts';
import { documentInForm } from '../../server/documents.ts';
import { kycStringsIn } from '../../strings.ts';
import { answersIn, beginningOf, type KycIntent, type KycRefusal } from './kyc-input.ts';

/** True if this request's form is handed back, since nobody is signed in: the page is then nobody's. */
export const isHandedBack = createContext(false);

function intentOf(form: Pick<FormData, 'has' | 'get'>): KycIntent {
  if (form.has('remove')) return 'remove';
  if (form.has(formAmongDocuments)) return 'send';
  const intent = String(form.get('intent'));
  return intent === 'upload' || intent === 'send' ? intent : 'save';
}

/** Stores the chosen file; null where there is none, and none was asked for. */
async function storeFile(form: FormData, call: AuthorizedCall): Promise<CommandResult | null> {
  const { deps, facts } = call;
  if (facts.upload?.refusal) return uploadRefused(facts.locale, facts.upload.refusal);
  const file = await documentInForm(form);
  if (!file && intentOf(form) !== 'upload') return null;
  // A large form was counted before it was read.
  const counted = !file || facts.upload ? null : await deps.formRateLimit.take(facts.address);
  if (counted && !counted.ok) return uploadRefused(facts.locale, { ...counted, status: 429 });
  return customerKycCommands.upload.execute(call, { [documentField]: file });
}

/** Place on the page after an action: the next step, or the documents. */
const nextPlaces: Record<KycIntent, string> = {
  save: '?done=saved#step',
  upload: '?section=company&done=added#documents',
  remove: '?section=company&done=removed#documents',
  send: '?done=sent#state',
};

/**
 * Does what a step was posted for. Whatever was pressed, its answers are saved and a chosen file is stored, since no file
 * can stand there again when the page comes back; a file waits only for the removal that may make room for it. The case is
 * sent once nothing of that failed. Goes back to the page, which says what was done, or answers 404 to 503 with everything
 * typed in place; once the company has the case (409), the page shows what it has.
 */
export async function postKyc(request: Request, context: LoadContext, session: Session) {
  const form = await formDataOf(request, context);
  const fields = textsIn(form);
  const intent = intentOf(form);
  const params = { id: String(form.get('remove')) };
  const call = {
    deps: context.get(servicesContext),
    facts: context.get(requestContext),
    staff: null,
    session,
    params,
  };
  const refused = (result: CommandResult | null) => (result && !result.ok ? result : null);

  const { locale } = call.facts;
  const step = kycStepIds.find((id) => id === fields.step) ?? null;
  const answers = answersIn(fields, locale);
  // Values that the page began with were not typed.
  const beginning = beginningOf(session.account);
  const isUntouched = Object.entries(answers).every(([id, answer]) => beginning[id] === answer);
  const typed = isUntouched ? {} : { ...fields, ...answers };
  const replaced = postedFields(step, fields);
  const ofAnswers = refused(await customerKycCommands.saveStep.execute(call, { ...typed, replaced }));
  const ofRemoval =
    intent === 'remove' && !ofAnswers
      ? refused(await customerKycCommands.remove.execute(call, undefined))
      : null;
  const ofFile = ofAnswers?.reason === 'not-now' ? null : refused(await storeFile(form, call));
  const first = ofAnswers ?? ofRemoval ?? ofFile;
  const { send } = customerKycCommands;
  const problem =
    first ?? (intent === 'send' ? refused(await send.execute(call, send.fromForm?.(fields, locale))) : null);
  if (!problem) {
    const place =
      intent === 'save' && step ? `?from=${step}&${nextPlaces.save.slice(1)}` : nextPlaces[intent];
    return redirect(localPath(`${kycPage}${place}`, locale), 303);
  }

  const failed = ofAnswers ? 'save' : ofRemoval ? 'remove' : 'upload';
  return refuse(intent === 'send' ? 'send' : failed, fields, withFile(locale, problem, ofFile));
}

/** A refusal with what was refused of the file besides. */
function withFile(locale: Locale, problem: RefusedResult, ofFile: RefusedResult | null): RefusedResult {
  const errors = { ...ofFile?.errors, ...problem.errors };
  const values = { ...ofFile?.values, ...problem.values };
  const isOfMore = Object.keys(problem.errors).length === 1 && Object.keys(errors).length > 1;
  return { ...problem, errors, values, message: isOfMore ? messagesIn(locale).checkFields : problem.message };
}

function refuse(intent: KycIntent, values: Record<string, string>, result: RefusedResult) {
  const { message, errors } = result;
  const refusal: KycRefusal = { intent, message, errors, values };
  return data(refusal, responseTo(result));
}

/** Answers 401 to a form that came after its session had ended, with everything typed in place. Nothing is stored. */
export async function handBack(request: Request, context: LoadContext) {
  const form = await formDataOf(request, context);
  return data(
    keepAnswers(context, textsIn(form), kycStringsIn(context.get(requestContext).locale).kycCase.signedOut),
    {
      status: 401,
    },
  );
}

/** Result of a form when the database failed, with everything typed; the page needs no database for it. */
export function keepAnswers(
  context: LoadContext,
  values: Record<string, string>,
  message: string,
): KycRefusal {
  context.set(isHandedBack, true);
  const form = new URLSearchParams(values);
  return { intent: intentOf(form), message, errors: {}, values };
}
