import { Page, Text, View } from '@react-pdf/renderer';
import type { Company } from '../../../platform/company.ts';
import { FactRows, PageFooter, palette, renderPdf, Wordmark } from '../../../platform/pdf/layout.tsx';
import { printable, printableText } from '../../../platform/pdf/printable.ts';
import { loadTypeface } from '../../../platform/pdf/typeface.ts';
import type { QuoteCompany } from '../document/quote-company.ts';
import { type Cell, type Column, type QuoteParts, QuoteSheet } from '../document/quote-document.tsx';
import { type DocumentStrings, quoteTitle } from '../document/quote-lines.ts';
import type { QuoteDocument } from '../document.ts';

const margin = 54;
const [body, small] = [9.5, 8];
const hairline = `0.5pt solid ${palette.hairline}`;

const widthOf = ({ share }: Column) => `${share}%`;

/** The amounts of a column stand below each other. */
const alignOf = ({ isNumber }: Column) => ({
  textAlign: isNumber ? ('right' as const) : ('left' as const),
  fontFeatureSettings: ['tnum' as const],
});

function Letterhead({ company }: { company: QuoteCompany }) {
  const { street, city, region, postalCode } = company.address;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
      <Wordmark name={company.name} />
      <Text style={{ fontSize: small, lineHeight: 1.4, color: palette.muted, textAlign: 'right' }}>
        {`${company.legalName} \n${street}, ${city}, ${region} ${postalCode} \n${company.phone}, ${company.email.rates}`}
      </Text>
    </View>
  );
}

