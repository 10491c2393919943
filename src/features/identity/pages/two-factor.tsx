import { redirect } from 'react-router';
import { servicesContext } from '#platform/context.ts';
import { localeOf, localPath } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { Field } from '#ui/forms/field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import { Link, PostForm } from '#ui/locale.tsx';
import { requireSession } from '../require-session.ts';
import { answerForm, keepFields } from '../run-form.ts';
import { customerTwoFactorCommands } from '../server/commands/two-factor.ts';
import { customerAccounts } from '../server/customers/customer-accounts.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { type IdentityStrings, identityStringsIn } from '../strings.ts';
import { runTwoFactorForm, type ShownOnce } from '../two-factor-form.ts';
import { type TwoFactorLook, TwoFactorView } from '../two-factor-view.tsx';
import type { Route } from './+types/two-factor';
import { FormNotice } from './form-notice.tsx';
import { NarrowPage } from './link-form.tsx';

const page = '/profile/twofactor';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSession(url, context);
  const { db } = context.get(servicesContext);
  const [row, codesLeft] = await Promise.all([
    customerAccounts.find(db, account),
    countRecoveryCodes(db, customerAccounts, account.id),
  ]);
  return {
    strings: identityStringsIn(localeOf(url)).twoFactor,
    email: account.email,
    isConfirmed: account.emailVerified,
    isOn: row?.two_factor_secret != null,
    codesLeft,
    isTurnedOff: url.searchParams.get('done') === 'turn-off',
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const emailOf = async () => (await requireSession(call.url, call.context)).account.email;
  const { fields, result, shown } = await runTwoFactorForm(call, customerTwoFactorCommands, emailOf);
  if (result.ok && !shown) throw redirect(localPath(`${page}?done=turn-off`, localeOf(call.url)), 303);
  return answerForm({ fields, result }, shown ?? {});
}

export { privateHeaders as headers } from '../private-headers.ts';
export const meta = hiddenMeta;
export const handle = { frame: 'task' };

type Outcome = FormOutcome & ShownOnce;

interface StepProps {
  intent: string;
  step: Record<'title' | 'text' | 'submit', string>;
  email: string;
  outcome: Outcome | undefined;
  strings: IdentityStrings['twoFactor'];
}

/** An action that needs the password, so that nobody runs it at an unattended computer. */
function PasswordStep({ intent, step, email, outcome, strings }: StepProps) {
  const { currentPassword, submitting, notDone } = strings;
  const own = outcome?.values.intent === intent ? outcome : undefined;
  return (
    <section aria-labelledby={`${intent}-title`} className="border-t border-hairline py-8">
      <h2 id={`${intent}-title`} className="text-heading">
        {step.title}
      </h2>
      <p className="mt-2 mb-5">{step.text}</p>
      <PostForm action={page} className="space-y-5">
        <FormNotice
          form={{ outcome: own, attempt: 0 }}
          strings={{ notDone }}
          labels={{ currentPassword }}
          formId={intent}
        />
        <input type="hidden" name="intent" value={intent} />
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${intent}-currentPassword`}
          name="currentPassword"
          autoComplete="current-password"
          required
          label={currentPassword}
          strings={strings}
          error={own?.errors.currentPassword}
        />
        <SubmitButton tone="strong" sending={false} strings={{ submit: step.submit, submitting }} />
      </PostForm>
    </section>
  );
}

function CodeForm({ secret, outcome, strings }: { secret: string } & Pick<StepProps, 'outcome' | 'strings'>) {
  const { submitting, notDone, enrolment } = strings;
  const refused = outcome?.ok === false ? outcome : undefined;
  return (
    <PostForm action={page} className="space-y-5">
      <FormNotice
        form={{ outcome: refused, attempt: 0 }}
        strings={{ notDone }}
        labels={{ code: enrolment.code }}
        formId="confirm"
      />
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="secret" value={secret} />
      <Field
        id="confirm-code"
        name="code"
        required
        label={enrolment.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={refused?.errors.code}
      />
      <SubmitButton sending={false} strings={{ submit: enrolment.submit, submitting }} />
    </PostForm>
  );
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, email, isOn, isConfirmed, codesLeft, isTurnedOff } = loaderData;
  const outcome: Outcome | undefined = actionData;
  const shared = { email, outcome, strings };
  const { off } = strings;
  const look: TwoFactorLook = {
    step: (intent, step) => <PasswordStep key={step.title} intent={intent} step={step} {...shared} />,
    codeForm: (secret) => <CodeForm secret={secret} outcome={outcome} strings={strings} />,
    page,
    home: '/profile',
    classes: {
      heading: 'text-heading',
      steps: '',
      secret: 'text-strong',
      codes:
        'my-5 grid gap-x-8 gap-y-1.5 border border-hairline bg-panel px-5 py-4 font-mono text-strong sm:grid-cols-2',
      button: 'button button-quiet',
      kept: 'button button-strong',
    },
  };
  const turnedOff = { ok: true, message: off.done, errors: {}, values: {} };
  return (
    <NarrowPage {...strings}>
      {!outcome && isTurnedOff && (
        <FormNotice form={{ outcome: turnedOff, attempt: 0 }} strings={strings} formId="turned-off" />
      )}
      <TwoFactorView
        isOn={isOn}
        codesLeft={codesLeft}
        outcome={outcome}
        off={
          isConfirmed ? (
            look.step('begin', off)
          ) : (
            <p>
              {off.unconfirmed}{' '}
              <Link className="link" to="/profile#email">
                {off.toProfile}
              </Link>
            </p>
          )
        }
        look={look}
        t={strings}
      />
    </NarrowPage>
  );
}
