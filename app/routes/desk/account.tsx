import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { DevicesSection } from '../../ui/desk/account/devices-section.tsx';
import { NameSection } from '../../ui/desk/account/name-section.tsx';
import { PasswordSection } from '../../ui/desk/account/password-section.tsx';
import { ShortcutsSection } from '../../ui/desk/account/shortcuts-section.tsx';
import { TokensSection } from '../../ui/desk/account/tokens-section.tsx';
import { TwoFactorSection } from '../../ui/desk/account/two-factor-section.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { useOutcomeToast } from '../../ui/desk/use-outcome-toast.ts';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/account';
import { loadAccount } from './account/load-account.ts';
import { postAccount } from './account/post-account.ts';
import { deskMeta } from './desk-meta.ts';
import { doneIn, getFacts, keepFields } from './posted.ts';
import { requireStaff } from './require-staff.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireStaff(request, context, { role: 'agent' });
  const page = await loadAccount(context.get(servicesContext), session);
  return { ...page, done: doneIn(request, page.words.done) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const session = await requireStaff(request, context, { role: 'agent' });
  const fields = await fieldsOf(request);
  return postAccount({ services: context.get(servicesContext), facts: getFacts(context), session, fields });
}

/** The page is one person's. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export { reloadOnConflict as shouldRevalidate } from './reload-on-conflict.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.words.title);
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { words, me, hasSingleKeys, twoFactor, history, devices, tokens, done } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={words.heading} />
      <NameSection me={me} outcome={outcome} words={words} />
      <ShortcutsSection isOn={hasSingleKeys} outcome={outcome} words={words} />
      <PasswordSection email={me.email} outcome={outcome} words={words} />
      <TwoFactorSection {...twoFactor} words={words.twoFactor} />
      <DevicesSection devices={devices} history={history} outcome={outcome} words={words} />
      <TokensSection email={me.email} tokens={tokens} outcome={outcome} words={words} />
    </div>
  );
}
