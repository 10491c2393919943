import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pluralOf } from '#platform/values/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { focusMessage, messageProps } from '#ui/focus.ts';
import { Link, PlainLink, useLocale } from '#ui/locale.tsx';
import type { twoFactor as strings } from './strings/en/two-factor.ts';
import type { Enrolment, ShownOnce } from './two-factor-form.ts';

type Step = Record<'title' | 'text' | 'submit', string>;

/** Parts of the page as the desk and the public site draw them. */
export interface TwoFactorLook {
  /** A section with the form of one step, which asks for the password. */
  step: (intent: 'begin' | 'renew' | 'turn-off', step: Step) => ReactNode;
  codeForm: (secret: string) => ReactNode;
  /** Paths without a locale: of the page, and where to go with the recovery codes. */
  page: string;
  home: string;
  classes: Record<'heading' | 'steps' | 'secret' | 'codes' | 'button' | 'kept', string>;
}

interface TwoFactorViewProps {
  outcome: (ShownOnce & { ok: boolean; message: string }) | undefined;
  isOn: boolean;
  codesLeft: number;
  /** Shown while two-factor is off. */
  off: ReactNode;
  /** Shown in place of the form that turns it off. */
  required?: ReactNode;
  look: TwoFactorLook;
  t: Pick<typeof strings, 'enrolment' | 'codes' | 'on'>;
}

/** One's own two-factor: what can be done with it as it stands, or what the last step shows this once. */
export function TwoFactorView({
  outcome,
  isOn,
  codesLeft,
  off,
  required,
  look,
  t: { on, codes, enrolment },
}: TwoFactorViewProps) {
  const locale = useLocale();
  if (outcome?.recoveryCodes)
    return <RecoveryCodes codes={outcome.recoveryCodes} message={outcome.message} look={look} t={codes} />;
  if (outcome?.enrolment)
    return <EnrolmentSteps enrolment={outcome.enrolment} isFresh={outcome.ok} look={look} t={enrolment} />;
  if (!isOn) return off;
  return (
    <>
      <p className="border-l-4 border-open bg-panel px-4 py-3 text-strong">
        <strong className="font-semibold">{on.title}.</strong>{' '}
        {codesLeft === 0 ? on.leftNone : pluralOf(locale, codesLeft, on.left)}
      </p>
      {look.step('renew', on.renew)}
      {look.step('begin', on.move)}
      {required ?? look.step('turn-off', on.turnOff)}
    </>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  message: string;
  look: TwoFactorLook;
  t: (typeof strings)['codes'];
}

/** The recovery codes, shown this once, with every way to keep them. */
function RecoveryCodes({ codes, message, look: { classes, home }, t }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusMessage(heading.current), []);
  const lines = codes.join('\n');
  return (
    <section aria-labelledby="recovery-codes" className="pt-2">
      <h2 id="recovery-codes" ref={heading} {...messageProps} className={classes.heading}>
        {t.title}
      </h2>
      <p className="mt-2 text-strong">{message}</p>
      <p className="mt-1 max-w-[64ch]">{t.text}</p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-2 print:hidden">
        <CopyButton text={lines} label={t.copy} copied={t.copied} />
        <a
          className={classes.button}
          download={t.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t.fileHead}\n\n${lines}\n`)}`}
        >
          {t.download}
        </a>
        <button type="button" className={`scripted ${classes.button}`} onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
      <p className="mt-6 print:hidden">
        <Link className={classes.kept} to={home}>
          {t.kept}
        </Link>
      </p>
    </section>
  );
}

/** Around the code, so that cameras find it. */
const quiet = 4;

interface EnrolmentStepsProps {
  enrolment: Enrolment;
  /** False after a wrong code, which takes the focus. */
  isFresh: boolean;
  look: TwoFactorLook;
  t: (typeof strings)['enrolment'];
}

/** The new secret, to scan or to type, and its first code, which turns two-factor on. */
function EnrolmentSteps({ enrolment: { secret, qr }, isFresh, look, t }: EnrolmentStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFresh) focusMessage(heading.current);
  }, [isFresh]);
  const side = qr.size + 2 * quiet;
  return (
    <section aria-labelledby="enrolment" className="pt-6">
      <h2
        id="enrolment"
        ref={heading}
        {...(isFresh ? messageProps : { tabIndex: -1 })}
        className={look.classes.heading}
      >
        {t.title}
      </h2>
      <ol className={`${look.classes.steps} mt-4 space-y-7`}>
        <li>
          <p>1. {t.steps.scan}</p>
          <svg
            role="img"
            aria-label={t.picture}
            viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
            width="208"
            height="208"
            shapeRendering="crispEdges"
            className="mt-3"
          >
            <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
        </li>
        <li>
          <p>2. {t.steps.type}</p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <code className={look.classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={t.copy} copied={t.copied} />
          </p>
        </li>
        <li>
          <p className="mb-3">3. {t.steps.confirm}</p>
          {look.codeForm(secret)}
        </li>
      </ol>
      <p className="mt-6">
        <PlainLink className="link py-1" href={look.page}>
          {t.again}
        </PlainLink>
      </p>
    </section>
  );
}
