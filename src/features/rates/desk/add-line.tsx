import { currencies } from '#platform/values/money.ts';
import { ChoiceInput, DeskForm, type DeskOutcome, TextInput } from '#ui/desk/desk-form.tsx';
import { neededRateColumns, type RateColumn, rateChoices, rateColumns } from '../rates.ts';
import { rates } from '../strings/en/rates.ts';
import { choiceNames } from './mapping-fields.tsx';

const { columnNames, sheet } = rates;
const t = sheet.addLine;

const choicesOf: Partial<Record<RateColumn, readonly string[]>> = { ...rateChoices, currency: currencies };
const days: readonly RateColumn[] = ['valid_from', 'valid_until'];

function Cell({ name }: { name: RateColumn }) {
  const label = columnNames[name];
  const choices = choicesOf[name];
  if (!choices)
    return (
      <TextInput
        name={name}
        label={label}
        required={neededRateColumns.includes(name)}
        autoComplete="off"
        {...(days.includes(name) && { type: 'date' })}
      />
    );
  const options = choices.map((value) => ({ value, title: choiceNames[name]?.[value] ?? value }));
  const isNeeded = neededRateColumns.includes(name);
  return (
    <ChoiceInput
      name={name}
      label={label}
      options={isNeeded ? options : [{ value: '', title: t.none }, ...options]}
    />
  );
}

/** The form that adds a line to a sheet without a file. */
export function AddLine({ outcome }: { outcome: DeskOutcome | null | undefined }) {
  const isRefused = outcome?.intent === 'addLine';
  return (
    <details className="pb-3" open={isRefused}>
      <summary className="link w-fit py-1">{t.heading}</summary>
      <DeskForm
        intent="addLine"
        outcome={outcome}
        labels={columnNames}
        submit={t.submit}
        t={t}
        className="mt-2 max-w-4xl space-y-4 border-b border-hairline pb-5"
      >
        <p className="text-muted">{t.text}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {rateColumns.map((name) => (
            <Cell key={name} name={name} />
          ))}
        </div>
      </DeskForm>
    </details>
  );
}
