import { Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { PdfPlate } from '#features/services/drawings/pdf-plate.tsx';
import { BrochureFooter, FactRows, palette, SectionOpening } from '#platform/pdf/layout.tsx';
import { printable } from '#platform/pdf/printable.ts';
import type { BrochureContent, BrochureService } from './brochure-content.ts';

/** Returns the page of a service: two per page, after the cover and the overview. */
function pageOf(index: number): number {
  return 3 + Math.floor(index / 2);
}

function anchorOf(index: number): string {
  return `service-${index + 1}`;
}

const [nameWidth, pageWidth] = [196, 36];
const rowPadding = 11;

/** Table row that links to the service. */
function OverviewRow({ service, index }: { service: BrochureService; index: number }) {
  const {
    title,
    heading,
    facts: [fact],
  } = service;
  return (
    <View
      tag="TR"
      // A link is on one page.
      wrap={false}
      style={{
        flexDirection: 'row',
        minHeight: 62,
        paddingVertical: rowPadding,
        borderBottom: `0.5pt solid ${palette.hairline}`,
      }}
    >
      <View tag="TH" scope="Row" style={{ width: nameWidth }}>
        <Link
          href={`#${anchorOf(index)}`}
          hitSlop={{ top: rowPadding, bottom: rowPadding, right: 504 - nameWidth }}
          style={{ flexGrow: 1, textDecoration: 'none' }}
        >
          <View style={{ paddingRight: 16 }}>
            <Text style={{ fontSize: 14, fontWeight: 600, lineHeight: 1.2, color: palette.ink }}>
              {title}
            </Text>
          </View>
        </Link>
      </View>
      <View tag="TD" style={{ flex: 1, paddingRight: 20, fontSize: 10.5, lineHeight: 1.4 }}>
        {/* The ³ of m³ is in another font, where the renderer would break the word: this penalty prevents it. */}
        <Text hyphenationPenalty={10_000} style={{ color: palette.ink }}>
          {printable(fact?.value ?? '')}
        </Text>
        <Text style={{ marginTop: 3, color: palette.muted }}>
          {heading === title ? '' : printable(heading)}
        </Text>
      </View>
      <Text
        tag="TD"
        style={{
          width: pageWidth,
          fontSize: 10.5,
          lineHeight: 1.4,
          textAlign: 'right',
          color: palette.ink,
          fontFeatureSettings: ['tnum'],
        }}
      >
        {pageOf(index)}
      </Text>
    </View>
  );
}

export function BrochureOverview({ services, company, strings }: BrochureContent) {
  const { label, heading, service, charged, page } = strings.overview;
  const small = { fontSize: 10, fontWeight: 500 as const, color: palette.muted };
  return (
    <Page
      size="LETTER"
      bookmark={label}
      style={{ padding: 54, paddingTop: 64, backgroundColor: palette.page }}
    >
      <SectionOpening label={label} heading={heading} />
      <View tag="Table">
        <View
          tag="TR"
          style={{
            flexDirection: 'row',
            marginTop: 34,
            paddingBottom: 6,
            borderBottom: `1pt solid ${palette.ink}`,
          }}
        >
          <Text tag="TH" scope="Column" style={{ ...small, width: nameWidth }}>
            {service}
          </Text>
          <Text tag="TH" scope="Column" style={{ ...small, flexGrow: 1 }}>
            {charged}
          </Text>
          <Text tag="TH" scope="Column" style={{ ...small, width: pageWidth, textAlign: 'right' }}>
            {page}
          </Text>
        </View>
        {services.map((row, index) => (
          <OverviewRow key={row.title} service={row} index={index} />
        ))}
      </View>
      <BrochureFooter company={company} pageOf={strings.pageOf} />
    </Page>
  );
}

/** In points; letters of a plate at this width are 10 points high. */
const plateWidth = 308;
const gap = 24;
const margin = 54;
const factsWidth = 612 - 2 * margin - plateWidth - gap;
const picture = { width: factsWidth + margin, height: 131 };

/** Characters of the texts of a service that stay on half a page. */
const halfPage = 900;

const lengthOf = ({ title, lead, facts, plate }: BrochureService) =>
  [title, lead, plate?.heading ?? '', ...facts.flatMap(({ label, value }) => [label, value])].join('').length;

/** Half a page: a picture that bleeds off the page, and the drawing of the price. */
function ServiceBlock({ service, id, flip }: { service: BrochureService; id: string; flip: boolean }) {
  const direction = flip ? 'row-reverse' : 'row';
  const [outer, inner] = flip
    ? [{ marginRight: margin }, { marginLeft: margin }]
    : [{ marginLeft: margin }, { marginRight: margin }];
  return (
    <View id={id} wrap={lengthOf(service) > halfPage}>
      {/* The name precedes the picture for screen readers and is on its other side visually. */}
      <View style={{ flexDirection: flip ? 'row' : 'row-reverse', gap }}>
        <View style={{ width: plateWidth, justifyContent: 'flex-end', ...inner }}>
          <Text
            tag="H2"
            style={{
              fontSize: 20,
              fontWeight: 600,
              lineHeight: 1.12,
              letterSpacing: -0.35,
              color: palette.ink,
            }}
          >
            {service.title}
          </Text>
          <Text style={{ marginTop: 7, fontSize: 10.5, lineHeight: 1.45, color: palette.body }}>
            {printable(service.lead)}
          </Text>
        </View>
        <Image
          src={service.picture.src}
          alt={service.picture.alt}
          style={{ ...picture, objectFit: 'cover' }}
        />
      </View>
      <View style={{ flexDirection: direction, gap, marginTop: 10 }}>
        <View style={{ width: factsWidth, ...outer }}>
          <FactRows
            size={10}
            labelSize={10}
            facts={service.facts
              .slice(1)
              .map(({ label, value }) => ({ label: printable(label), value: printable(value) }))}
          />
        </View>
        <View style={{ width: plateWidth }}>
          {service.plate && (
            <>
              <Text tag="H3" style={{ marginBottom: 6, fontSize: 11.5, fontWeight: 600, color: palette.ink }}>
                {printable(service.plate.heading)}
              </Text>
              <PdfPlate plate={service.plate.drawing} id={id} width={plateWidth} />
            </>
          )}
        </View>
      </View>
    </View>
  );
}

export function BrochureServices({ services, company, strings }: BrochureContent) {
  const pairs = services.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  return pairs.map((first) => {
    const pair = services.slice(first, first + 2);
    return (
      <Page
        key={first}
        size="LETTER"
        bookmark={pair.map(({ title }) => title).join(', ')}
        style={{ backgroundColor: palette.page }}
      >
        {pair.map((service, index) => (
          <View key={service.title} style={{ marginTop: index === 0 ? 28 : 16 }}>
            <ServiceBlock service={service} id={anchorOf(first + index)} flip={index === 1} />
          </View>
        ))}
        <BrochureFooter company={company} pageOf={strings.pageOf} />
      </Page>
    );
  });
}
