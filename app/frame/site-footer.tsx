import type { ReactNode } from 'react';
import type { Company } from '../../contract/company.ts';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { MenuEntry } from '../content/navigation.ts';
import type { SiteStrings } from '../content/strings.ts';
import { Link, PlainLink } from '../ui/locale.tsx';
import { OpeningHours } from '../ui/office-clock.tsx';
import { PostalAddress } from '../ui/postal-address.tsx';

interface SiteFooterProps {
  company: Company;
  strings: SiteStrings['layout'];
  year: number;
}

/** Company facts, hours on both clocks, every page, copyright and credit. */
export function SiteFooter({ company, strings, year }: SiteFooterProps) {
  const { footer, hours, menus } = strings;
  const { developer } = company;
  return (
    <footer className="site-footer on-ink border-t border-hairline text-small">
      <div className="frame grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <p className="text-heading font-semibold text-strong">{company.name}</p>
          <p className="mt-3 max-w-[36ch]">{footer.line}</p>
          <p className="mt-3 text-muted">
            {footer.founded}
            {company.womanOwned && `. ${footer.womanOwned}.`}
          </p>
        </div>
        <div className="lg:col-span-3">
          <p className="label mb-2">{footer.talk}</p>
          <a className="link tabular inline-block py-0.5" href={telephoneUrl(company.phone)}>
            {company.phone}
          </a>
          <br />
          <a className="link inline-block py-0.5" href={`mailto:${company.email.contact}`}>
            {company.email.contact}
          </a>
          <p className="tabular mt-4">
            <OpeningHours hours={hours} />
          </p>
          <p className="label mt-6 mb-1">{footer.office}</p>
          <PostalAddress address={company.address} />
        </div>
        <nav
          aria-label={strings.footerNavigation}
          className="grid grid-cols-2 gap-x-10 gap-y-8 sm:col-span-2 sm:grid-cols-3 lg:col-span-6"
        >
          <FooterLinks title={strings.services} entries={menus.services} />
          <FooterLinks title={footer.company} entries={menus.company}>
            <li>
              <PlainLink className="link inline-block py-1" href="/brochure.pdf">
                {footer.brochure}
              </PlainLink>
            </li>
          </FooterLinks>
          <FooterLinks title={strings.forms} entries={menus.forms} />
        </nav>
      </div>
      <div className="frame pb-8">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-hairline pt-5 text-muted">
          <p className="tabular">
            ©{' '}
            <span data-this-year suppressHydrationWarning>
              {year}
            </span>{' '}
            {footer.copyright}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {menus.legal.map(({ title, path }) => (
              <li key={path}>
                <Link className="link" to={path}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          {developer && (
            <p>
              {footer.builtBy}{' '}
              {developer.url ? (
                <a className="link" href={developer.url}>
                  {developer.name}
                </a>
              ) : (
                developer.name
              )}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  entries: MenuEntry[];
  children?: ReactNode;
}

function FooterLinks({ title, entries, children }: FooterLinksProps) {
  return (
    <div>
      <p className="label mb-2">{title}</p>
      <ul>
        {entries.map(({ title: entryTitle, path }) => (
          <li key={path}>
            <Link className="link inline-block py-1" to={path}>
              {entryTitle}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
