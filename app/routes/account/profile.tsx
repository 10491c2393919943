import { servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { KycLine } from '../../ui/account/kyc-line.tsx';
import { ProfileOpening } from '../../ui/account/profile-opening.tsx';
import { ProfileSettings } from '../../ui/account/profile-settings.tsx';
import { RequestList } from '../../ui/account/request-list.tsx';
import type { AccountOutcome } from '../../ui/account/use-account-form.ts';
import { hiddenPageMeta } from '../page-meta.ts';
import type { Route } from './+types/profile';
import { getFacts, unavailable } from './posted-form.ts';
import { privateHeaders } from './private-headers.ts';
import { loadProfile } from './profile/load-profile.ts';
import { postProfile } from './profile/post-profile.ts';
import { requireSession } from './require-session.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(request, context);
  const page = await loadProfile(context.get(servicesContext), session);
  const { done } = page.words;
  const intent = new URL(request.url).searchParams.get('done') ?? '';
  const isKnown = Object.hasOwn(done, intent);
  return { ...page, done: isKnown ? { intent, message: done[intent as keyof typeof done] } : null };
}

export function action(call: Route.ActionArgs) {
  return keepInput(call, () => submit(call), unavailable);
}

async function submit({ request, context }: Route.ActionArgs) {
  const session = await requireSession(request, context);
  const services = context.get(servicesContext);
  return postProfile({ services, facts: getFacts(context), session, fields: await fieldsOf(request) });
}

/** The page is one customer's. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return hiddenPageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'sign-in');
}

/** How the form of an intent went: as the post before told, or as the address says that it led to. */
function outcomeOf(
  intent: string,
  actionData: AccountOutcome | undefined,
  done: Route.ComponentProps['loaderData']['done'],
): AccountOutcome | undefined {
  if (actionData) return actionData.values.intent === intent ? actionData : undefined;
  if (done?.intent !== intent) return undefined;
  return { status: 'done', message: done.message, errors: {}, values: {} };
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { words, account, mailLimited, requests, kyc, devices, zones, done } = loaderData;
  return (
    <>
      <ProfileOpening {...account} words={words} />
      <RequestList requests={requests} zones={zones} words={words.requests} />
      <KycLine state={kyc} words={words.kyc} />
      {/* Another tab may sign in as somebody else: nothing typed for one account is saved in another. */}
      <ProfileSettings
        key={account.id}
        account={account}
        mailLimited={mailLimited}
        devices={devices}
        zones={zones}
        postedOf={(intent) => outcomeOf(intent, actionData, done)}
        words={words}
      />
    </>
  );
}
