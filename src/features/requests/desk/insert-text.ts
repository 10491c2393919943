/** Replaces the selection through the browser's editing command where available, so that undo works. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the line breaks that set a new paragraph apart from a text; none at its beginning. */
export function breakBetween(text: string): string {
  if (text.trim() === '') return '';
  if (text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

/** Inserts text at the cursor as a paragraph of its own. Returns where the text begins. */
export function insertParagraph(field: HTMLTextAreaElement, text: string): number {
  const [before, after] = [
    field.value.slice(0, field.selectionStart),
    field.value.slice(field.selectionEnd).trim() === '' ? '' : '\n\n',
  ];
  const between = breakBetween(before);
  insertText(field, `${between}${text}${after}`);
  return before.length + between.length;
}
