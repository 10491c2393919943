import { Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { telephoneUrl } from '../../contract/telephone.ts';
import type { BrochureContent } from './brochure-content.ts';
import { BrochureOverview, BrochureServices } from './brochure-services.tsx';
import { FactRows, PageFooter, palette, renderPdf, SectionOpening, Wordmark } from './layout.tsx';
import { printable } from './printable.ts';

/** The first page: one picture, one sentence, who it is from. */
function BrochureCover({ company, coverPicture, strings }: BrochureContent) {
  const { heading, text, facts } = strings.cover;
  return (
    <Page size="LETTER" bookmark={strings.title} style={{ backgroundColor: palette.ink }}>
      <View style={{ paddingHorizontal: 54, paddingVertical: 38 }}>
        <Wordmark name={company.name} color={palette.onInk} />
      </View>
      <Image src={coverPicture} style={{ width: 612, height: 372, objectFit: 'cover' }} />
      <View
        style={{
          flexGrow: 1,
          justifyContent: 'space-between',
          padding: 54,
          paddingTop: 38,
          paddingBottom: 40,
        }}
      >
        <View>
          <Text
            style={{
              width: 430,
              fontSize: 33,
              fontWeight: 600,
              lineHeight: 1.08,
              letterSpacing: -0.7,
              color: palette.onInk,
            }}
          >
            {heading}
          </Text>
          <Text
            style={{ width: 380, marginTop: 14, fontSize: 11, lineHeight: 1.5, color: palette.bodyOnInk }}
          >
            {text}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', gap: 24 }}>
          {facts.map(({ label, value }) => (
            <View
              key={label}
              style={{ flex: 1, borderTop: `0.5pt solid ${palette.hairlineOnInk}`, paddingTop: 7 }}
            >
              <Text style={{ fontSize: 8, fontWeight: 500, color: palette.mutedOnInk }}>{label}</Text>
              <Text style={{ marginTop: 2, fontSize: 9.5, color: palette.onInk }}>{value}</Text>
            </View>
          ))}
        </View>
      </View>
    </Page>
  );
}

/** How a request is answered, in steps with the number that matters in each. */
function BrochureSteps({ steps, company, strings }: BrochureContent) {
  return (
    <Page
      size="LETTER"
      bookmark={steps.label}
      style={{ padding: 54, paddingTop: 84, backgroundColor: palette.bone }}
    >
      <SectionOpening label={steps.label} heading={steps.heading} />
      <View style={{ marginTop: 56 }}>
        {steps.list.map(({ title, figure, text }, index) => (
          <View
            key={title}
            style={{ flexDirection: 'row', paddingVertical: 36, borderTop: `0.5pt solid ${palette.outline}` }}
            wrap={false}
          >
            <Text style={{ width: 22, fontSize: 12.5, color: palette.muted, fontFeatureSettings: ['tnum'] }}>
              {String(index + 1)}
            </Text>
            <Text style={{ width: 130, fontSize: 12.5, fontWeight: 600, color: palette.ink }}>{title}</Text>
            <View style={{ flex: 1 }}>
              <Text
                style={{
                  fontSize: 36,
                  fontWeight: 600,
                  lineHeight: 1,
                  letterSpacing: -0.9,
                  color: palette.ink,
                }}
              >
                {figure}
              </Text>
              <Text style={{ marginTop: 14, fontSize: 11, lineHeight: 1.55, color: palette.body }}>
                {printable(text)}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <PageFooter text={company.name} pageOf={strings.pageOf} />
    </Page>
  );
}

/** The last page: every way to reach the company. */
function BrochureContact({ company, hours, locale, strings }: BrochureContent) {
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

/** The brochure as a PDF, US Letter. Throws when a picture or the typeface is missing. */
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
        <BrochureSteps {...content} />
        <BrochureContact {...content} />
      </>
    ),
  });
}
