import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '../../contract/company.ts';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { Strings } from '../content/strings.ts';
import { OfficeClock } from './office-clock.tsx';

interface ErrandsProps {
  company: Company;
  hours: Strings['layout']['hours'];
  clock: Strings['layout']['officeClock'];
  strings: Strings['home']['errands'];
}

/** The three things a shipper comes for, at once under the opening of the home page. */
export function Errands({ company, hours, clock, strings }: ErrandsProps) {
  const { rate, talk, find } = strings;
  return (
    <section aria-label={strings.title} className="border-b border-hairline">
      <div className="frame grid md:grid-cols-12">
        <Errand className="md:col-span-5 md:pr-10" title={rate.title}>
          <p className="max-w-[34ch]">{rate.text}</p>
          <ErrandLink to="/clientbriefform" label={rate.link} />
        </Errand>
        <Errand className="md:col-span-4 md:border-l md:px-8 lg:px-10" title={talk.title}>
          <p className="tabular">
            <a className="link text-heading" href={telephoneUrl(company.phone)}>
              {company.phone}
            </a>
          </p>
          <p className="tabular mt-3 text-small">
            {hours.days}
            <br />
            {hours.official}
            <br />
            {hours.local}
          </p>
          <OfficeClock hours={company.hours} strings={clock} />
        </Errand>
        <Errand className="md:col-span-3 md:border-l md:pl-8 lg:pl-10" title={find.title}>
          <p className="text-base">{find.text}</p>
          <ErrandLink to="/contactus" label={find.link} />
        </Errand>
      </div>
    </section>
  );
}

function Errand({ className, title, children }: { className: string; title: string; children: ReactNode }) {
  return (
    <div className={`border-hairline py-9 not-first:border-t md:py-12 md:not-first:border-t-0 ${className}`}>
      <h2 className="mb-3 text-heading">{title}</h2>
      {children}
    </div>
  );
}

function ErrandLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="link mt-4 inline-flex items-center gap-2 py-1">
      {label}
      <ArrowRight size={18} aria-hidden />
    </Link>
  );
}
