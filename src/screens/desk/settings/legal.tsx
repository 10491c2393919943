import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/legal';
import { InputAt } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';

const { legal: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.legal.title);

export default function LegalSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="legal" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      {Object.entries(t.reviewed).map(([name, title]) => (
        <DeskSection key={name} id={name} title={title}>
          <InputAt
            path={`reviewed.${name}`}
            label={t.approved}
            aria-label={`${title}: ${t.approved}`}
            type="date"
            isOptional
            none={null}
          />
        </DeskSection>
      ))}
    </PartPage>
  );
}
