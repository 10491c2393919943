import { redirect } from 'react-router';
import { encode } from 'uqr';
import { servicesContext } from '../../../platform/context.ts';
import { FormNote } from '../../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../../ui/desk/outcome-toast.tsx';
import { PageHead } from '../../../ui/desk/page-parts.tsx';
import { requireStaff } from '../require-staff.ts';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { twoFactorCommands } from '../server/commands/own-account.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { staffAccounts } from '../server/staff/staff-accounts.ts';
import { isTwoFactorRequired } from '../server/staff/staff-rows.ts';
import { otpauthUrl } from '../server/totp.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { twoFactor as twoFactorStrings } from '../strings/en/desk-account.ts';
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
  const t = twoFactorStrings;
  const done = doneIn(request, { ...twoFactorCommands, welcome: signInCommands.join });
  return { t, email: staff.email, isOn: hasTwoFactor, mustEnrol, isRequired, codesLeft, done };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

/** A QR code as one path of squares, one unit each: drawn by attributes alone, which every Content-Security-Policy allows. */
function qrCode(text: string): { size: number; path: string } {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 0 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, twoFactorCommands);
  const { intent, secret: shown = '' } = fields;
  const { company } = call.context.get(servicesContext);
  if (!result.ok) {
    // A wrong code shows the secret again, which came back with it: nobody else may be shown the one that waits.
    const isShownAgain = intent === 'confirm' && result.status === 422 && /^[A-Z2-7]{16,64}$/.test(shown);
    if (!isShownAgain) return answerForm({ fields, result });
    const { staff } = await requireStaff(call.request, call.context, own);
    const url = otpauthUrl(shown, { issuer: company.name, email: staff.email });
    return answerForm({ fields, result }, { enrolment: { secret: shown, qr: qrCode(url) } });
  }
  const { secret, otpauthUrl: url, recoveryCodes } = result.values;
  if (intent === 'begin') {
    const enrolment = { secret: String(secret), qr: qrCode(String(url)) };
    return answerForm({ fields, result }, { enrolment, message: '' });
  }
  if (Array.isArray(recoveryCodes))
    return answerForm({ fields, result }, { recoveryCodes: recoveryCodes.map(String) });
  throw redirect(`/desk/twofactor?done=${intent}`, 303);
}

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';
export { privateHeaders as headers } from '../private-headers.ts';

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, mustEnrol, done, ...state } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={t.text} />
      {mustEnrol && <p className="border-l-4 border-signal bg-panel px-4 py-3 text-strong">{t.required}</p>}
      {!actionData && <FormNote outcome={done} notDone={t.notDone} formId="done" />}
      <TwoFactor {...state} mustEnrol={mustEnrol} outcome={actionData} t={t} />
    </div>
  );
}
