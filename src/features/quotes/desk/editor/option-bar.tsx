import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill, pluralOf } from '../../../../platform/values/format.ts';
import { formatMoney } from '../../../../platform/values/money.ts';
import { transportModes } from '../../../cargo/choices.ts';
import { mostOptions } from '../../limits.ts';
import { marginsOf } from '../../priced.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { useEditor } from './editor-context.ts';
import { EditorInput, EditorSelect } from './editor-field.tsx';
import { type OptionDraft, optionFieldId, type PricedDraft } from './editor-model.ts';
import { marginText } from './margin-text.ts';

const { editor: t } = quotes;

/** Formats the totals of an option by currency. */
export function totalText({ totals }: Pick<PricedDraft, 'totals'>): string {
  return totals.byCurrency.map((money) => formatMoney(deskLocale, money)).join(' + ');
}

interface OptionBarProps {
  options: readonly OptionDraft[];
  priced: readonly PricedDraft[];
  current: string;
  choose: (id: string) => void;
  newId: () => string;
}

/** Tabs of the options with their totals; arrow keys move between them. */
export function OptionBar({ options, priced, current, choose, newId }: OptionBarProps) {
  const { change } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current) document.getElementById(`option-tab-${current}`)?.focus();
    hasFocus.current = false;
  }, [current]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = options.findIndex(({ id }) => id === current);
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    hasFocus.current = true;
    choose(next.id);
  };
  const add = () => {
    const id = newId();
    change({ type: 'add-option', id, lineId: newId() });
    choose(id);
  };
  const duplicate = () => {
    const id = newId();
    const lineIds = options.find((option) => option.id === current)?.lines.map(newId) ?? [];
    change({ type: 'duplicate-option', option: current, id, lineIds });
    choose(id);
  };
  const hasRoom = options.length < mostOptions;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-hairline">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t.options.label}
        onKeyDown={press}
        className="flex min-w-0 flex-wrap gap-x-1 outline-none"
      >
        {options.map(({ id, title }, index) => {
          const pricedOption = priced.find((candidate) => candidate.id === id);
          return (
            <button
              key={id}
              id={`option-tab-${id}`}
              type="button"
              role="tab"
              aria-selected={id === current}
              aria-controls="option-panel"
              tabIndex={id === current ? 0 : -1}
              onClick={() => choose(id)}
              className="-mb-px min-h-11 border-b-2 border-transparent px-3 py-1 text-left text-muted hover:text-strong aria-selected:border-strong aria-selected:text-strong"
            >
              <span className="block max-w-[24ch] truncate font-medium">
                {title || fill(t.options.number, { number: index + 1 })}
              </span>
              <span className="tabular block text-[0.8125rem]">
                {pricedOption && totalText(pricedOption)}
              </span>
            </button>
          );
        })}
      </div>
      <p className="mb-1 flex flex-wrap gap-x-4">
        {hasRoom && <OptionButton label={t.options.add} act={add} />}
        {hasRoom && <OptionButton label={t.options.duplicate} act={duplicate} />}
        {options.length > 1 && (
          <OptionButton
            label={t.options.remove}
            act={() => change({ type: 'remove-option', option: current })}
          />
        )}
      </p>
    </div>
  );
}

function OptionButton({ label, act }: { label: string; act: () => void }) {
  return (
    <button type="button" onClick={act} className="link min-h-9 text-[0.8125rem]">
      {label}
    </button>
  );
}

export function OptionFields({ option }: { option: OptionDraft }) {
  const { change } = useEditor();
  const { options: strings } = t;
  const id = (field: string) => optionFieldId(option.id, field);
  const write = (field: Exclude<keyof OptionDraft, 'id' | 'lines'>) => (value: string) =>
    change({ type: 'option', option: option.id, field, value });
  const input = (field: 'title' | 'route' | 'least' | 'most', isNumber = false) => (
    <EditorInput
      id={id(field)}
      cell={field}
      label={strings[field]}
      value={option[field]}
      write={write(field)}
      isNumber={isNumber}
      placeholder={isNumber ? (field === 'most' && option.least) || strings.days : undefined}
    />
  );
  return (
    <div className="quote-option">
      <EditorSelect
        id={id('mode')}
        cell="mode"
        label={strings.mode}
        value={option.mode}
        write={write('mode')}
        options={[
          { value: '', title: strings.noMode },
          ...transportModes.map((mode) => ({ value: mode, title: strings.modes[mode] })),
        ]}
      />
      {input('title')}
      {input('route')}
      {input('least', true)}
      {input('most', true)}
    </div>
  );
}

/** Totals of an option: price, conversion and margin. */
export function OptionTotals({ priced }: { priced: PricedDraft }) {
  const { byCurrency, converted } = priced.totals;
  const margins = marginsOf(priced.lines);
  const unknown = margins.reduce((sum, margin) => sum + margin.unknown, 0);
  return (
    <dl className="quote-totals tabular">
      <div>
        <dt>{t.totals.total}</dt>
        <dd className="text-[1.0625rem] font-semibold text-strong">
          {byCurrency.length === 0 ? t.lines.noPrice : totalText(priced)}
        </dd>
      </div>
      {converted && (
        <div>
          <dt>{t.totals.converted}</dt>
          <dd className="font-semibold text-strong">{formatMoney(deskLocale, converted)}</dd>
        </div>
      )}
      {priced.lines.some(({ line }) => line.cost !== null) && (
        <div>
          <dt>{t.totals.margin}</dt>
          <dd>
            {unknown === 0
              ? margins.map(marginText).join(' + ')
              : pluralOf(deskLocale, unknown, t.totals.known)}
          </dd>
        </div>
      )}
    </dl>
  );
}
