import type { Company } from '../../contract/company.ts';
import { telephoneUrl } from '../../contract/telephone.ts';
import { FactList } from './fact-list.tsx';
import type { HoursInWords } from './layout-words.ts';
import { OfficeClock, type OfficeClockWords } from './office-clock.tsx';
import { PostalAddress } from './postal-address.tsx';

interface CompanyFactsProps {
  company: Company;
  hours: HoursInWords;
  clock: OfficeClockWords;
  words: Record<'address' | 'phone' | 'email' | 'website' | 'social' | 'hours', string>;
}

/** How to reach the company: address, telephone, e-mail, website, hours and the networks that have an address. */
export function CompanyFacts({ company, hours, clock, words }: CompanyFactsProps) {
  const link = (href: string, text: string) => (
    <a className="link inline-block py-0.5" href={href}>
      {text}
    </a>
  );
  const networks = company.social.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
  return (
    <FactList
      facts={[
        { label: words.address, value: <PostalAddress address={company.address} /> },
        { label: words.phone, value: link(telephoneUrl(company.phone), company.phone) },
        { label: words.email, value: link(`mailto:${company.email.contact}`, company.email.contact) },
        { label: words.website, value: link(company.website, new URL(company.website).host) },
        {
          label: words.hours,
          value: (
            <>
              {hours.days}
              <br />
              {hours.official}
              <br />
              {hours.local}
              <OfficeClock hours={company.hours} words={clock} />
            </>
          ),
        },
        ...(networks.length > 0 ? [{ label: words.social, value: <SocialLinks networks={networks} /> }] : []),
      ]}
    />
  );
}

function SocialLinks({ networks }: { networks: { name: string; url: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {networks.map(({ name, url }) => (
        <li key={name}>
          <a className="link" href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
