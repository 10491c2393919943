import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Company } from '../../contract/company.ts';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { Strings } from '../content/strings.ts';

interface ContactBarProps {
  company: Company;
  strings: Strings['home']['contactBar'];
}

/** The floating bar: at the side of a wide screen, at the foot of a narrow one. A network without an address is left out. */
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
