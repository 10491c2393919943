import { data, Form, Link } from 'react-router';
import { submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { keepFields } from '#features/identity/run-form.ts';
import { erasureParts } from '#features/requests/erasure.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { BackLink } from '#ui/desk/page-parts.tsx';
import { Field } from '#ui/forms/field.tsx';
import { peopleCommands } from '../server/commands.ts';
import { planErasure } from '../server/erase-person.ts';
import { people } from '../strings/en/people.ts';
import type { Route } from './+types/erase-person';

const { erase: t } = people;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const plan = await planErasure(context.get(servicesContext).db, params.id);
  if (!plan) throw data(null, { status: 404 });
  return {
    email: plan.person.email,
    counts: plan.counts,
    backPath: `/desk/people/${params.id}`,
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, peopleCommands, () => '/desk/people/deletions?done=erase'));
}

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle(t.title);

/** Counts of deleted and kept data. */
function ErasurePlan({ counts }: Pick<Page, 'counts'>) {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="goes">
        <h2 id="goes">{t.goes}</h2>
        <dl className="mt-2 border-t border-hairline">
          {erasureParts
            .filter((part) => counts[part] > 0)
            .map((part) => (
              <div key={part} className="flex justify-between gap-4 border-b border-hairline py-1.5">
                <dt>{t.parts[part]}</dt>
                <dd className="tabular font-medium text-strong">{formatNumber(deskLocale, counts[part])}</dd>
              </div>
            ))}
        </dl>
      </section>
      <section aria-labelledby="stays">
        <h2 id="stays">{t.stays.title}</h2>
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
  const { email, counts, backPath } = loaderData;
  const wrongEmail = actionData?.errors.email;
  return (
    <div className="desk-page">
      <BackLink to={backPath} text={t.cancel} />
      <h1 className="mt-1 break-words">{fill(t.heading, { email })}</h1>
      <p className="mt-0.5 text-muted">{t.text}</p>
      {actionData && !wrongEmail && (
        <p role="alert" className="mt-4 bg-alert-ground p-3 text-alert">
          {actionData.message}
        </p>
      )}
      <ErasurePlan counts={counts} />
      <Form method="post" className="mt-8 max-w-[34rem] space-y-4 border-t border-hairline pt-5">
        <input type="hidden" name="intent" value="erase" />
        <Field
          id="email"
          name="email"
          label={t.confirm.label}
          help={fill(t.confirm.help, { email })}
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
