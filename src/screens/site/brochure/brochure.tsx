import { Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { localPath } from '#platform/i18n/locale.ts';
import { FactRows, Logo, palette, renderPdf, SectionOpening } from '#platform/pdf/layout.tsx';
import { printable, withoutWidow } from '#platform/pdf/printable.ts';
import { telephoneUrl, whatsappUrl } from '#platform/values/telephone.ts';
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

interface ContactFact {
  label: string;
  text: string;
  href?: string;
}

/** Characters of a line in a column, about. */
const lineLength = 36;

/** Returns the lines of a column, labels included. */
const linesOf = (facts: readonly ContactFact[]): number =>
  facts.reduce(
    (sum, { text }) =>
      text
        .split('\n')
        .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), sum + 1),
    0,
  );

/** Sizes of the last page, which has no second one, by the most lines of a column. In points. */
const roomyFor = [
  { most: 11, size: 11.5, gap: 30 },
  { most: 12, size: 10.5, gap: 20 },
];
const tightest = { size: 10, gap: 10 };

function BrochureContact({ company, hours, otherOffices, locale, strings }: BrochureContent) {
  const { contact } = strings;
  const { address, email, phone, website, whatsapp } = company;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const homeCountry = countries.of(address.country);
  // Columns are filled from the right one, which is shorter.
  const others = otherOffices.map(
    ({ address: { street, city, region, postalCode, country }, phone: own }) => ({
      label: city,
      text: [
        `${street}, ${region} ${postalCode}`,
        countries.of(country) === homeCountry ? '' : countries.of(country),
        own,
      ]
        .filter(Boolean)
        .join('\n'),
    }),
  );
  const home = new URL(localPath('/', locale), website);
  const form = new URL(localPath('/clientbriefform', locale), website);
  const columns: ContactFact[][] = [
    [
      { label: contact.phone, text: phone, href: telephoneUrl(phone) },
      ...(whatsapp
        ? [{ label: contact.whatsapp, text: contact.chat, href: whatsappUrl(whatsapp, contact.greeting) }]
        : []),
      { label: contact.email, text: email.contact, href: `mailto:${email.contact}` },
      { label: contact.rates, text: email.rates, href: `mailto:${email.rates}` },
      { label: contact.rateRequest, text: form.host + form.pathname, href: form.href },
      ...others.filter((_, index) => index % 2 === 1),
    ],
    [
      {
        label: contact.address,
        text: `${address.street}\n${address.city}, ${address.region} ${address.postalCode}\n${homeCountry}`,
      },
      { label: contact.hours, text: `${hours.days}\n${hours.official}\n${hours.local}`.trim() },
      ...others.filter((_, index) => index % 2 === 0),
      { label: contact.website, text: (home.host + home.pathname).replace(/\/$/, ''), href: home.href },
    ],
  ];
  const lines = Math.max(...columns.map(linesOf));
  const { size, gap } = roomyFor.find(({ most }) => lines <= most) ?? tightest;
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
          {columns.map((facts) => (
            <View key={facts[0]?.label} style={{ flex: 1 }}>
              <FactRows
                onInk
                size={size}
                labelSize={10}
                facts={facts.map(({ label, text, href }) => ({
                  label,
                  value: href ? (
                    <Link href={href} style={{ color: palette.onInk, textDecoration: 'none' }}>
                      {text}
                    </Link>
                  ) : (
                    text
                  ),
                }))}
              />
            </View>
          ))}
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
