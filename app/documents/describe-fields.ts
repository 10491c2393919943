/** Objects that are one dictionary, as the renderer writes them; an object with a stream is none. */
const dictionaries = /(\d+) 0 obj\n<<\n((?:(?!endobj)[\s\S])*?)\n>>\nendobj/g;
const fieldName = /^\/T \(([^)]*)\)$/m;

/** A text as PDF takes any language: UTF-16 behind a byte order mark, in hexadecimal. */
function pdfText(text: string): string {
  const hex = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${hex.join('')}>`;
}

/**
 * Gives the fields of a form the questions that screen readers say and viewers show as a tooltip, by the fields' names:
 * the renderer has no property for it. They are appended as a PDF's own way of changing a file (ISO 32000-1, 7.5.6).
 * Throws when a field has no question or the file is not as the renderer writes it.
 */
export function describeFields(pdf: Uint8Array, questions: Map<string, string>): Buffer {
  const source = Buffer.from(pdf).toString('latin1');
  const [, trailer, previous] = /trailer\n<<\n([\s\S]*?)\n>>\nstartxref\n(\d+)\n%%EOF/.exec(source) ?? [];
  if (trailer === undefined || previous === undefined) throw new Error('The PDF has no plain trailer.');

  let objects = '';
  let table = '';
  for (const [, id = '', dictionary = ''] of source.matchAll(dictionaries)) {
    const name = fieldName.exec(dictionary)?.[1];
    // What only gathers fields, such as a section, is no field.
    if (name === undefined || !dictionary.includes('/FT ')) continue;
    const question = questions.get(name);
    if (question === undefined) throw new Error(`The form's field ${name} has no question.`);
    const offset = source.length + objects.length;
    table += `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
    objects += `${id} 0 obj\n<<\n${dictionary}\n/TU ${pdfText(question)}\n>>\nendobj\n`;
  }
  const end = `xref\n${table}trailer\n<<\n${trailer}\n/Prev ${previous}\n>>\nstartxref\n${source.length + objects.length}\n%%EOF\n`;
  return Buffer.from(source + objects + end, 'latin1');
}
