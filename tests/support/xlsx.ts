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
