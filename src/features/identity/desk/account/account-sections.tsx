import { fill } from '#platform/values/format.ts';
import {
  ChoiceInput,
  CurrentPassword,
  DeskForm,
  DeskLine,
  type DeskOutcome,
  FormNote,
  PasswordInput,
  TextInput,
} from '#ui/desk/desk-form.tsx';
import { Moment } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { ShownSecret } from '#ui/desk/shown-secret.tsx';
import { notificationChannels, notificationKinds } from '../../notifications.ts';
import type { listApiTokens } from '../../server/staff/api-tokens.ts';
import { account as t } from '../../strings/en/desk-account.ts';
import type { Route } from '../+types/account';

export interface AccountProps extends Omit<Route.ComponentProps['loaderData'], 'done'> {
  outcome: DeskOutcome | null;
}

/** Chooses notifications by mail and in the browser. */
export function NotificationsSection({ notifications, outcome }: AccountProps) {
  const { title, text, what, kinds, channels, submit } = t.notifications;
  return (
    <DeskSection id="notifications" title={title} text={text}>
      <DeskForm intent="notifications" outcome={outcome} submit={submit}>
        <table className="w-full text-left">
          <thead className="text-[0.8125rem] text-muted">
            <tr>
              <th scope="col" className="py-1 font-normal">
                {what}
              </th>
              {notificationChannels.map((channel) => (
                <th
                  key={channel}
                  id={`notify-${channel}`}
                  scope="col"
                  className="px-2 py-1 text-center font-normal"
                >
                  {channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationKinds.map((kind) => (
              <tr key={kind} className="border-t border-hairline">
                <th scope="row" id={`notify-${kind}`} className="py-2 pr-2 font-normal text-strong">
                  {kinds[kind]}
                </th>
                {notificationChannels.map((channel) => (
                  <td key={channel} className="text-center">
                    <label className="inline-grid size-11 place-items-center">
                      <input
                        key={String(notifications[channel].includes(kind))}
                        type="checkbox"
                        name={`${kind}-${channel}`}
                        aria-labelledby={`notify-${kind} notify-${channel}`}
                        defaultChecked={notifications[channel].includes(kind)}
                        className="size-4.5 accent-(--color-strong)"
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DeskForm>
    </DeskSection>
  );
}

/** The devices on which one is signed in, each of which can be signed out, or all at once. */
export function DevicesSection({ devices, history: { previous, failedAt }, outcome }: AccountProps) {
  const { title, text, unknown, current, used, since, end, everywhere, everywhereHelp, ...sentences } =
    t.devices;
  const own = outcome?.intent === 'device' ? outcome : null;
  return (
    <DeskSection id="devices" title={title} text={text}>
      <FormNote outcome={own} formId="device" />
      <p className="mb-5">
        {previous ? (
          <Moment
            sentence={fill(sentences.previous, { device: previous.device || unknown })}
            at={previous.at}
          />
        ) : (
          sentences.noPrevious
        )}{' '}
        {failedAt !== null && <Moment sentence={sentences.failed} at={failedAt} />}
      </p>
      <ul className="mb-5">
        {devices.map(({ id, device, current: isCurrent, signedInAt, usedAt }) => (
          <DeskLine
            key={id}
            title={device || unknown}
            badge={isCurrent && current}
            text={
              <>
                <Moment sentence={since} at={signedInAt} />,{' '}
                <Moment sentence={used} at={usedAt} isToTheHour />
              </>
            }
          >
            {!isCurrent && (
              <DeskForm intent="device" subject={id} outcome={null} submit={end} object={device || unknown} />
            )}
          </DeskLine>
        ))}
      </ul>
      <DeskForm
        intent="everywhere"
        outcome={outcome}
        submit={everywhere}
        className="flex flex-wrap items-center gap-x-4"
      >
        <p className="order-last text-[0.8125rem] text-muted">{everywhereHelp}</p>
      </DeskForm>
    </DeskSection>
  );
}

interface TokensProps {
  me: { email: string };
  tokens: Awaited<ReturnType<typeof listApiTokens>>;
  /** Result of a form, with a token that is shown once. */
  outcome: (DeskOutcome & { token?: string }) | null;
}

/** Asks for a new token: what it is for and what it may do. One that was just made stands above, this once. */
function TokenForm({ me, outcome }: Pick<TokensProps, 'me' | 'outcome'>) {
  const { tokens, password } = t;
  return (
    <DeskForm
      key={outcome?.token ?? 'none'}
      intent="token"
      outcome={outcome}
      submit={tokens.submit}
      labels={{ name: tokens.name, scope: tokens.scope, currentPassword: password.currentPassword }}
    >
      {outcome?.token && <ShownSecret title={tokens.made} secret={outcome.token} t={tokens} />}
      <TextInput name="name" label={tokens.name} autoComplete="off" />
      <ChoiceInput name="scope" label={tokens.scope} options={tokens.scopes} />
      <CurrentPassword label={password.currentPassword} email={me.email} />
    </DeskForm>
  );
}

/** One's own tokens of the API: made, shown this once, listed and revoked. */
export function TokensSection(page: TokensProps) {
  const { tokens, outcome } = page;
  const own = t.tokens;
  const revoked = outcome?.intent === 'revoke' ? outcome : null;
  return (
    <DeskSection id="tokens" title={own.title} text={own.text}>
      <TokenForm {...page} />
      <div className="mt-6">
        <FormNote outcome={revoked} formId="revoke" />
        {tokens.length === 0 && <p className="text-muted">{own.none}</p>}
        <ul>
          {tokens.map(({ id, name, scope, createdAt, usedAt }) => (
            <DeskLine
              key={id}
              title={name}
              badge={own.scopes[scope]}
              text={
                <>
                  <Moment sentence={own.since} at={createdAt} />,{' '}
                  {usedAt ? <Moment sentence={own.used} at={usedAt} isToTheHour /> : own.unused}
                </>
              }
            >
              <DeskForm intent="revoke" subject={id} outcome={null} submit={own.revoke} object={name} />
            </DeskLine>
          ))}
        </ul>
        <p className="mt-4">
          <a className="link py-1" href="/api/v1/docs">
            {own.docs}
          </a>
        </p>
      </div>
    </DeskSection>
  );
}

/** Changes one's own password. The fields are emptied once it is stored. */
export function PasswordSection({ me, outcome }: AccountProps) {
  const { title, text, submit, currentPassword, newPassword, help } = t.password;
  const isDone = outcome?.intent === 'password' && outcome.ok;
  return (
    <DeskSection id="password" title={title} text={text}>
      <DeskForm intent="password" outcome={outcome} submit={submit} labels={{ currentPassword, newPassword }}>
        <CurrentPassword key={`current-${isDone}`} label={currentPassword} email={me.email} />
        <PasswordInput
          key={`new-${isDone}`}
          name="newPassword"
          label={newPassword}
          help={help}
          autoComplete="new-password"
        />
      </DeskForm>
    </DeskSection>
  );
}
