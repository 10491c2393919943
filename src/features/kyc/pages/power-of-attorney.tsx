import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import { type KycStrings, kycStringsIn } from '../strings.ts';
import type { Route } from './+types/power-of-attorney';
import { AttorneyCases, AttorneySteps } from './power-of-attorney/attorney-cases.tsx';

type Texts = KycStrings['powerOfAttorney'];

export function loader({ url }: Route.LoaderArgs) {
  return { strings: kycStringsIn(localeOf(url)).powerOfAttorney };
}

export const meta = metaWith('kyc');

function AttorneyMistakes({ strings: { ending, ...strings } }: { strings: Texts['mistakes'] }) {
  return (
    <section aria-labelledby="mistakes" className="on-ink py-section">
      <div className="frame">
        <SectionOpening id="mistakes" label={strings.label} heading={strings.heading} />
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-12">
          {strings.list.map(({ title, text }) => (
            <li key={title} className="border-t border-outline/60 pt-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 max-w-[48ch]">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-14 grid gap-x-10 gap-y-3 border-t-2 border-strong pt-6 lg:mt-20 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-3">{ending.heading}</h3>
          <p className="measure lg:col-span-8 lg:col-start-5">{ending.text}</p>
        </div>
      </div>
    </section>
  );
}

function AttorneyBasics({ strings }: { strings: KycStrings['powerOfAttorney']['basics'] }) {
  return (
    <section aria-labelledby="basics" className="bg-panel py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="basics" label={strings.label} heading={strings.heading} />
          <div className="mt-7 measure space-y-4">
            {strings.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
        </div>
        <div className="self-end lg:col-span-4 lg:col-start-9">
          <FactList facts={strings.facts} />
        </div>
      </div>
    </section>
  );
}

function AttorneyComparison({ strings: { columns, rows, ...strings } }: { strings: Texts['comparison'] }) {
  return (
    <section aria-labelledby="comparison" className="py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionOpening id="comparison" label={strings.label} heading={strings.heading} />
          <p className="mt-5 max-w-[44ch]">{strings.text}</p>
          <ArrowLink to="/kycverification" label={strings.link} className="mt-5" />
        </div>
        <table
          aria-labelledby="comparison"
          className="w-full table-fixed border-t-2 border-strong lg:col-span-6 lg:col-start-7"
        >
          <thead>
            <tr className="border-b border-hairline text-left align-baseline text-strong">
              <td className="w-[22%]" />
              <th scope="col" className="py-3 pr-3 font-semibold sm:pr-6">
                {columns.form}
              </th>
              <th scope="col" className="py-3 font-semibold">
                {columns.power}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, form, power }) => (
              <tr key={question} className="border-b border-hairline align-baseline">
                <th scope="row" className="label py-4 pr-3 text-left">
                  {question}
                </th>
                <td className="py-4 pr-3 text-[1rem] leading-normal sm:pr-6">{form}</td>
                <td className="py-4 text-[1rem] leading-normal">{power}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export default function PowerOfAttorney({ loaderData }: Route.ComponentProps) {
  const { strings } = loaderData;
  return (
    <>
      <PageOpening label={strings.label} heading={strings.heading} text={strings.text} />
      <p className="frame text-small text-muted">
        <span className="block max-w-[80ch]">
          {strings.advice} {strings.changed.label}{' '}
          <time dateTime={strings.changed.date}>{strings.changed.text}</time>.
        </span>
      </p>
      <AttorneyCases strings={strings.cases} />
      <AttorneyBasics strings={strings.basics} />
      <AttorneySteps ready={strings.ready} next={strings.next} />
      <AttorneyMistakes strings={strings.mistakes} />
      <AttorneyComparison strings={strings.comparison} />
    </>
  );
}
