import { useNavigate, useRevalidator } from 'react-router';
import { dayAndTimeOf, type Zones } from '../../../contract/moment.ts';
import type { Strings } from '../../content/strings.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { forgetCustomer } from './forget-customer.ts';
import { FormNotice } from './form-notice.tsx';
import { NewestFirst } from './newest-first.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

/** A device that is signed in; times are milliseconds since 1970. */
export interface Device {
  id: string;
  /** Empty when unknown. */
  device: string;
  signedInAt: number;
  usedAt: number;
  current: boolean;
}

interface DeviceListProps {
  devices: Device[];
  zones: Zones;
  posted: { device: AccountOutcome | undefined; everywhere: AccountOutcome | undefined };
  strings: Strings['profile']['devices'];
}

/** Where the account is signed in, this device first; another one, or all, can be signed out. */
export function DeviceList({ devices, zones, posted, strings }: DeviceListProps) {
  const others = devices.filter(({ current }) => !current);
  return (
    <div className="space-y-6">
      <FormNotice form={{ outcome: posted.device, attempt: 0 }} strings={strings} formId="devices" />
      <NewestFirst
        items={[...devices.filter(({ current }) => current), ...others]}
        rest={strings.rest}
        keyOf={({ id }) => id}
      >
        {(device) => <DeviceEntry device={device} zones={zones} strings={strings} />}
      </NewestFirst>
      {others.length > 0 && <EndAll posted={posted.everywhere} strings={strings} />}
    </div>
  );
}

function DeviceEntry({
  device,
  zones,
  strings,
}: {
  device: Device;
  zones: Zones;
  strings: Strings['profile']['devices'];
}) {
  const { id, device: name, signedInAt, usedAt, current } = device;
  const { revalidate } = useRevalidator();
  const form = useAccountForm<{ msg: string }>({
    method: 'DELETE',
    path: `/account/sessions/${id}`,
    strings,
    async onDone() {
      // The button goes with its row: the focus would be nowhere.
      document.getElementById('device-title')?.focus();
      await revalidate();
    },
  });
  const moment = (instant: number) => dayAndTimeOf(instant, zones.official, 'en');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold text-strong">
          {name || strings.unknown}
          {current && <span className="ml-3 font-medium text-open">{strings.current}</span>}
        </p>
        <p className="tabular text-small text-muted">
          {strings.since} {moment(signedInAt)}, {strings.used} {moment(usedAt)}
        </p>
      </div>
      {!current && (
        <form method="post" action="/profile#device" {...form.formProps}>
          <FormNotice form={form} strings={strings} formId="device" />
          <input type="hidden" name="intent" value="device" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            tone="quiet"
            sending={form.sending}
            label={strings.end}
            sendingLabel={strings.ending}
            object={name || strings.unknown}
          />
        </form>
      )}
    </div>
  );
}

function EndAll({
  posted,
  strings,
}: {
  posted: AccountOutcome | undefined;
  strings: Strings['profile']['devices'];
}) {
  const navigate = useNavigate();
  const form = useAccountForm<{ msg: string }>({
    method: 'DELETE',
    path: '/account/sessions',
    strings,
    posted,
    onDone() {
      forgetCustomer();
      void navigate('/');
    },
  });
  return (
    <form method="post" action="/profile" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} formId="everywhere" />
      <input type="hidden" name="intent" value="everywhere" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton
          tone="quiet"
          sending={form.sending}
          label={strings.everywhere}
          sendingLabel={strings.ending}
        />
        <p className="text-small text-muted">{strings.everywhereText}</p>
      </div>
    </form>
  );
}
