import { Form, Link } from 'react-router';
import { doneIn, submitForm } from '../../../features/identity/desk/submit-form.ts';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import { keepFields } from '../../../features/identity/run-form.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { type SampleEntries, sampleEntries } from '../../../features/settings/sample-leftovers.ts';
import { settingsCommands } from '../../../features/settings/server/commands.ts';
import {
  findPublished,
  listVersions,
  shownVersions,
} from '../../../features/settings/server/published-versions.ts';
import { listCompletedSteps } from '../../../features/settings/server/set-up.ts';
import { basisOf, findDraft, previewPathOf } from '../../../features/settings/server/settings-store.ts';
import { isSetUpStep, setUpSteps } from '../../../features/settings/set-up-steps.ts';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '../../../platform/values/format.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/desk/confirm-dialog.tsx';
import { DeskForm, DeskLine, type DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { Moment } from '../../../ui/desk/desk-time.tsx';
import { useLastOutcome, useOutcomeToast } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/overview';
import { openStep, pathAfterStep, pathOfStep, titleOfStep } from './set-up/steps.ts';
import { settingsPages } from './settings-pages.ts';

const { overview: t, pages, title, text } = settings;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const { db } = context.get(servicesContext);
  const [published, draft, versions, setUp] = await Promise.all([
    findPublished(db),
    findDraft(db),
    listVersions(db, shownVersions),
    listCompletedSteps(db),
  ]);
  const shown = draft?.content ?? published.content;
  return {
    version: published.version,
    setUp,
    sample: sampleEntries(shown),
    versions,
    draft: draft && {
      saver: draft.saver,
      savedAt: draft.savedAt,
      preview: draft.previewKey && previewPathOf(draft.previewKey),
    },
    lines: settingsPages.map(({ page, part, line }) => ({
      page,
      line: line(shown),
      isDrafted: basisOf(part(shown)) !== basisOf(part(published.content)),
    })),
    done: doneIn(request, settingsCommands),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () =>
    submitForm(call, settingsCommands, ({ intent, step = '' }) =>
      isSetUpStep(step) ? pathAfterStep(step) : `/desk/settings?done=${intent}`,
    ),
  );
}

export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export const meta = deskTitle(title);

type Page = Route.ComponentProps['loaderData'] & { outcome: DeskOutcome | undefined };

/** The secret link, for others who should see the draft too. */
function PreviewLink({ path }: { path: string }) {
  const own = t.preview;
  const address = typeof location === 'undefined' ? path : new URL(path, location.href).href;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <a className="link py-1" href={path} target="_blank" rel="noreferrer">
          {own.open}
        </a>
        <CopyButton text={address} label={own.copy} copied={own.copied} look="small" />
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="renew-preview" className="link py-1">
            {own.renew}
          </button>
        </Form>
      </div>
      <p className="text-muted">{own.text}</p>
    </div>
  );
}

function DraftSection({ draft, outcome, setUp }: Page) {
  const own = t.draft;
  return (
    <DeskSection id="draft" title={own.title}>
      {draft ? (
        <div className="space-y-3">
          <p>
            <Moment sentence={fill(own.saved, { name: draft.saver, at: '{at}' })} at={draft.savedAt} />
          </p>
          <div className="flex flex-wrap items-end gap-3">
            <DeskForm
              intent="publish"
              outcome={outcome}
              submit={own.publish}
              isPrimary={!openStep(setUp)}
              labels={{ 'offices.0.week': own.hours }}
              t={{ submitting: settings.saving, notDone: own.notPublished }}
            />
            <ConfirmDialog intent="discard" fields={{}} t={own.discard} cancel={own.cancel} />
          </div>
          {draft.preview && <PreviewLink path={draft.preview} />}
        </div>
      ) : (
        <p className="text-muted">{own.none}</p>
      )}
    </DeskSection>
  );
}

