import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { Cargo } from '#features/cargo/cargo.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import type { Charging } from '#features/rates/price/quantities.ts';
import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import { useEditor } from '../editor-context.ts';
import {
  detailFields,
  type LineDraft,
  lineFieldId,
  type OptionDraft,
  type PricedDraft,
} from '../editor-model.ts';
import { type LineFinding, lineFindingText } from './line-finding-text.ts';
import { isUnknown, LineRow } from './line-row.tsx';

const { editor } = quotes;
const { lines: t } = editor;

interface LineTableProps {
  option: OptionDraft;
  /** From 1. */
  number: number;
  priced: PricedDraft | undefined;
  shipment: Cargo | null;
  /** Sources of the lines by the company's rates, by id. */
  sources: Record<string, string>;
  /** Differences of lines from the cargo, and between rates and their quantity. */
  findings: readonly LineFinding[];
  conversion: Charging['conversion'];
  newId: () => string;
  /** Announces a change to screen readers. */
  announce: (text: string) => void;
}

interface Focused {
  lineId: string;
  field: string;
}

function focusedIn({ target }: KeyboardEvent): Focused | null {
  if (!(target instanceof HTMLElement)) return null;
  const lineId = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  const field = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return lineId && field ? { lineId, field } : null;
}

const isDetail = (field: string) => detailFields.includes(field);

/** These need a text for the customer. */
const needsText = ({ code }: LineDraft) => code === 'other' || code === 'discount';

/** Changes of the lines of an option, each of which moves the focus and is announced. */
function useLineSteps({ option, priced, newId, announce }: LineTableProps) {
  const { change, opened, open } = useEditor();
  const [toFocus, setToFocus] = useState<Focused>();
  const { id: optionId, lines } = option;
  // Runs before the next key, which belongs to the new field.
  useLayoutEffect(() => {
    if (!toFocus) return;
    const { lineId, field } = toFocus;
    const found = document.getElementById(lineFieldId(lineId, field));
    (found ?? document.getElementById(lineFieldId(lineId, 'code')))?.focus();
  }, [toFocus]);
  const focus = (lineId: string, field: string) => {
    if (isDetail(field)) open(lineId, true);
    setToFocus({ lineId, field });
  };
  return {
    focus,
    add(after: string | null) {
      const id = newId();
      change({ type: 'add-line', option: optionId, after, id });
      focus(id, 'code');
    },
    duplicate(lineId: string) {
      const id = newId();
      change({ type: 'duplicate-line', option: optionId, line: lineId, id });
      focus(id, 'rate');
    },
    remove(lineId: string, field = 'code') {
      const at = lines.findIndex(({ id }) => id === lineId);
      const next = lines[at + 1] ?? lines[at - 1];
      change({ type: 'remove-line', option: optionId, line: lineId });
      announce(fill(t.removed, { charge: charges[lines[at]?.code ?? 'other'] ?? '' }));
      if (next) focus(next.id, isDetail(field) ? 'code' : field);
      else document.getElementById('add-line')?.focus();
    },
    move(lineId: string, by: -1 | 1, field = 'code') {
      const at = lines.findIndex(({ id }) => id === lineId);
      const moved = Math.max(0, Math.min(lines.length - 1, at + by));
      change({ type: 'move-line', option: optionId, line: lineId, by });
      announce(fill(t.moved, { number: moved + 1, count: lines.length }));
      focus(lineId, field);
    },
    toggleDetails(line: LineDraft) {
      if (!opened.has(line.id)) return focus(line.id, needsText(line) ? 'text' : 'cost');
      focus(line.id, 'rate');
      open(line.id, false);
    },
    /** Screen readers would not notice the changed price otherwise. */
    announcePrice(lineId: string) {
      const found = priced?.lines.find(({ line }) => line.id === lineId);
      if (!found) return;
      const { line, price } = found;
      const charge = charges[line.code] ?? '';
      announce(
        price
          ? fill(t.priced, { charge, price: formatMoney(deskLocale, price) })
          : fill(t.unpriced, { charge }),
      );
    },
  };
}

type LineSteps = ReturnType<typeof useLineSteps>;

