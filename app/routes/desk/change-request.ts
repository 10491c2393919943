import { data, redirect } from 'react-router';
import { contactInput } from '../../../contract/lead-changes.ts';
import { answerChannels, type StaffName } from '../../../contract/lead-event.ts';
import { leadStages, lostReasons } from '../../../contract/lead-stage.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import { type LoadContext, servicesContext } from '../../../server/context.ts';
import { formDataOf } from '../../../server/http/form-post.ts';
import { addNote } from '../../../server/leads/commands/add-note.ts';
import { assignLead } from '../../../server/leads/commands/assign-lead.ts';
import { changeContact } from '../../../server/leads/commands/change-contact.ts';
import { changeStage, restoreLead, type StageChoice } from '../../../server/leads/commands/change-stage.ts';
import { customerAnswered, recordAnswer } from '../../../server/leads/commands/record-answer.ts';
import { unmergeLead } from '../../../server/leads/merge/unmerge-lead.ts';
import { saveDraft } from '../../../server/leads/reply/draft.ts';
import { retryMail } from '../../../server/leads/reply/retry-mail.ts';
import { sendReply } from '../../../server/leads/reply/send-reply.ts';
import { stringsIn } from '../../content/strings.ts';
import type { RequestOutcome } from '../../ui/desk/request/request-outcome.ts';
import { versionIn, wantsPage } from './posted.ts';

/** How a command went, whichever it was. */
type Outcome =
  | { ok: true }
  | { ok: false; reason: string; missing?: string[]; errors?: Record<string, string> };

interface Call {
  leadId: string;
  me: StaffMember;
}

const contactFields = ['name', 'company', 'email', 'phone'] as const;

function stageIn(typed: (name: string) => string): StageChoice | null {
  const to = leadStages.find((stage) => stage === typed('stage'));
  const reason = lostReasons.find((one) => one === typed('reason'));
  const words = typed('detail');
  return to ? { to, ...(to === 'lost' && reason ? { reason } : {}), ...(words ? { words } : {}) } : null;
}

/** Does what one of the page's forms asks for; null when no form of ours asks that. */
async function run(
  typed: (name: string) => string,
  context: LoadContext,
  { leadId, me }: Call,
): Promise<Outcome | null> {
  const services = context.get(servicesContext);
  const by: StaffName = { id: me.id, name: me.name };
  const change = { leadId, version: versionIn(typed('version')), by };
  const choice = stageIn(typed);
  switch (typed('intent')) {
    case 'reply':
      return sendReply(services, change, {
        subject: typed('subject'),
        body: typed('body'),
        ...(choice ? { stage: choice } : {}),
      });
    case 'draft':
      return saveDraft(services, { leadId, staffId: me.id, subject: typed('subject'), body: typed('body') });
    case 'note':
      return addNote(services, { leadId, by, text: typed('text') });
    case 'answered': {
      const channel = answerChannels.find((one) => one === typed('channel'));
      return channel ? recordAnswer(services, change, { channel, words: typed('words') }) : null;
    }
    case 'customer-answered':
      return customerAnswered(services, change, typed('words'));
    case 'assign':
      return assignLead(services, change, typed('owner') || null);
    case 'stage':
      return choice ? changeStage(services, change, choice) : null;
    case 'spam':
      return changeStage(services, change, { to: 'spam' });
    case 'not-spam':
      return restoreLead(services, change);
    case 'unmerge': {
      const keep = { id: leadId, version: change.version };
      return unmergeLead(services, { keep, otherId: typed('other'), by });
    }
    case 'contact': {
      const [name, company, email, phone] = contactFields.map(typed);
      const parsed = contactInput.safeParse({ version: change.version, name, company, email, phone });
      if (parsed.success) return changeContact(services, change, parsed.data);
      return { ok: false, reason: 'fields', errors: problemsOf(parsed.error.issues) };
    }
    case 'retry':
      return retryMail(services, { leadId, outboxId: typed('mail'), by });
    default:
      return null;
  }
}

function keepReply(typed: (name: string) => string, context: LoadContext, { leadId, me }: Call) {
  const [subject, body] = [typed('subject'), typed('body')];
  return saveDraft(context.get(servicesContext), { leadId, staffId: me.id, subject, body });
}

/** The status of a refusal: a stale page is 409, a lead that is not there 404, what was typed 422. */
function statusOf(reason: string): number {
  if (reason === 'no-such-lead') return 404;
  return reason === 'changed' ? 409 : 422;
}

/** The page as it was, its address saying what was done: without scripts, a reload would do it again. */
function backTo(request: Request, intent: string) {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('done', intent);
  return redirect(`${pathname}?${searchParams}`, 303);
}

/** Does what the page's form asks for and says how it went. Nothing is stored when it is refused. */
export async function changeRequest(request: Request, context: LoadContext, call: Call) {
  const words = stringsIn('en').desk.request;
  const form = await formDataOf(request);
  const typed = (name: string) => String(form.get(name) ?? '');
  const intent = typed('intent') as keyof typeof words.done;
  const outcome = await run(typed, context, call).catch(async (error) => {
    // The connection that failed may have been the only one.
    if (intent === 'reply') await keepReply(typed, context, call).catch(() => {});
    throw error;
  });
  if (!outcome) throw data(null, { status: 422 });
  if (outcome.ok) {
    if (wantsPage(request)) throw backTo(request, intent);
    return data<RequestOutcome>({ ok: true, message: words.done[intent] });
  }
  if (outcome.reason === 'no-such-lead') throw data(null, { status: 404 });
  // Without scripts the page is made anew: what was written is in it as the draft.
  if (intent === 'reply') await keepReply(typed, context, call);
  const refusals: Record<string, string> = words.refusals;
  const message = (refusals[outcome.reason] ?? words.refusals.other).replace(
    '{names}',
    outcome.missing?.join(', ') ?? '',
  );
  const isStale = outcome.reason === 'changed';
  const errors = Object.fromEntries(
    Object.entries(outcome.errors ?? {}).map(([name, problem]) => [name, fieldMessage('en', problem)]),
  );
  return data<RequestOutcome>(
    { ...typedAgain(typed, message), isStale, errors },
    { status: statusOf(outcome.reason) },
  );
}

/** A refusal with what was typed, for the form of the page that it was typed into. */
export function typedAgain(typed: (name: string) => string, message: string): RequestOutcome {
  const text = typed('text') || typed('words');
  const contact = Object.fromEntries(contactFields.map((name) => [name, typed(name)]));
  return { ok: false, message, typed: { intent: typed('intent'), text, channel: typed('channel'), contact } };
}
