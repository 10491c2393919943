import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { addressOf } from '../../../features/settings/file-address.ts';
import type { StoredSettings } from '../../../features/settings/settings.ts';
import { joinByDots } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/team';
import { InputAt, LocalTextAt, Row, TickAt } from './part/fields.tsx';
import { ListAt } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { UploadAt } from './part/upload-at.tsx';
import { useAt } from './part/use-part.ts';

const { people: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'team');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.people.title);

type Person = StoredSettings['team'][number];

/** Name and e-mail; who has others than the sample's is no sample. */
function NamesAt({ path }: { path: string }) {
  const { change } = useAt<boolean | undefined>(`${path}.sample`);
  const onTyped = () => change(undefined);
  return (
    <>
      <InputAt path={`${path}.name`} label={t.name} onTyped={onTyped} />
      <InputAt path={`${path}.email`} label={t.email} type="email" onTyped={onTyped} />
    </>
  );
}

function PortraitAt({ path }: { path: string }) {
  const { id, value, change } = useAt<Person['image']>(path);
  const remove = () => {
    change(undefined);
    document.getElementById(id)?.focus();
  };
  return (
    <UploadAt
      path={path}
      label={t.image}
      help={t.imageHelp}
      use="portrait"
      others={
        value && (
          <button type="button" data-replay className="link py-1" onClick={remove}>
            {t.removeImage}
          </button>
        )
      }
    >
      {value && (
        <img src={addressOf(value[480].webp, 'webp')} alt="" width={480} height={480} className="size-28" />
      )}
    </UploadAt>
  );
}

export default function PeopleSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="people" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="people" title={t.title} text={t.text}>
        <ListAt<Person>
          path=""
          add={t.add}
          blank={{ name: '', title: { en: '' }, email: '' }}
          nameOf={({ name, title, sample }) => joinByDots([name, title.en, sample && t.isSample])}
          isOrdered
          isFolded
        >
          {(path) => (
            <div className="space-y-4">
              <Row>
                <NamesAt path={path} />
                <LocalTextAt path={`${path}.title`} label={t.personTitle} />
              </Row>
              <LocalTextAt path={`${path}.ask`} label={t.ask} isOptional />
              <PortraitAt path={`${path}.image`} />
              <div>
                <TickAt path={`${path}.message`} label={t.message} />
                <TickAt path={`${path}.sample`} label={t.sample} />
              </div>
            </div>
          )}
        </ListAt>
      </DeskSection>
    </PartPage>
  );
}
