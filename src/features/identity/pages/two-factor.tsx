import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { redirect } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { localeOf, localPath } from '../../../platform/i18n/locale.ts';
import { hiddenMeta } from '../../../platform/pages/page-meta.ts';
import { pluralOf } from '../../../platform/values/format.ts';
import { focusMessage, messageProps } from '../../../ui/focus.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { FormOutcome } from '../../../ui/forms/use-form.ts';
import { Link, PlainLink, PostForm, useLocale } from '../../../ui/locale.tsx';
import { requireSession } from '../require-session.ts';
import { answerForm, keepFields } from '../run-form.ts';
import { customerTwoFactorCommands } from '../server/commands/two-factor.ts';
import { customerAccounts } from '../server/customers/customer-accounts.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { type IdentityStrings, identityStringsIn } from '../strings.ts';
import { type Enrolment, runTwoFactorForm, type ShownOnce } from '../two-factor-form.ts';
import { QrPicture, RecoveryCodes, TypedSecret } from '../two-factor-parts.tsx';
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
type Strings = IdentityStrings['twoFactor'];

interface StepProps {
  intent: 'begin' | 'renew' | 'turn-off';
  step: { title: string; text: string; submit: string };
  email: string;
  outcome: Outcome | undefined;
  strings: Strings;
}

/** An action that needs the password, so that nobody runs it at an unattended computer. */
function PasswordStep({ intent, step, email, outcome, strings }: StepProps) {
  const { currentPassword, show, hide, submitting, notDone } = strings;
  const own = outcome?.values.intent === intent ? outcome : undefined;
  return (
    <section id={intent} aria-labelledby={`${intent}-title`} className="border-t border-hairline py-8">
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
          strings={{ show, hide }}
          error={own?.errors.currentPassword}
        />
        <SubmitButton tone="strong" sending={false} strings={{ submit: step.submit, submitting }} />
      </PostForm>
    </section>
  );
}

/** The heading of what a form shows in place of the page, which takes the focus. */
function ShownHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusMessage(heading.current), []);
  return (
    <h2 id={id} ref={heading} {...messageProps} className="text-heading">
      {children}
    </h2>
  );
}

/** The new secret, to scan or to type, and its first code, which turns two-factor on. */
function EnrolmentSteps({
  enrolment: { secret, qr },
  outcome,
  strings,
}: {
  enrolment: Enrolment;
  outcome: Outcome;
  strings: Strings;
}) {
  const { title, steps, picture, code, submit, again } = strings.enrolment;
  const { submitting, notDone } = strings;
  return (
    <section aria-labelledby="enrolment">
      {outcome.ok ? (
        <ShownHeading id="enrolment">{title}</ShownHeading>
      ) : (
        <h2 id="enrolment" className="text-heading">
          {title}
        </h2>
      )}
      <ol className="mt-5 space-y-7">
        <li>
          <p>1. {steps.scan}</p>
          <QrPicture qr={qr} label={picture} />
        </li>
        <li>
          <p>2. {steps.type}</p>
          <TypedSecret secret={secret} className="text-strong" t={strings.enrolment} />
        </li>
        <li>
          <p className="mb-3">3. {steps.confirm}</p>
          <PostForm action={page} className="space-y-5">
            {!outcome.ok && (
              <FormNotice
                form={{ outcome, attempt: 0 }}
                strings={{ notDone }}
                labels={{ code }}
                formId="confirm"
              />
            )}
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="secret" value={secret} />
            <Field
              id="confirm-code"
              name="code"
              required
              label={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              error={outcome.errors.code}
            />
            <SubmitButton sending={false} strings={{ submit, submitting }} />
          </PostForm>
        </li>
      </ol>
      <p className="mt-6">
        <PlainLink className="link" href={page}>
          {again}
        </PlainLink>
      </p>
    </section>
  );
}

/** The recovery codes, shown this once. */
function ShownCodes({ codes, message, strings }: { codes: string[]; message: string; strings: Strings }) {
  const { title, text, kept } = strings.codes;
  const classes = {
    list: 'my-5 grid gap-x-8 gap-y-1.5 border border-hairline bg-panel px-5 py-4 font-mono text-strong sm:grid-cols-2',
    buttons: 'print:hidden',
    button: 'button button-quiet',
  };
  return (
    <section aria-labelledby="recovery-codes">
      <ShownHeading id="recovery-codes">{title}</ShownHeading>
      <p className="mt-3 text-strong">{message}</p>
      <p className="mt-2">{text}</p>
      <RecoveryCodes codes={codes} classes={classes} t={strings.codes} />
      <p className="mt-6 print:hidden">
        <Link className="button button-strong" to="/profile">
          {kept}
        </Link>
      </p>
    </section>
  );
}

interface StateProps extends Omit<StepProps, 'intent' | 'step'> {
  codesLeft: number;
}

function TwoFactorOn({ codesLeft, ...shared }: StateProps) {
  const locale = useLocale();
  const { title, left, leftNone, renew, move, turnOff } = shared.strings.on;
  return (
    <>
      <p className="mb-8 border-l-4 border-open bg-panel px-5 py-4 text-strong">
        <strong className="font-semibold">{title}.</strong>{' '}
        {codesLeft === 0 ? leftNone : pluralOf(locale, codesLeft, left)}
      </p>
      <PasswordStep intent="renew" step={renew} {...shared} />
      <PasswordStep intent="begin" step={move} {...shared} />
      <PasswordStep intent="turn-off" step={turnOff} {...shared} />
    </>
  );
}

function TwoFactorOff({ isConfirmed, ...shared }: Omit<StateProps, 'codesLeft'> & { isConfirmed: boolean }) {
  const { off } = shared.strings;
  if (isConfirmed) return <PasswordStep intent="begin" step={off} {...shared} />;
  return (
    <p>
      {off.unconfirmed}{' '}
      <Link className="link" to="/profile#email">
        {off.toProfile}
      </Link>
    </p>
  );
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, email, isOn, isConfirmed, codesLeft, isTurnedOff } = loaderData;
  const outcome: Outcome | undefined = actionData;
  const shared = { email, outcome, strings };
  const state = isOn ? (
    <TwoFactorOn codesLeft={codesLeft} {...shared} />
  ) : (
    <TwoFactorOff isConfirmed={isConfirmed} {...shared} />
  );
  const turnedOff = { ok: true, message: strings.off.done, errors: {}, values: {} } as const;
  return (
    <NarrowPage {...strings}>
      {outcome?.recoveryCodes && (
        <ShownCodes codes={outcome.recoveryCodes} message={outcome.message} strings={strings} />
      )}
      {outcome?.enrolment && (
        <EnrolmentSteps enrolment={outcome.enrolment} outcome={outcome} strings={strings} />
      )}
      {!outcome && isTurnedOff && (
        <FormNotice form={{ outcome: turnedOff, attempt: 0 }} strings={strings} formId="turn-off" />
      )}
      {!outcome?.recoveryCodes && !outcome?.enrolment && state}
    </NarrowPage>
  );
}
