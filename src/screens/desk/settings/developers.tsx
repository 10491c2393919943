import { redirect } from 'react-router';
import { TokensSection } from '#features/identity/desk/account/account-sections.tsx';
import { doneIn } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { tokenCommands } from '#features/identity/server/commands/own-account.ts';
import { listApiTokens } from '#features/identity/server/staff/api-tokens.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { webhookForms } from '#features/webhooks/server/commands.ts';
import { listDeliveries, listWebhooks } from '#features/webhooks/server/webhook-rows.ts';
import { connections, developers as t } from '#features/webhooks/strings/en/connections.ts';
import { mostWebhooks } from '#features/webhooks/webhook.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { fill } from '#platform/values/format.ts';
import { FormNote, outcomeFor } from '#ui/desk/desk-form.tsx';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { useLastOutcome, useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '#ui/desk/page-parts.tsx';
import { useReloadWhile } from '#ui/desk/use-reload-while.ts';
import type { Route } from './+types/developers';
import { type DevelopersProps, WebhookForm, WebhookItem } from './developers/webhook-item.tsx';

const shownDeliveries = 10;

const minute = 60_000;

/** A function, so that browsers load no command. */
const forms = () => ({ ...tokenCommands, ...webhookForms });

function loadWebhooks(services: Services) {
  return listWebhooks(services).then((webhooks) =>
    Promise.all(
      webhooks.map(async (webhook) => ({
        ...webhook,
        deliveries: (await listDeliveries(services.db, webhook.id, shownDeliveries)) ?? [],
      })),
    ),
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const done = doneIn(request, forms());
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return {
    me: { email: me.email },
    tokens: await listApiTokens(services.db, me.id),
    /** Null for an agent: webhooks are an owner's. */
    webhooks: me.role === 'owner' ? await loadWebhooks(services) : null,
    done: done && { ...done, values: { ...done.values, id } },
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, forms());
  const { intent = '', id = '', url = '' } = fields;
  if (!result.ok) return answerForm({ fields, result });
  if (intent === 'token') return answerForm({ fields, result }, { token: String(result.values.token) });
  if (intent === 'add' || intent === 'secret') {
    const webhook = (await listWebhooks(call.context.get(servicesContext))).find(
      (webhook) => webhook.id === id,
    );
    const { host } = new URL(webhook?.url ?? url);
    return answerForm({ fields, result }, { secret: { host, text: String(result.values.secret) } });
  }
  // Returns to the webhook, or to the top when it was deleted.
  const isGone = intent === 'delete' || intent === 'revoke';
  const place = isGone ? '' : `&id=${encodeURIComponent(id)}#webhook-${encodeURIComponent(id)}`;
  throw redirect(`/desk/developers?done=${intent}${place}`, 303);
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';

export const meta = deskTitle(t.title);

interface WebhooksProps extends Pick<DevelopersProps, 'outcome'> {
  webhooks: NonNullable<DevelopersProps['webhooks']>;
}

/** Requirements for webhook receivers, with sample code. */
function HowToSection() {
  const { howTo } = connections;
  return (
    <DeskSection id="receiver" title={howTo.title}>
      <details>
        <summary className="link w-fit py-1">{howTo.show}</summary>
        <ol className="max-w-[64ch] list-decimal space-y-2 pl-5">
          {howTo.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 max-w-[64ch]">{howTo.after}</p>
        <p className="mt-3 max-w-[64ch]">{howTo.personal}</p>
        <details className="mt-4">
          <summary className="link w-fit py-1">{howTo.example}</summary>
          <pre className="mt-2 bg-panel px-4 py-3 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-strong">
            <code>{howTo.code}</code>
          </pre>
        </details>
      </details>
    </DeskSection>
  );
}

function WebhooksSection({ webhooks, outcome }: WebhooksProps) {
  const { list } = connections;
  // The outcome of a listed webhook is shown next to it; the rest concerns a deleted one.
  const isHere = webhooks.some(({ id }) => id === outcome?.values.id);
  const own = outcome && !['add', 'token', 'revoke'].includes(outcome.intent) && !isHere ? outcome : null;
  return (
    <DeskSection id="webhooks" title={list.title} text={list.text}>
      <FormNote outcome={own} formId="webhooks" />
      {webhooks.length === 0 && <p className="text-muted">{list.none}</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} outcome={outcome} />
        ))}
      </ul>
    </DeskSection>
  );
}

/** Adds a webhook and shows its secret once. */
function AddWebhookSection({ webhooks, outcome }: WebhooksProps) {
  const own = outcomeFor(outcome, 'add') && outcome;
  const isFull = webhooks.length >= mostWebhooks;
  return (
    <DeskSection id="add" title={connections.add.title} text={connections.add.text}>
      {isFull && !own ? (
        <p className="text-muted">{fill(connections.add.full, { most: mostWebhooks })}</p>
      ) : (
        <WebhookForm key={own?.secret?.text ?? 'none'} webhook={null} outcome={outcome} />
      )}
    </DeskSection>
  );
}

export default function Developers({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks } = loaderData;
  const { now } = useDeskClock();
  const outcome = useLastOutcome(actionData) ?? loaderData.done;
  const page: DevelopersProps = { ...loaderData, outcome };
  useOutcomeToast(outcome);
  const underWay = (webhooks ?? [])
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now + minute);
  useReloadWhile(underWay.map(({ id }) => id));
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.title} text={t.text} />
      <TokensSection {...page} />
      {webhooks && (
        <>
          <WebhooksSection webhooks={webhooks} outcome={outcome} />
          <AddWebhookSection webhooks={webhooks} outcome={outcome} />
          <HowToSection />
        </>
      )}
    </div>
  );
}
