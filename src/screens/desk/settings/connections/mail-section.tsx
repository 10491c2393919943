import type { ReactNode } from 'react';
import { connections } from '#features/webhooks/strings/en/connections.ts';
import type { OAuthProvider } from '#platform/mail/connection/providers.ts';
import { ignoredMailboxText, mailProblems } from '#platform/mail/strings/en/mail-problems.ts';
import { fill } from '#platform/values/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { DeskForm, Folded, FormNote, PasswordInput, TextInput, useFormField } from '#ui/desk/desk-form.tsx';
import { Moment } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { TickField } from '#ui/forms/field.tsx';
import type { ConnectionsProps } from './connections-props.ts';
import { PartStatus, type Status } from './part-status.tsx';

const { mail: t } = connections;

/** True for the forms of this section. */
export const isMailForm = (intent: string): boolean => intent === 'test-mail' || intent.startsWith('mail-');

type MailProps = Pick<ConnectionsProps, 'mail' | 'completed' | 'outcome'>;

/** Makes a sign-in that is begun in the set-up return to its step. */
const StepField = ({ completed }: Pick<MailProps, 'completed'>) =>
  completed && <input type="hidden" name="step" value="mail" />;

function Alert({ children }: { children: ReactNode }) {
  return (
    <p className="mt-2 max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 wrap-anywhere text-alert">
      {children}
    </p>
  );
}

/** Servers that are connected, and what is wrong with them. */
function MailStatus({ mail }: Pick<MailProps, 'mail'>) {
  const { smtp, imap, environment, ignoredMailbox, trouble, refusal } = mail;
  const set = environment.smtp ? (environment.imap ? 'both' : 'smtp') : environment.imap ? 'imap' : null;
  const problem = trouble && mailProblems[trouble.problem];
  return (
    <div className="space-y-1">
      {!smtp && <Alert>{t.none}</Alert>}
      {smtp && <p className="wrap-anywhere text-strong">{fill(smtp.user ? t.sendsAs : t.sends, smtp)}</p>}
      {imap && <p className="wrap-anywhere text-strong">{fill(t.readsAs, imap)}</p>}
      {set && <p className="text-muted">{t.fromEnvironment[set]}</p>}
      {ignoredMailbox && <Alert>{ignoredMailboxText(ignoredMailbox)}</Alert>}
      {trouble && problem && (
        <Alert>
          <Moment sentence={fill(t.trouble, { ...problem, detail: trouble.detail })} at={trouble.since} />
        </Alert>
      )}
      {refusal && !trouble && <Alert>{refusal}</Alert>}
    </div>
  );
}

const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  const { id, typed: sent } = useFormField(name);
  return (
    <TickField
      id={id}
      name={name}
      label={label}
      defaultChecked={sent ? sent[name] !== undefined : isTicked}
    />
  );
}

/** A value to enter at the provider. */
function ToCopy({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="font-medium text-strong">{label}</dt>
      <dd className="flex flex-wrap items-center gap-3">
        <code className="wrap-anywhere">{text}</code>
        <CopyButton text={text} label={t.copy} copied={t.copied} />
      </dd>
    </div>
  );
}

/** The company's own registration at a provider. */
function ProviderForm({ provider, mail, completed, outcome }: MailProps & { provider: OAuthProvider }) {
  const { fields } = t;
  const known = mail.registration?.provider === provider ? mail.registration : null;
  return (
    <DeskForm intent="mail-sign-in" subject={provider} outcome={outcome} submit={t.signIn} labels={fields}>
      <StepField completed={completed} />
      <p className="max-w-[64ch]">{t.steps[provider]}</p>
      <dl className="space-y-2">
        <ToCopy label={t.redirect} text={mail.redirectUri} />
        <ToCopy label={t.scopes[provider]} text={mail.scopes[provider].join(' ')} />
      </dl>
      <TextInput
        name="address"
        type="email"
        label={fields.address}
        help={fields.addressHelp}
        defaultValue={known?.address}
        {...typed}
      />
      {provider === 'microsoft' && (
        <TextInput name="tenant" label={fields.tenant} defaultValue={known?.tenant} {...typed} />
      )}
      <TextInput name="clientId" label={fields.clientId} defaultValue={known?.clientId} {...typed} />
      <PasswordInput name="clientSecret" label={fields.clientSecret} autoComplete="off" />
      <Tick name="readsMailbox" label={fields.readsMailbox} isTicked={known?.readsMailbox ?? true} />
    </DeskForm>
  );
}

