import { Link, redirect } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { CurrentPassword, DeskForm, FormNote, TextInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '#ui/desk/page-parts.tsx';
import { requireStaff } from '../require-staff.ts';
import { answerForm, keepFields } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { staffTwoFactorCommands } from '../server/commands/two-factor.ts';
import { staffAccounts } from '../server/staff/staff-accounts.ts';
import { isTwoFactorRequired } from '../server/staff/staff-rows.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { twoFactor as t } from '../strings/en/desk-account.ts';
import { runTwoFactorForm } from '../two-factor-form.ts';
import { type TwoFactorLook, TwoFactorView } from '../two-factor-view.tsx';
import type { Route } from './+types/two-factor';
import { doneIn } from './submit-form.ts';

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

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle(t.title);
export { privateHeaders as headers } from '../private-headers.ts';

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, mustEnrol, isRequired, done, ...state } = loaderData;
  const { currentPassword, enrolment, on } = t;
  useOutcomeToast(actionData ?? done);
  const outcome = actionData;
  const look: TwoFactorLook = {
    step: (intent, { title, text, submit: label }) => (
      <DeskSection key={`${intent}-${title}`} id={`${intent}-step`} title={title} text={text}>
        <DeskForm
          intent={intent}
          submit={label}
          labels={{ currentPassword }}
          isPrimary={!state.isOn || undefined}
          outcome={outcome}
        >
          <CurrentPassword label={currentPassword} email={email} />
        </DeskForm>
      </DeskSection>
    ),
    codeForm: (secret) => (
      <DeskForm
        intent="confirm"
        submit={enrolment.submit}
        labels={{ code: enrolment.code }}
        isPrimary
        outcome={outcome}
      >
        <input type="hidden" name="secret" value={secret} />
        <TextInput
          name="code"
          label={enrolment.code}
          className="desk-input desk-code"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </DeskForm>
    ),
    page: '/desk/twofactor',
    home: '/desk/account',
    classes: {
      heading: '',
      steps: 'desk-steps',
      secret: 'desk-secret',
      codes: 'desk-codes',
      button: 'desk-button',
      kept: 'desk-button desk-button-primary',
    },
  };
  const off = (
    <>
      {look.step('begin', t.off)}
      {!mustEnrol && (
        <p className="mt-5">
          <Link className="link py-1" to="/desk">
            {t.off.later}
          </Link>
        </p>
      )}
    </>
  );
  const required = isRequired && (
    <DeskSection id="turn-off" title={on.turnOff.title} text={on.turnOff.required}>
      {null}
    </DeskSection>
  );
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={t.text} />
      {mustEnrol && <p className="border-l-4 border-signal bg-panel px-4 py-3 text-strong">{t.required}</p>}
      {!actionData && <FormNote outcome={done} formId="done" />}
      <TwoFactorView
        {...state}
        outcome={actionData}
        off={off}
        required={required || undefined}
        look={look}
        t={t}
      />
    </div>
  );
}
