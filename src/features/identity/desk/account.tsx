import { Link, redirect } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import type { StaffSession } from '#platform/commands/caller.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import { DeskForm, TextInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '#ui/desk/page-parts.tsx';
import { Field } from '#ui/forms/field.tsx';
import { requireStaff } from '../require-staff.ts';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { ownAccountCommands } from '../server/commands/own-account.ts';
import { listSessions } from '../server/sessions.ts';
import { staffAccounts } from '../server/staff/staff-accounts.ts';
import { findSignInHistory } from '../server/staff/staff-events.ts';
import { countRecoveryCodes } from '../server/two-factor.ts';
import { account as t } from '../strings/en/desk-account.ts';
import type { Route } from './+types/account';
import {
  type AccountProps,
  DevicesSection,
  NotificationsSection,
  PasswordSection,
} from './account/account-sections.tsx';
import { doneIn } from './submit-form.ts';

/** Loads the account page of a member of staff. */
async function loadAccount({ db, clock }: Services, session: StaffSession) {
  const { staff, hasTwoFactor, hasSingleKeys, notifications } = session;
  const now = clock();
  const [codesLeft, sessions, { previous, failedAt }] = await Promise.all([
    countRecoveryCodes(db, staffAccounts, staff.id),
    listSessions(db, staffAccounts, { personId: staff.id, sessionId: session.id, now }),
    findSignInHistory(db, session, now),
  ]);
  return {
    me: { name: staff.name, email: staff.email },
    hasSingleKeys,
    notifications,
    twoFactor: { isOn: hasTwoFactor, codesLeft },
    history: { previous, failedAt },
    devices: sessions,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireStaff(request, context, { role: 'agent' });
  const page = await loadAccount(context.get(servicesContext), session);
  return { ...page, done: doneIn(request, ownAccountCommands) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, ownAccountCommands);
  if (!result.ok) return answerForm({ fields, result });
  throw redirect(
    fields.intent === 'everywhere' ? '/desk/signin?done=everywhere' : `/desk/account?done=${fields.intent}`,
    303,
  );
}

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle(t.title);
export { privateHeaders as headers } from '../private-headers.ts';

function stateIn({ isOn, codesLeft }: AccountProps['twoFactor']): string {
  const { off, onNone, on } = t.twoFactor;
  if (!isOn) return off;
  return codesLeft === 0 ? onNone : pluralOf(deskLocale, codesLeft, on);
}

/** Shows if two-factor is on, with a link to its page. */
function TwoFactorSection({ twoFactor }: AccountProps) {
  const { isOn } = twoFactor;
  const { title, manage, setUp } = t.twoFactor;
  return (
    <DeskSection id="two-factor" title={title}>
      <p>{stateIn(twoFactor)}</p>
      <p className="mt-3">
        <Link className={isOn ? 'link py-1' : 'desk-button'} to="/desk/twofactor">
          {isOn ? manage : setUp}
        </Link>
      </p>
    </DeskSection>
  );
}

/** Turns one's own single-key shortcuts on or off. */
function ShortcutsSection({ hasSingleKeys: isOn, outcome }: AccountProps) {
  const { shortcuts } = t;
  return (
    <DeskSection id="shortcuts" title={shortcuts.title} text={shortcuts.text}>
      <DeskForm intent="shortcuts" outcome={outcome} submit={shortcuts.submit}>
        <label className="flex min-h-11 items-center gap-3">
          <input
            key={String(isOn)}
            type="checkbox"
            name="singleKeys"
            value="on"
            defaultChecked={isOn}
            className="size-4.5 accent-(--color-strong)"
          />
          {shortcuts.singleKeys}
        </label>
      </DeskForm>
    </DeskSection>
  );
}

/** One's own name, to be changed, and the address, which stays. */
function NameSection({ me, outcome }: AccountProps) {
  const { title, text, submit, name, email, emailHelp } = t.name;
  return (
    <DeskSection id="name" title={title} text={text}>
      <DeskForm intent="name" outcome={outcome} submit={submit} labels={{ name }}>
        <TextInput key={me.name} name="name" label={name} defaultValue={me.name} autoComplete="name" />
        <Field
          id="own-email"
          name="email"
          className="desk-input bg-ground text-muted"
          label={email}
          help={emailHelp}
          value={me.email}
          readOnly
        />
      </DeskForm>
    </DeskSection>
  );
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData ?? loaderData.done;
  const page = { ...loaderData, outcome };
  useOutcomeToast(outcome);
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} />
      <NameSection {...page} />
      <ShortcutsSection {...page} />
      <NotificationsSection {...page} />
      <PasswordSection {...page} />
      <TwoFactorSection {...page} />
      <DevicesSection {...page} />
    </div>
  );
}
