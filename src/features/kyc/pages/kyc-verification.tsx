import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { FactList } from '#ui/fact-list.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { Link, PlainLink } from '#ui/locale.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import { type KycStrings, kycStringsIn } from '../strings.ts';
import type { Route } from './+types/kyc-verification';

const file = 'KYC-Verification-Form.pdf';

/** Duration of the alert, in ms (specification, section 9). */
const alertDuration = 3000;

/**
 * Distinguishes a reader's press from one that src/before-hydration/ does again once React has come, and which the browser
 * has already answered. The repetition comes before this hears of `hydrated`, because it listened earlier.
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
function KycFormLinks({
  onDownload,
  strings,
}: {
  onDownload: () => void;
  strings: KycStrings['kyc']['steps'];
}) {
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
        <PlainLink
          className="button button-primary"
          href={`/${file}`}
          download={file}
          onClick={download}
          data-replay
        >
          <Download size={18} aria-hidden />
          {strings.download}
        </PlainLink>
        <PlainLink className="button button-quiet" href={`/${file}`} target="_blank" rel="noopener">
          <span className="text-left">
            {strings.preview} <span className="font-normal text-muted max-sm:sr-only">{strings.newTab}</span>
          </span>
          <ExternalLink size={18} aria-hidden className="shrink-0" />
        </PlainLink>
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

interface StepProps {
  number: number;
  isCurrent: boolean;
  title: string;
  text: string;
  children?: ReactNode;
}

function Step({ number, isCurrent, title, text, children }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group grid grid-cols-[2.25rem_1fr] gap-x-4 border-b border-hairline py-6 sm:gap-x-6 aria-[current]:bg-panel aria-[current]:shadow-[inset_4px_0_0_var(--color-signal)]"
    >
      <span
        aria-hidden
        className="tabular text-right text-heading leading-tight font-semibold text-muted group-aria-[current]:text-strong"
      >
        {number}
      </span>
      <div className="min-w-0 pr-4">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-1.5 measure">{text}</p>
        {children}
      </div>
    </li>
  );
}

/** The five steps of the KYC form (specification, section 2): starts at the first, and at the second once the form is downloaded. */
function KycSteps({ email, strings }: { email: string; strings: KycStrings['kyc']['steps'] }) {
  const [current, setCurrent] = useState(1);
  const { list, mail } = strings;
  const address = `mailto:${email}?subject=${encodeURIComponent(mail.subject)}`;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-5 text-title">
        {strings.heading}
      </h2>
      <ol className="border-t border-hairline">
        {list.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} isCurrent={index + 1 === current} title={title} text={text}>
            {index === 0 && <KycFormLinks strings={strings} onDownload={() => setCurrent(2)} />}
            {index === list.length - 1 && (
              <>
                <p className="mt-3">
                  {mail.label}{' '}
                  <a className="link inline-block py-0.5" href={address}>
                    {email}
                  </a>
                </p>
                <p className="mt-2 measure">
                  <LinkedText text={mail.upload} />
                </p>
              </>
            )}
          </Step>
        ))}
      </ol>
    </section>
  );
}

export function loader({ url }: Route.LoaderArgs) {
  return { strings: kycStringsIn(localeOf(url)).kyc, email: currentSettings().company.email.contact };
}

export const meta = metaWith('kyc');

function KycBackground({ strings }: { strings: KycStrings['kyc'] }) {
  const { reasons, documents } = strings;
  return (
    <section aria-labelledby="reasons" className="bg-panel py-section">
      <div className="frame">
        <SectionOpening id="reasons" label={reasons.label} heading={reasons.heading} />
        <div className="mt-12 grid gap-x-10 gap-y-9 lg:grid-cols-3">
          {reasons.list.map(({ title, text }) => (
            <div key={title} className="border-t border-outline/50 pt-5">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 measure">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-16 grid gap-x-10 gap-y-5 border-t border-outline/50 pt-8 lg:mt-20 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-4">{documents.heading}</h3>
          <div className="lg:col-span-8">
            <ul className="measure list-disc space-y-2.5 pl-5 marker:text-muted">
              {documents.list.map((sentence) => (
                <li key={sentence}>
                  <LinkedText text={sentence} />
                </li>
              ))}
            </ul>
            <Link to="/privacy" className="link mt-5 inline-block py-1">
              {documents.privacy}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

export default function Kyc({ loaderData }: Route.ComponentProps) {
  const { strings, email } = loaderData;
  const { ready } = strings;
  return (
    <>
      <PageOpening label={strings.label} heading={strings.heading} text={strings.text} />
      <div className="frame grid gap-x-10 gap-y-14 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <KycSteps email={email} strings={strings.steps} />
        </div>
        <div className="space-y-12 lg:col-span-4 lg:col-start-9">
          <FactList facts={strings.facts} />
          <section aria-labelledby="ready">
            <h2 id="ready" className="mb-4 text-heading">
              {ready.heading}
            </h2>
            <ul className="border-t border-hairline">
              {ready.list.map(({ name, text }) => (
                <li key={name} className="border-b border-hairline py-3">
                  <p className="font-medium text-strong">{name}</p>
                  <p className="text-small">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <KycBackground strings={strings} />
    </>
  );
}
