import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RequestsStrings } from '#features/requests/strings.ts';
import { suggestEmail } from '#platform/values/email-address.ts';
import { fill } from '#platform/values/format.ts';
import type { Zones } from '#platform/values/moment.ts';
import { lacksCountryCode } from '#platform/values/telephone.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { focusMessage, messageProps } from '#ui/focus.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import type { Receipt } from '#ui/forms/stored-receipt.ts';
import type { FormStrings, Submission } from '#ui/forms/use-submission.ts';
import { Instant } from '#ui/instant.tsx';
import { Link } from '#ui/locale.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Returns `navigator.onLine`, which may be true without a connection, and whether it was false before. */
function useConnection() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  return { online, wasOffline };
}

/** Reports that the browser is offline and that the input is kept, then that it is online again. */
export function OfflineNote({ strings }: { strings: Pick<FormStrings, 'offline' | 'online'> }) {
  const { online, wasOffline } = useConnection();
  const Icon = online ? CircleCheck : WifiOff;
  return (
    <p role="status" className="text-small">
      {(!online || wasOffline) && (
        <span className="flex items-start gap-2 font-medium text-strong">
          <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
          {online ? strings.online : strings.offline}
        </span>
      )}
    </p>
  );
}

interface ReceiptContactProps {
  email: string;
  phone: string;
  /** Address of the page that corrects the contact. */
  correctAt: string | undefined;
  strings: RequestsStrings['requestStatus']['receipt'];
}

/** Contact as typed, with a likely typo and a link to correct it. */
export function ReceiptContact({ email, phone, correctAt, strings }: ReceiptContactProps) {
  if (email === '' && phone === '') return null;
  const meant = suggestEmail(email);
  const hint =
    email === ''
      ? lacksCountryCode(phone) && strings.noCountryCode
      : meant && fill(strings.meant, { email: meant });
  return (
    <p className="mt-4 text-strong">
      {email === '' ? strings.phone : strings.email}{' '}
      <strong className="wrap-anywhere">{email || phone}</strong>. {hint && <>{hint} </>}
      {correctAt && (
        <Link className="link" to={correctAt}>
          {strings.correct}
        </Link>
      )}
    </p>
  );
}

/** Focuses a receipt, unless it was restored. Returns the properties of its element. */
export function useReceiptFocus(isKept: boolean) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isKept) focusMessage(ref.current);
  }, [isKept]);
  return { ref, ...(isKept ? {} : messageProps) };
}

interface ReceiptFactsProps {
  receipt: Receipt;
  zones: Zones;
  strings: FormStrings;
  /** Last of the links. */
  children: ReactNode;
}

/** The due time, the reference to copy, the contact and the links of a receipt. */
export function ReceiptFacts({ receipt, zones, strings, children }: ReceiptFactsProps) {
  const { reference, dueAt, statusPage, email, phone } = receipt;
  const { done } = strings;
  return (
    <>
      {dueAt !== undefined && (
        <p className="mt-6 text-strong">
          {done.due} <Instant at={dueAt} zones={zones} isPromise />
        </p>
      )}
      <p className="label mt-5">{strings.reference}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <output translate="no" className="tabular whitespace-nowrap text-title font-semibold text-strong">
          {reference}
        </output>
        <CopyButton text={reference} label={strings.copyReference} copied={strings.referenceCopied} />
      </p>
      <ReceiptContact
        email={email}
        phone={phone}
        correctAt={statusPage && `${statusPage}#contact`}
        strings={strings.contact}
      />
      <p className="measure mt-2">{(email === '' && done.textWithoutMail) || done.text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {statusPage && (
          <Link className="button button-primary" to={statusPage}>
            {strings.statusLink}
          </Link>
        )}
        <WhatsAppLink chat={strings.whatsapp} reference={reference} />
        {children}
      </p>
    </>
  );
}

interface SentNoticeProps {
  receipt: Receipt;
  /** True for a restored receipt, which does not take the focus. */
  isKept: boolean;
  dismiss: () => void;
  zones: Zones;
  strings: FormStrings;
}

/** Receipt in the place of a form's outcome. */
function SentNotice({ receipt, isKept, dismiss, zones, strings }: SentNoticeProps) {
  const section = useReceiptFocus(isKept);
  const { title } = strings.done;
  const leave = () => {
    const form = section.ref.current?.closest('form');
    dismiss();
    // The button that had the focus was removed.
    form?.setAttribute('tabindex', '-1');
    form?.focus();
  };
  return (
    <section {...section} aria-label={title} className="border-t-4 border-open bg-panel px-4 py-6 sm:px-6">
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {title}
      </p>
      <ReceiptFacts receipt={receipt} zones={zones} strings={strings}>
        <button type="button" className="link scripted" data-replay onClick={leave}>
          {strings.dismiss}
        </button>
      </ReceiptFacts>
      <p className="mt-6 text-small text-muted">{strings.another}</p>
    </section>
  );
}

interface OutcomeNoticeProps {
  submission: Submission;
  strings: FormStrings;
  labels: Record<string, string>;
  formId: string;
  zones: Zones;
}

interface UnreachableNoticeProps {
  message: string;
  strings: Pick<FormStrings, 'notSent' | 'online'>;
}

/**
 * Reports that the server did not respond. Once online it is no longer an alert; the element stays because it may have
 * the focus.
 */
function UnreachableNotice({ message, strings }: UnreachableNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusMessage(notice.current), []);
  const { online, wasOffline } = useConnection();
  const [isCanceled, setCanceled] = useState(false);
  const isBack = online && wasOffline;
  const isWaiting = !online && !isCanceled;
  // Sends again once online; the idempotency key prevents a second request.
  useEffect(() => {
    if (isBack && !isCanceled) notice.current?.closest('form')?.requestSubmit();
  }, [isBack, isCanceled]);
  const Icon = isBack ? CircleCheck : CircleAlert;
  const title = isBack ? strings.online : online ? strings.notSent.unreachable : strings.notSent.offline;
  return (
    <div
      ref={notice}
      role={isBack ? 'status' : 'alert'}
      {...messageProps}
      className={`border-l-4 px-5 py-4 text-strong ${
        isBack ? 'border-open bg-panel' : 'border-alert bg-alert-ground'
      }`}
    >
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon size={22} aria-hidden className={`mt-0.5 shrink-0 ${isBack ? 'text-open' : 'text-alert'}`} />
        {title}
      </p>
      {!isBack && !isWaiting && <p className="mt-1 text-small">{message}</p>}
      {isWaiting && (
        <p className="mt-1 text-small">
          {strings.notSent.waiting}{' '}
          <button
            type="button"
            className="link py-1"
            onClick={() => {
              setCanceled(true);
              notice.current?.focus();
            }}
          >
            {strings.notSent.cancel}
          </button>
        </p>
      )}
    </div>
  );
}

/** Result of the last submission, until the next one. */
export function OutcomeNotice({ submission, strings, labels, formId, zones }: OutcomeNoticeProps) {
  const { outcome, attempt, round } = submission;
  if (!outcome) return null;
  const { receipt } = outcome;
  if (receipt) {
    return (
      <SentNotice
        key={round}
        receipt={receipt}
        isKept={receipt.isKept === true}
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
    />
  );
}
