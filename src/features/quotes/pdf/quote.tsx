import { Page } from '@react-pdf/renderer';
import { drawLane } from '#features/map/draw-lane.ts';
import type { ShipmentMap } from '#features/map/draw-shipment.ts';
import { PdfLane } from '#features/map/pdf-lane.tsx';
import type { Company } from '#platform/company.ts';
import { localPath } from '#platform/i18n/locale.ts';
import { loadFont } from '#platform/pdf/font.ts';
import { PageFooter, palette, renderPdf } from '#platform/pdf/layout.tsx';
import { printableText } from '#platform/pdf/printable.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { letterOf } from '../document/letter.ts';
import type { DocumentStrings } from '../document/quote-lines.ts';
import type { QuoteDocument } from '../document.ts';
import { LetterSheet, laneWidth, Note } from './letter-sheet.tsx';

const margin = 48;

/** Width to height of the map at its head. */
const laneAspect = 7.5;

/** A value with its texts changed, however deep they are. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  ) as Value;
}

/** A sent quote as a tagged PDF, US Letter; the same document makes the same bytes. Throws when the font is missing. */
export async function renderQuote({
  document,
  company,
  strings,
}: {
  document: QuoteDocument;
  company: Company;
  strings: DocumentStrings;
}): Promise<Buffer> {
  const canDraw = await loadFont(company.brand.font);
  let isWhole = true;
  const drawn = mapTexts(document, (typed) => {
    const printed = printableText(typed, canDraw);
    isWhole &&= printed.isWhole;
    return printed.text;
  });
  const letter = letterOf(drawn, company, strings);
  const { title } = letter;
  const lane = drawn.lane
    ? await drawLane(drawn.lane, { head: { aspect: laneAspect, leastWidth: 900 } })
    : null;
  const page = `${new URL(company.website).host}${localPath('/track', document.locale)}`;
  const altOf = ({ stops }: ShipmentMap) =>
    fill(strings.lane, {
      stops: listIn(
        document.locale,
        stops.map(({ name }) => name),
      ),
    });
  const accept = {
    label: strings.accept.label,
    value: fill(strings.accept.value, { reference: document.reference, page }),
  };
  return renderPdf({
    title: `${title}, ${company.name}`,
    subject: strings.subject,
    company,
    locale: document.locale,
    date: new Date(document.sentAt),
    children: (
      <Page
        size="LETTER"
        style={{
          padding: margin,
          paddingTop: 22,
          paddingBottom: 48,
          backgroundColor: palette.page,
        }}
      >
        <LetterSheet
          letter={letter}
          lane={lane && <PdfLane lane={lane.head} width={laneWidth} alt={altOf(lane.head)} />}
          accept={accept}
          company={company}
        />
        {!isWhole && <Note>{strings.replaced}</Note>}
        <PageFooter text={`${company.name}, ${title}`} pageOf={strings.pageOf} />
      </Page>
    ),
  });
}
