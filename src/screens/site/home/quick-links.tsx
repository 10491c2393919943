import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Company } from '../../../platform/company.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { useLocalPath } from '../../../ui/locale.tsx';
import { OfficeClock, OpeningHours } from '../../../ui/office-clock.tsx';
import type { SiteStrings } from '../strings.ts';

interface ContactBarProps {
  company: Company;
  strings: SiteStrings['home']['contactBar'];
}

/** Floating bar: at the side of a wide screen, at the bottom of a narrow one. Omits networks without an address. */
export function ContactBar({ company, strings }: ContactBarProps) {
  const linkedin = company.social.find(({ name }) => name === 'LinkedIn')?.url;
  return (
    <aside aria-label={strings.label} className="contact-bar on-ink">
      <ul>
        <BarLink href={telephoneUrl(company.phone)} label={strings.call}>
          <Phone size={20} aria-hidden />
        </BarLink>
        {company.whatsapp && (
          <BarLink href={`https://wa.me/${company.whatsapp}`} label={strings.whatsapp}>
            <MessageCircle size={20} aria-hidden />
          </BarLink>
        )}
        {linkedin && (
          <BarLink href={linkedin} label={strings.linkedin}>
            <span aria-hidden className="text-[1.0625rem] leading-5 font-bold">
              in
            </span>
          </BarLink>
        )}
        <BarLink href={`mailto:${company.email.contact}`} label={strings.mail}>
          <Mail size={20} aria-hidden />
        </BarLink>
      </ul>
    </aside>
  );
}

function BarLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="contact-bar-link">
        {children}
        <span className="contact-bar-label">{label}</span>
      </a>
    </li>
  );
}

interface QuickLinksProps {
  company: Company;
  hours: SiteStrings['layout']['hours'];
  clock: SiteStrings['layout']['officeClock'];
  strings: SiteStrings['home']['quickLinks'];
}

export function QuickLinks({ company, hours, clock, strings }: QuickLinksProps) {
  const { rate, talk, find } = strings;
  return (
    <section aria-label={strings.title} className="border-b border-hairline">
      <div className="frame grid md:grid-cols-12">
        <Errand className="md:col-span-5 md:pr-10" title={rate.title}>
          <p className="measure">{rate.text}</p>
          <CargoRow strings={rate} />
        </Errand>
        <Errand className="md:col-span-4 md:border-l md:px-8 lg:px-10" title={talk.title}>
          <p className="tabular">
            <a className="link text-heading" href={telephoneUrl(company.phone)}>
              {company.phone}
            </a>
          </p>
          <p className="tabular mt-3 text-small">
            <OpeningHours hours={hours} />
          </p>
          <OfficeClock hours={company.hours} strings={clock} />
        </Errand>
        <Errand className="md:col-span-3 md:border-l md:pl-8 lg:pl-10" title={find.title}>
          <p className="text-base">{find.text}</p>
          <TrackRow strings={find} />
        </Errand>
      </div>
    </section>
  );
}

/** Form with origin, destination and cargo, which starts the questionnaire. */
function CargoRow({ strings }: { strings: SiteStrings['home']['quickLinks']['rate'] }) {
  const { fields, link } = strings;
  return (
    <form method="get" action={useLocalPath()('/clientbriefform')} className="mt-4 grid grid-cols-2 gap-3">
      {fields.map(({ name, label, example }) => (
        <label key={name} className="text-small font-medium text-strong last-of-type:col-span-2">
          {label}
          <input
            className="input mt-1"
            name={name}
            maxLength={200}
            placeholder={example}
            autoComplete="off"
          />
        </label>
      ))}
      <button type="submit" className="button button-primary col-span-2 justify-self-start">
        {link}
      </button>
    </form>
  );
}

/** Form with a number, which leads to its shipment or request. */
function TrackRow({ strings }: { strings: SiteStrings['home']['quickLinks']['find'] }) {
  return (
    <form method="get" action={useLocalPath()('/track')} className="mt-4 grid gap-3">
      <label className="text-small font-medium text-strong">
        {strings.reference}
        <input
          className="input mt-1"
          name="reference"
          required
          maxLength={200}
          placeholder="RR-7K3M9Q"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <button type="submit" className="button button-quiet justify-self-start">
        {strings.submit}
      </button>
    </form>
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
