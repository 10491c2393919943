import { Link, Page, Text, View } from '@react-pdf/renderer';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { BrochureContent } from './brochure-content.ts';
import { FactRows } from './fact-rows.tsx';
import { palette } from './palette.ts';
import { SectionOpening } from './section-opening.tsx';
import { Wordmark } from './wordmark.tsx';

/** The last page: every way to reach the company. */
export function BrochureContact({ company, hours, locale, strings }: BrochureContent) {
  const { contact } = strings;
  const { address, email, phone, website } = company;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country);
  const link = (href: string, text: string) => (
    <Link href={href} style={{ color: palette.onInk, textDecoration: 'none' }}>
      {text}
    </Link>
  );
  const form = new URL('/clientbriefform', website);
  return (
    <Page
      size="LETTER"
      bookmark={contact.label}
      style={{
        padding: 54,
        paddingTop: 84,
        paddingBottom: 44,
        backgroundColor: palette.ink,
        justifyContent: 'space-between',
      }}
    >
      <View>
        <SectionOpening label={contact.label} heading={contact.heading} onInk />
        <Text style={{ width: 360, marginTop: 16, fontSize: 11, lineHeight: 1.5, color: palette.bodyOnInk }}>
          {contact.text}
        </Text>
        <View style={{ flexDirection: 'row', gap: 36, marginTop: 52 }}>
          <View style={{ flex: 1 }}>
            <FactRows
              onInk
              size={11.5}
              facts={[
                { label: contact.phone, value: link(telephoneUrl(phone), phone) },
                { label: contact.email, value: link(`mailto:${email.contact}`, email.contact) },
                { label: contact.rates, value: link(`mailto:${email.rates}`, email.rates) },
                { label: contact.rateRequest, value: link(form.href, form.host + form.pathname) },
              ]}
            />
          </View>
          <View style={{ flex: 1 }}>
            <FactRows
              onInk
              size={11.5}
              facts={[
                {
                  label: contact.address,
                  value: `${address.street}\n${address.city}, ${address.region} ${address.postalCode}\n${country}`,
                },
                { label: contact.hours, value: `${hours.days}\n${hours.official}\n${hours.local}` },
                { label: contact.website, value: link(website, new URL(website).host) },
              ]}
            />
          </View>
        </View>
      </View>
      <Wordmark name={company.name} color={palette.onInk} />
    </Page>
  );
}
