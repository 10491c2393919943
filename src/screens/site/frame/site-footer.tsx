import type { ReactNode } from 'react';
import type { Company } from '#platform/company.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { Link, PlainLink } from '#ui/locale.tsx';
import { OpeningHours } from '#ui/office-clock.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import type { MenuEntry } from '../navigation.ts';
import type { SiteStrings } from '../strings.ts';

/** Facts that are on each page. */
export type FrameCompany = Pick<Company, 'name' | 'phone' | 'address' | 'womanOwned' | 'developer'> & {
  email: Pick<Company['email'], 'contact'>;
};

/** Texts that are on each page. */
export type FrameStrings = Omit<SiteStrings['layout'], 'draft'>;

interface SiteFooterProps {
  company: FrameCompany;
  strings: FrameStrings;
  year: number;
  /** True for a form or one person's page: only legal links. */
  isBrief: boolean;
}

/**
 * Company facts, hours in both time zones, pages, copyright and credit; on a phone, without services, forms and tools.
 */
export function SiteFooter({ company, strings, year, isBrief }: SiteFooterProps) {
  const { footer, hours, menus } = strings;
  const { developer } = company;
  return (
    <footer className="site-footer on-ink border-t border-hairline text-small">
      {!isBrief && (
        <div className="frame grid grid-cols-[max-content_1fr] gap-x-6 gap-y-6 py-8 sm:gap-x-10 sm:py-12 lg:grid-cols-12">
          <div className="max-lg:order-1 lg:col-span-3">
            <p className="label mb-1">{footer.office}</p>
            <PostalAddress address={company.address} />
            {footer.otherOffices && (
              <p className="mt-1">
                <Link className="link" to="/contactus">
                  {footer.otherOffices}
                </Link>
              </p>
            )}
            <p className="mt-3 text-muted max-sm:hidden">
              {footer.founded}
              {company.womanOwned && `. ${footer.womanOwned}.`}
            </p>
          </div>
          <div className="lg:col-span-3">
            <p className="label mb-1">{footer.talk}</p>
            <a translate="no" className="link inline-block py-1 tabular" href={telephoneUrl(company.phone)}>
              {company.phone}
            </a>
            <br />
            <a translate="no" className="link inline-block py-1" href={`mailto:${company.email.contact}`}>
              {company.email.contact}
            </a>
            <p className="tabular mt-2 max-sm:hidden">
              <OpeningHours hours={hours} />
            </p>
          </div>
          <nav
            aria-label={strings.footerNavigation}
            className="order-2 col-span-2 grid gap-x-10 gap-y-8 sm:grid-cols-3 lg:col-span-6"
          >
            <FooterLinks title={strings.services} entries={menus.services} className="max-sm:hidden" />
            <FooterLinks title={footer.company} entries={menus.company}>
              <li>
                <PlainLink className="link inline-block py-1" href="/brochure.pdf">
                  {footer.brochure}
                </PlainLink>
              </li>
            </FooterLinks>
            <div className="space-y-4 max-sm:hidden">
              <FooterLinks title={strings.forms} entries={menus.forms} />
              <FooterLinks title={strings.tools} entries={menus.tools} />
            </div>
          </nav>
        </div>
      )}
      <div className="frame pb-6">
        <div
          className={`flex flex-wrap justify-between gap-x-8 gap-y-1 pt-5 text-muted ${isBrief ? '' : 'border-t border-hairline'}`}
        >
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
  className?: string;
  children?: ReactNode;
}

function FooterLinks({ title, entries, className, children }: FooterLinksProps) {
  return (
    <div className={className}>
      <p className="label mb-1">{title}</p>
      <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5">
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
