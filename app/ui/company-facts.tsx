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

/** How to reach the company: address, telephone, e-mail, website, networks and hours. */
export function CompanyFacts({ company, hours, clock, words }: CompanyFactsProps) {
  const link = (href: string, text: string) => (
    <a className="link inline-block py-0.5" href={href}>
      {text}
    </a>
  );
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
        { label: words.social, value: <SocialLinks social={company.social} /> },
      ]}
    />
  );
}

/** The networks the company is on; one without an address is a word, not a link. */
function SocialLinks({ social }: { social: Company['social'] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {social.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a className="link" href={url} rel="me">
              {name}
            </a>
          ) : (
            <span className="text-muted">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
