import { checkTaxNumber } from './tax-number.ts';

interface TaxNumberNoteProps {
  kind: string;
  number: string;
  problems: Record<'format' | 'check-digit', Record<string, string>>;
}

/** Shows the problem of a tax number that cannot be right; pages load it once a number is typed. */
export default function TaxNumberNote({ kind, number, problems }: TaxNumberNoteProps) {
  const found = checkTaxNumber(kind, number);
  return found === 'right' ? null : problems[found][kind];
}