/** Servers with passwords. */
function ServerForm({ outcome }: Pick<MailProps, 'outcome'>) {
  const { fields, optional } = t;
  const ofChoice = { required: false, optional };
  return (
    <DeskForm intent="mail-server" outcome={outcome} submit={t.connect} labels={fields}>
      <TextInput name="smtpHost" label={fields.smtpHost} {...typed} />
      <TextInput
        name="smtpPort"
        inputMode="numeric"
        label={fields.smtpPort}
        help={fields.portHelp}
        defaultValue="587"
        {...typed}
      />
      <TextInput name="smtpUser" label={fields.smtpUser} {...typed} {...ofChoice} />
      <PasswordInput name="smtpPassword" label={fields.smtpPassword} autoComplete="off" required={false} />
      <TextInput name="imapHost" label={fields.imapHost} help={fields.imapHelp} {...typed} {...ofChoice} />
      <TextInput
        name="imapPort"
        inputMode="numeric"
        label={fields.imapPort}
        defaultValue="993"
        {...typed}
        required={false}
      />
      <TextInput name="imapUser" label={fields.imapUser} {...typed} {...ofChoice} />
      <PasswordInput name="imapPassword" label={fields.imapPassword} autoComplete="off" required={false} />
      <Tick name="plusAddresses" label={fields.plusAddresses} isTicked />
    </DeskForm>
  );
}

/** Forms to connect a server, each folded. */
function ConnectForms({ mail, completed, outcome }: MailProps) {
  const isRefused = (intent: string, id?: string) =>
    outcome?.intent === intent && (id === undefined || outcome.values.id === id);
  return (
    <div className="mt-5">
      <h3>{t.change}</h3>
      {(Object.keys(mail.scopes) as OAuthProvider[]).map((provider) => (
        <Folded
          key={provider}
          title={t.choices[provider]}
          object=""
          open={isRefused('mail-sign-in', provider)}
          className="desk-changes mt-2"
        >
          <div className="mt-2 pb-2">
            <ProviderForm provider={provider} mail={mail} completed={completed} outcome={outcome} />
          </div>
        </Folded>
      ))}
      <Folded
        title={t.choices.server}
        object=""
        open={isRefused('mail-server')}
        className="desk-changes mt-2"
      >
        <div className="mt-2 pb-2">
          <ServerForm outcome={outcome} />
        </div>
      </Folded>
    </div>
  );
}

/** The mail server: how it stands, a test mail, and the forms that connect another one. */
export function MailSection({
  status,
  email,
  mail,
  completed,
  outcome,
}: ConnectionsProps & { status: Status }) {
  // Success is shown on top, as its form is gone or empty afterwards.
  const done = outcome?.ok && outcome.intent.startsWith('mail-') ? outcome : null;
  const refused = outcome?.ok ? null : outcome;
  return (
    <DeskSection id="mail" title={t.title} text={t.text} status={<PartStatus status={status} />}>
      <FormNote outcome={done} formId="mail" />
      {done?.authorize && (
        <p className="mb-4">
          <a className="desk-button desk-button-primary" href={done.authorize.url}>
            {fill(t.continueAt, { name: done.authorize.name })}
          </a>
        </p>
      )}
      <MailStatus mail={mail} />
      <div className="mt-4 space-y-4">
        {mail.smtp && (
          <DeskForm
            intent="test-mail"
            outcome={outcome}
            submit={t.submit}
            t={{ submitting: t.submitting, notDone: t.notSent }}
          >
            <p className="wrap-anywhere text-muted">{fill(t.help, { email })}</p>
          </DeskForm>
        )}
        {mail.registration && (
          <DeskForm intent="mail-again" outcome={refused} submit={t.again}>
            <StepField completed={completed} />
          </DeskForm>
        )}
        {mail.isConnected && (
          <DeskForm intent="mail-disconnect" outcome={refused} submit={t.disconnect}>
            <p className="text-muted">{mail.environment.smtp ? t.disconnectMailboxText : t.disconnectText}</p>
          </DeskForm>
        )}
      </div>
      {!mail.isFromEnvironment && (
        <ConnectForms key={mail.version} mail={mail} completed={completed} outcome={refused} />
      )}
    </DeskSection>
  );
}
