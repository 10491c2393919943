import Package from 'lucide-react/icons/package';
import type { Cargo } from '#features/cargo/cargo.ts';
import { containerCodes } from '#features/cargo/choices.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { chargeBases, chargeCodes, isOfValue, percentOfCharges } from '#features/rates/charges.ts';
import { marginsOf } from '#features/rates/price/priced.ts';
import { type Charging, otherValueCurrency, quantityFrom } from '#features/rates/price/quantities.ts';
import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { currencies, formatMoney } from '#platform/values/money.ts';
import { ActionMenu, type MenuAction } from '../action-menu.tsx';
import { useEditor } from '../editor-context.ts';
import { EditorInput, EditorSelect } from '../editor-field.tsx';
import { type LineDraft, lineFieldId, type OptionDraft, type PricedDraft } from '../editor-model.ts';
import { basisChoiceOf, type LineField } from '../editor-state.ts';
import { marginText } from '../margin-text.ts';
import { chargeFor } from './find-charge.ts';
import { LineDetails } from './line-details.tsx';
import { lineNote } from './line-note.ts';

const { lines: t } = quotes.editor;

const currencyOptions = currencies.map((currency) => ({ value: currency, title: currency }));
const chargeOptions = chargeCodes.map((code) => ({ value: code, title: charges[code] ?? code }));
const namedCharges = chargeCodes.map((code) => ({
  code,
  name: charges[code] ?? code,
  synonyms: t.chargeSynonyms[code],
}));
const basisOptions = chargeBases.flatMap((basis) => [
  ...(basis === 'charge-percent'
    ? percentOfCharges.map((of) => ({
        value: basisChoiceOf({ basis, container: '', of }),
        title: fill(t.percentOf, { charge: charges[of] }),
      }))
    : [{ value: basis as string, title: t.bases[basis] }]),
  ...(basis === 'container'
    ? containerCodes.map((container) => ({
        value: basisChoiceOf({ basis, container, of: '' }),
        title: t.containers[container],
      }))
    : []),
]);

type PricedLineDraft = PricedDraft['lines'][number];

export interface LineRowProps {
  option: OptionDraft;
  line: LineDraft;
  number: number;
  priced: PricedLineDraft | undefined;
  shipment: Cargo | null;
  conversion: Charging['conversion'];
  /** Its source, as text; empty where it does not follow from the company's rates. */
  source: string;
  /** Differences from the cargo, and between its rate and its quantity. */
  warnings: readonly string[];
  isOpen: boolean;
  /** Its quantity is the first that is not known: the others show a question mark alone. */
  isFirstUnknown: boolean;
  /** Its currency is that in the head of the column. */
  hasUsualCurrency: boolean;
  actions: readonly MenuAction[];
}

/** Quantity derived from the shipment, shown until another is typed. */
function cargoQuantity({ option, line, shipment, conversion }: Quantified): string | null {
  const { basis, currency } = line;
  const container = line.container || null;
  const charging = { mode: option.mode || null, conversion };
  const decimal = quantityFrom(shipment, charging, { basis, container, currency });
  return decimal === null ? null : quantityText(decimal);
}

type Quantified = Pick<LineRowProps, 'option' | 'line' | 'shipment' | 'conversion'>;

const isDerived = ({ quantity, basis }: LineDraft) =>
  quantity.trim() === '' && basis !== 'shipment' && basis !== 'charge-percent';

/** True for a quantity that is neither typed nor known from the shipment. */
export const isUnknown = (props: Quantified): boolean =>
  isDerived(props.line) && props.line.basis !== 'insured-value' && cargoQuantity(props) === null;

function quantityText(decimal: string): string {
  return formatNumber(deskLocale, Number(decimal), { maximumFractionDigits: 3 });
}

/** Charged quantity, marked while it is derived from the shipment. */
function Quantity(props: LineRowProps & { write: (value: string) => void; noteId: string | null }) {
  const { line, shipment, write, noteId } = props;
  const { priced } = props;
  // Of an insured value, what is charged on: goods and freight, not the goods alone.
  const insured = line.basis === 'insured-value' && line.quantity.trim() === '' ? priced?.quantity : null;
  const known = insured ? quantityText(insured) : cargoQuantity(props);
  const stated = otherValueCurrency(shipment, line);
  const isOpen = isDerived(line);
  const id = lineFieldId(line.id, 'quantity');
  const missing = stated === null ? t.unknown : fill(t.otherCurrency, { stated, currency: line.currency });
  return (
    <EditorInput
      as="td"
      id={id}
      cell="quantity"
      label={isOfValue(line.basis) ? t.value : t.quantity}
      value={line.quantity}
      write={write}
      isNumber
      placeholder={known ?? '?'}
      {...(noteId && { 'aria-describedby': noteId })}
      note={
        isOpen && (
          <p
            id={`${id}-note`}
            title={known === null ? undefined : t.fromShipment}
            className={
              known !== null
                ? 'quote-mark text-muted'
                : stated === null && !props.isFirstUnknown
                  ? 'sr-only'
                  : 'quote-note font-medium text-alert'
            }
          >
            {known === null ? (
              missing
            ) : (
              <>
                <Package size={14} aria-hidden />
                <span className="sr-only">{fill(t.takenFromShipment, { quantity: known })}</span>
              </>
            )}
          </p>
        )
      }
    />
  );
}