/** Entries that the removal of the sample takes out of the draft. */
function SampleList({ people, lanes, networks, developer, whatsapp, womanOwned, assistant }: SampleEntries) {
  const own = settings.setUp.removeSample;
  const lines = [
    people.length > 0 && fill(own.people, { names: listIn(deskLocale, people) }),
    lanes > 0 && pluralOf(deskLocale, lanes, own.lanes),
    networks.length > 0 && fill(own.networks, { names: listIn(deskLocale, networks) }),
    developer && fill(own.developer, { name: developer }),
    whatsapp && fill(own.whatsapp, { number: whatsapp }),
    womanOwned && own.womanOwned,
    assistant && own.assistant,
  ].filter((line) => typeof line === 'string');
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The steps of the set-up, until all are completed and nothing of the sample is left. */
function SetUpSection({ setUp, sample }: Page) {
  const own = settings.setUp;
  const open = openStep(setUp);
  if (!open && !sample) return null;
  const count = setUp.length;
  return (
    <DeskSection id="set-up" title={own.title} text={own.text}>
      <div className="flex flex-wrap items-center gap-3">
        {open && (
          <Link className="desk-button desk-button-primary" to={pathOfStep(open)}>
            {count > 0 ? fill(own.resume, { step: titleOfStep(open) }) : own.begin}
          </Link>
        )}
        {sample && (
          <ConfirmDialog intent="remove-sample" fields={{}} t={own.removeSample} cancel={own.keepSample}>
            <SampleList {...sample} />
          </ConfirmDialog>
        )}
        <span className="text-muted">{fill(own.progress, { count, all: setUpSteps.length })}</span>
      </div>
    </DeskSection>
  );
}

function PartsSection({ lines }: Page) {
  return (
    <DeskSection id="parts" title={t.parts.title}>
      <ul>
        {lines.map(({ page, line, isDrafted }) => (
          <DeskLine
            key={page}
            title={
              <Link className="link inline-block py-1" to={`/desk/settings/${page}`}>
                {pages[page].title}
              </Link>
            }
            badge={isDrafted && t.differs}
            text={line}
          />
        ))}
      </ul>
    </DeskSection>
  );
}

function VersionsSection({ versions, version: current, draft }: Page) {
  const own = t.versions;
  return (
    <DeskSection id="versions" title={own.title} text={own.text}>
      {versions.length === 0 && <p className="text-muted">{own.none}</p>}
      {draft && versions.length > 1 && <p className="text-muted">{own.withDraft}</p>}
      <ul>
        {versions.map(({ version, publisher, publishedAt, changed }) => (
          <DeskLine
            key={version}
            title={fill(own.name, { version })}
            badge={version === current && own.current}
            text={
              <>
                <Moment
                  sentence={fill(own.by, { name: publisher || own.cli, at: '{at}' })}
                  at={publishedAt}
                />
                {changed.length > 0 &&
                  ` · ${listIn(
                    deskLocale,
                    changed.map((part) => settings.parts[part]),
                  )}`}
              </>
            }
          >
            {version !== current && !draft && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="version" value={version} />
                <button type="submit" name="intent" value="restore" className="desk-button">
                  {own.restore}
                  <span className="sr-only"> {fill(own.name, { version })}</span>
                </button>
              </Form>
            )}
          </DeskLine>
        ))}
      </ul>
    </DeskSection>
  );
}

export default function SettingsOverview({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  useOutcomeToast(outcome ?? loaderData.done);
  const page = { ...loaderData, outcome };
  return (
    <div className="desk-page">
      <PageHead heading={title} text={text}>
        <Link className="desk-button" to="/desk/opening">
          {t.opening}
        </Link>
        <a className="desk-button" href="/" target="_blank" rel="noreferrer">
          {t.site}
        </a>
      </PageHead>
      <div className="max-w-[58rem]">
        <SetUpSection {...page} />
        <DraftSection {...page} />
        <PartsSection {...page} />
        <VersionsSection {...page} />
      </div>
    </div>
  );
}
