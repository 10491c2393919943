import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { useToday } from '../../../ui/desk/use-today.ts';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/announcement';
import { InputAt, LocalTextAt, OptionalAt, Row } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';

const { announcement: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  return loadPart(call, 'announcement');
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.announcement.title);

export default function AnnouncementSettings({ loaderData, actionData }: Route.ComponentProps) {
  const today = useToday();
  return (
    <PartPage page="announcement" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="announcement" title={pages.announcement.title} text={t.text}>
        <OptionalAt
          path=""
          label={t.shown}
          blank={{ text: { en: '' }, from: today, until: today }}
          none={null}
        >
          <LocalTextAt path="text" label={t.wording} help={t.help} />
          <Row>
            <InputAt path="from" label={t.from} type="date" />
            <InputAt path="until" label={t.until} type="date" />
          </Row>
        </OptionalAt>
      </DeskSection>
    </PartPage>
  );
}
