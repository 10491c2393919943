import type { Company } from '../../contract/company.ts';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { Strings } from '../content/strings.ts';
import { FactList } from './fact-list.tsx';
import { OfficeClock } from './office-clock.tsx';
import { PostalAddress } from './postal-address.tsx';

interface CompanyFactsProps {
  company: Company;
  hours: Strings['layout']['hours'];
  clock: Strings['layout']['officeClock'];
  strings: Strings['contact']['info'];
}

/** How to reach the company: address, telephone, e-mail, website, hours and the networks that have an address. */
export function CompanyFacts({ company, hours, clock, strings }: CompanyFactsProps) {
  const link = (href: string, text: string) => (
    <a className="link inline-block py-0.5" href={href}>
      {text}
    </a>
  );
  const networks = company.social.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
  return (
    <FactList
      facts={[
        { label: strings.address, value: <PostalAddress address={company.address} /> },
        { label: strings.phone, value: link(telephoneUrl(company.phone), company.phone) },
        { label: strings.email, value: link(`mailto:${company.email.contact}`, company.email.contact) },
        { label: strings.website, value: link(company.website, new URL(company.website).host) },
        {
          label: strings.hours,
          value: (
            <>
              {hours.days}
              <br />
              {hours.official}
              <br />
              {hours.local}
              <OfficeClock hours={company.hours} strings={clock} />
            </>
          ),
        },
        ...(networks.length > 0
          ? [{ label: strings.social, value: <SocialLinks networks={networks} /> }]
          : []),
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
