import { Form, Link } from 'react-router';
import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { keepFields } from '#features/identity/run-form.ts';
import { listCannedReplies } from '#features/requests/server/reply/canned-replies.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { type SampleEntries, sampleEntries } from '#features/settings/sample-leftovers.ts';
import { settingsCommands } from '#features/settings/server/commands.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { isOfOwners } from '#features/settings/server/publish.ts';
import { findPublished, listVersions, shownVersions } from '#features/settings/server/published-versions.ts';
import { listCompletedSteps } from '#features/settings/server/set-up.ts';
import { basisOf, findDraft, previewPathOf } from '#features/settings/server/settings-store.ts';
import { isSetUpStep } from '#features/settings/set-up-steps.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { listWebhooks } from '#features/webhooks/server/webhook-rows.ts';
import { findBackupTimes } from '#platform/backups/backup-records.ts';
import { hasRole } from '#platform/commands/caller.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '#platform/values/format.ts';
import { fairleadVersion } from '#platform/version.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { DeskForm, DeskLine, type DeskOutcome } from '#ui/desk/desk-form.tsx';
import { Moment } from '#ui/desk/desk-time.tsx';
import { useLastOutcome, useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { PageHead } from '#ui/desk/page-parts.tsx';
import { opening } from '../strings/en/before-you-open.ts';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/overview';
import { findOpeningTasks, openingFacts, senderDomain } from './before-you-open-tasks.ts';
import { openStep, pathAfterStep, pathOfStep, stepsFor, titleOfStep } from './set-up/steps.ts';
import { SettingsList } from './settings-list.tsx';
import { settingsPages } from './settings-pages.ts';
import { roleOfRow, type SettingsRowId, settingsRows, tasksByRow } from './settings-rows.ts';

const { overview: t, title } = settings;

/** Summarizes the rows that are no page of the settings. */
async function linesOfOthers(services: Services): Promise<Partial<Record<SettingsRowId, string>>> {
  const { db, clock, mailConnections } = services;
  const { lines } = t;
  const [staff, replies, webhooks, { backedUpAt }] = await Promise.all([
    services.listStaff(),
    listCannedReplies(services),
    listWebhooks(services),
    findBackupTimes(db),
  ]);
  const receivers = Object.keys(services.alarms.receivers).length;
  const smtpUrl = mailConnections.current()?.smtpUrl;
  const at = (time: number) => shortMoment(time, clock(), currentSettings().company.hours.timeZone);
  return {
    staff: pluralOf(deskLocale, staff.length, lines.staff),
    replies: pluralOf(deskLocale, replies.length, lines.replies),
    mail: smtpUrl ? new URL(smtpUrl).host : lines.noMail,
    backups: backedUpAt === null ? lines.noBackup : fill(lines.backup, { at: at(backedUpAt) }),
    alarms: receivers === 0 ? lines.noAlarms : pluralOf(deskLocale, receivers, lines.alarms),
    developers: pluralOf(deskLocale, webhooks.length, lines.webhooks),
  };
}

/** Returns the open tasks by row; those that the draft settles are marked. */
async function loadTasks(services: Services) {
  const [known, sender] = await Promise.all([
    openingFacts(services),
    services.senderCheck?.lookUp(senderDomain()) ?? null,
  ]);
  const { tasks, settled } = await findOpeningTasks(services, { ...known, sender });
  return tasksByRow(tasks).map((task) => ({ ...task, isInDraft: settled.includes(task.id) }));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'manager' });
  const services = context.get(servicesContext);
  const { db } = services;
  const [published, draft, versions, setUp, others] = await Promise.all([
    findPublished(db),
    findDraft(db),
    listVersions(db, shownVersions),
    listCompletedSteps(db),
    linesOfOthers(services),
  ]);
  const shown = draft?.content ?? published.content;
  const sample = sampleEntries(shown);
  const tasks = await loadTasks(services);
  const rowOf = (row: SettingsRowId) => {
    const page = settingsPages.find((each) => each.page === row);
    return {
      row,
      line: page?.line(shown) ?? others[row] ?? '',
      colors: page?.colors?.(shown) ?? [],
      isDrafted: page !== undefined && basisOf(page.part(shown)) !== basisOf(page.part(published.content)),
      tasks: tasks.filter((task) => task.row === row),
    };
  };
  return {
    fairleadVersion,
    version: published.version,
    setUp,
    steps: stepsFor(staff),
    needsOwner: Boolean(draft) && !hasRole(staff, 'owner') && isOfOwners(published.content, shown),
    // An owner who has published a site without sample facts needs no set-up.
    isSetUpOver: !openStep(setUp, stepsFor(staff)) || (published.version > 0 && !sample),
    sample,
    versions,
    samplesLeft: tasks.filter(({ id }) => id === 'sample').reduce((sum, { count }) => sum + count, 0),
    draft: draft && {
      saver: draft.saver,
      savedAt: draft.savedAt,
      preview: draft.previewKey && previewPathOf(draft.previewKey),
    },
    rows: settingsRows.filter((row) => hasRole(staff, roleOfRow(row))).map(rowOf),
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

export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle(title);

type Page = Route.ComponentProps['loaderData'] & { outcome: DeskOutcome | undefined };

/** The secret link, for others who should see the draft too. */
function PreviewLink({ path }: { path: string }) {
  const own = t.preview;
  const address = typeof location === 'undefined' ? path : new URL(path, location.href).href;
  return (
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
      <span className="text-[0.8125rem] text-muted">{own.text}</span>
    </div>
  );
}

const bar = 'mb-4 border-l-4 border-outline bg-panel px-4 py-3';

function DraftSection({ draft, outcome, isSetUpOver, needsOwner, samplesLeft }: Page) {
  const own = t.draft;
  if (!draft) return null;
  return (
    <section id="draft" aria-labelledby="draft-title" className={`${bar} space-y-2`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <h2 id="draft-title">{own.title}</h2>
          <p className="text-[0.875rem] text-muted">
            <Moment sentence={fill(own.saved, { name: draft.saver, at: '{at}' })} at={draft.savedAt} />
          </p>
          {samplesLeft > 0 && (
            <p className="text-[0.875rem] text-strong">
              {pluralOf(deskLocale, samplesLeft, own.samplesLeft)}
            </p>
          )}
        </div>
        {needsOwner ? (
          <p className="max-w-[44ch] text-strong">{own.needsOwner}</p>
        ) : (
          <DeskForm
            intent="publish"
            outcome={outcome}
            submit={own.publish}
            isPrimary={isSetUpOver}
            labels={{ 'offices.0.week': own.hours }}
            t={{ submitting: settings.saving, notDone: own.notPublished }}
            className=""
          />
        )}
        <ConfirmDialog intent="discard" fields={{}} t={own.discard} cancel={own.cancel} />
      </div>
      {draft.preview && <PreviewLink path={draft.preview} />}
    </section>
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

/** The way through the rows with the site beside them, until all are checked and nothing of the sample is left. */
function SetUpSection({ setUp, steps, sample, isSetUpOver }: Page) {
  const own = settings.setUp;
  if (isSetUpOver && !sample) return null;
  const open = openStep(setUp, steps);
  const count = steps.filter((step) => setUp.includes(step)).length;
  return (
    <section
      id="set-up"
      aria-labelledby="set-up-title"
      className={`${bar} flex flex-wrap items-center gap-x-4 gap-y-2`}
    >
      <div className="mr-auto">
        <h2 id="set-up-title">{own.title}</h2>
        <p className="text-[0.875rem] text-muted">{fill(own.progress, { count, all: steps.length })}</p>
      </div>
      {sample && (
        <ConfirmDialog intent="remove-sample" fields={{}} t={own.removeSample} cancel={own.keepSample}>
          <SampleList {...sample} />
        </ConfirmDialog>
      )}
      {open && (
        <Link className="desk-button desk-button-primary" to={pathOfStep(open)}>
          {count > 0 ? fill(own.resume, { step: titleOfStep(open) }) : own.begin}
        </Link>
      )}
    </section>
  );
}

function VersionsSection({ versions, version: current, draft }: Page) {
  const own = t.versions;
  if (versions.length === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <details className="desk-section block!">
      <summary className="link w-fit py-1">{fill(own.title, { count: versions.length })}</summary>
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
    </details>
  );
}

export default function SettingsOverview({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  useOutcomeToast(outcome ?? loaderData.done);
  const page = { ...loaderData, outcome };
  const open = loaderData.rows.filter(({ tasks }) => tasks.length > 0).length;
  return (
    <div className="desk-page">
      <PageHead
        heading={title}
        text={open === 0 ? opening.done : `${pluralOf(deskLocale, open, opening.count)} ${opening.text}`}
      >
        <a className="desk-button" href="/" target="_blank" rel="noreferrer">
          {t.site}
        </a>
      </PageHead>
      {loaderData.rows.some(({ tasks }) => tasks.some(({ id }) => id === 'mail')) && (
        <p role="status" className="mb-4 border-l-4 border-alert bg-panel px-4 py-3 text-alert">
          <strong className="font-semibold">{t.lines.noMail}.</strong> {opening.tasks.mail.text}{' '}
          <Link className="link" to="/desk/connections#mail">
            {opening.tasks.mail.title}
          </Link>
        </p>
      )}
      <SetUpSection {...page} />
      <DraftSection {...page} />
      <SettingsList {...page} />
      <VersionsSection {...page} />
      <p className="pt-4 text-[0.8125rem] text-muted">
        {fill(t.program, { version: loaderData.fairleadVersion })}
      </p>
    </div>
  );
}
