import { longMoment } from '#features/settings/strings/en/moments.ts';
import { connections } from '#features/webhooks/strings/en/connections.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { DeskForm, Folded, FormNote, PasswordInput, TextInput } from '#ui/desk/desk-form.tsx';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import type { ConnectionsProps } from './connections-props.ts';
import { PartStatus, type Status } from './part-status.tsx';

const { backups: t } = connections;

/** True for the forms of this section. */
export const isBackupForm = (intent: string): boolean => intent.startsWith('backup-');

type BackupsProps = Pick<ConnectionsProps, 'backups' | 'outcome'>;

const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Times of the last backup, of its copy and of its trial, and the settings that apply. */
function BackupStatus({ backups }: Pick<BackupsProps, 'backups'>) {
  const { timeZone } = useDeskClock();
  const { backedUpAt, copiedAt, drilledAt, problem } = backups.times;
  const { underWaySince, time, keep, bucket, hasCommand } = backups;
  const at = (text: string, when: number) => fill(text, { at: longMoment(when, timeZone) });
  return (
    <ul className="space-y-1">
      <li>{backedUpAt === null ? t.none : at(t.last, backedUpAt)}</li>
      {copiedAt !== null && <li>{at(t.copied, copiedAt)}</li>}
      {drilledAt !== null && <li>{at(t.drilled, drilledAt)}</li>}
      {underWaySince !== null && <li className="font-medium text-strong">{at(t.underWay, underWaySince)}</li>}
      {problem !== null && underWaySince === null && (
        <li className="max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 wrap-anywhere text-alert">
          {fill(t.problem, { reason: problem })}
        </li>
      )}
      <li>{time === null ? t.off : fill(pluralOf(deskLocale, keep, t.nightly), { time })}</li>
      {backups.isScheduleFromEnvironment && <li className="text-muted">{t.scheduleFromEnvironment}</li>}
      {bucket ? (
        <li className="wrap-anywhere">{fill(t.bucketAt, bucket)}</li>
      ) : (
        !hasCommand && <li>{t.noBucket}</li>
      )}
      {backups.isBucketFromEnvironment && <li className="text-muted">{t.bucketFromEnvironment}</li>}
      {hasCommand && <li>{t.command}</li>}
    </ul>
  );
}

/** The time of the night and the number kept. */
function ScheduleForm({ backups, outcome }: BackupsProps) {
  const { fields } = t;
  return (
    <DeskForm intent="backup-schedule" outcome={outcome} submit={t.save} labels={fields}>
      <TextInput
        name="time"
        type="time"
        label={fields.time}
        help={fields.timeHelp}
        defaultValue={backups.time ?? ''}
      />
      <TextInput
        name="keep"
        inputMode="numeric"
        label={fields.keep}
        help={fields.keepHelp}
        defaultValue={backups.keep}
        {...typed}
      />
    </DeskForm>
  );
}

/** A bucket. Its secret is not shown again. */
function BucketForm({ backups, outcome }: BackupsProps) {
  const { fields, optional } = t;
  const { bucket } = backups;
  const ofChoice = { required: false, optional };
  return (
    <DeskForm
      intent="backup-bucket"
      outcome={outcome}
      submit={t.saveBucket}
      labels={fields}
      t={{ submitting: t.testing, notDone: t.notSaved }}
    >
      <p className="max-w-[64ch]">{t.bucketText}</p>
      <TextInput
        name="endpoint"
        type="url"
        label={fields.endpoint}
        help={fields.endpointHelp}
        defaultValue={bucket?.endpoint}
        {...typed}
      />
      <TextInput name="bucket" label={fields.bucket} defaultValue={bucket?.bucket} {...typed} />
      <TextInput name="folder" label={fields.folder} defaultValue={bucket?.folder} {...typed} {...ofChoice} />
      <TextInput
        name="region"
        label={fields.region}
        help={fields.regionHelp}
        defaultValue={bucket?.region}
        {...typed}
        {...ofChoice}
      />
      <TextInput name="accessKey" label={fields.accessKey} defaultValue={bucket?.accessKey} {...typed} />
      <PasswordInput name="secretKey" label={fields.secretKey} autoComplete="off" />
    </DeskForm>
  );
}

/** Backups: how they stand, one more now, and their settings. */
export function BackupsSection({ status, backups, outcome }: BackupsProps & { status: Status }) {
  const { bucket, isScheduleFromEnvironment, isBucketFromEnvironment } = backups;
  // A form that was sent is folded or gone afterwards, so that its success is shown on top.
  const done = outcome?.ok && isBackupForm(outcome.intent) ? outcome : null;
  const refused = outcome?.ok ? null : outcome;
  return (
    <DeskSection id="backups" title={t.title} text={t.text} status={<PartStatus status={status} />}>
      <FormNote outcome={done} formId="backups" />
      <BackupStatus backups={backups} />
      <div className="mt-4 space-y-4">
        <DeskForm
          intent="backup-now"
          outcome={refused}
          submit={t.now}
          t={{ submitting: t.making, notDone: t.notMade }}
        />
        {backups.times.backedUpAt !== null && (
          <DeskForm
            intent="backup-drill"
            outcome={refused}
            submit={t.drill}
            t={{ submitting: t.drilling, notDone: t.notRestored }}
          />
        )}
        {bucket && (
          <DeskForm
            intent="backup-test"
            outcome={refused}
            submit={t.test}
            t={{ submitting: t.testing, notDone: t.notWritten }}
          />
        )}
        {bucket && !isBucketFromEnvironment && (
          <DeskForm intent="backup-remove" outcome={refused} submit={t.remove}>
            <p className="text-muted">{t.removeText}</p>
          </DeskForm>
        )}
      </div>
      <div className="mt-5">
        {!isScheduleFromEnvironment && (
          <Folded
            key={`${backups.time} ${backups.keep}`}
            title={t.schedule}
            object=""
            open={refused?.intent === 'backup-schedule'}
            className="desk-changes mt-2"
          >
            <div className="mt-2 pb-2">
              <ScheduleForm backups={backups} outcome={refused} />
            </div>
          </Folded>
        )}
        {!isBucketFromEnvironment && (
          <Folded
            key={JSON.stringify(bucket)}
            title={bucket ? t.changeBucket : t.addBucket}
            object=""
            open={refused?.intent === 'backup-bucket'}
            className="desk-changes mt-2"
          >
            <div className="mt-2 pb-2">
              <BucketForm backups={backups} outcome={refused} />
            </div>
          </Folded>
        )}
      </div>
    </DeskSection>
  );
}
