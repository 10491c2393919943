import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { AnswerClock } from '../../../features/settings/answer-clock.ts';
import type { Company } from '../../../platform/company.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { useLocalPath } from '../../../ui/locale.tsx';
import { OfficeClock, OpeningHours } from '../../../ui/office-clock.tsx';
import type { SiteStrings } from '../strings.ts';
import { CargoRow, type RateStrings } from './cargo-row.tsx';

interface ContactBarProps {
  company: Pick<Company, 'phone' | 'whatsapp'> & { linkedin: string | undefined; email: string };
  strings: SiteStrings['home']['contactBar'];
}

/** Floating bar: at the side of a wide screen, at the bottom of a narrow one. Omits networks without an address. */
export function ContactBar({ company, strings }: ContactBarProps) {
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
        {company.linkedin && (
          <BarLink href={company.linkedin} label={strings.linkedin}>
            <span aria-hidden className="text-[1.0625rem] leading-5 font-bold">
              in
            </span>
          </BarLink>
        )}
        <BarLink href={`mailto:${company.email}`} label={strings.mail}>
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
  company: Pick<Company, 'phone' | 'hours'>;
  answer: AnswerClock;
  hours: SiteStrings['layout']['hours'] & { special: string[] };
  clock: SiteStrings['layout']['officeClock'];
  strings: SiteStrings['home']['quickLinks'] & { rate: RateStrings };
}

export function QuickLinks({ company, hours, clock, answer, strings }: QuickLinksProps) {
  const { rate, talk, find } = strings;
  return (
    <section aria-label={strings.title} className="border-b border-hairline">
      <CargoRow clock={answer} strings={rate} />
      <div className="border-t border-hairline">
        <div className="frame grid md:grid-cols-2">
          <Errand className="md:pr-10" title={talk.title}>
            <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
              <div>
                <p className="tabular">
                  <a className="link text-heading" href={telephoneUrl(company.phone)}>
                    {company.phone}
                  </a>
                </p>
                <OfficeClock hours={company.hours} strings={clock} />
              </div>
              <p className="tabular text-small">
                <OpeningHours hours={hours} />
              </p>
            </div>
          </Errand>
          <Errand className="md:border-l md:pl-10" title={find.title}>
            <TrackRow strings={find} />
            <p className="mt-3 text-small text-muted">{find.text}</p>
          </Errand>
        </div>
      </div>
    </section>
  );
}

/** Form with a number, which leads to its shipment or request. */
function TrackRow({ strings }: { strings: SiteStrings['home']['quickLinks']['find'] }) {
  return (
    <form method="get" action={useLocalPath()('/track')} className="flex items-end gap-3">
      <label className="grow text-small font-medium text-strong">
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
      <button type="submit" className="button button-quiet">
        {strings.submit}
      </button>
    </form>
  );
}

function Errand({ className, title, children }: { className: string; title: string; children: ReactNode }) {
  return (
    <div className={`border-hairline py-8 not-first:border-t md:not-first:border-t-0 ${className}`}>
      <h2 className="mb-3 text-heading">{title}</h2>
      {children}
    </div>
  );
}
