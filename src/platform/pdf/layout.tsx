import { buffer } from 'node:stream/consumers';
import { Document, Image, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { CompanyBrand } from '../brand/brand.ts';
import { isNameInLogo, logoOn } from '../brand/logo.ts';
import type { Company } from '../company.ts';
import { documentLanguageOf, type Locale } from '../i18n/locale.ts';
import { fill } from '../values/format.ts';
import { factsInPairs } from './fact-rows.ts';
import { familiesOf, registerFont } from './font.ts';
import { printable, withoutWidow } from './printable.ts';
import { TaggedDocument } from './tagged-document.ts';
import { drawTagged } from './tags.ts';

/** Colors for print. `drawTagged` puts the tones of the company's brand in their place. */
export const palette = {
  page: '#ffffff',
  ink: 'brand(ink)',
  ground: 'brand(ground)',
  body: 'brand(body)',
  muted: 'brand(muted)',
  hairline: 'brand(hairline)',
  outline: 'brand(outline)',
  signal: 'brand(accent)',
  action: 'brand(print-action)',
  land: 'brand(land)',
  coast: 'brand(coast)',
  sea: 'brand(sea)',
  grid: 'brand(grid)',
  onInk: 'brand(on-ink-strong)',
  bodyOnInk: 'brand(on-ink-body)',
  mutedOnInk: 'brand(on-ink-muted)',
  hairlineOnInk: 'brand(on-ink-hairline)',
};

interface PdfProps {
  title: string;
  subject: string;
  company: Company;
  locale: Locale;
  /** Printed date; now if left out. */
  date?: Date;
  /** Question of each form field, by the field's name. */
  questions?: Map<string, string>;
  /** Its pages. */
  children: ReactNode;
}

/**
 * Renders pages in the site's font as one tagged PDF. Throws when a picture or the font is missing, and when a
 * form's field has no question.
 */
export async function renderPdf(props: PdfProps): Promise<Buffer> {
  const { title, subject, company, locale, date = new Date(), questions, children } = props;
  const { font } = company.brand;
  registerFont(font);
  const document = new TaggedDocument({
    lang: documentLanguageOf(locale),
    info: {
      Title: title,
      Author: company.legalName,
      Subject: subject,
      Creator: company.name,
      Producer: company.name,
      CreationDate: date,
    },
    questions,
  });
  await drawTagged(
    <Document style={{ fontFamily: familiesOf(font) }}>{children}</Document>,
    document,
    company.brand,
  );
  return buffer(document);
}

const logoHeight = 18;

function LogoPicture({ brand, isOnDark }: { brand: CompanyBrand; isOnDark: boolean }) {
  const { png, width, height, hasLightGround } = logoOn(brand, isOnDark);
  const shownWidth = (logoHeight * width) / height;
  if (png)
    return (
      <View style={hasLightGround ? { padding: 3, borderRadius: 2, backgroundColor: palette.ground } : {}}>
        <Image
          src={{ data: Buffer.from(png), format: 'png' }}
          style={{ width: shownWidth, height: logoHeight }}
        />
      </View>
    );
  const { left, top } = brand.drawing.box;
  return (
    <Svg width={shownWidth} height={logoHeight} viewBox={`${left} ${top} ${width} ${height}`}>
      {brand.drawing.paths.map(({ d, tone, onDark }) => (
        <Path key={d} fill={`brand(${isOnDark ? onDark : tone})`} d={d} />
      ))}
    </Svg>
  );
}

/** The company's name with its logo, as the header of the site has it. */
export function Logo({
  company: { name, brand },
  isOnDark = false,
}: {
  company: Pick<Company, 'name' | 'brand'>;
  isOnDark?: boolean;
}) {
  const color = isOnDark ? palette.onInk : palette.ink;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <LogoPicture brand={brand} isOnDark={isOnDark} />
      {!isNameInLogo(brand) && (
        <Text style={{ color, fontSize: 12.5, fontWeight: 600, letterSpacing: -0.15 }}>{name}</Text>
      )}
    </View>
  );
}

