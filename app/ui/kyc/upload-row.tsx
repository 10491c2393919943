import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Strings } from '../../content/strings.ts';
import { fileSize } from './file-size.ts';
import type { Upload } from './use-uploads.ts';

interface UploadRowProps {
  upload: Upload;
  tryAgain: () => void;
  stop: () => void;
  strings: Strings['kycCase']['papers'];
}

/** A file that is on its way, with how far it is; or why it is not stored, and what to do about it. */
export function UploadRow({ upload, tryAgain, stop, strings }: UploadRowProps) {
  const { file, state, share, message, canTryAgain } = upload;
  const named = (text: string) => text.replace('{name}', file.name);
  const percent = Math.round(share * 100);
  const says = {
    waiting: strings.waiting,
    sending:
      percent < 100
        ? strings.sending.replace('{share}', String(percent)).replace('{size}', fileSize(file.size))
        : strings.checking,
    failed: '',
  };
  const buttons = [
    ...(canTryAgain && state === 'failed'
      ? [{ label: strings.again, name: named(strings.againWhich), act: tryAgain }]
      : []),
    state === 'failed'
      ? { label: strings.dismiss, name: named(strings.dismissWhich), act: stop }
      : { label: strings.cancel, name: named(strings.cancelWhich), act: stop },
  ];
  return (
    <li className="border-b border-hairline py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium text-strong wrap-anywhere">{file.name}</p>
        <div className="flex flex-wrap gap-x-5">
          {buttons.map(({ label, name, act }) => (
            <button
              key={label}
              type="button"
              className="link py-1 text-small"
              aria-label={name}
              onClick={act}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {state === 'failed' ? (
        <p className="mt-1 flex items-start gap-2 text-small font-medium text-alert">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ) : (
        <>
          <progress
            className="upload-progress mt-2"
            max={100}
            value={percent}
            aria-label={named(strings.progress)}
          />
          <p className="tabular mt-1 text-small text-muted">{says[state]}</p>
        </>
      )}
    </li>
  );
}
