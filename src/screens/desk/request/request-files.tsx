import Archive from 'lucide-react/icons/file-archive';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import Mail from 'lucide-react/icons/mail';
import Ruler from 'lucide-react/icons/ruler';
import Sheet from 'lucide-react/icons/sheet';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { request as requestStrings } from '../../../features/requests/strings/en/request.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import type { RequestView } from '../request-view.ts';
import type { FileKind } from './files-view.ts';

const icons: Record<FileKind, typeof FileText> = {
  picture: Image,
  sheet: Sheet,
  archive: Archive,
  mail: Mail,
  drawing: Ruler,
  document: FileText,
};

interface RequestFilesProps extends Pick<RequestView, 'files' | 'downloads'> {
  t: (typeof requestStrings)['files'];
}

/** Files of a request, its messages and replies with their downloads; renders nothing without files. */
export function RequestFiles({ files, downloads, t }: RequestFilesProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className="mt-5">
      <h2 id="files" className="text-[1.0625rem]">
        {t.heading}
      </h2>
      <ul className="mt-1.5">
        {files.map(({ fileId, name, kind, size, added, path, isUnscanned }) => {
          const Icon = icons[kind];
          return (
            <li key={fileId} className="flex items-start gap-2.5 border-t border-hairline py-1.5">
              <Icon size={17} aria-hidden className="mt-1 shrink-0 text-muted" />
              <span className="min-w-0">
                <a href={path} download className="link wrap-anywhere">
                  {name}
                </a>
                <span className="tabular block text-[0.8125rem] text-muted">
                  {size} · <DeskTime {...added} />
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
            {downloads.map(({ id, name, who, when }) => (
              <li key={id} className="py-0.5 wrap-anywhere">
                <DeskTime {...when} /> · {who} · {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
