import { redirect } from 'react-router';
import { localeOf, localPath } from '../../../contract/locale.ts';
import { referencesIn } from '../../../contract/reference.ts';
import { compactNumber } from '../../../contract/shipment/check-digits.ts';
import { statusPage } from '../../../contract/submission.ts';
import { telephoneUrl } from '../../../contract/telephone.ts';
import { trackCommands } from '../../../server/commands/submissions.ts';
import { requestContext, type Services, servicesContext } from '../../../server/context.ts';
import { findOwnSecret } from '../../../server/leads/customer/own-leads.ts';
import { findOwnReference } from '../../../server/shipments/find-shipment.ts';
import { type AccountOutcome, useAccountForm } from '../../client/use-account-form.ts';
import { company } from '../../content/company.ts';
import { type SiteStrings, stringsIn } from '../../content/strings.ts';
import { Field } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { Link, PlainLink, PostForm } from '../../ui/locale.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import { ClosingNotice, NarrowPage } from '../account/link-form.tsx';
import { metaWith } from '../page-meta.ts';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import type { Route } from './+types/track';

interface TrackFormProps {
  posted: AccountOutcome | undefined;
  reference: string;
  phone: string;
  strings: SiteStrings['track']['form'];
}

const formId = 'track';

/** What a number of a shipment has at least; the server looks closer, and the page loads no check digits for it. */
const fiveDigits = /(?:\d\D*){5}/;

/** Asks for a request's link. What it answers is the same whether there is such a request or not. */
function TrackForm({ posted, reference, phone, strings }: TrackFormProps) {
  const form = useAccountForm<{ message: string }>({
    ...{ method: 'POST', path: '/track', strings, posted },
    problemsIn: (data) => {
      const typed = String(data.get('reference'));
      const isNumber = referencesIn(typed).length > 0 || fiveDigits.test(typed);
      return isNumber ? {} : { reference: strings.fields.reference };
    },
  });
  const { outcome, errors } = form;
  if (outcome?.status === 'done') {
    return (
      <ClosingNotice kind="done" title={strings.doneTitle} text={outcome.message}>
        <p>{strings.none}</p>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          <PlainLink className="link" href="/track">
            {strings.again}
          </PlainLink>
          <Link className="link" to="/contactus">
            {strings.write}
          </Link>
          <a className="link tabular" href={telephoneUrl(phone)}>
            {strings.call} {phone}
          </a>
        </p>
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

/** The page of a signed-in customer's own request or shipment with this number; null where they have none. */
async function findOwnPage({ db }: Services, accountId: string, typed: string): Promise<string | null> {
  const number = compactNumber(typed);
  const [reference] = referencesIn(typed);
  const found = reference ?? (await findOwnReference(db, accountId, number));
  const secret = found ? await findOwnSecret(db, accountId, found) : null;
  return secret && statusPage(secret);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const reference = url.searchParams.get('reference')?.slice(0, 300) ?? '';
  const session = reference ? await context.get(requestContext)?.session() : null;
  const page = session && (await findOwnPage(context.get(servicesContext), session.account.id, reference));
  if (page) throw redirect(localPath(page, locale));
  return {
    strings: stringsIn(locale).track,
    reference,
    phone: company.phone,
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => answerForm(await runForm(call, trackCommands.track)));
}

export { responseHeaders as headers } from './responses.ts';

export const meta = metaWith('contact');

export const handle = { frame: 'task' };

export default function Track({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, reference, phone } = loaderData;
  return (
    <NarrowPage {...strings}>
      <TrackForm strings={strings.form} reference={reference} phone={phone} posted={actionData} />
    </NarrowPage>
  );
}
