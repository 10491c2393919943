import type { ChargeCode } from '../charges.ts';
import { constantColumns, type FileQuestions, type FoundTitle, type UnknownName } from '../mapping.ts';
import type { RateMapping } from '../rate-input.ts';

export interface MappingQuestion extends FileQuestions {
  isMapped: boolean;
  titles: FoundTitle[];
  constants: RateMapping['constants'];
  /** Constants that were not chosen before. */
  guessed: string[];
  included: ChargeCode[];
}

/** Charges that the freight of a tariff may include. */
export const includable = [
  ...(['fuel', 'security', 'screening', 'peak-season', 'origin-terminal', 'destination-terminal'] as const),
  ...(['origin-handling', 'destination-handling', 'documents', 'bill-of-lading'] as const),
] satisfies ChargeCode[];

/** Returns the mapping that the fields hold, with the answers that were given before. */
export function mappingIn(
  form: FormData,
  { titles, places, charges: unknownCharges, ...question }: MappingQuestion,
  before: RateMapping | null,
): RateMapping {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const chosenFor = (index: number) => {
    const target = textOf(`column-${index}`);
    if (!target.endsWith('>')) return target;
    const currency = textOf(`column-${index}-currency`);
    return `${target}${textOf(`column-${index}-charge`)}>${textOf(`column-${index}-unit`)}${currency && `>${currency}`}`;
  };
  const answers = (kind: string, names: UnknownName[]) =>
    Object.fromEntries(names.map(({ key }, index) => [key, textOf(`${kind}-${index}`)]));
  const constants = constantColumns.map((column) => [column, textOf(`constant-${column}`)]);
  const [dates, year, decimals] = [textOf('dates'), textOf('year'), textOf('decimals')];
  return {
    ...before,
    columns: Object.fromEntries(titles.map(({ key }, index) => [key, chosenFor(index)])),
    constants: Object.fromEntries(constants.filter(([, value]) => value !== '')),
    included: includable.filter((code) => form.has(`included-${code}`)),
    places: { ...before?.places, ...answers('place', places) },
    charges: { ...before?.charges, ...answers('charge', unknownCharges) },
    ...(dates && { dates }),
    ...(year && { year }),
    ...(decimals && { decimals }),
    ...(question.sheets.length > 0 && { sheet: textOf('sheet') }),
  } as RateMapping;
}
