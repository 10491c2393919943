import { connections } from '#features/webhooks/strings/en/connections.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fileSize, fill } from '#platform/values/format.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { FormNote } from '#ui/desk/desk-form.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import type { ConnectionsProps } from './connections-props.ts';
import { PartStatus, type Status } from './part-status.tsx';

const { storage: t } = connections;

/** True for the form of this section. */
export const isStorageForm = (intent: string): boolean => intent.startsWith('storage-');

/** State of the disk, and the files that may be deleted to make room. */
export function StorageSection({
  status,
  storage,
  outcome,
}: Pick<ConnectionsProps, 'storage' | 'outcome'> & { status: Status }) {
  const { state, spam, unsent } = storage;
  const own = outcome && isStorageForm(outcome.intent) ? outcome : null;
  const line = (text: string, { count, bytes }: typeof spam) =>
    fill(text, { files: count > 0 ? fill(t.files, { count, size: fileSize(deskLocale, bytes) }) : t.none });
  return (
    <DeskSection id="storage" title={t.title} text={t.text} status={<PartStatus status={status} />}>
      <FormNote outcome={own} formId="storage" />
      <ul className="space-y-1">
        {state !== 'ok' && (
          <li className="max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert">
            {t[state]}
          </li>
        )}
        <li>{line(t.spam, spam)}</li>
        <li>{line(t.unsent, unsent)}</li>
      </ul>
      {spam.count + unsent.count > 0 && (
        <div className="mt-4">
          <ConfirmDialog
            intent="storage-free"
            fields={{}}
            t={{
              ...t.free,
              text: fill(t.free.text, { size: fileSize(deskLocale, spam.bytes + unsent.bytes) }),
            }}
            cancel={t.cancel}
            isDangerous
          />
        </div>
      )}
    </DeskSection>
  );
}
