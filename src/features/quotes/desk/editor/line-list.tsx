import Package from 'lucide-react/icons/package';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../../platform/values/format.ts';
import { currencies, formatMoney, type Money } from '../../../../platform/values/money.ts';
import type { Cargo } from '../../../cargo/cargo.ts';
import { containerCodes } from '../../../cargo/choices.ts';
import { chargeBases, chargeCodes, isPercentage } from '../../../rates/charges.ts';
import { charges } from '../../../rates/strings/en/charges.ts';
import { marginsOf } from '../../priced.ts';
import { type Charging, otherValueCurrency, quantityFrom } from '../../quantities.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { useEditor } from './editor-context.ts';
import { EditorInput, EditorSelect } from './editor-field.tsx';
import { type LineDraft, lineFieldId, type OptionDraft, type PricedDraft } from './editor-model.ts';
import { chargeFor } from './find-charge.ts';
import { lineNote } from './line-note.ts';
import { marginText } from './margin-text.ts';

const { editor: t } = quotes;

const currencyOptions = currencies.map((currency) => ({ value: currency, title: currency }));

type PricedLineDraft = PricedDraft['lines'][number];

interface LineProps {
  option: OptionDraft;
  line: LineDraft;
  number: number;
  priced: PricedLineDraft | undefined;
  shipment: Cargo | null;
  conversion: Charging['conversion'];
  remove: () => void;
}

/** Quantity derived from the shipment, shown until another is typed. */
function cargoQuantity({ option, line, shipment, conversion }: LineProps): string | null {
  const { basis, currency } = line;
  const container = line.container || null;
  const charging = { mode: option.mode || null, conversion };
  const decimal = quantityFrom(shipment, charging, { basis, container, currency });
  return decimal === null ? null : formatNumber(deskLocale, Number(decimal), { maximumFractionDigits: 3 });
}

/** Charged quantity, marked while it is derived from the shipment. */
function Quantity(props: LineProps & { write: (value: string) => void; noteId: string | null }) {
  const { line, shipment, write, noteId } = props;
  const known = cargoQuantity(props);
  const stated = otherValueCurrency(shipment, line);
  const isOpen = line.quantity.trim() === '' && line.basis !== 'shipment';
  const id = lineFieldId(line.id, 'quantity');
  return (
    <EditorInput
      id={id}
      cell="quantity"
      label={isPercentage(line.basis) ? t.lines.value : t.lines.quantity}
      value={line.quantity}
      write={write}
      isNumber
      placeholder={known ?? '?'}
      {...(noteId && { 'aria-describedby': noteId })}
      note={
        isOpen && (
          <p
            id={`${id}-note`}
            title={known === null ? undefined : t.lines.fromShipment}
            className={known === null ? 'quote-note font-medium text-alert' : 'quote-mark text-muted'}
          >
            {known === null ? (
              stated === null ? (
                t.lines.unknown
              ) : (
                fill(t.lines.otherCurrency, { stated, currency: line.currency })
              )
            ) : (
              <>
                <Package size={14} aria-hidden />
                <span className="sr-only">{fill(t.lines.takenFromShipment, { quantity: known })}</span>
              </>
            )}
          </p>
        )
      }
    />
  );
}

/** Price of a line, and its margin for staff. */
function LineResult({ priced }: { priced: PricedLineDraft | undefined }) {
  const [margin] = priced ? marginsOf([priced]) : [];
  return (
    <>
      <p className="quote-cell tabular" data-cell="price">
        <span className="quote-label">{t.lines.price}</span>
        <span className="quote-value font-medium text-strong">
          {priced?.price ? formatMoney(deskLocale, priced.price as Money) : t.lines.noPrice}
        </span>
      </p>
      <p className="quote-cell tabular" data-cell="margin">
        <span className="quote-label">{t.lines.margin}</span>
        <span className="quote-value">
          {margin && margin.unknown === 0 ? marginText(margin) : t.lines.noPrice}
        </span>
      </p>
    </>
  );
}

function Line(props: LineProps) {
  const { option, line, number, priced, remove } = props;
  const { change } = useEditor();
  const id = (field: string) => lineFieldId(line.id, field);
  const note = lineNote(props);
  const write = (field: Exclude<keyof LineDraft, 'id' | 'costMinimum'>) => (value: string) =>
    change({ type: 'line', option: option.id, line: line.id, field, value });
  const namedCharges = chargeCodes.map((code) => ({
    code,
    name: charges[code] ?? code,
    synonyms: t.lines.chargeSynonyms[code],
  }));
  const typed = (field: 'text' | 'rate' | 'minimum' | 'cost', isNumber = true) => (
    <EditorInput
      id={id(field)}
      cell={field}
      label={t.lines[field]}
      value={line[field]}
      write={write(field)}
      isNumber={isNumber}
    />
  );
  return (
    <fieldset
      className="quote-line"
      data-line={line.id}
      aria-label={fill(t.lines.line, { number, charge: charges[line.code] ?? '' })}
    >
      <EditorSelect
        id={id('code')}
        cell="code"
        label={t.lines.code}
        value={line.code}
        write={write('code')}
        options={chargeCodes.map((code) => ({ value: code, title: charges[code] ?? code }))}
        find={(word, before) => chargeFor(word, before, namedCharges)}
      />
      {typed('text', false)}
      <EditorSelect
        id={id('basis')}
        cell="basis"
        label={t.lines.basis}
        value={line.basis}
        write={write('basis')}
        options={chargeBases.map((basis) => ({ value: basis, title: t.lines.bases[basis] }))}
      />
      {line.basis === 'container' && (
        <EditorSelect
          id={id('container')}
          cell="container"
          label={t.lines.container}
          value={line.container}
          write={write('container')}
          options={[
            { value: '', title: t.lines.anyContainer },
            ...containerCodes.map((code) => ({ value: code, title: t.lines.containers[code] })),
          ]}
        />
      )}
      <Quantity {...props} write={write('quantity')} noteId={note ? id('note') : null} />
      {typed('rate')}
      <EditorSelect
        id={id('currency')}
        cell="currency"
        label={t.lines.currency}
        value={line.currency}
        write={write('currency')}
        options={currencyOptions}
      />
      {typed('minimum')}
      {typed('cost')}
      <LineResult priced={priced} />
      <div className="quote-cell" data-cell="remove">
        <button
          type="button"
          // Left out of the tab order: there is a shortcut, and Tab moves to the next line.
          tabIndex={-1}
          aria-label={fill(t.lines.removeNumbered, { number })}
          title={t.lines.remove}
          onClick={remove}
          className="grid size-9 place-items-center text-muted hover:text-alert pointer-coarse:size-11"
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      {note && (
        <p id={id('note')} className="quote-note text-muted" data-cell="note">
          {note}
        </p>
      )}
    </fieldset>
  );
}

