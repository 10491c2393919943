import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Strings } from '../content/strings.ts';

const file = 'KYC-Verification-Form.pdf';

/** How long the alert stands, in ms (specification, section 9). */
const alertDuration = 3000;

interface KycFormLinksProps {
  onDownload: () => void;
  strings: Strings['kyc']['steps'];
}

/**
 * Tells a reader's press from one that app/before-hydration/ does again once React has come, and which the browser
 * has already answered by itself. The repetition comes before this hears of `hydrated`, because it listened earlier.
 */
function useReaderPresses(): () => boolean {
  const isReaders = useRef(false);
  useEffect(() => {
    const accept = () => {
      isReaders.current = true;
    };
    if ('hydrated' in document.documentElement.dataset) accept();
    addEventListener('hydrated', accept, { once: true });
    return () => removeEventListener('hydrated', accept);
  }, []);
  return () => isReaders.current;
}

/** The form to look at and to keep. Says for three seconds that it was downloaded. */
export function KycFormLinks({ onDownload, strings }: KycFormLinksProps) {
  const [downloads, setDownloads] = useState(0);
  const [isAlerting, setIsAlerting] = useState(false);
  const isReaders = useReaderPresses();

  useEffect(() => {
    if (downloads === 0) return;
    setIsAlerting(true);
    const timer = setTimeout(() => setIsAlerting(false), alertDuration);
    return () => clearTimeout(timer);
  }, [downloads]);

  const download = (event: MouseEvent) => {
    // The browser has downloaded it at the press itself; once is enough.
    if (!isReaders()) event.preventDefault();
    setDownloads((count) => count + 1);
    onDownload();
  };

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <a className="button button-primary" href={`/${file}`} download={file} onClick={download} data-replay>
          <Download size={18} aria-hidden />
          {strings.download}
        </a>
        <a className="button button-quiet" href={`/${file}`} target="_blank" rel="noopener">
          <span className="text-left">
            {strings.preview} <span className="font-normal text-muted">{strings.newTab}</span>
          </span>
          <ExternalLink size={18} aria-hidden className="shrink-0" />
        </a>
      </div>
      <div role="status">
        {isAlerting && (
          <p className="mt-4 flex items-start gap-2.5 border-l-4 border-open bg-panel px-4 py-3 font-medium text-strong">
            <CircleCheck size={20} aria-hidden className="mt-1 shrink-0 text-open" />
            {strings.downloaded}
          </p>
        )}
      </div>
    </>
  );
}
