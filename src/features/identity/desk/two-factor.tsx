import { redirect } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { FormNote } from '../../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../../ui/desk/outcome-toast.tsx';
import { PageHead } from '../../../ui/desk/page-parts.tsx';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { requireStaff } from '../require-staff.ts';
import { answerForm, keepFields } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { staffTwoFactorCommands } from '../server/commands/two-factor.ts';
import { staffAccounts } from '../server/staff/staff-accounts.ts';
import { isTwoFactorRequired } from '../server/staff/staff-rows.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { twoFactor as t } from '../strings/en/desk-account.ts';
import { runTwoFactorForm } from '../two-factor-form.ts';
import type { Route } from './+types/two-factor';
import { doneIn } from './submit-form.ts';
import { TwoFactor } from './two-factor/two-factor-steps.tsx';

const own = { role: 'agent', whileEnrolling: true } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, hasTwoFactor, mustEnrol } = await requireStaff(request, context, own);
  const { db } = context.get(servicesContext);
  const [isRequired, codesLeft] = await Promise.all([
    isTwoFactorRequired(db),
    countRecoveryCodes(db, staffAccounts, staff.id),
  ]);
  const done = doneIn(request, { ...staffTwoFactorCommands, welcome: signInCommands.join });
  return { email: staff.email, isOn: hasTwoFactor, mustEnrol, isRequired, codesLeft, done };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const emailOf = async () => (await requireStaff(call.request, call.context, own)).staff.email;
  const { fields, result, shown } = await runTwoFactorForm(call, staffTwoFactorCommands, emailOf);
  if (result.ok && !shown) throw redirect(`/desk/twofactor?done=${fields.intent}`, 303);
  return answerForm(
    { fields, result },
    { ...shown, ...(fields.intent === 'begin' && result.ok && { message: '' }) },
  );
}

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export const meta = deskTitle(t.title);
export { privateHeaders as headers } from '../private-headers.ts';

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mustEnrol, done, ...state } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={t.text} />
      {mustEnrol && <p className="border-l-4 border-signal bg-panel px-4 py-3 text-strong">{t.required}</p>}
      {!actionData && <FormNote outcome={done} formId="done" />}
      <TwoFactor {...state} mustEnrol={mustEnrol} outcome={actionData} />
    </div>
  );
}