/** Values of a line that have no column, each where there is one. */
function extrasOf({ line, priced, isOpen }: LineRowProps, note: string): string[] {
  const limitText = (name: string, amount: number | null | undefined) =>
    !isOpen && typeof amount === 'number' && priced
      ? `${name} ${formatMoney(deskLocale, { amount, currency: priced.line.currency })}`
      : '';
  return [
    !isOpen && line.text,
    limitText(t.minimum, priced?.line.minimum),
    limitText(t.maximum, priced?.line.maximum),
    note,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** The margin of a line; empty without a cost. */
function lineMargin({ line, priced }: LineRowProps): string {
  const [margin] = priced && line.cost ? marginsOf([priced]) : [];
  return margin && margin.unknown === 0 ? marginText(margin) : '';
}

/** A charge in one row, with a second one for its note and details on demand. */
export function LineRow(props: LineRowProps) {
  const { option, line, number, priced, source, warnings, isOpen, actions } = props;
  const { change } = useEditor();
  const id = (field: string) => lineFieldId(line.id, field);
  const note = lineNote(props);
  const extras = extrasOf(props, note);
  const margin = lineMargin(props);
  const charge = charges[line.code] ?? '';
  const write = (field: LineField) => (value: string) =>
    change({ type: 'line', option: option.id, line: line.id, field, value });
  return (
    <tbody
      className="quote-line"
      data-line={line.id}
      data-usual-currency={props.hasUsualCurrency || undefined}
      aria-label={fill(t.line, { number, charge })}
    >
      <tr>
        <EditorSelect
          as="th"
          id={id('code')}
          cell="code"
          label={t.code}
          value={line.code}
          write={write('code')}
          options={chargeOptions}
          find={(word, before) => chargeFor(word, before, namedCharges)}
        />
        <EditorSelect
          as="td"
          id={id('basis')}
          cell="basis"
          label={t.basis}
          value={basisChoiceOf(line)}
          write={write('basis')}
          options={basisOptions}
        />
        <Quantity
          {...props}
          write={write('quantity')}
          noteId={warnings.length > 0 ? id('warning') : note ? id('note') : null}
        />
        <EditorInput
          as="td"
          id={id('rate')}
          cell="rate"
          label={t.rate}
          value={line.rate}
          write={write('rate')}
          isNumber
        />
        <EditorSelect
          as="td"
          id={id('currency')}
          cell="currency"
          label={t.currency}
          value={line.currency}
          write={write('currency')}
          options={currencyOptions}
        />
        <td data-cell="price" className="tabular">
          <span className="quote-label" aria-hidden>
            {t.price}
          </span>
          <span className="quote-price">
            {priced?.price?.amount ? formatMoney(deskLocale, priced.price) : t.noPrice}
          </span>
        </td>
        <td data-cell="margin" className="tabular" title={source || undefined}>
          <span className="quote-label" aria-hidden>
            {t.margined}
          </span>
          <span className="quote-margin">{margin}</span>
        </td>
        <td data-cell="menu">
          <ActionMenu id={id('menu')} label={fill(t.menu, { number, charge })} actions={actions} />
        </td>
      </tr>
      {(isOpen || extras.length > 0 || warnings.length > 0) && (
        <tr className="quote-line-more">
          <td colSpan={8}>
            {isOpen && <LineDetails option={option.id} line={line} priced={priced} />}
            {extras.length > 0 && (
              <p id={id('note')} className="quote-note tabular text-muted">
                {extras.join(' · ')}
              </p>
            )}
            {warnings.length > 0 && (
              <p id={id('warning')} className="quote-note tabular font-medium text-alert">
                {warnings.join(' ')}
              </p>
            )}
            {isOpen && source !== '' && (
              <p className="quote-note tabular text-muted print:hidden">{source}</p>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
