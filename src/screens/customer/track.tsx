import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { data, redirect } from 'react-router';
import { compactNumber } from '#features/cargo/check-digits.ts';
import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { ClosingNotice, NarrowPage } from '#features/identity/pages/link-form.tsx';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { referencesIn } from '#features/requests/references.ts';
import { findOwnSecret } from '#features/requests/server/customer/account-leads.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { findOwnReference } from '#features/shipments/server/find-shipment.ts';
import { trackCommands } from '#features/shipments/server/track-commands.ts';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import type { TrackedProgress } from '#features/shipments/track.ts';
import { trackingStringsIn } from '#features/shipments/tracking-strings.ts';
import { statusPage } from '#platform/commands/submission-headers.ts';
import { requestContext, type Services, servicesContext } from '#platform/context.ts';
import { localeOf, localPath } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { Field } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { PostForm } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import type { Route } from './+types/track';
import { type OnwardProps, TrackOnward } from './track/track-onward.tsx';
import type { TrackedRequest as TrackedRequestPage, TrackedStrings } from './track/tracked-request.tsx';

interface TrackFormProps extends OnwardProps {
  form: ReturnType<typeof useForm<TrackResponse>>;
  posted: FormOutcome | undefined;
  reference: string;
}

interface TrackResponse {
  message: string;
  progress?: TrackedProgress | undefined;
}

/** Outcome of the form; has `progress` when reference and address belong to one request. */
type TrackOutcome = FormOutcome & Pick<TrackResponse, 'progress'>;

const formId = 'track';

/** Rejects without a connection; the message alone then says that the link was mailed. */
const TrackedRequest = lazy(async () => {
  const loaded = await import('./track/tracked-request.tsx').catch(() => null);
  return { default: loaded?.TrackedRequest ?? MailedLink };
});

function MailedLink({ message, texts, doneTitle, onward }: ComponentProps<typeof TrackedRequestPage>) {
  return (
    <NarrowPage label={texts.status.label} heading={texts.status.heading}>
      <ClosingNotice kind="done" title={doneTitle} text={message}>
        {onward}
      </ClosingNotice>
    </NarrowPage>
  );
}

/** Minimum of a shipment number; the server checks it, and the page loads no check digits. */
const threeDigits = /(?:\d\D*){3}/;

/** Asks for a request's link. The response is the same for every unknown pair of number and address. */
function TrackForm({ form, posted, reference, phone, strings }: TrackFormProps) {
  const { outcome, errors } = form;
  if (outcome?.ok) {
    return (
      <ClosingNotice kind="done" title={strings.doneTitle} text={outcome.message}>
        <p>{strings.none}</p>
        <TrackOnward phone={phone} strings={strings} />
      </ClosingNotice>
    );
  }
  const typed = posted?.values;
  return (
    <PostForm action="/track" className="space-y-6" {...form.formProps}>
      <FormNotice
        form={form}
        strings={strings}
        labels={{ reference: strings.reference, email: strings.email }}
        formId={formId}
      />
      <Field
        id={`${formId}-reference`}
        name="reference"
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        label={strings.reference}
        help={strings.referenceHelp}
        defaultValue={typed?.reference ?? reference}
        error={errors.reference}
      />
      <Field
        id={`${formId}-email`}
        name="email"
        type="email"
        required
        autoComplete="email"
        label={strings.email}
        help={strings.emailHelp}
        defaultValue={typed?.email}
        error={errors.email}
      />
      <SubmitButton sending={form.sending} strings={strings} />
    </PostForm>
  );
}

/** Returns the page of the signed-in customer's request or shipment with this number, or null. */
async function findOwnPage(services: Services, accountId: string, typed: string): Promise<string | null> {
  const number = compactNumber(typed);
  const [reference] = referencesIn(typed);
  const found = reference ?? (await findOwnReference(services.db, accountId, number));
  const secret = found ? await findOwnSecret(services, accountId, found) : null;
  return secret && statusPage(secret);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const reference = url.searchParams.get('reference')?.slice(0, 300) ?? '';
  const session = reference ? await context.get(requestContext).session() : null;
  const page = session && (await findOwnPage(context.get(servicesContext), session.account.id, reference));
  if (page) throw redirect(localPath(page, locale));
  const { track, shipmentPage } = shipmentsStringsIn(locale);
  const { requestStatus } = requestsStringsIn(locale);
  const { company } = currentSettings();
  const { heading, label, reference: referenceLabel, due, stages, progressOfRequest } = requestStatus;
  const { milestones, byAir, delays } = trackingStringsIn(locale);
  return {
    strings: track,
    texts: {
      status: { heading, label, reference: referenceLabel, due, stages, progressOfRequest },
      shipment: shipmentPage,
      names: { milestones, byAir, delays },
    } satisfies TrackedStrings,
    reference,
    phone: company.phone,
    zones: zonesOf(company),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, trackCommands.track);
    if (!result.ok) return answerForm({ fields, result });
    const outcome: TrackOutcome = { ok: true, message: result.message, errors: {}, values: {} };
    const progress = result.values.progress as TrackedProgress | undefined;
    return data(
      { ...outcome, progress },
      { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } },
    );
  });
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = metaWith('contact');

export const handle = { frame: 'task' };

export default function Track({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { strings, reference, phone, texts, zones } = loaderData;
  const [progress, setProgress] = useState(posted && 'progress' in posted ? posted.progress : undefined);
  const form = useForm<TrackResponse>({
    isQuiet: true,
    path: '/track',
    strings: strings.form,
    posted,
    problemsIn: (typed) => {
      const number = String(typed.get('reference'));
      const isNumber = referencesIn(number).length > 0 || threeDigits.test(number);
      return isNumber ? {} : { reference: strings.form.fields.reference };
    },
    onDone: (body) => setProgress(body.progress),
  });
  if (progress) {
    const message = form.outcome?.message ?? '';
    const { doneTitle } = strings.form;
    return (
      <Suspense>
        <TrackedRequest
          {...{ progress, message, zones, texts, doneTitle }}
          onward={<TrackOnward phone={phone} strings={strings.form} />}
        />
      </Suspense>
    );
  }
  return (
    <NarrowPage {...strings} plate={<Engraving name="waybill" />}>
      <TrackForm form={form} strings={strings.form} reference={reference} phone={phone} posted={posted} />
    </NarrowPage>
  );
}
