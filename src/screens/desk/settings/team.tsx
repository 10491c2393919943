import { Link } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { addressOf } from '#features/settings/file-address.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { joinByDots } from '#platform/values/format.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/team';
import { InputAt, LocalTextAt, Row, TickAt } from './part/fields.tsx';
import { ListAt } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { missingLanguages } from './part/missing-languages.ts';
import { PartPage } from './part/part-form.tsx';
import { UploadAt } from './part/upload-at.tsx';
import { useAt } from './part/use-part.ts';

const { people: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'team');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.people.title);

type Person = StoredSettings['team'][number];

/** Name and e-mail; a person with others than the sample's is no sample, and has none of its texts but the English title. */
function NamesAt({ path }: { path: string }) {
  const { value: isSample, change } = useAt<Person['sample']>(`${path}.sample`);
  const title = useAt<Person['title']>(`${path}.title`);
  const experience = useAt<Person['experience']>(`${path}.experience`);
  const ask = useAt<Person['ask']>(`${path}.ask`);
  const onTyped = () => {
    if (isSample) {
      title.change({ en: title.value.en ?? '' });
      experience.change(undefined);
      ask.change(undefined);
    }
    change(undefined);
  };
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
      <section aria-label={pages.people.title} className="pb-6">
        <ListAt<Person>
          path=""
          add={t.add}
          blank={{ name: '', title: { en: '' }, email: '' }}
          nameOf={({ name }) => name}
          isOrdered
          isFolded
          canSelect
          line={{
            columns: 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[repeat(3,minmax(0,1fr))_4rem]',
            titles: [t.name, t.personTitle, t.email],
            cells: ({ name, title, experience, ask, email, sample }) => ({
              name: name || settings.unnamed,
              title: joinByDots([title.en, missingLanguages([title, experience, ask], loaderData.languages)]),
              email,
              sample: sample && <span className="desk-badge">{t.isSample}</span>,
            }),
          }}
        >
          {(path) => (
            <div className="space-y-4">
              <Row>
                <NamesAt path={path} />
                <LocalTextAt path={`${path}.title`} label={t.personTitle} />
              </Row>
              <LocalTextAt path={`${path}.experience`} label={t.experience} isOptional />
              <LocalTextAt path={`${path}.ask`} label={t.ask} isOptional />
              <PortraitAt path={`${path}.image`} />
              <div>
                <TickAt path={`${path}.message`} label={t.message} />
                <p className="text-muted">
                  {t.messageText}{' '}
                  <Link
                    className="link py-1"
                    to="/desk/settings/texts?locale=en&path=site.home.director.paragraphs"
                  >
                    {t.writeMessage}
                  </Link>
                </p>
                <TickAt path={`${path}.sample`} label={t.sample} />
              </div>
            </div>
          )}
        </ListAt>
      </section>
    </PartPage>
  );
}
