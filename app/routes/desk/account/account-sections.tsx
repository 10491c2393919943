import { fill } from '../../../../contract/format.ts';
import type { TokenScope } from '../../../../contract/staff.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import {
  ChoiceInput,
  DeskForm,
  type DeskOutcome,
  FormNote,
  fieldId,
  outcomeFor,
  PasswordInput,
  TextInput,
} from '../../../ui/desk/desk-form.tsx';
import { Moment, type ShownMoment } from '../../../ui/desk/desk-time.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { ShownSecret } from '../../../ui/desk/shown-secret.tsx';

interface DevicesSectionProps {
  devices: ShownDevice[];
  /** The sign-in before this session, and the newest refused one. */
  history: {
    previous: { device: string; at: ShownMoment } | null;
    failed: ShownMoment | null;
  };
  outcome: DeskOutcome | null;
  t: DeskStrings['account'];
}

/** The devices on which one is signed in, each of which can be signed out, or all at once. */
export function DevicesSection({ devices, history, outcome, t }: DevicesSectionProps) {
  const { notDone, submitting } = t;
  const { title, text, unknown, current, used, since, end, everywhere, everywhereHelp, ...sentences } =
    t.devices;
  const { previous, failed } = history;
  const own = outcome?.intent === 'device' ? outcome : null;
  return (
    <DeskSection id="devices" title={title} text={text}>
      <FormNote outcome={own} notDone={notDone} formId="device" />
      <p className="mb-5">
        {previous ? (
          <Moment
            sentence={fill(sentences.previous, { device: previous.device || unknown })}
            moment={previous.at}
          />
        ) : (
          sentences.noPrevious
        )}{' '}
        {failed && <Moment sentence={sentences.failed} moment={failed} />}
      </p>
      <ul className="mb-5">
        {devices.map((device) => (
          <li key={device.id} className="desk-line">
            <div className="min-w-0">
              <p className="font-medium text-strong">
                {device.device || unknown} {device.current && <span className="desk-badge">{current}</span>}
              </p>
              <p className="text-[0.8125rem] text-muted">
                <Moment sentence={since} moment={device.since} />,{' '}
                <Moment sentence={used} moment={device.used} />
              </p>
            </div>
            {!device.current && (
              <DeskForm
                intent="device"
                subject={device.id}
                outcome={null}
                {...{ notDone, submitting }}
                submit={end}
                object={device.device || unknown}
              />
            )}
          </li>
        ))}
      </ul>
      <DeskForm
        intent="everywhere"
        {...{ outcome, notDone, submitting }}
        submit={everywhere}
        className="flex flex-wrap items-center gap-x-4"
      >
        <p className="order-last text-[0.8125rem] text-muted">{everywhereHelp}</p>
      </DeskForm>
    </DeskSection>
  );
}

interface TokensSectionProps {
  email: string;
  tokens: ShownToken[];
  outcome: OwnAccountOutcome | null;
  t: DeskStrings['account'];
}

interface TokenFormProps {
  email: string;
  outcome: OwnAccountOutcome | null;
  t: DeskStrings['account'];
}

/** Asks for a new token: what it is for and what it may do. One that was just made stands above, this once. */
function TokenForm({ email, outcome, t }: TokenFormProps) {
  const intent = 'token';
  const { notDone, submitting, tokens, password } = t;
  const own = outcomeFor(outcome, intent);
  return (
    <DeskForm
      key={outcome?.token ?? 'none'}
      {...{ intent, outcome, notDone, submitting, submit: tokens.submit }}
      labels={{ name: tokens.name, scope: tokens.scope, currentPassword: password.currentPassword }}
    >
      {outcome?.token && <ShownSecret title={tokens.made} secret={outcome.token} t={tokens} />}
      <TextInput {...{ intent, outcome }} name="name" label={tokens.name} autoComplete="off" />
      <ChoiceInput
        id={fieldId(intent, 'scope')}
        name="scope"
        label={tokens.scope}
        options={tokens.scopes}
        defaultValue={own?.values.scope}
        error={own?.errors.scope}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...{ intent, outcome, t }}
        name="currentPassword"
        label={password.currentPassword}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}

/** One's own tokens of the API: made, shown this once, listed and revoked. */
export function TokensSection({ email, tokens, outcome, t }: TokensSectionProps) {
  const { notDone, submitting, tokens: own } = t;
  const revoked = outcome?.intent === 'revoke' ? outcome : null;
  return (
    <DeskSection id="tokens" title={own.title} text={own.text}>
      <TokenForm email={email} outcome={outcome} t={t} />
      <div className="mt-6">
        <FormNote outcome={revoked} notDone={notDone} formId="revoke" />
        {tokens.length === 0 && <p className="text-muted">{own.none}</p>}
        <ul>
          {tokens.map((token) => (
            <li key={token.id} className="desk-line">
              <div className="min-w-0">
                <p className="font-medium text-strong">
                  {token.name} <span className="desk-badge">{own.scopes[token.scope]}</span>
                </p>
                <p className="text-[0.8125rem] text-muted">
                  <Moment sentence={own.since} moment={token.since} />,{' '}
                  {token.used ? <Moment sentence={own.used} moment={token.used} /> : own.unused}
                </p>
              </div>
              <DeskForm
                intent="revoke"
                subject={token.id}
                outcome={null}
                {...{ notDone, submitting }}
                submit={own.revoke}
                object={token.name}
              />
            </li>
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

interface PasswordSectionProps {
  email: string;
  outcome: DeskOutcome | null;
  t: DeskStrings['account'];
}

/** Changes one's own password. The fields are emptied once it is stored. */
export function PasswordSection({ email, outcome, t }: PasswordSectionProps) {
  const intent = 'password';
  const { notDone, submitting, password } = t;
  const { currentPassword, newPassword } = password;
  const isDone = outcome?.intent === intent && outcome.ok;
  const shared = { intent, outcome, t };
  return (
    <DeskSection id="password" title={password.title} text={password.text}>
      <DeskForm
        {...{ intent, outcome, notDone, submitting, submit: password.submit }}
        labels={{ currentPassword, newPassword }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...shared}
          key={`current-${isDone}`}
          name="currentPassword"
          label={currentPassword}
          autoComplete="current-password"
        />
        <PasswordInput
          {...shared}
          key={`new-${isDone}`}
          name="newPassword"
          label={newPassword}
          help={password.help}
          autoComplete="new-password"
        />
      </DeskForm>
    </DeskSection>
  );
}

interface ShownDevice {
  id: string;
  device: string;
  current: boolean;
  since: ShownMoment;
  used: ShownMoment;
}

interface ShownToken {
  id: string;
  name: string;
  scope: TokenScope;
  since: ShownMoment;
  used: ShownMoment | null;
}

/** How a form of the page went, with a token that is shown this once. */
interface OwnAccountOutcome extends DeskOutcome {
  token?: string;
}
