import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../copy-button.tsx';
import { focusNews, newsProps } from '../../focus-news.ts';
import { DeskForm } from '../desk-form.tsx';
import { TextInput } from '../text-input.tsx';
import type { Enrolment, TwoFactorOutcome, TwoFactorWords } from './two-factor-words.ts';

interface EnrolmentStepsProps {
  enrolment: Enrolment;
  outcome: TwoFactorOutcome;
  words: TwoFactorWords;
}

const intent = 'confirm';

/** Around the code, so that cameras find it. */
const quiet = 4;

/** The new secret, to scan or to type, and its first code, which turns two-factor on. */
export function EnrolmentSteps({ enrolment: { secret, qr }, outcome, words }: EnrolmentStepsProps) {
  const { title, steps, picture, copy, copied, code, submit, again } = words.enrolment;
  const heading = useRef<HTMLHeadingElement>(null);
  // A code that was wrong is what the page has to say then.
  const isNews = outcome?.ok !== false;
  useLayoutEffect(() => {
    if (isNews) focusNews(heading.current);
  }, [isNews]);
  const side = qr.size + 2 * quiet;
  return (
    <section aria-labelledby="enrolment" className="pt-6">
      <h2 id="enrolment" ref={heading} {...(isNews ? newsProps : { tabIndex: -1 })}>
        {title}
      </h2>
      <ol className="desk-steps mt-4 space-y-7">
        <li>
          <p>1. {steps.scan}</p>
          <svg
            role="img"
            aria-label={picture}
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
          <p>2. {steps.type}</p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <code className="desk-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={copy} copied={copied} />
          </p>
        </li>
        <li>
          <p className="mb-3">3. {steps.confirm}</p>
          <DeskForm
            {...{ intent, outcome, notDone: words.notDone, submitting: words.submitting, submit }}
            labels={{ code }}
            isPrimary
          >
            <input type="hidden" name="secret" value={secret} />
            <TextInput
              {...{ intent, outcome }}
              name="code"
              label={code}
              className="desk-input desk-code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </DeskForm>
        </li>
      </ol>
      <p className="mt-6">
        <Link className="link py-1" to="/desk/twofactor">
          {again}
        </Link>
      </p>
    </section>
  );
}
