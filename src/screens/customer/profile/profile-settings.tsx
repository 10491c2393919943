import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { fill } from '#platform/values/format.ts';
import { Field, FieldFrame } from '#ui/forms/field.tsx';
import { HintedField } from '#ui/forms/hinted-field.tsx';
import { findStoredUser, storeUser } from '#ui/forms/stored-user.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { Link, PostForm } from '#ui/locale.tsx';
import type { Route } from '../+types/profile';
import type { CustomerStrings } from '../strings.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DeleteForm } from './delete-form.tsx';
import { DeviceList } from './device-list.tsx';
import { PasswordForm } from './password-form.tsx';

/** Loaded once a number is typed; without a connection there is no note. */
const TaxNumberNote = lazy(() =>
  import('#features/cargo/tax-number-note.tsx').catch(() => ({ default: () => null })),
);

interface EmailStateProps {
  email: string;
  isConfirmed: boolean;
  hasForm: boolean;
  /** Reason why no confirmation mail can be sent; null when one can. */
  mailLimited: string | null;
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['email'];
}

/** E-mail address and its confirmation, with a button for another mail. */
function EmailState({ email, isConfirmed, hasForm, mailLimited, posted, strings }: EmailStateProps) {
  return (
    <div id="email" className="mt-10 space-y-5">
      <div>
        <label htmlFor="account-email" className="mb-1.5 block font-medium text-strong">
          {strings.label}
        </label>
        <input
          id="account-email"
          type="email"
          name="email"
          value={email}
          readOnly
          aria-describedby="account-email-state"
          className="input bg-panel"
        />
        <p id="account-email-state" className="mt-1.5 flex items-start gap-2 text-small text-muted">
          {isConfirmed && <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0 text-open" />}
          {isConfirmed && strings.confirmed}
          {!isConfirmed &&
            (mailLimited ? `${strings.unconfirmedLimited} ${mailLimited}` : strings.unconfirmed)}
        </p>
      </div>
      {hasForm && <ConfirmForm section="email" posted={posted} strings={strings} />}
    </div>
  );
}

interface NameFormProps {
  name: string;
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['name'];
}

const formId = 'change-name';

/** Changes the name of the account, on the server and in the stored user. */
function NameForm({ name, posted, strings }: NameFormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm<{ message: string; name: string }>({
    isQuiet: true,
    method: 'PUT',
    path: '/account/name',
    strings,
    posted,
    bodyOf: (data) => ({ fullname: data.get('fullname') }),
    onDone({ name: changed }) {
      const user = findStoredUser();
      if (user) storeUser({ ...user, name: changed });
      void revalidate();
    },
  });
  return (
    <PostForm action="/profile#name" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={{ fullname: strings.label }} formId={formId} />
      <input type="hidden" name="intent" value="name" />
      <Field
        id={`${formId}-fullname`}
        name="fullname"
        autoComplete="name"
        required
        label={strings.label}
        defaultValue={posted?.values.fullname ?? name}
        error={form.errors.fullname}
      />
      <SubmitButton tone="strong" sending={form.sending} strings={strings} />
    </PostForm>
  );
}

interface DetailsFormProps {
  details: Route.ComponentProps['loaderData']['details'];
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['details'];
}

const detailsFormId = 'account-details';

/** Changes the defaults of the next rate request. */
function DetailsForm({ details, posted, strings }: DetailsFormProps) {
  const { revalidate } = useRevalidator();
  const form = useForm<{ message: string }>({
    isQuiet: true,
    method: 'PUT',
    path: '/account/details',
    strings,
    posted,
    bodyOf: (data) => ({
      company: data.get('company'),
      phone: data.get('phone'),
      address: data.get('address'),
      legalName: data.get('legalName'),
      taxKind: data.get('taxKind'),
      taxNumber: data.get('taxNumber'),
    }),
    onDone: () => void revalidate(),
  });
  const [tax, setTax] = useState({
    kind: posted?.values.taxKind ?? details.taxKind,
    number: posted?.values.taxNumber ?? details.taxNumber,
  });
  const field = (name: Exclude<keyof typeof details, 'from'>) => ({
    id: `${detailsFormId}-${name}`,
    name,
    label: strings.labels[name],
    defaultValue: posted?.values[name] ?? details[name],
    error: form.errors[name],
  });
  return (
    <PostForm action="/profile#details" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={strings.labels} formId={detailsFormId} />
      {details.from && !form.outcome?.ok && (
        <p className="measure border-l-2 border-outline pl-4 text-small">
          {fill(strings.from, { reference: details.from })}
        </p>
      )}
      <input type="hidden" name="intent" value="details" />
      <Field {...field('company')} autoComplete="organization" />
      <HintedField {...field('phone')} type="tel" autoComplete="tel" hints={strings.hints} />
      <Field {...field('address')} autoComplete="street-address" />
      <Field {...field('legalName')} autoComplete="off" />
      <FieldFrame id={`${detailsFormId}-taxKind`} label={strings.labels.taxKind}>
        <span className="chevron">
          <select
            id={`${detailsFormId}-taxKind`}
            name="taxKind"
            className="input"
            defaultValue={tax.kind}
            onChange={({ currentTarget: { value: kind } }) => setTax({ ...tax, kind })}
          >
            <option value="">{strings.noTaxKind}</option>
            {Object.entries(strings.taxKinds).map(([kind, title]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </select>
        </span>
      </FieldFrame>
      <div>
        <Field
          {...field('taxNumber')}
          autoComplete="off"
          onChange={({ currentTarget: { value: number } }) => setTax({ ...tax, number })}
        />
        <p
          id={`${detailsFormId}-note`}
          role="status"
          className="mt-1 text-small font-medium text-strong empty:hidden"
        >
          {tax.kind && tax.number && (
            <Suspense>
              <TaxNumberNote {...tax} problems={strings.taxProblems} />
            </Suspense>
          )}
        </p>
      </div>
      <SubmitButton tone="strong" sending={form.sending} strings={strings} />
    </PostForm>
  );
}

interface ProfileSettingsProps
  extends Pick<
    Route.ComponentProps['loaderData'],
    'account' | 'details' | 'hasTwoFactor' | 'mailLimited' | 'devices' | 'zones' | 'strings'
  > {
  /** True where the address is confirmed above the settings. */
  confirmsAbove: boolean;
  /** Returns the outcome of the form with an intent. */
  postedOf: (intent: string) => FormOutcome | undefined;
}

interface ProfileSectionProps {
  /** Fragment that the form redirects to. */
  id: string;
  title: string;
  /** May contain links; see linked-text.tsx. */
  text?: string;
  children: ReactNode;
}

function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-t border-hairline py-10 first:border-t-0 lg:grid-cols-12 lg:py-12"
    >
      <div className="lg:col-span-4">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {text && (
          <p className="mt-2 max-w-[44ch] text-muted">
            <LinkedText text={text} />
          </p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
    </section>
  );
}

export function ProfileSettings({
  account,
  details,
  devices,
  zones,
  postedOf,
  strings,
  ...page
}: ProfileSettingsProps) {
  const { name, email, emailVerified } = account;
  return (
    <div className="frame pt-6 pb-section lg:pt-8">
      <ProfileSection id="name" {...strings.person}>
        <NameForm name={name} posted={postedOf('name')} strings={strings.name} />
        <EmailState
          email={email}
          isConfirmed={emailVerified}
          hasForm={!emailVerified && !page.confirmsAbove}
          mailLimited={page.mailLimited}
          posted={postedOf('email')}
          strings={strings.email}
        />
      </ProfileSection>
      <ProfileSection id="details" title={strings.details.title} text={strings.details.text}>
        <DetailsForm details={details} posted={postedOf('details')} strings={strings.details} />
      </ProfileSection>
      <ProfileSection id="password" title={strings.password.title} text={strings.password.text}>
        <PasswordForm account={account} posted={postedOf('password')} strings={strings.password} />
      </ProfileSection>
      <ProfileSection id="two-factor" title={strings.twoFactor.title} text={strings.twoFactor.text}>
        <p>{page.hasTwoFactor ? strings.twoFactor.on : strings.twoFactor.off}</p>
        <p className="mt-5">
          <Link className="button button-quiet" to="/profile/twofactor">
            {page.hasTwoFactor ? strings.twoFactor.manage : strings.twoFactor.setUp}
          </Link>
        </p>
      </ProfileSection>
      <ProfileSection id="device" title={strings.devices.title} text={strings.devices.text}>
        <DeviceList
          devices={devices}
          zones={zones}
          posted={{ device: postedOf('device'), everywhere: postedOf('everywhere') }}
          strings={strings.devices}
        />
      </ProfileSection>
      <ProfileSection id="data" {...strings.data}>
        <a className="button button-quiet" href="/api/v1/account/export" download="account.json">
          <Download size={18} aria-hidden />
          {strings.data.link}
        </a>
      </ProfileSection>
      <ProfileSection id="delete" title={strings.delete.title}>
        <DeleteForm email={email} posted={postedOf('delete')} strings={strings.delete} />
      </ProfileSection>
    </div>
  );
}
