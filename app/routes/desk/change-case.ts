import { data } from 'react-router';
import { reviewInput } from '../../../contract/kyc-input.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import type { Services } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { listAccessLog } from '../../../server/kyc/access-log.ts';
import { decideCase } from '../../../server/kyc/decide-case.ts';
import { listStaff } from '../../../server/staff/list-staff.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import { desk } from '../../content/en/desk.ts';
import { deskOutcomes } from '../../content/en/desk/outcomes.ts';
import type { PageOutcome } from '../../ui/desk/outcomes.tsx';
import { whoDid } from './kyc-case-view.ts';

type Values = Record<string, string>;

const done = {
  take: 'caseTaken',
  'ask-for-more': 'moreAskedFor',
  accept: 'caseAccepted',
} as const;

function refused(values: Values, field: string, problem: string) {
  const message = fieldMessage('en', problem);
  return data<PageOutcome>({ ok: false, message, errors: { [field]: message }, values }, { status: 422 });
}

/** What happened to the case meanwhile, and who did it. */
async function whatChanged({ db, clock }: Services, caseId: string): Promise<string> {
  const { kyc } = desk;
  const words = kyc.case;
  const accessLog = await listAccessLog(db, caseId);
  // A download changes nothing.
  const last = accessLog.find(({ action }) => action !== 'viewed');
  if (!last) return words.gone;
  const who = whoDid(last, { staff: await listStaff(db), t: words });
  return words.changed
    .replace('{who}', who)
    .replace('{what}', words.logOf[last.action].toLowerCase())
    .replace('{when}', shortMoment(last.at, clock(), company.hours.timeZone));
}

/** Does what was posted with a case, and says what became of it; what was typed stays when it is refused. */
export async function changeCase(
  request: Request,
  services: Services,
  { caseId, staffId }: { caseId: string; staffId: string },
) {
  const values = await fieldsOf(request);
  const parsed = reviewInput.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(values, String(issue?.path[0] ?? 'decision'), issue?.message ?? 'invalid');
  }
  const input = parsed.data;
  const outcome = await decideCase(services, { caseId, staffId, input });
  if (outcome.ok) {
    return data<PageOutcome>({ ok: true, message: deskOutcomes[done[input.decision]] });
  }
  if (outcome.reason === 'no-such-case') throw data(null, { status: 404 });
  if (outcome.reason === 'words-missing') return refused(values, 'words', 'required');
  if (outcome.reason === 'words-too-long') return refused(values, 'words', 'too-long');
  if (outcome.reason === 'expiry-past') return refused(values, 'until', 'day-past');
  const message = await whatChanged(services, caseId);
  return data<PageOutcome>({ ok: false, message, values }, { status: 409 });
}
