import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import type { Company } from '#platform/company.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import type { SiteStrings } from '../strings.ts';

interface ContactBarProps {
  company: Pick<Company, 'phone' | 'whatsapp' | 'email'>;
  /** Address of the questionnaire. */
  request: string;
  strings: SiteStrings['home']['contactBar'];
}

/** Floating bar: at the side of a wide screen, at the bottom of a narrow one. Omits WhatsApp without a number. */
export function ContactBar({ company, request, strings }: ContactBarProps) {
  return (
    <aside aria-label={strings.label} className="contact-bar on-ink">
      <ul>
        <BarLink href={request} label={strings.rate}>
          <Send size={20} aria-hidden />
        </BarLink>
        <BarLink href={telephoneUrl(company.phone)} label={strings.call}>
          <Phone size={20} aria-hidden />
        </BarLink>
        {company.whatsapp && (
          <BarLink href={`https://wa.me/${company.whatsapp}`} label={strings.whatsapp}>
            <MessageCircle size={20} aria-hidden />
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
