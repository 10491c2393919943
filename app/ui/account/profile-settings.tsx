import Download from 'lucide-react/icons/download';
import type { ComponentProps } from 'react';
import type { Zones } from '../../../contract/moment.ts';
import { DeleteForm } from './delete-form.tsx';
import { type Device, DeviceList, type DeviceListWords } from './device-list.tsx';
import { EmailState } from './email-state.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { AccountOutcome } from './use-account-form.ts';

interface Titled {
  title: string;
  text: string;
}

interface ProfileSettingsProps {
  account: { id: string; name: string; email: string; emailVerified: boolean };
  /** Why a mail to confirm the address may not have been sent; null while one can be. */
  mailLimited: string | null;
  devices: Device[];
  zones: Zones;
  /** How the form of an intent went that this page answers. */
  postedOf: (intent: string) => AccountOutcome | undefined;
  words: {
    person: Titled;
    name: ComponentProps<typeof NameForm>['words'];
    email: ComponentProps<typeof EmailState>['words'];
    password: Titled & ComponentProps<typeof PasswordForm>['words'];
    devices: Titled & DeviceListWords;
    data: Titled & { link: string };
    delete: { title: string } & ComponentProps<typeof DeleteForm>['words'];
  };
}

/** What a customer changes of the account, takes away from it, or ends. */
export function ProfileSettings({
  account,
  mailLimited,
  devices,
  zones,
  postedOf,
  words,
}: ProfileSettingsProps) {
  const { name, email, emailVerified } = account;
  return (
    <div className="frame pt-6 pb-section lg:pt-8">
      <ProfileSection id="name" {...words.person}>
        <NameForm name={name} posted={postedOf('name')} words={words.name} />
        <EmailState
          email={email}
          isConfirmed={emailVerified}
          mailLimited={mailLimited}
          posted={postedOf('email')}
          words={words.email}
        />
      </ProfileSection>
      <ProfileSection id="password" {...titleOf(words.password)}>
        <PasswordForm account={account} posted={postedOf('password')} words={words.password} />
      </ProfileSection>
      <ProfileSection id="device" {...titleOf(words.devices)}>
        <DeviceList
          devices={devices}
          zones={zones}
          posted={{ device: postedOf('device'), everywhere: postedOf('everywhere') }}
          words={words.devices}
        />
      </ProfileSection>
      <ProfileSection id="data" {...words.data}>
        <a className="button button-quiet" href="/api/v1/account/export" download="account.json">
          <Download size={18} aria-hidden />
          {words.data.link}
        </a>
      </ProfileSection>
      <ProfileSection id="delete" title={words.delete.title}>
        <DeleteForm email={email} posted={postedOf('delete')} words={words.delete} />
      </ProfileSection>
    </div>
  );
}

function titleOf({ title, text }: Titled): Titled {
  return { title, text };
}