/** The foot of every page, which screen readers skip: who it is from, and which page this is. */
export function PageFooter({
  text,
  pageOf,
  size = 8,
  isRunning = true,
}: {
  text: string;
  pageOf: string;
  /** In points. */
  size?: number;
  /** True if the text is that of every page; a text of one page is read. */
  isRunning?: boolean;
}) {
  return (
    <View
      fixed={isRunning}
      style={{
        position: 'absolute',
        left: 54,
        right: 54,
        bottom: 26,
        paddingTop: 7,
        borderTop: `0.5pt solid ${palette.hairline}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
        fontSize: size,
        color: palette.muted,
      }}
    >
      <Text>{text}</Text>
      <Text
        fixed
        style={{ fontFeatureSettings: ['tnum'] }}
        render={({ pageNumber, totalPages }) => fill(pageOf, { page: pageNumber, pages: totalPages })}
      />
    </View>
  );
}

/** The foot of a page of the brochure: how to reach the company, or what holds for the page. */
export function BrochureFooter({
  company: { name, phone, website },
  pageOf,
  note,
}: {
  company: Company;
  pageOf: string;
  note?: string;
}) {
  return (
    <PageFooter
      size={10}
      pageOf={pageOf}
      isRunning={!note}
      text={note ?? `${name} · ${phone} · ${new URL(website).host}`}
    />
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

interface FactRowsProps {
  facts: Fact[];
  onInk?: boolean;
  /** The size of a value in points; its label is a little smaller, unless that is given. */
  size?: number;
  labelSize?: number;
  /** Above and below each row, in points. */
  space?: number;
  /** True if two short facts that follow one another stand side by side. */
  inPairs?: boolean;
}

/** Characters of a value that is kept on one page. */
const block = 400;

const isLong = ({ value }: Fact) =>
  typeof value === 'string' && (value.length > block || value.split('\n').length > 6);

/** A text whose lines end in a space, so that what reads it aloud does not join the words around the end of a line. */
const spaced = (text: ReactNode) => (typeof text === 'string' ? text.replaceAll('\n', ' \n') : text);

/** Facts as a bill of lading has them: the label above, the value below, a hairline between. */
export function FactRows({
  facts,
  onInk = false,
  size = 9.5,
  labelSize = size - 1.5,
  space = size * 0.68,
  inPairs = false,
}: FactRowsProps) {
  const line = `0.5pt solid ${onInk ? palette.hairlineOnInk : palette.hairline}`;
  const labelStyle = {
    fontSize: labelSize,
    fontWeight: 500 as const,
    color: onInk ? palette.mutedOnInk : palette.muted,
  };
  const valueStyle = {
    fontSize: size,
    lineHeight: 1.4,
    color: onInk ? palette.onInk : palette.ink,
    fontFeatureSettings: ['tnum' as const],
  };
  const rows = inPairs ? factsInPairs(facts) : facts.map((fact) => [fact]);
  return (
    <View tag="L" style={{ borderTop: line }}>
      {rows.map((row) => (
        <View
          key={row[0]?.label}
          style={{ flexDirection: 'row', gap: 30, borderBottom: line, paddingVertical: space }}
          wrap={row.some(isLong)}
        >
          {row.map((fact) =>
            isLong(fact) ? (
              // One text, so that the label never stands alone at the end of a page.
              <View key={fact.label} tag="LI">
                <Text tag="LBody" orphans={3} style={valueStyle}>
                  <Text style={labelStyle}>{`${fact.label} \n`}</Text>
                  {spaced(fact.value)}
                </Text>
              </View>
            ) : (
              <View key={fact.label} tag="LI" style={{ flex: 1 }}>
                <Text tag="Lbl" style={labelStyle}>
                  {fact.label}
                </Text>
                <Text tag="LBody" style={{ ...valueStyle, marginTop: 2 }}>
                  {spaced(fact.value)}
                </Text>
              </View>
            ),
          )}
        </View>
      ))}
    </View>
  );
}

interface SectionOpeningProps {
  label: string;
  heading: string;
  onInk?: boolean;
  /** Of the heading, in points. */
  width?: number;
}

/** Opening of a brochure page: a short label and one sentence. */
export function SectionOpening({ label, heading, onInk = false, width = 400 }: SectionOpeningProps) {
  return (
    <View>
      <Text style={{ fontSize: 10, fontWeight: 500, color: onInk ? palette.mutedOnInk : palette.muted }}>
        {label}
      </Text>
      <Text
        tag="H2"
        style={{
          width,
          marginTop: 8,
          fontSize: 25,
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: -0.5,
          color: onInk ? palette.onInk : palette.ink,
        }}
      >
        {printable(withoutWidow(heading))}
      </Text>
    </View>
  );
}
