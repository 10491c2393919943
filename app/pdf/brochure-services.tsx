import { Image, Link, Page, Text, View } from '@react-pdf/renderer';
import type { BrochureContent, BrochureService } from './brochure-content.ts';
import { FactRows, PageFooter, palette, SectionOpening } from './layout.tsx';
import { printable } from './printable.ts';

/** The page on which a service stands: two a page, after the cover and this overview. */
function pageOf(index: number): number {
  return 3 + Math.floor(index / 2);
}

/** The destination of links to a service. */
function anchorOf(index: number): string {
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

const pictureWidth = 288;
const gap = 26;

/** Half a page for one service; its picture runs off the page's edge. */
function ServiceBlock({
  service,
  id,
  ready,
  flip,
}: {
  service: BrochureService;
  id: string;
  ready: string;
  flip: boolean;
}) {
  const half = Math.ceil(service.ready.length / 2);
  const columns = [service.ready.slice(0, half), service.ready.slice(half)];
  const direction = flip ? 'row-reverse' : 'row';
  return (
    <View id={id} style={{ minHeight: 338 }} wrap={false}>
      <View style={{ flexDirection: direction, gap }}>
        <Image src={service.picture} style={{ width: pictureWidth, height: 180, objectFit: 'cover' }} />
        <View style={{ width: 612 - pictureWidth - gap - 54, justifyContent: 'flex-end' }}>
          <Text
            style={{
              fontSize: 21,
              fontWeight: 600,
              lineHeight: 1.12,
              letterSpacing: -0.35,
              color: palette.ink,
            }}
          >
            {service.title}
          </Text>
          <Text style={{ marginTop: 8, fontSize: 10.5, lineHeight: 1.5, color: palette.body }}>
            {printable(service.lead)}
          </Text>
        </View>
      </View>
      <View style={{ flexDirection: direction, gap, marginTop: 20 }}>
        <View style={{ width: pictureWidth - 54, ...(flip ? { marginRight: 54 } : { marginLeft: 54 }) }}>
          {service.facts.length > 0 && (
            <FactRows
              facts={service.facts
                .slice(0, 2)
                .map(({ label, value }) => ({ label: printable(label), value: printable(value) }))}
            />
          )}
        </View>
        <View style={{ width: 612 - pictureWidth - gap - 54 }}>
          {service.ready.length > 0 && (
            <View style={{ borderTop: `0.5pt solid ${palette.hairline}`, paddingTop: 6.5 }}>
              <Text style={{ fontSize: 8, fontWeight: 500, color: palette.muted }}>{ready}</Text>
              <View style={{ flexDirection: 'row', gap: 16, marginTop: 3 }}>
                {columns.map((column) => (
                  <View key={column.join()} style={{ flex: 1, gap: 3.5 }}>
                    {column.map((name) => (
                      <Text key={name} style={{ fontSize: 9.5, lineHeight: 1.3, color: palette.ink }}>
                        {printable(name)}
                      </Text>
                    ))}
                  </View>
                ))}
              </View>
            </View>
          )}
        </View>
      </View>
    </View>
  );
}

/** The services, two a page. */
export function BrochureServices({ services, company, strings }: BrochureContent) {
  const pairs = services.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  return pairs.map((first) => {
    const pair = services.slice(first, first + 2);
    return (
      <Page
        key={first}
        size="LETTER"
        bookmark={pair.map(({ title }) => title).join(', ')}
        style={{ paddingBottom: 50, backgroundColor: palette.page }}
      >
        {pair.map((service, index) => (
          <View key={service.title} style={{ marginTop: index === 0 ? 44 : 12 }}>
            <ServiceBlock
              service={service}
              id={anchorOf(first + index)}
              ready={strings.ready}
              flip={index === 1}
            />
          </View>
        ))}
        <PageFooter text={company.name} pageOf={strings.pageOf} />
      </Page>
    );
  });
}
