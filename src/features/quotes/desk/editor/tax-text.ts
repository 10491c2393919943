import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { readTaxChoice } from './editor-model.ts';

const t = quotes.editor.tax;

/** Names a tax by the value of its choice: "IVA 16% on freight, delivery". */
export function taxText(choice: string): string {
  const tax = readTaxChoice(choice);
  if (!tax) return t.none;
  const named = fill(t.named, { name: tax.name, percent: tax.percent });
  if (tax.codes.length === 0) return named;
  return fill(t.on, {
    tax: named,
    charges: listIn(
      deskLocale,
      tax.codes.map((code) => charges[code]),
    ),
  });
}
