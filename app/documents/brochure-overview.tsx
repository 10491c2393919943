import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { BrochureContent } from './brochure-content.ts';
import { PageFooter } from './page-footer.tsx';
import { palette } from './palette.ts';
import { printable } from './printable.ts';
import { SectionOpening } from './section-opening.tsx';

/** The page on which a service stands: two a page, after the cover and this overview. */
function pageOf(index: number): number {
  return 3 + Math.floor(index / 2);
}

/** The destination of links to a service. */
export function anchorOf(index: number): string {
  return `service-${index + 1}`;
}

/** The second page: all services at a glance, each with the page it stands on. */
export function BrochureOverview({ services, company, strings }: BrochureContent) {
  const { label, heading, service, page } = strings.overview;
  const small = { fontSize: 8, fontWeight: 500 as const, color: palette.muted };
  return (
    <Page
      size="LETTER"
      bookmark={label}
      style={{ padding: 54, paddingTop: 84, backgroundColor: palette.page }}
    >
      <SectionOpening label={label} heading={heading} />
      <View
        style={{
          flexDirection: 'row',
          marginTop: 44,
          paddingBottom: 6,
          borderBottom: `1pt solid ${palette.ink}`,
        }}
      >
        <Text style={{ ...small, flexGrow: 1 }}>{service}</Text>
        <Text style={small}>{page}</Text>
      </View>
      {services.map(({ title, heading: line }, index) => (
        <Link key={title} href={`#${anchorOf(index)}`} style={{ textDecoration: 'none' }}>
          <View
            style={{
              flexDirection: 'row',
              paddingVertical: 17,
              borderBottom: `0.5pt solid ${palette.hairline}`,
            }}
          >
            <Text
              style={{
                width: 190,
                paddingRight: 14,
                fontSize: 13.5,
                fontWeight: 600,
                lineHeight: 1.2,
                color: palette.ink,
              }}
            >
              {title}
            </Text>
            <Text
              style={{ flex: 1, paddingRight: 24, fontSize: 10.5, lineHeight: 1.45, color: palette.body }}
            >
              {line === title ? '' : printable(line)}
            </Text>
            <Text
              style={{ fontSize: 10.5, lineHeight: 1.45, color: palette.ink, fontFeatureSettings: ['tnum'] }}
            >
              {pageOf(index)}
            </Text>
          </View>
        </Link>
      ))}
      <PageFooter text={company.name} pageOf={strings.pageOf} />
    </Page>
  );
}
