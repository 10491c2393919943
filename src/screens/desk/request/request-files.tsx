import Archive from 'lucide-react/icons/file-archive';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import Mail from 'lucide-react/icons/mail';
import Ruler from 'lucide-react/icons/ruler';
import Sheet from 'lucide-react/icons/sheet';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { requestPath } from '#features/requests/lead.ts';
import { request } from '#features/requests/strings/en/request.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fileSize } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import type { RequestData } from './request-data.ts';

const t = request.files;

/** Returns the icon of an attachment by its type in src/platform/files. */
function iconOf(type: string): typeof FileText {
  if (['jpeg', 'png', 'heic', 'webp', 'avif', 'gif', 'tiff', 'bmp'].includes(type)) return Image;
  if (['xlsx', 'xls', 'ods', 'csv'].includes(type)) return Sheet;
  if (type === 'dwg' || type === 'dxf') return Ruler;
  if (type === 'eml' || type === 'msg') return Mail;
  return type === 'zip' ? Archive : FileText;
}

/** A picture of a signature, as mail programs name it: image001.png. */
const isOfSignature = ({ name }: { name: string }) => /^image\d{3}\.(?:png|jpe?g|gif)$/i.test(name);

/** Files of a request, its messages and replies with their downloads; renders nothing without files. */
export function RequestFiles({ lead, files, downloads, staff }: RequestData) {
  if (files.length === 0) return null;
  const ordered = files.toSorted((one, other) => Number(isOfSignature(one)) - Number(isOfSignature(other)));
  return (
    <section aria-labelledby="files" className="mt-5">
      <h2 id="files" className="text-[1.0625rem]">
        {t.heading}
      </h2>
      <ul className="mt-1.5">
        {ordered.map(({ fileId, name, type, size, addedAt, isUnscanned }) => {
          const Icon = iconOf(type);
          return (
            <li key={fileId} className="flex items-start gap-2.5 border-t border-hairline py-1.5">
              <Icon size={17} aria-hidden className="mt-1 shrink-0 text-muted" />
              <span className="min-w-0">
                <a
                  href={`/api/v1${requestPath(lead.id)}/files/${fileId}`}
                  download
                  className="link wrap-anywhere"
                >
                  {name}
                </a>
                <span className="tabular block text-[0.8125rem] text-muted">
                  {fileSize(deskLocale, size)} · <DeskTime at={addedAt} />
                </span>
                {isUnscanned && (
                  <span className="flex items-center gap-1.5 text-[0.875rem] font-medium text-alert">
                    <TriangleAlert size={15} aria-hidden className="shrink-0" />
                    {t.unscanned}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {downloads.length > 0 && (
        <details className="border-t border-hairline">
          <summary className="min-h-9 cursor-pointer py-1.5 text-[0.875rem] text-muted hover:text-strong">
            {t.log}
          </summary>
          <ul className="pb-2 text-[0.875rem]">
            {downloads.map(({ id, by, byId, name, at }) => (
              <li key={id} className="py-0.5 wrap-anywhere">
                <DeskTime at={at} /> ·{' '}
                {by === 'customer'
                  ? t.customer
                  : (staff.find((member) => member.id === byId)?.name ?? t.formerStaff)}{' '}
                · {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
