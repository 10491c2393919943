import CircleAlert from 'lucide-react/icons/circle-alert';
import Wifi from 'lucide-react/icons/wifi';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Zones } from '../../../contract/moment.ts';
import { focusNews, newsProps } from '../focus-news.ts';
import { useOnline } from '../use-online.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SentNotice } from './sent-notice.tsx';
import type { FormStrings, Submission } from './use-submission.ts';

interface OutcomeNoticeProps {
  submission: Submission;
  strings: FormStrings;
  labels: Record<string, string>;
  formId: string;
  zones: Zones;
  reveal?: ((name: string) => void) | undefined;
}

interface UnreachableNoticeProps {
  /** The form's own message. */
  message: string;
  strings: Pick<FormStrings, 'notSent' | 'online'>;
}

/**
 * Says that no answer came to a form, and what to do. Once the connection is back it is an alert no more; the element
 * stays, because the focus may be on it.
 */
function UnreachableNotice({ message, strings }: UnreachableNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusNews(notice.current), []);
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  const isBack = online && wasOffline;
  const Icon = isBack ? Wifi : CircleAlert;
  const title = isBack ? strings.online : online ? strings.notSent.unreachable : strings.notSent.offline;
  return (
    <div
      ref={notice}
      role={isBack ? 'status' : 'alert'}
      {...newsProps}
      className={`scroll-mt-[calc(var(--header-height)+1rem)] border-l-4 px-5 py-4 text-strong ${
        isBack ? 'border-open bg-panel' : 'border-alert bg-alert-ground'
      }`}
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon size={22} aria-hidden className={`mt-0.5 shrink-0 ${isBack ? 'text-open' : 'text-alert'}`} />
        {title}
      </p>
      {!isBack && <p className="mt-1 text-small">{message}</p>}
    </div>
  );
}

/** What became of the form, beside the form, until the next attempt. */
export function OutcomeNotice({ submission, strings, labels, formId, zones, reveal }: OutcomeNoticeProps) {
  const { outcome, attempt, round } = submission;
  if (!outcome) return null;
  if (outcome.status === 'sent') {
    return (
      <SentNotice
        key={round}
        receipt={outcome}
        isKept={outcome.isKept === true}
        dismiss={submission.dismiss}
        zones={zones}
        strings={strings}
      />
    );
  }
  if (outcome.isUnreachable)
    return <UnreachableNotice key={attempt} message={outcome.message} strings={strings} />;
  return (
    <ErrorSummary
      key={attempt}
      title={strings.summaryTitle}
      message={outcome.message}
      errors={outcome.errors}
      labels={labels}
      formId={formId}
      reveal={reveal}
    />
  );
}
