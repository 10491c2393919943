import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { transportModes } from '#features/cargo/choices.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { formatTotals } from '#platform/values/money.ts';
import { mostOptions } from '../../limits.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import { ActionMenu } from './action-menu.tsx';
import { useEditor } from './editor-context.ts';
import { EditorInput, EditorSelect } from './editor-field.tsx';
import { type OptionDraft, optionFieldId, type PricedDraft } from './editor-model.ts';

const { editor: t } = quotes;

interface OptionBarProps {
  options: readonly OptionDraft[];
  priced: readonly PricedDraft[];
  current: string;
  choose: (id: string) => void;
  /** Focuses the first missing rate of an option. */
  focusRates: (id: string) => void;
  newId: () => string;
}

/** Tabs of the options with their totals; arrow keys move between them. */
export function OptionBar({ options, priced, current, choose, focusRates, newId }: OptionBarProps) {
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
    focusRates(id);
  };
  const duplicate = () => {
    const id = newId();
    const lineIds = options.find((option) => option.id === current)?.lines.map(newId) ?? [];
    change({ type: 'duplicate-option', option: current, id, lineIds });
    choose(id);
    focusRates(id);
  };
  const hasRoom = options.length < mostOptions;
  const actions = [
    ...(hasRoom
      ? [
          { label: t.options.add, act: add },
          { label: t.options.duplicate, act: duplicate },
        ]
      : []),
    ...(options.length > 1
      ? [{ label: t.options.remove, act: () => change({ type: 'remove-option', option: current }) }]
      : []),
  ];
  return (
    <div className="mt-3 flex items-center gap-x-2 border-b border-hairline">
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
                {pricedOption?.totals.byCurrency.some(({ amount }) => amount !== 0) &&
                  formatTotals(deskLocale, pricedOption.totals.byCurrency)}
              </span>
            </button>
          );
        })}
      </div>
      <ActionMenu id="option-menu" label={t.options.menu} actions={actions} />
    </div>
  );
}

/** Mode, route and transit time of an option, folded to one line when its mode is known. */
export function OptionFields({ option }: { option: OptionDraft }) {
  const { change } = useEditor();
  const { options: strings } = t;
  const [isOpen] = useState(option.mode === '');
  const id = (field: string) => optionFieldId(option.id, field);
  const write = (field: Exclude<keyof OptionDraft, 'id' | 'lines'>) => (value: string) =>
    change({ type: 'option', option: option.id, field, value });
  const input = (field: 'title' | 'route' | 'least' | 'most' | 'freeDays', isNumber = false) => (
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
  const days = [option.least, option.most].filter(Boolean).join('–');
  const facts = [
    option.mode ? strings.modes[option.mode] : strings.noMode,
    option.route,
    days && fill(strings.transit, { days }),
    option.freeDays && fill(strings.free, { days: option.freeDays }),
  ].filter(Boolean);
  return (
    <details open={isOpen} className="quote-fold">
      <summary>
        <span className="font-medium text-strong">{facts.join(' · ')}</span>
        <span className="font-normal text-muted">{strings.change}</span>
      </summary>
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
        {input('freeDays', true)}
      </div>
    </details>
  );
}
