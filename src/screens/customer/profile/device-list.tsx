import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { clearCustomerData } from '#features/identity/browser/clear-customer-data.ts';
import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { pluralOf } from '#platform/values/format.ts';
import type { Zones } from '#platform/values/moment.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { Instant } from '#ui/instant.tsx';
import { PostForm, useLocale, useLocalPath } from '#ui/locale.tsx';
import type { Route } from '../+types/profile';
import type { CustomerStrings } from '../strings.ts';

interface NewestFirstProps<Item> {
  items: Item[];
  /** Labels of the folded items, by number. */
  rest: { one: string; other: string };
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Number of visible items; a native `<details>` has the rest. */
const shownAtFirst = 10;

/** Shows the newest items and folds the rest. */
export function NewestFirst<Item>({ items, rest, keyOf, children }: NewestFirstProps<Item>) {
  const listed = (some: Item[]) => (
    <ul>
      {some.map((item) => (
        <li key={keyOf(item)} className="border-b border-hairline py-5">
          {children(item)}
        </li>
      ))}
    </ul>
  );
  const locale = useLocale();
  const hidden = items.slice(shownAtFirst);
  return (
    <div className="border-t-2 border-strong">
      {listed(items.slice(0, shownAtFirst))}
      {hidden.length > 0 && (
        <details className="disclosure">
          <summary className="flex items-center justify-between gap-6 py-5 font-medium text-strong">
            {pluralOf(locale, hidden.length, rest)}
            <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
          </summary>
          <div className="border-t border-hairline">{listed(hidden)}</div>
        </details>
      )}
    </div>
  );
}

type Page = Route.ComponentProps['loaderData'];

interface DeviceListProps {
  devices: Page['devices'];
  zones: Zones;
  posted: { device: FormOutcome | undefined; everywhere: FormOutcome | undefined };
  strings: CustomerStrings['profile']['devices'];
}

/** Sessions of the account, the current one first; one or all others can be signed out. */
export function DeviceList({ devices, zones, posted, strings }: DeviceListProps) {
  return (
    <div className="space-y-6">
      <FormNotice form={{ outcome: posted.device, attempt: 0 }} strings={strings} formId="devices" />
      <NewestFirst items={devices} rest={strings.rest} keyOf={({ id }) => id}>
        {(device) => <DeviceEntry device={device} zones={zones} strings={strings} />}
      </NewestFirst>
      {devices.length > 1 && <EndAll posted={posted.everywhere} strings={strings} />}
    </div>
  );
}

interface DeviceEntryProps extends Pick<DeviceListProps, 'zones' | 'strings'> {
  device: Page['devices'][number];
}

function DeviceEntry({ device, zones, strings }: DeviceEntryProps) {
  const { id, signedInAt, usedAt, current } = device;
  // Stored in English: “Firefox on Windows”.
  const name = device.device.replace(' on ', ' · ');
  const { revalidate } = useRevalidator();
  const form = useForm<{ message: string }>({
    method: 'DELETE',
    path: `/account/sessions/${id}`,
    strings,
    // The row goes.
    async onDone() {
      // The focused button disappears with its row.
      document.getElementById('device-title')?.focus();
      await revalidate();
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold text-strong">
          {name || strings.unknown}
          {current && <span className="ml-3 font-medium text-open">{strings.current}</span>}
        </p>
        <p className="tabular text-small text-muted">
          {strings.since} <Instant at={signedInAt} zones={zones} isLongAgo />
          <br />
          {strings.used} <Instant at={usedAt} zones={zones} isLongAgo />
        </p>
      </div>
      {!current && (
        <PostForm action="/profile#device" {...form.formProps}>
          <FormNotice form={form} strings={strings} formId="device" />
          <input type="hidden" name="intent" value="device" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            tone="quiet"
            sending={form.sending}
            strings={{ submit: strings.end, submitting: strings.ending }}
            object={name || strings.unknown}
          />
        </PostForm>
      )}
    </div>
  );
}

function EndAll({ posted, strings }: Pick<DeviceListProps, 'strings'> & { posted: FormOutcome | undefined }) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useForm<{ message: string }>({
    method: 'DELETE',
    path: '/account/sessions',
    strings,
    posted,
    onDone() {
      clearCustomerData();
      void navigate(localPath('/'));
    },
  });
  return (
    <PostForm action="/profile" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} formId="everywhere" />
      <input type="hidden" name="intent" value="everywhere" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton
          tone="quiet"
          sending={form.sending}
          strings={{ submit: strings.everywhere, submitting: strings.ending }}
        />
        <p className="text-small text-muted">{strings.everywhereText}</p>
      </div>
    </PostForm>
  );
}
