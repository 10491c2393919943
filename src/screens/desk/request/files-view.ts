import { requestPath } from '../../../features/requests/lead.ts';
import { request as requestStrings } from '../../../features/requests/strings/en/request.ts';
import { company } from '../../../features/settings/sample-company.ts';
import { shortMoment } from '../../../features/settings/strings/en/moments.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fileSize } from '../../../platform/values/format.ts';
import type { RequestFacts } from './request-facts.ts';

const timeZone = company.hours.timeZone;

export type FileKind = 'picture' | 'sheet' | 'archive' | 'mail' | 'drawing' | 'document';

/** Returns the kind of an attachment by its type in src/platform/files. */
function kindOf(type: string): FileKind {
  if (['jpeg', 'png', 'heic', 'webp', 'avif', 'gif', 'tiff', 'bmp'].includes(type)) return 'picture';
  if (['xlsx', 'xls', 'ods', 'csv'].includes(type)) return 'sheet';
  if (type === 'dwg' || type === 'dxf') return 'drawing';
  if (type === 'eml' || type === 'msg') return 'mail';
  return type === 'zip' ? 'archive' : 'document';
}

/** Returns the files of a request with their addresses and downloads. */
export function filesOf({ lead, files, downloads, staff, now }: RequestFacts) {
  const strings = requestStrings.files;
  const when = (at: number) => ({ text: shortMoment(at, now, timeZone), at });
  return {
    files: files.map(({ type, addedAt, size, ...file }) => ({
      ...file,
      kind: kindOf(type),
      size: fileSize(deskLocale, size),
      added: when(addedAt),
      path: `/api/v1${requestPath(lead.id)}/files/${file.fileId}`,
    })),
    downloads: downloads.map(({ id, by, byId, name, at }) => ({
      id,
      name,
      when: when(at),
      who:
        by === 'customer'
          ? strings.customer
          : (staff.find((member) => member.id === byId)?.name ?? strings.formerStaff),
    })),
  };
}
