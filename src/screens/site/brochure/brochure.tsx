import { Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { FactRows, Logo, palette, renderPdf, SectionOpening } from '../../../platform/pdf/layout.tsx';
import { printable, withoutWidow } from '../../../platform/pdf/printable.ts';
import { telephoneUrl, whatsappUrl } from '../../../platform/values/telephone.ts';
import type { BrochureContent } from './brochure-content.ts';
import { BrochureMap } from './brochure-map.tsx';
import { BrochureOverview, BrochureServices } from './brochure-services.tsx';

function BrochureCover({ company, coverPicture, strings }: BrochureContent) {
  const { heading, text, facts } = strings.cover;
  return (
    <Page size="LETTER" bookmark={strings.title} style={{ backgroundColor: palette.page }}>
      <View style={{ paddingHorizontal: 54, paddingTop: 38, paddingBottom: 14 }}>
        <Logo company={company} />
      </View>
      <Image
        src={coverPicture.src}
        alt={coverPicture.alt}
        style={{ width: 612, height: 382, objectFit: 'cover' }}
      />
      <View
        style={{
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: 54,
          paddingTop: 38,
          paddingBottom: 40,
          backgroundColor: palette.ink,
        }}
      >
        <View>
          <Text
            tag="H1"
            style={{
              width: 430,
              fontSize: 33,
              fontWeight: 600,
              lineHeight: 1.08,
              letterSpacing: -0.7,
              color: palette.onInk,
            }}
          >
            {withoutWidow(heading)}
          </Text>
          <Text
            style={{ width: 380, marginTop: 14, fontSize: 11, lineHeight: 1.5, color: palette.bodyOnInk }}
          >
            {text}
          </Text>
        </View>
        <View tag="L" style={{ flexDirection: 'row', gap: 24 }}>
          {facts.map(({ label, value }) => (
            <View
              key={label}
              tag="LI"
              style={{ flex: 1, borderTop: `0.5pt solid ${palette.hairlineOnInk}`, paddingTop: 7 }}
            >
              <Text tag="Lbl" style={{ fontSize: 10, fontWeight: 500, color: palette.mutedOnInk }}>
                {label}
              </Text>
              <Text tag="LBody" style={{ marginTop: 2, fontSize: 11, color: palette.onInk }}>
                {value}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </Page>
  );
}

function BrochureContact({ company, hours, otherOffices, locale, strings }: BrochureContent) {
  const { contact } = strings;
  const { address, email, phone, website, whatsapp } = company;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const home = countries.of(address.country);
  // Columns are filled from the right one, which is shorter.
  const others = otherOffices.map(
    ({ address: { street, city, region, postalCode, country }, phone: own }) => ({
      label: city,
      value: [
        `${street}, ${region} ${postalCode}`,
        countries.of(country) === home ? '' : countries.of(country),
        own,
      ]
        .filter(Boolean)
        .join('\n'),
    }),
  );
  const link = (href: string, text: string) => (
    <Link href={href} style={{ color: palette.onInk, textDecoration: 'none' }}>
      {text}
    </Link>
  );
  const form = new URL('/clientbriefform', website);
  // Several offices leave less room on the page.
  const [size, gap] = others.length > 0 ? [10.5, 20] : [11.5, 30];
  return (
    <Page
      size="LETTER"
      bookmark={contact.label}
      style={{
        padding: 54,
        paddingTop: 58,
        paddingBottom: 40,
        backgroundColor: palette.ink,
        justifyContent: 'space-between',
      }}
    >
      <View>
        <SectionOpening label={contact.label} heading={contact.heading} onInk />
        <Text style={{ width: 360, marginTop: 16, fontSize: 11, lineHeight: 1.5, color: palette.bodyOnInk }}>
          {contact.text}
        </Text>
        <View style={{ flexDirection: 'row', gap: 36, marginTop: gap - 2 }}>
          <View style={{ flex: 1 }}>
            <FactRows
              onInk
              size={size}
              labelSize={10}
              facts={[
                { label: contact.phone, value: link(telephoneUrl(phone), phone) },
                ...(whatsapp
                  ? [
                      {
                        label: contact.whatsapp,
                        value: link(whatsappUrl(whatsapp, contact.greeting), contact.chat),
                      },
                    ]
                  : []),
                { label: contact.email, value: link(`mailto:${email.contact}`, email.contact) },
                { label: contact.rates, value: link(`mailto:${email.rates}`, email.rates) },
                { label: contact.rateRequest, value: link(form.href, form.host + form.pathname) },
                ...others.filter((_, index) => index % 2 === 1),
              ]}
            />
          </View>
          <View style={{ flex: 1 }}>
            <FactRows
              onInk
              size={size}
              labelSize={10}
              facts={[
                {
                  label: contact.address,
                  value: `${address.street}\n${address.city}, ${address.region} ${address.postalCode}\n${home}`,
                },
                { label: contact.hours, value: `${hours.days}\n${hours.official}\n${hours.local}`.trim() },
                ...others.filter((_, index) => index % 2 === 0),
                { label: contact.website, value: link(website, new URL(website).host) },
              ]}
            />
          </View>
        </View>
        <View wrap={false} style={{ flexDirection: 'row', gap: 36, marginTop: gap }}>
          {[contact.ready, contact.rate].map(({ heading, list }) => (
            <View key={heading} style={{ flex: 1 }}>
              <Text tag="H3" style={{ marginBottom: 9, fontSize: 14, fontWeight: 600, color: palette.onInk }}>
                {heading}
              </Text>
              <FactRows
                onInk
                size={10.5}
                labelSize={10}
                facts={list.map(({ label, value }) => ({ label, value: printable(value) }))}
              />
            </View>
          ))}
        </View>
      </View>
      <Logo company={company} isOnDark />
    </Page>
  );
}

/** Renders the brochure as a PDF, US Letter. Throws when a picture or the font is missing. */
export function renderBrochure(content: BrochureContent): Promise<Buffer> {
  const { company, locale, strings } = content;
  return renderPdf({
    title: `${company.name}: ${strings.title}`,
    subject: strings.subject,
    company,
    locale,
    children: (
      <>
        <BrochureCover {...content} />
        <BrochureOverview {...content} />
        <BrochureServices {...content} />
        <BrochureMap {...content} />
        <BrochureContact {...content} />
      </>
    ),
  });
}