function Row({ columns, cells }: { columns: Column[]; cells: Cell[] }) {
  return (
    <View tag="TR" wrap={false} style={{ flexDirection: 'row', borderBottom: hairline, paddingVertical: 5 }}>
      {columns.map((column, index) => (
        <View
          key={column.label}
          {...(index === 0 ? { tag: 'TH' as const, scope: 'Row' as const } : { tag: 'TD' as const })}
          style={{ width: widthOf(column), paddingRight: index === columns.length - 1 ? 0 : 9 }}
        >
          <Text
            style={{
              ...alignOf(column),
              fontSize: body,
              lineHeight: 1.3,
              fontWeight: index === 0 ? 500 : 400,
              color: palette.ink,
            }}
          >
            {printable(cells[index]?.text ?? '')}
          </Text>
          {cells[index]?.note && (
            <Text style={{ ...alignOf(column), marginTop: 1.5, fontSize: small, color: palette.muted }}>
              {printable(cells[index].note)}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

function Note({ children, tag }: { children: string; tag?: 'Caption' }) {
  return (
    <Text
      {...(tag && { tag })}
      style={{ marginTop: 5, fontSize: small, lineHeight: 1.4, color: palette.muted }}
    >
      {printable(children)}
    </Text>
  );
}

const Table: QuoteParts['Table'] = ({ columns, rows, totals = [], note }) => {
  const last = rows.at(-1);
  return (
    <View tag="Table">
      {/* Repeated at the top of each page that the table goes on to. */}
      <View
        fixed
        tag="TR"
        style={{ flexDirection: 'row', paddingBottom: 4, borderBottom: `1pt solid ${palette.ink}` }}
      >
        {columns.map((column, index) => (
          <Text
            key={column.label}
            tag="TH"
            scope="Column"
            style={{
              ...alignOf(column),
              width: widthOf(column),
              paddingRight: index === columns.length - 1 ? 0 : 9,
              fontSize: small,
              fontWeight: 500,
              color: palette.muted,
            }}
          >
            {printable(column.label)}
          </Text>
        ))}
      </View>
      {rows.slice(0, -1).map(({ id, cells }) => (
        <Row key={id} columns={columns} cells={cells} />
      ))}
      <View wrap={false}>
        {last && <Row columns={columns} cells={last.cells} />}
        {totals.map(({ label, amount, isFinal }) => (
          <View
            key={label}
            tag="TR"
            style={{
              flexDirection: 'row',
              paddingTop: 5.5,
              fontSize: isFinal ? 10.5 : body,
              fontWeight: isFinal ? 600 : 400,
              color: palette.ink,
            }}
          >
            <Text tag="TH" scope="Row" style={{ width: '70%', paddingRight: 9 }}>
              {printable(label)}
            </Text>
            <Text tag="TD" style={{ width: '30%', textAlign: 'right', fontFeatureSettings: ['tnum'] }}>
              {printable(amount)}
            </Text>
          </View>
        ))}
        {note && <Note tag="Caption">{note}</Note>}
      </View>
    </View>
  );
};

/** Parts of a quote on paper. */
const pdfParts: QuoteParts = {
  Sheet: ({ title, company, children }) => (
    <>
      <Letterhead company={company} />
      <Text
        tag="H1"
        style={{
          marginTop: 18,
          marginBottom: 10,
          fontSize: 22,
          fontWeight: 600,
          letterSpacing: -0.4,
          color: palette.ink,
        }}
      >
        {printable(title)}
      </Text>
      {children}
    </>
  ),
  Facts: ({ facts }) => (
    <View minPresenceAhead={70} style={{ marginBottom: 8 }}>
      <FactRows
        inPairs
        space={4}
        facts={facts.map(({ label, value }) => ({ label: printable(label), value: printable(value) }))}
      />
    </View>
  ),
  // Beside what follows, not around it: a heading is kept with that only if it is not the first part of a container.
  Section: ({ heading, children }) => (
    <>
      <Text
        tag="H2"
        minPresenceAhead={45}
        style={{ marginTop: 10, marginBottom: 4, fontSize: 12, fontWeight: 600, color: palette.ink }}
      >
        {printable(heading)}
      </Text>
      {children}
    </>
  ),
  Part: ({ heading, children }) => (
    <>
      <Text
        tag="H3"
        minPresenceAhead={130}
        style={{ marginTop: 8, marginBottom: 6, fontSize: 10.5, fontWeight: 600, color: palette.ink }}
      >
        {printable(heading)}
      </Text>
      {children}
    </>
  ),
  Table,
  List: ({ items }) => (
    <View tag="L">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity and never move.
        <View key={index} tag="LI" style={{ flexDirection: 'row', marginBottom: 2 }}>
          <Text tag="Lbl" style={{ width: 11, fontSize: body, lineHeight: 1.35, color: palette.muted }}>
            •
          </Text>
          <Text tag="LBody" style={{ flex: 1, fontSize: body, lineHeight: 1.35, color: palette.body }}>
            {printable(item)}
          </Text>
        </View>
      ))}
    </View>
  ),
  Text: ({ children }) => (
    <Text
      orphans={2}
      widows={2}
      style={{ marginBottom: 3, fontSize: body, lineHeight: 1.35, color: palette.body }}
    >
      {printable(children)}
    </Text>
  ),
};

/** A value with its texts changed, however deep they are. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]),
  ) as Value;
}

/** A sent quote as a tagged PDF, US Letter; the same document makes the same bytes. Throws when the typeface is missing. */
export async function renderQuote({
  document,
  company,
  strings,
}: {
  document: QuoteDocument;
  company: Company;
  strings: DocumentStrings;
}): Promise<Buffer> {
  const canDraw = await loadTypeface();
  let isWhole = true;
  const drawn = mapTexts(document, (typed) => {
    const printed = printableText(typed, canDraw);
    isWhole &&= printed.isWhole;
    return printed.text;
  });
  const title = quoteTitle(document, strings);
  return renderPdf({
    title: `${title}, ${company.name}`,
    subject: strings.subject,
    company,
    locale: document.locale,
    date: new Date(document.sentAt),
    children: (
      <Page
        size="LETTER"
        style={{ padding: margin, paddingTop: 36, paddingBottom: 54, backgroundColor: palette.page }}
      >
        <QuoteSheet document={drawn} company={company} strings={strings} parts={pdfParts} />
        {!isWhole && <Note>{strings.replaced}</Note>}
        <PageFooter text={`${company.name}, ${title}`} pageOf={strings.pageOf} />
      </Page>
    ),
  });
}
