import { type ReactNode, useState } from 'react';
import type { Strings } from '../content/strings.ts';
import { KycFormLinks } from './kyc-form-links.tsx';
import { LinkedText } from './linked-text.tsx';

interface KycStepsProps {
  email: string;
  strings: Strings['kyc']['steps'];
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
        <p className="mt-1.5 max-w-[58ch]">{text}</p>
        {children}
      </div>
    </li>
  );
}

/** The five steps of the KYC form (specification, section 2): starts at the first, and at the second once the form is downloaded. */
export function KycSteps({ email, strings }: KycStepsProps) {
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
                <p className="mt-2 max-w-[58ch]">
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