/** Enter: from a charge to its rate, from a required text on to it, elsewhere down the column; a line is added at the end. */
function enter({ lineId, field }: Focused, lines: readonly LineDraft[], steps: LineSteps, isBack: boolean) {
  const at = lines.findIndex(({ id }) => id === lineId);
  const line = lines[at];
  const next = lines[at + (isBack ? -1 : 1)];
  if (!line) return;
  const isFirst = !isBack && (field === 'code' || (field === 'text' && needsText(line) && line.rate === ''));
  if (isFirst) {
    // Quantity and basis follow from the charge, so the focus moves on to the rate.
    const isTextMissing = field === 'code' && needsText(line) && line.text.trim() === '';
    return steps.focus(lineId, isTextMissing ? 'text' : 'rate');
  }
  steps.announcePrice(lineId);
  if (next) steps.focus(next.id, field);
  else if (!isBack && !isDetail(field)) steps.add(lineId);
}

function press(event: KeyboardEvent, lines: readonly LineDraft[], steps: LineSteps): void {
  const focused = focusedIn(event);
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  if (!focused || focused.field === 'menu' || nativeEvent.isComposing || ctrlKey || metaKey) return;
  const { lineId, field } = focused;
  const line = lines.find(({ id }) => id === lineId);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key] as -1 | 1 | undefined;
  if (altKey && step) steps.move(lineId, step, field);
  else if (altKey && key === 'Delete') steps.remove(lineId, field);
  else if (altKey && key === 'Enter' && line) steps.toggleDetails(line);
  else if (key === 'Enter' && !altKey) enter(focused, lines, steps, shiftKey);
  else return;
  event.preventDefault();
}

/** Lines of an option as a table, with its total; cards where the window is narrow. */
export function LineTable(props: LineTableProps) {
  const { option, number, priced, shipment, sources, findings, conversion } = props;
  const { opened } = useEditor();
  const steps = useLineSteps(props);
  const { lines } = option;
  const currency = lines[0]?.currency ?? '';
  const columns = ['code', 'basis', 'quantity', 'rate', 'currency', 'price', 'margin'] as const;
  const firstUnknown = lines.find((line) => isUnknown({ option, line, shipment, conversion }));
  const actionsOf = (line: LineDraft) => [
    { label: t.details, act: () => steps.toggleDetails(line), keys: 'Alt Enter' },
    { label: t.up, act: () => steps.move(line.id, -1), keys: 'Alt ↑' },
    { label: t.down, act: () => steps.move(line.id, 1), keys: 'Alt ↓' },
    { label: t.duplicate, act: () => steps.duplicate(line.id) },
    { label: t.remove, act: () => steps.remove(line.id), keys: 'Alt Del' },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys of its fields come through here.
    <table onKeyDown={(event) => press(event, lines, steps)} className="quote-table">
      <caption className="sr-only">{fill(t.label, { number })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-cell={column}>
              {column === 'margin' ? t.margined : t[column]}{' '}
              {column === 'currency' && currency && <strong className="ml-1 font-medium">{currency}</strong>}
            </th>
          ))}
          <th scope="col" data-cell="menu">
            <span className="sr-only">{t.menuColumn}</span>
          </th>
        </tr>
      </thead>
      {lines.map((line, index) => (
        <LineRow
          key={line.id}
          option={option}
          line={line}
          shipment={shipment}
          conversion={conversion}
          source={sources[line.id] ?? ''}
          warnings={findings.filter((finding) => finding.line.id === line.id).map(lineFindingText)}
          isFirstUnknown={line === firstUnknown}
          hasUsualCurrency={line.currency === currency}
          number={index + 1}
          priced={priced?.lines.find(({ line: { id } }) => id === line.id)}
          isOpen={opened.has(line.id)}
          actions={actionsOf(line)}
        />
      ))}
      <tfoot>
        <tr>
          <td colSpan={5}>
            <button id="add-line" type="button" onClick={() => steps.add(null)} className="quote-add">
              {t.add}
            </button>
          </td>
          <td data-cell="price" className="tabular">
            {priced?.totals.byCurrency.some(({ amount }) => amount !== 0) && (
              <>
                <span className="sr-only">{editor.totals.total} </span>
                <span className="quote-price font-semibold text-strong">
                  {formatTotals(deskLocale, priced.totals.byCurrency)}
                </span>
              </>
            )}
          </td>
          <td data-cell="margin" />
          <td data-cell="menu" />
        </tr>
      </tfoot>
    </table>
  );
}
