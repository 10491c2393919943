import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { countRecoveryCodes } from '../../../server/staff/recovery-codes.ts';
import { isTwoFactorRequired } from '../../../server/staff/staff-settings.ts';
import { stringsIn } from '../../content/strings.ts';
import { FormNote } from '../../ui/desk/desk-form.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { PageHead } from '../../ui/desk/page-parts.tsx';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/two-factor';
import { deskMeta } from './desk-meta.ts';
import { doneIn, getFacts, keepFields } from './posted.ts';
import { requireStaff } from './require-staff.ts';
import { postTwoFactor } from './two-factor/post-two-factor.ts';
import { TwoFactor } from './two-factor/two-factor-steps.tsx';

const own = { role: 'agent', whileEnrolling: true } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, hasTwoFactor, mustEnrol } = await requireStaff(request, context, own);
  const { db } = context.get(servicesContext);
  const [isRequired, codesLeft] = await Promise.all([
    isTwoFactorRequired(db),
    countRecoveryCodes(db, staff.id),
  ]);
  const t = stringsIn('en').desk.twoFactor;
  const done = doneIn(request, { ...t.done, off: t.offAgain });
  return { t, email: staff.email, isOn: hasTwoFactor, mustEnrol, isRequired, codesLeft, done };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const session = await requireStaff(request, context, own);
  const fields = await fieldsOf(request);
  return postTwoFactor({ services: context.get(servicesContext), facts: getFacts(context), session, fields });
}

/** The page is one person's. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export { reloadOnConflict as shouldRevalidate } from './stay-on-page.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.t.title);
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, mustEnrol, done, ...state } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={t.text} />
      {mustEnrol && <p className="border-l-4 border-signal bg-panel px-4 py-3 text-strong">{t.required}</p>}
      {!actionData && <FormNote outcome={done} notDone={t.notDone} formId="done" />}
      <TwoFactor {...state} mustEnrol={mustEnrol} outcome={actionData} t={t} />
    </div>
  );
}
