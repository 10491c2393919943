import { serviceNames } from '#features/requests/strings/en/service-names.ts';
import { addressOf } from '#features/settings/file-address.ts';
import type { OwnService } from '#features/settings/own-services.ts';
import { fill } from '#platform/values/format.ts';
import { optionsOf } from '#ui/desk/controls.tsx';
import { settings } from '../strings/en/settings.ts';
import { ChoiceAt, LocalProseAt, LocalTextAt, Row, TickAt } from './part/fields.tsx';
import { ListAt } from './part/list-at.tsx';
import { UploadAt } from './part/upload-at.tsx';
import { useAt } from './part/use-part.ts';

const { services: t, pictures } = settings;

/** Picture of a service with its description; without one, that of the template is shown. */
function PictureAt({ path }: { path: string }) {
  const { id, value, change } = useAt<OwnService['picture']>(path);
  const still = value?.picture?.[1280];
  const remove = () => {
    change(undefined);
    document.getElementById(`${id}.picture`)?.focus();
  };
  return (
    <div className="space-y-4">
      <UploadAt
        path={`${path}.picture`}
        label={pictures.picture}
        help={`${fill(pictures.pictureHelp, { width: 1280, height: 800 })} ${t.pictureHelp}`}
        use="still"
        others={
          still && (
            <button type="button" className="link py-1 pointer-coarse:min-h-11" onClick={remove}>
              {pictures.reset}
            </button>
          )
        }
      >
        {still && (
          <img
            src={addressOf(still.avif, 'avif')}
            alt=""
            width={1280}
            height={800}
            className="h-auto w-full max-w-80 bg-panel"
          />
        )}
      </UploadAt>
      {still && <LocalTextAt path={`${path}.alt`} label={pictures.alt} help={pictures.altHelp} />}
    </div>
  );
}

type Text = OwnService['summary'];
type Question = OwnService['questions'][number];

const blankText: Text = { en: '' };
const blankQuestion: Question = { question: blankText, answer: blankText };

function ShowsTemplate({ path }: { path: string }) {
  const { value } = useAt<OwnService['template']>(`${path}.template`);
  return value && <TickAt path={`${path}.showsTemplate`} label={t.showsTemplate} />;
}

interface OwnServiceFieldsProps {
  /** Place of the service in the part. */
  path: string;
  /** Empty for a new one. */
  slug: string;
}

/** Fields of a service of the company's own. */
export function OwnServiceFields({ path, slug }: OwnServiceFieldsProps) {
  return (
    <div className="space-y-5 pb-3">
      {slug && <p className="text-muted wrap-anywhere">{fill(t.address, { path: `/services/${slug}` })}</p>}
      <ChoiceAt
        path={`${path}.template`}
        label={t.template}
        help={t.templateHelp}
        options={optionsOf(serviceNames)}
        isOptional
        none={null}
        empty={t.noTemplate}
      />
      <ShowsTemplate path={path} />
      <Row>
        <LocalTextAt path={`${path}.name`} label={t.name} maxLength={60} />
      </Row>
      <LocalProseAt path={`${path}.summary`} label={t.summary} help={t.summaryHelp} rows={2} isOneLine />
      <TextList path={`${path}.points`} title={t.points} add={t.addPoint}>
        {(at) => <LocalTextAt path={at} label={t.point} />}
      </TextList>
      <TextList path={`${path}.paragraphs`} title={t.paragraphs} add={t.addParagraph}>
        {(at) => <LocalProseAt path={at} label={t.paragraph} isOneLine />}
      </TextList>
      <fieldset>
        <legend className="mb-2 font-medium text-strong">{t.questions}</legend>
        <ListAt<Question>
          path={`${path}.questions`}
          add={t.addQuestion}
          blank={blankQuestion}
          nameOf={({ question }) => question.en ?? ''}
          isOrdered
          isFolded
        >
          {(at) => (
            <div className="space-y-4">
              <LocalTextAt path={`${at}.question`} label={t.question} />
              <LocalProseAt path={`${at}.answer`} label={t.answer} isOneLine />
            </div>
          )}
        </ListAt>
      </fieldset>
      <PictureAt path={`${path}.picture`} />
    </div>
  );
}

interface TextListProps {
  path: string;
  title: string;
  add: string;
  children: (path: string) => React.ReactNode;
}

function TextList({ path, title, add, children }: TextListProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-strong">{title}</legend>
      <ListAt<Text>
        path={path}
        add={add}
        blank={blankText}
        nameOf={(text) => text.en ?? ''}
        isOrdered
        isFolded
      >
        {(at) => <div className="space-y-4">{children(at)}</div>}
      </ListAt>
    </fieldset>
  );
}
