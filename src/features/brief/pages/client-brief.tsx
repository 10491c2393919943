import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { submissionCommands } from '#features/requests/server/commands/submissions.ts';
import { offeredTemplates } from '#features/services/service.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { toReceipt } from '#platform/pages/responses.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { draftKey, partKey } from '#ui/forms/stored-draft.ts';
import { receiptKey } from '#ui/forms/stored-receipt.ts';
import { type BriefStrings, briefStringsIn } from '../strings.ts';
import type { Route } from './+types/client-brief';
import { beginBrief, cargoFacts } from './client-brief/begin-brief.ts';
import { ClientBriefForm } from './client-brief/client-brief-form.tsx';
import { hiddenInputs } from './form/hidden-inputs.ts';

export const handle = {
  frame: 'task',
  hydrateIfStored: [draftKey, partKey, `${receiptKey}/api/v1/raterequestform`],
};

/** Replaces texts for signed-in customers, whose account has an e-mail address. */
function forSignedIn(strings: BriefStrings['clientBrief']): BriefStrings['clientBrief'] {
  const { text, help, draft } = strings.signedIn;
  return { ...strings, text, form: { ...strings.form, draft, help: { ...strings.form.help, ...help } } };
}

export async function loader(call: Route.LoaderArgs) {
  const { clientBrief } = briefStringsIn(localeOf(call.url));
  const { company } = currentSettings();
  const { clock } = call.context.get(servicesContext);
  const { firstPrice, priceLink, ...begun } = await beginBrief(call);
  const hidden = hiddenInputs(call.context, begun.beginning.again);
  return {
    strings: begun.isSignedIn ? forSignedIn(clientBrief) : clientBrief,
    zones: zonesOf(company),
    templates: offeredTemplates(currentSettings()),
    facts: { ...cargoFacts(clock(), localeOf(call.url)), priceLink },
    dueIfSentNow: answerDueAt(clock(), company.answerWithin.rateRequest, company.hours),
    ...begun,
    hidden: firstPrice ? { ...hidden, inputs: { ...hidden.inputs, firstPrice } } : hidden,
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, submissionCommands.rateRequest);
    return result.ok ? toReceipt(result, call.url) : answerForm({ fields, result });
  });
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = metaWith('brief');

export default function ClientBrief(page: Route.ComponentProps) {
  return <ClientBriefForm key={page.loaderData.beginning.again ?? ''} {...page} />;
}
