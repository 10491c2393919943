import { zip } from './attachments.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one sheet: its shared texts, styles of cells (0, a date, a percentage) and the rows as XML. */
export function xlsxOf(rows: string, shared: string[] = []): Buffer {
  const items = shared.map((text) => `<si><t>${text}</t></si>`).join('');
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="Notes" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${items}</sst>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** A row of texts as XML; empty ones are left out, as programs do. */
export function rowOf(line: number, texts: string[]): string {
  const cells = texts.map((text, index) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + index)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${line}">${cells.join('')}</row>`;
}

/**
 * A workbook of several sheets by name, each as the XML after `<worksheet>`. `isMoved` names its parts as some programs do: in
 * other folders, which the content types tell, and with backslashes in the relationships.
 */
export function workbookOf(sheets: Record<string, string>, { isMoved = false } = {}): Buffer {
  const names = Object.keys(sheets);
  const [folder, workbook] = isMoved ? ['office', 'book.xml'] : ['xl', 'workbook.xml'];
  const part = (index: number) => `sheets/Sheet${index + 1}.xml`;
  const target = (index: number) => (isMoved ? part(index).replaceAll('/', '\\') : part(index));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  return zip({
    '[Content_Types].xml': `<Types><Override PartName="/${folder}/${workbook}" ContentType="${type}"/></Types>`,
    [`${folder}/${workbook}`]: `<workbook xmlns:r="${relations}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    [`${folder}/_rels/${workbook}.rels`]: `<Relationships>${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="${target(index)}"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `${folder}/${isMoved ? part(index).toUpperCase() : part(index)}`,
        `<worksheet>${sheets[name]}</worksheet>`,
      ]),
    ),
  });
}
