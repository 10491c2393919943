import { hiddenInputs } from '#features/brief/pages/form/hidden-inputs.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { PageOpening } from '#ui/page-opening.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import { feedbackCommands } from '../server/commands.ts';
import { feedbackStringsIn } from '../strings.ts';
import type { Route } from './+types/feedback';
import { FeedbackForm } from './feedback-form.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    strings: feedbackStringsIn(localeOf(url)).feedback,
    zones: zonesOf(currentSettings().company),
    hidden: hiddenInputs(context),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, feedbackCommands.feedback);
    if (!result.ok) return answerForm({ fields, result });
    const receipt = { reference: String(result.values.reference), email: '', phone: '' };
    return { ok: true, message: '', errors: {}, values: {}, receipt };
  });
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = metaWith('feedback');

export const handle = { frame: 'task' };

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, hidden, zones } = loaderData;
  const { next, urgent } = strings.aside;
  return (
    <>
      <PageOpening {...strings} />
      <div className="frame grid gap-x-10 gap-y-14 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <FeedbackForm strings={strings.form} hidden={hidden} zones={zones} posted={actionData} />
        </div>
        <aside className="space-y-10 lg:col-span-4 lg:col-start-9" aria-label={next.title}>
          <section>
            <h2 className="text-heading">{next.title}</h2>
            <ul className="mt-3 border-t border-hairline">
              {next.list.map((sentence) => (
                <li key={sentence} className="border-b border-hairline py-3.5">
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-heading">{urgent.title}</h2>
            <p className="mt-4 flex flex-wrap gap-3">
              <a className="button button-quiet tabular" href={telephoneUrl(urgent.phone)}>
                {urgent.call} {urgent.phone}
              </a>
              <WhatsAppLink chat={urgent.chat} />
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
