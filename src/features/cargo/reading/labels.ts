import type { Token } from './tokens.ts';
import { capacityUnits, packingOf, setOf } from './vocabulary.ts';

/** Words before a number that is surely a code. */
const codeLabels = setOf('po oc zip zipcode postcode cep cp');
/** Words before the number of a document, which is longer than a number of pieces. */
const documentLabels = setOf(
  'pedido order orden invoice factura fatura reference referencia booking proforma',
);
const lineLabels = setOf('item line pos position posicion posicao partida linea linha lote lot');

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isDayOrMonth = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;

/**
 * Returns the index after a number that its words explain and that says nothing of the cargo: a day with its year, the number of
 * a document, a line of a list, liters of a drum. Null for another.
 */
export function labelEnd(tokens: readonly Token[], index: number): number | null {
  return (
    dateEnd(tokens, index) ??
    documentEnd(tokens, index) ??
    lineEnd(tokens, index) ??
    capacityEnd(tokens, index)
  );
}

const textAt = (tokens: readonly Token[], index: number) => tokens[index]?.text ?? '';

/** 20/12/2025, 12-20-2025, 2025-12-20, 15.03.2025 */
function dateEnd(tokens: readonly Token[], index: number): number | null {
  const first = textAt(tokens, index);
  if (/^\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/.test(first)) return index + 1;
  const [sign, middle, second, last] = [1, 2, 3, 4].map((step) => textAt(tokens, index + step));
  const isWhole = [1, 2, 3, 4].every((step) => tokens[index + step]?.isGlued);
  if (!isWhole || sign !== second || !/^[/-]$/.test(sign ?? '') || !isDayOrMonth(middle ?? '')) return null;
  const isDate = (isDayOrMonth(first) && isYear(last ?? '')) || (isYear(first) && isDayOrMonth(last ?? ''));
  return isDate ? index + 5 : null;
}

/** “PO 4500123456”, “CEP 01310-100”; “order 1200 boxes” is a number of boxes. */
function documentEnd(tokens: readonly Token[], index: number): number | null {
  const label = textAt(tokens, index);
  if (!codeLabels.has(label) && !documentLabels.has(label)) return null;
  let next = index + 1;
  while (/^(?:[.:#-]|no|num|number|numero|nr|n|\u00b0|code|postal|codigo)$/.test(textAt(tokens, next)))
    next += 1;
  const isLong = codeLabels.has(label) ? /^\d{4,}$/ : /^\d{6,}$/;
  if (!isLong.test(textAt(tokens, next))) return null;
  next += 1;
  while (tokens[next]?.text === '-' && tokens[next]?.isGlued && tokens[next + 1]?.kind === 'number')
    next += 2;
  const after = tokens[next];
  return !after || after.kind === 'break' || /^[.,;)/|]$/.test(after.text) ? next : null;
}

const isAtStart = (tokens: readonly Token[], index: number) =>
  index === 0 || tokens[index - 1]?.kind === 'break';

/** The number at the start of a line: “1)”, “2.”, “Item 3:”; that of the first line may follow its heading. */
function markAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  if (!isAtStart(tokens, index) && textAt(tokens, index - 1) !== ':') return null;
  const hasLabel = lineLabels.has(textAt(tokens, index));
  const numberAt = hasLabel ? index + 1 : index;
  const number = textAt(tokens, numberAt);
  const mark = tokens[numberAt + 1];
  if (!/^\d{1,2}$/.test(number) || !mark) return null;
  const isMarked = hasLabel ? /^[).:-]$/.test(mark.text) : /^[).]$/.test(mark.text) && mark.isGlued;
  return isMarked ? { value: Number(number), next: numberAt + 2 } : null;
}

/** The end of a line number in a list that runs from 1 without a gap, with two lines or more. */
function lineEnd(tokens: readonly Token[], index: number): number | null {
  const own = markAt(tokens, index);
  if (!own) return null;
  const listed = tokens.flatMap((_, at) => markAt(tokens, at) ?? []);
  return listed.length > 1 && listed.every(({ value }, at) => value === at + 1) ? own.next : null;
}

/** “2 drums of 200 L”: what each drum holds. */
function capacityEnd(tokens: readonly Token[], index: number): number | null {
  if (tokens[index]?.kind !== 'number' || !capacityUnits.has(textAt(tokens, index + 1))) return null;
  const named = /^(?:of|de|x|,|\()$/.test(textAt(tokens, index - 1)) ? index - 2 : index - 1;
  const isOfDrum = packingOf(textAt(tokens, named)) === 'drum';
  return isOfDrum ? index + 2 : null;
}
