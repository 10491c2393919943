import { Link } from 'react-router';
import { company } from '../../content/company.ts';
import type { Strings } from '../../content/strings.ts';
import { stringsIn } from '../../content/strings.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { KycSteps } from '../../ui/kyc-steps.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/kyc-verification';

export function loader() {
  return { strings: stringsIn('en').kyc, email: company.email.contact };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.strings.meta, 'kyc');
}

interface KycBackgroundProps {
  strings: Strings['kyc'];
}

/** Why a forwarder asks for the form, and what happens to what it is sent. */
function KycBackground({ strings }: KycBackgroundProps) {
  const { reasons, papers } = strings;
  return (
    <section aria-labelledby="reasons" className="bg-panel py-section">
      <div className="frame">
        <SectionOpening id="reasons" label={reasons.label} heading={reasons.heading} />
        <div className="mt-12 grid gap-x-10 gap-y-9 lg:grid-cols-3">
          {reasons.list.map(({ title, text }) => (
            <div key={title} className="border-t border-outline/50 pt-5">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-[58ch]">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-16 grid gap-x-10 gap-y-5 border-t border-outline/50 pt-8 lg:mt-20 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-4">{papers.heading}</h3>
          <div className="lg:col-span-8">
            <ul className="max-w-[66ch] list-disc space-y-2.5 pl-5 marker:text-muted">
              {papers.list.map((sentence) => (
                <li key={sentence}>
                  <LinkedText text={sentence} />
                </li>
              ))}
            </ul>
            <Link to="/privacy" className="link mt-5 inline-block py-1">
              {papers.privacy}
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
