import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { Company } from '../../contract/company.ts';
import type { Strings } from '../content/strings.ts';
import { FactList } from './fact-list.tsx';
import { PostalAddress } from './postal-address.tsx';
import { Still } from './still.tsx';

interface AboutFactsProps {
  company: Company;
  hours: Strings['layout']['hours'];
  strings: Strings['about']['facts'];
}

/** What is known of the company, set like a bill of lading beside a picture; an absent licence leaves no trace. */
export function AboutFacts({ company, hours, strings }: AboutFactsProps) {
  const { labels, brochure } = strings;
  const founded = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const { fmcOti, iata, cbpBroker } = company.licences;
  const facts: { label: string; value: ReactNode }[] = [
    { label: labels.legalName, value: company.legalName },
    {
      label: labels.founded,
      value: <time dateTime={company.founded}>{founded.format(Date.parse(company.founded))}</time>,
    },
    { label: labels.ownership, value: company.womanOwned && strings.womanOwned },
    { label: labels.leadership, value: strings.leadership },
    { label: labels.fmcOti, value: fmcOti },
    { label: labels.iata, value: iata },
    { label: labels.cbpBroker, value: cbpBroker },
    { label: labels.address, value: <PostalAddress address={company.address} /> },
    { label: labels.hours, value: <Hours hours={hours} /> },
    { label: labels.answer, value: strings.answer },
  ];
  return (
    <section aria-label={strings.title} className="overflow-x-clip pb-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="relative lg:order-last lg:col-span-8">
          <Still
            name="sea-freight"
            alt={strings.picture}
            sizes="100vw"
            eager
            className="-mx-gutter h-auto w-screen max-w-none lg:absolute lg:inset-0 lg:mx-0 lg:h-full lg:w-[calc(100%+max(var(--spacing-gutter),50vw-620px))] lg:object-cover lg:object-[37%_50%]"
          />
        </div>
        <div className="lg:col-span-4">
          <FactList facts={facts.filter(({ value }) => value)} />
          <a href="/brochure.pdf" download className="button button-quiet mt-8">
            <Download size={18} aria-hidden />
            {brochure.label}
            <span className="text-small font-normal text-muted">{brochure.format}</span>
          </a>
        </div>
      </div>
    </section>
  );
}

function Hours({ hours }: { hours: Strings['layout']['hours'] }) {
  return (
    <>
      {hours.days}
      <br />
      {hours.official}
      <br />
      {hours.local}
    </>
  );
}
