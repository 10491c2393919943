import { Link } from 'react-router';
import type { Company } from '../../contract/company.ts';
import type { LayoutWords } from './layout-words.ts';
import { PostalAddress } from './postal-address.tsx';

interface SiteFooterProps {
  company: Company;
  words: LayoutWords;
  year: number;
}

/** Company facts, hours on both clocks, every page, copyright and credit. */
export function SiteFooter({ company, words, year }: SiteFooterProps) {
  const { footer, hours, menus } = words;
  const pages = new Map(
    [...menus.main, ...menus.services, ...menus.forms].map((entry) => [entry.path, entry]),
  );
  return (
    <footer className="on-ink border-t border-hairline text-small">
      <div className="frame grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="text-heading font-semibold text-strong">{company.name}</p>
          <p className="mt-3 max-w-[36ch]">{footer.line}</p>
          <p className="mt-3 text-muted">
            {footer.founded}
            {company.womanOwned && `. ${footer.womanOwned}.`}
          </p>
        </div>
        <FooterColumn title={footer.office}>
          <PostalAddress address={company.address} />
        </FooterColumn>
        <FooterColumn title={footer.talk}>
          <a className="link tabular inline-block py-0.5" href={`tel:${company.phone.replaceAll(' ', '')}`}>
            {company.phone}
          </a>
          <br />
          <a className="link inline-block py-0.5" href={`mailto:${company.email.contact}`}>
            {company.email.contact}
          </a>
          <p className="tabular mt-4">
            {hours.days}
            <br />
            {hours.official}
            <br />
            {hours.local}
          </p>
        </FooterColumn>
        <nav aria-label={words.footerNavigation} className="lg:col-span-2">
          <p className="label mb-2">{footer.pages}</p>
          <ul>
            {[...pages.values()].map(({ title, path }) => (
              <li key={path}>
                <Link className="link inline-block py-0.5" to={path}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="frame pb-8">
        <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-hairline pt-5 text-muted">
          <span className="tabular">
            © {year} {footer.copyright}
          </span>
          <span>
            {footer.builtBy}{' '}
            {company.developer.url ? (
              <a className="link" href={company.developer.url}>
                {company.developer.name}
              </a>
            ) : (
              company.developer.name
            )}
          </span>
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="lg:col-span-3">
      <p className="label mb-2">{title}</p>
      {children}
    </div>
  );
}
