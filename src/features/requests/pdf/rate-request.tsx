import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Company } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { loadFont } from '#platform/pdf/font.ts';
import { FactRows, Logo, PageFooter, palette, renderPdf } from '#platform/pdf/layout.tsx';
import { printableText } from '#platform/pdf/printable.ts';
import { telephoneUrl, whatsappUrl } from '#platform/values/telephone.ts';

interface RateRequestProps {
  locale: Locale;
  company: Company;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** By when somebody answers, and when it came. */
  facts: { label: string; value: string }[];
  /** The title of the first section is empty. */
  sections: { title: string; fields: { label: string; value: string }[] }[];
  strings: {
    title: string;
    subject: string;
    intro: string;
    answers: string;
    /** Stands below the answers where a character of them could not be drawn. */
    replaced: string;
    reach: {
      title: string;
      phone: string;
      whatsapp: string;
      chat: string;
      email: string;
      address: string;
    };
    greeting: string;
    pageOf: string;
  };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ marginTop: 20, paddingTop: 8, borderTop: `1pt solid ${palette.ink}` }}>
      <Text
        tag="H2"
        minPresenceAhead={60}
        style={{ marginBottom: 9, fontSize: 12, fontWeight: 600, color: palette.ink }}
      >
        {title}
      </Text>
      {children}
    </View>
  );
}

function Reach({ company, strings: { reach, greeting } }: Pick<RateRequestProps, 'company' | 'strings'>) {
  const { phone, whatsapp, email, address } = company;
  const link = (href: string, text: string) => (
    <Link href={href} style={{ color: palette.ink, textDecoration: 'none' }}>
      {text}
    </Link>
  );
  const chat = whatsapp
    ? [{ label: reach.whatsapp, value: link(whatsappUrl(whatsapp, greeting), reach.chat) }]
    : [];
  const columns = [
    [{ label: reach.phone, value: link(telephoneUrl(phone), phone) }, ...chat],
    [{ label: reach.email, value: link(`mailto:${email.rates}`, email.rates) }],
    [
      {
        label: reach.address,
        value: `${address.street}\n${address.city}, ${address.region} ${address.postalCode}`,
      },
    ],
  ];
  return (
    <View wrap={false}>
      <Section title={reach.title}>
        <View style={{ flexDirection: 'row', gap: 18 }}>
          {columns.map((facts, index) => (
            <View key={facts[0]?.label} style={{ flex: index === columns.length - 1 ? 1.6 : 1 }}>
              <FactRows facts={facts} />
            </View>
          ))}
        </View>
      </Section>
    </View>
  );
}

/** A customer's rate request as a PDF, US Letter. Throws when the font is missing. */
export async function renderRateRequest(props: RateRequestProps): Promise<Buffer> {
  const { locale, company, receivedAt, facts, strings } = props;
  const canDraw = await loadFont(company.brand.font);
  let isWhole = true;
  const drawn = (typed: string) => {
    const printed = printableText(typed, canDraw);
    isWhole &&= printed.isWhole;
    return printed.text;
  };
  const sections = props.sections.map(({ title, fields }) => ({
    title: drawn(title) || strings.answers,
    fields: fields.map(({ label, value }) => ({
      label: drawn(label),
      value: drawn(value),
    })),
  }));
  return renderPdf({
    title: `${strings.title}, ${company.name}`,
    subject: strings.subject,
    company,
    locale,
    date: new Date(receivedAt),
    children: (
      <Page
        size="LETTER"
        style={{ padding: 54, paddingTop: 44, paddingBottom: 62, backgroundColor: palette.page }}
      >
        <Logo company={company} />
        <Text
          tag="H1"
          style={{ marginTop: 26, fontSize: 25, fontWeight: 600, letterSpacing: -0.5, color: palette.ink }}
        >
          {strings.title}
        </Text>
        <View style={{ flexDirection: 'row', gap: 30, marginTop: 10 }}>
          <Text style={{ flex: 1, fontSize: 9.5, lineHeight: 1.5, color: palette.body }}>
            {strings.intro}
          </Text>
          <View style={{ flex: 1 }}>
            <FactRows facts={facts} />
          </View>
        </View>
        {sections.map(({ title, fields }) => (
          <Section key={title} title={title}>
            <FactRows facts={fields} inPairs />
          </Section>
        ))}
        {!isWhole && (
          <Text style={{ marginTop: 10, fontSize: 8.5, lineHeight: 1.45, color: palette.muted }}>
            {strings.replaced}
          </Text>
        )}
        <Reach company={company} strings={strings} />
        <PageFooter text={`${company.name}, ${company.email.rates}`} pageOf={strings.pageOf} />
      </Page>
    ),
  });
}
