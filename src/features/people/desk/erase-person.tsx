import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { BackLink } from '../../../ui/desk/page-parts.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { keepFields } from '../../identity/run-form.ts';
import { erasureParts } from '../../requests/erasure.ts';
import { peopleCommands } from '../server/commands.ts';
import { planErasure } from '../server/erase-person.ts';
import { people as peopleStrings } from '../strings/en/people.ts';
import type { Route } from './+types/erase-person';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const plan = await planErasure(context.get(servicesContext).db, params.id);
  if (!plan) throw data(null, { status: 404 });
  const { erase } = peopleStrings;
  const { email } = plan.person;
  return {
    t: erase,
    heading: fill(erase.heading, { email }),
    help: fill(erase.confirm.help, { email }),
    parts: erasureParts
      .filter((part) => plan.counts[part] > 0)
      .map((part) => ({ label: erase.parts[part], count: plan.counts[part] })),
    backPath: `/desk/people/${params.id}`,
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, peopleCommands, () => '/desk/people/deletions?done=erase'));
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

/** Counts of deleted and kept data. */
function ErasurePlan({ parts, t }: Pick<Route.ComponentProps['loaderData'], 'parts' | 't'>) {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="goes">
        <h2 id="goes" className="text-[1.0625rem]">
          {t.goes}
        </h2>
        <dl className="mt-2 border-t border-hairline">
          {parts.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-hairline py-1.5">
              <dt>{label}</dt>
              <dd className="tabular font-medium text-strong">{formatNumber(deskLocale, count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="stays">
        <h2 id="stays" className="text-[1.0625rem]">
          {t.stays.title}
        </h2>
        <ul className="mt-2 border-t border-hairline">
          {t.stays.items.map((item) => (
            <li key={item} className="border-b border-hairline py-1.5">
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export default function ErasePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { t, heading, help, parts, backPath } = loaderData;
  const wrongEmail = actionData?.errors.email;
  return (
    <div className="desk-page">
      <BackLink to={backPath} text={t.cancel} />
      <h1 className="mt-1 break-words">{heading}</h1>
      <p className="mt-0.5 text-muted">{t.text}</p>
      {actionData && !wrongEmail && (
        <p role="alert" className="mt-4 bg-alert-ground p-3 text-alert">
          {actionData.message}
        </p>
      )}
      <ErasurePlan parts={parts} t={t} />
      <Form method="post" className="mt-8 max-w-[34rem] space-y-4 border-t border-hairline pt-5">
        <input type="hidden" name="intent" value="erase" />
        <Field
          id="email"
          name="email"
          label={t.confirm.label}
          help={help}
          error={wrongEmail}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={actionData?.values.email}
          className="desk-input"
        />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="desk-button border-alert bg-alert text-ground hover:text-strong">
            {t.button}
          </button>
          <Link to={backPath} className="desk-button">
            {t.cancel}
          </Link>
        </p>
      </Form>
    </div>
  );
}
