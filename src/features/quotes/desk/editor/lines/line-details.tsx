import { useState } from 'react';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { isDecimal, readDecimalText } from '#platform/values/decimal.ts';
import { useEditor } from '../editor-context.ts';
import { EditorInput } from '../editor-field.tsx';
import { type LineDraft, lineFieldId, type PricedDraft } from '../editor-model.ts';
import { type Percentage, percentOf, rateFor } from './markup.ts';

const { lines: t } = quotes.editor;

interface LineDetailsProps {
  option: string;
  line: LineDraft;
  priced: PricedDraft['lines'][number] | undefined;
}

/** Percentage as typed, with the rate that it gave. */
interface TypedPercent {
  kind: Percentage;
  text: string;
  rate: string;
}

const percentPlaces = { places: 3 };

/** Returns the rate for a typed percentage of a typed cost; null while one of them cannot be read. */
function rateOf(
  { cost, currency, code }: Pick<LineDraft, 'cost' | 'currency' | 'code'>,
  { kind, text }: Pick<TypedPercent, 'kind' | 'text'>,
): string | null {
  const [base, percent] = [readDecimalText(cost), readDecimalText(text, percentPlaces)];
  if (code === 'discount' || cost.trim() === '' || text.trim() === '' || !base.ok || !percent.ok) return null;
  const rate = rateFor(kind, { cost: base.decimal, percent: percent.decimal, currency });
  return rate !== null && isDecimal(rate) ? rate : null;
}

/** Text, limits, cost and markup of a line; a percentage of the cost fills in the rate. */
export function LineDetails({ option, line, priced }: LineDetailsProps) {
  const { change } = useEditor();
  const [typed, setTyped] = useState<TypedPercent | null>(null);
  const id = (field: string) => lineFieldId(line.id, field);
  const write = (field: 'text' | 'minimum' | 'maximum' | 'cost' | 'rate') => (value: string) =>
    change({ type: 'line', option, line: line.id, field, value });
  const apply = (of: Pick<LineDraft, 'cost' | 'currency' | 'code'>, { kind, text }: TypedPercent) => {
    const rate = rateOf(of, { kind, text });
    if (rate !== null) write('rate')(rate);
    setTyped({ kind, text, rate: rate ?? line.rate });
  };
  // A rate that was typed since does not follow the cost.
  const followed = typed && typed.rate === line.rate ? typed : null;
  const cost = priced?.line.cost?.rate;
  const known = (kind: Percentage) =>
    (cost && priced && percentOf(kind, { cost, rate: priced.line.rate })) || undefined;
  const percent = (kind: Percentage) => (
    <EditorInput
      id={id(kind)}
      cell={kind}
      label={t[kind]}
      value={followed?.kind === kind ? followed.text : ''}
      write={(text) => apply(line, { kind, text, rate: line.rate })}
      isNumber
      placeholder={known(kind)}
    />
  );
  return (
    <div className="quote-details">
      <EditorInput id={id('text')} cell="text" label={t.text} value={line.text} write={write('text')} />
      {(['minimum', 'maximum'] as const).map((limit) => (
        <EditorInput
          key={limit}
          id={id(limit)}
          cell={limit}
          label={t[limit]}
          value={line[limit]}
          write={write(limit)}
          isNumber
        />
      ))}
      <EditorInput
        id={id('cost')}
        cell="cost"
        label={t.cost}
        value={line.cost}
        write={(value) => {
          write('cost')(value);
          if (followed) apply({ ...line, cost: value }, followed);
        }}
        isNumber
      />
      {percent('markup')}
      {percent('margin')}
    </div>
  );
}
