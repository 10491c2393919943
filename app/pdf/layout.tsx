import { createRequire } from 'node:module';
import { Document, Font, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Company } from '../../contract/company.ts';
import { fill } from '../../contract/format.ts';
import type { Locale } from '../../contract/locale.ts';
import { printable } from './printable.ts';

/** The site's colours (app/styles/theme.css) as print takes them. */
export const palette = {
  page: '#ffffff',
  ink: '#0b1b2b',
  bone: '#ede8de',
  ground: '#f7f5f0',
  body: '#26394a',
  muted: '#4a6274',
  hairline: '#d3cfc4',
  outline: '#6c8190',
  signal: '#e4512b',
  onInk: '#f7f5f0',
  bodyOnInk: '#d6dee3',
  mutedOnInk: '#b3c1ca',
  hairlineOnInk: '#3b4c58',
};

const typeface = 'Instrument Sans';

const weights = [400, 500, 600, 700];

/** Makes the typeface known to the renderer; throws when its package is not installed. */
function registerTypeface(): void {
  const { resolve } = createRequire(import.meta.url);
  Font.register({
    family: typeface,
    fonts: weights.map((fontWeight) => ({
      src: resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
  // Words are never broken: names and trade terms are easier to look up whole.
  Font.registerHyphenationCallback((word) => [word]);
}

interface PdfProps {
  title: string;
  subject: string;
  company: Company;
  locale: Locale;
  /** Its pages. */
  children: ReactNode;
}

/** Renders pages in the site's typeface as one PDF. Throws when a picture or the typeface is missing. */
export async function renderPdf({ title, subject, company, locale, children }: PdfProps): Promise<Buffer> {
  registerTypeface();
  return renderToBuffer(
    <Document
      title={title}
      author={company.legalName}
      subject={subject}
      creator={company.name}
      producer={company.name}
      language={locale}
      style={{ fontFamily: typeface }}
    >
      {children}
    </Document>,
  );
}

/** The company's name with its mark, as the header of the site has it. */
export function Wordmark({ name, color = palette.ink }: { name: string; color?: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <Svg width={19} height={18} viewBox="0 4 60 56">
        <Path fill={color} d="M0 4h28v16H0zM0 24h28v16H0zM0 44h28v16H0z" />
        <Path fill={palette.signal} d="M32 44h28v16H32z" />
      </Svg>
      <Text style={{ color, fontSize: 12.5, fontWeight: 600, letterSpacing: -0.15 }}>{name}</Text>
    </View>
  );
}

/** The foot of every page: who it is from, and which page this is. */
export function PageFooter({ text, pageOf }: { text: string; pageOf: string }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        left: 54,
        right: 54,
        bottom: 26,
        paddingTop: 7,
        borderTop: `0.5pt solid ${palette.hairline}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
        fontSize: 8,
        color: palette.muted,
      }}
    >
      <Text>{text}</Text>
      <Text
        style={{ fontFeatureSettings: ['tnum'] }}
        render={({ pageNumber, totalPages }) => fill(pageOf, { page: pageNumber, pages: totalPages })}
      />
    </View>
  );
}

interface FactRowsProps {
  facts: { label: string; value: ReactNode }[];
  onInk?: boolean;
  /** The size of a value in points; its label is a little smaller. */
  size?: number;
}

/** Facts as a bill of lading has them: the label above, the value below, a hairline between. */
export function FactRows({ facts, onInk = false, size = 9.5 }: FactRowsProps) {
  const line = `0.5pt solid ${onInk ? palette.hairlineOnInk : palette.hairline}`;
  return (
    <View style={{ borderTop: line }}>
      {facts.map(({ label, value }) => (
        <View key={label} style={{ borderBottom: line, paddingVertical: size * 0.68 }} wrap={false}>
          <Text
            style={{
              fontSize: size - 1.5,
              fontWeight: 500,
              color: onInk ? palette.mutedOnInk : palette.muted,
            }}
          >
            {label}
          </Text>
          <Text
            style={{
              marginTop: 2,
              fontSize: size,
              lineHeight: 1.4,
              color: onInk ? palette.onInk : palette.ink,
              fontFeatureSettings: ['tnum'],
            }}
          >
            {value}
          </Text>
        </View>
      ))}
    </View>
  );
}

interface SectionOpeningProps {
  label: string;
  heading: string;
  onInk?: boolean;
}

/** How a page of the brochure opens: a short label and one plain sentence. */
export function SectionOpening({ label, heading, onInk = false }: SectionOpeningProps) {
  return (
    <View>
      <Text style={{ fontSize: 9, fontWeight: 500, color: onInk ? palette.mutedOnInk : palette.muted }}>
        {label}
      </Text>
      <Text
        style={{
          width: 400,
          marginTop: 8,
          fontSize: 25,
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: -0.5,
          color: onInk ? palette.onInk : palette.ink,
        }}
      >
        {printable(heading)}
      </Text>
    </View>
  );
}