interface LineListProps {
  option: OptionDraft;
  /** From 1. */
  number: number;
  priced: PricedDraft | undefined;
  shipment: Cargo | null;
  conversion: Charging['conversion'];
  newId: () => string;
  /** Announces a change to screen readers. */
  announce: (text: string) => void;
}

function focusedIn({ target }: KeyboardEvent): { lineId: string; field: string } | null {
  if (!(target instanceof HTMLElement)) return null;
  const lineId = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  const field = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return lineId && field ? { lineId, field } : null;
}

/**
 * Lines of an option. Enter moves from a charge to its rate, elsewhere down the column, and adds a line at the end; Alt
 * moves and removes the line.
 */
export function LineList({ option, number, priced, shipment, conversion, newId, announce }: LineListProps) {
  const { change } = useEditor();
  const list = useRef<HTMLFieldSetElement>(null);
  const [toFocus, setToFocus] = useState<{ lineId: string; field: string }>();
  const { lines } = option;
  // Runs before the next key, which belongs to the new field.
  useLayoutEffect(() => {
    if (!toFocus) return;
    const line = list.current?.querySelector(`[data-line="${toFocus.lineId}"]`);
    const field = `[data-cell="${toFocus.field}"] :is(input, select)`;
    (line?.querySelector<HTMLElement>(field) ?? line?.querySelector<HTMLElement>('select'))?.focus();
  }, [toFocus]);

  const add = (after: string | null) => {
    const id = newId();
    change({ type: 'add-line', option: option.id, after, id });
    setToFocus({ lineId: id, field: 'code' });
  };
  const remove = (lineId: string, field = 'code') => {
    const at = lines.findIndex(({ id }) => id === lineId);
    const next = lines[at + 1] ?? lines[at - 1];
    const code = lines[at]?.code ?? 'other';
    change({ type: 'remove-line', option: option.id, line: lineId });
    announce(fill(t.lines.removed, { charge: charges[code] ?? '' }));
    if (next) setToFocus({ lineId: next.id, field });
    else document.getElementById('add-line')?.focus();
  };
  // Screen readers would not notice the changed price otherwise.
  const announcePrice = (lineId: string) => {
    const own = priced?.lines.find(({ line }) => line.id === lineId);
    if (!own) return;
    const charge = charges[own.line.code] ?? '';
    const { price } = own;
    announce(
      price
        ? fill(t.lines.priced, { charge, price: formatMoney(deskLocale, price) })
        : fill(t.lines.unpriced, { charge }),
    );
  };
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const focused = focusedIn(event);
    if (!focused || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { lineId, field } = focused;
    const at = lines.findIndex(({ id }) => id === lineId);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.altKey && step) {
      const moved = Math.max(0, Math.min(lines.length - 1, at + step));
      change({ type: 'move-line', option: option.id, line: lineId, by: step });
      announce(fill(t.lines.moved, { number: moved + 1, count: lines.length }));
      setToFocus({ lineId, field });
    } else if (event.altKey && event.key === 'Delete') remove(lineId, field);
    else if (event.key === 'Enter' && !event.altKey && field !== 'remove') {
      const next = lines[at + (event.shiftKey ? -1 : 1)];
      // Quantity and basis follow from the charge, so the focus moves on to the rate.
      const isCharge = field === 'code' && !event.shiftKey;
      if (!isCharge) announcePrice(lineId);
      if (isCharge) setToFocus({ lineId, field: 'rate' });
      else if (next) setToFocus({ lineId: next.id, field });
      else if (!event.shiftKey) add(lineId);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      {lines.length === 0 && <p className="py-2 text-muted">{t.lines.none}</p>}
      <fieldset
        ref={list}
        aria-label={fill(t.lines.label, { number })}
        onKeyDown={press}
        className="quote-lines"
      >
        {lines.map((line, index) => (
          <Line
            key={line.id}
            option={option}
            line={line}
            shipment={shipment}
            conversion={conversion}
            number={index + 1}
            priced={priced?.lines.find(({ line: { id } }) => id === line.id)}
            remove={() => remove(line.id)}
          />
        ))}
      </fieldset>
      <button id="add-line" type="button" onClick={() => add(null)} className="desk-button mt-2">
        {t.lines.add}
      </button>
    </>
  );
}
