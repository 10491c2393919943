import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { ApiSection, HowToSection } from '../../ui/desk/connections/how-to-section.tsx';
import { MailSection } from '../../ui/desk/connections/mail-section.tsx';
import { useReloadWhile } from '../../ui/desk/connections/use-reload-while.ts';
import { AddWebhookSection, WebhooksSection } from '../../ui/desk/connections/webhooks-section.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { useLastOutcome } from '../../ui/desk/use-last-outcome.ts';
import { useOutcomeToast } from '../../ui/desk/use-outcome-toast.ts';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/connections';
import { loadConnections } from './connections/load-connections.ts';
import { postConnections } from './connections/post-connections.ts';
import { deskMeta } from './desk-meta.ts';
import { doneIn, keepFields } from './posted.ts';
import { requireStaff } from './require-staff.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  const page = await loadConnections(context.get(servicesContext));
  const done = doneIn(request, page.words.done);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return { ...page, email: me.email, done: done && { ...done, values: { ...done.values, id } } };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  return postConnections({ services: context.get(servicesContext), me, fields: await fieldsOf(request) });
}

/** The page is for owners, and shows secrets once. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.words.title);
}

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { words, email, webhooks, done } = loaderData;
  const outcome = useLastOutcome(actionData) ?? done;
  // What the mail server answered is long, and takes the focus beside the button.
  useOutcomeToast(outcome?.intent === 'test-mail' ? null : outcome);
  const shown = webhooks.flatMap(({ deliveries }) => deliveries);
  useReloadWhile(shown.filter(({ isUnderWay }) => isUnderWay).map(({ id }) => id));
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={words.heading} text={words.text} />
      <MailSection email={email} outcome={outcome} words={words.mail} />
      <WebhooksSection {...{ webhooks, outcome, words }} />
      <AddWebhookSection {...{ webhooks, outcome, words }} />
      <HowToSection words={words.howTo} />
      <ApiSection words={words.api} />
    </div>
  );
}
