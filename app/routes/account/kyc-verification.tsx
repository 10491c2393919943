import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { KycBackground } from '../../ui/kyc-background.tsx';
import { KycSteps } from '../../ui/kyc-steps.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/kyc-verification';

export function loader() {
  return { words: wordsIn('en').kyc, email: company.email.contact };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'kyc');
}

export default function Kyc({ loaderData }: Route.ComponentProps) {
  const { words, email } = loaderData;
  const { ready } = words;
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      <div className="frame grid gap-x-10 gap-y-14 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <KycSteps email={email} words={words.steps} />
        </div>
        <div className="space-y-12 lg:col-span-4 lg:col-start-9">
          <FactList facts={words.facts} />
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
      <KycBackground words={words} />
    </>
  );
}
