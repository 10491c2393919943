import { type Ref, useState } from 'react';
import { containerTypes, modes } from '#features/cargo/strings/en/cargo.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { currencies } from '#platform/values/money.ts';
import { Options, SmallField } from '#ui/desk/controls.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { constantColumns, dateOrders, decimalSigns, missingColumns, per100Kg } from '../mapping.ts';
import { rateChoices } from '../rates.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';
import { ChargeColumns, ColumnTable, targetOf } from './column-table.tsx';
import { useInvalid } from './invalid-fields.tsx';
import { includable, type MappingQuestion } from './mapping-of-form.ts';
import { NameFields } from './name-fields.tsx';

const { mapping: t, columnNames } = rates;

/** Names of the choices of a column, as the desk shows them. */
export const choiceNames: Partial<Record<string, Record<string, string>>> = {
  mode: modes,
  charge: charges,
  of: charges,
  basis: { ...bases, [per100Kg]: t.per100Kg },
  container: containerTypes,
};

const choicesOf: Partial<Record<string, readonly string[]>> = {
  ...rateChoices,
  basis: [...(rateChoices.basis ?? []), per100Kg],
  currency: currencies,
};

const isDay = (column: string) => column === 'valid_from' || column === 'valid_until';

interface ReadingsProps<Value extends string> {
  name: string;
  heading: string;
  values: readonly Value[];
  titles: Record<Value, string>;
}

/** Radios for the readings of ambiguous cells. */
function Readings<Value extends string>({ name, heading, values, titles }: ReadingsProps<Value>) {
  const { error, attributes } = useInvalid(name);
  return (
    <fieldset className="mt-5" aria-describedby={attributes['aria-describedby']}>
      <legend className="font-medium">{heading}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {values.map((value) => (
          <label key={value} className="flex items-center gap-2 py-1">
            <input type="radio" name={name} value={value} required className="size-4.5 shrink-0" />
            {titles[value]}
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}

/** The sign of decimals and the order of dates that may be read in two ways, and the year of days without one. */
function DateFields({ dates, years, numbers }: Pick<MappingQuestion, 'dates' | 'years' | 'numbers'>) {
  const { error, attributes } = useInvalid('year');
  return (
    <>
      {numbers.length > 0 && (
        <Readings
          name="decimals"
          heading={fill(t.numbers.heading, { numbers: numbers.join(', ') })}
          values={decimalSigns}
          titles={t.numbers}
        />
      )}
      {dates.length > 0 && (
        <Readings
          name="dates"
          heading={fill(t.dates.heading, { dates: dates.join(', ') })}
          values={dateOrders}
          titles={t.dates}
        />
      )}
      {years.length > 0 && (
        <div className="mt-5 max-w-96">
          <SmallField id="year" label={fill(t.dates.year, { dates: years.join(', ') })} error={error}>
            <input
              id="year"
              name="year"
              required
              {...attributes}
              pattern="20[0-9]{2}"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              className="desk-input"
            />
          </SmallField>
        </div>
      )}
    </>
  );
}

interface ConstantsProps {
  constants: MappingQuestion['constants'];
  columns: readonly (typeof constantColumns)[number][];
  guessed: readonly string[];
  /** Columns that the file lacks. */
  needed?: readonly string[];
}

interface ConstantProps {
  column: (typeof constantColumns)[number];
  value: string;
  isGuessed: boolean;
  isNeeded: boolean;
}

/** Field for a value of all lines; a guess is named one until it is changed. */
function ConstantField({ column, value, isGuessed, isNeeded }: ConstantProps) {
  const id = `constant-${column}`;
  const [isAsGuessed, setAsGuessed] = useState(isGuessed);
  const { error, attributes } = useInvalid(id, isAsGuessed ? `${id}-guess` : undefined);
  const choices = choicesOf[column];
  const field = {
    ...{ id, name: id, defaultValue: value, required: isNeeded, onChange: () => setAsGuessed(false) },
    ...attributes,
  };
  return (
    <SmallField id={id} label={columnNames[column]} error={error}>
      {choices ? (
        <select {...field} className="desk-input w-full">
          <option value="">{isNeeded ? t.choose : t.none}</option>
          <Options
            options={choices.map((choice) => ({
              value: choice,
              title: choiceNames[column]?.[choice] ?? choice,
            }))}
          />
        </select>
      ) : (
        <input
          {...field}
          type={isDay(column) ? 'date' : 'text'}
          maxLength={300}
          autoComplete="off"
          className="desk-input"
        />
      )}
      {isAsGuessed && (
        <p id={`${id}-guess`} className="mt-1 text-[0.8125rem] text-muted">
          {t.guess}
        </p>
      )}
    </SmallField>
  );
}

/** Fields for values of all lines. */
function ConstantFields({ constants, columns, guessed, needed = [] }: ConstantsProps) {
  return (
    <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {columns.map((column) => (
        <ConstantField
          key={column}
          column={column}
          value={constants[column] ?? ''}
          isGuessed={guessed.includes(column)}
          isNeeded={needed.includes(column)}
        />
      ))}
    </div>
  );
}

/** Columns of which one value for all lines is usual. */
const usualConstants: readonly string[] = ['carrier', 'valid_from', 'valid_until'];

/** The columns of the file, and the values that it has no column for. */
function Columns({ question }: { question: MappingQuestion }) {
  const { titles, rows, constants, guessed, included, sheet } = question;
  const [targets, setTargets] = useState(() => titles.map(({ proposed }) => targetOf(proposed)));
  const isOfFile = (name: string) => targets.includes(name);
  const missing: readonly string[] = missingColumns(targets, {});
  const unread = titles.flatMap(({ key, title }, index) => (targets[index] === '' ? [title || key] : []));
  const first = constantColumns.filter(
    (name) => missing.includes(name) || (usualConstants.includes(name) && !isOfFile(name)),
  );
  const more = constantColumns.filter((name) => !first.includes(name));
  return (
    <>
      <fieldset className="mt-1">
        <legend className="font-medium">{t.constants}</legend>
        <ConstantFields constants={constants} columns={first} guessed={guessed} needed={missing} />
      </fieldset>
      <ChargeColumns titles={titles} targets={targets} />
      <ColumnTable
        key={sheet}
        titles={titles}
        rows={rows}
        targets={targets}
        onChoose={(index, target) => setTargets(targets.with(index, target))}
      />
      <p role="status" className="mt-2 text-[0.8125rem] wrap-anywhere text-muted">
        {unread.length > 0 && fill(t.unread, { titles: listIn(deskLocale, unread) })}
        {missing.includes('rate') && <strong className="font-medium text-alert"> {t.noPrice}</strong>}
      </p>
      <details className="mt-3">
        <summary className="link w-fit py-1">{t.moreConstants}</summary>
        <ConstantFields constants={constants} columns={more} guessed={guessed} />
      </details>
      <details className="mt-1" open={included.length > 0}>
        <summary className="link w-fit py-1">{t.included}</summary>
        <p className="mt-1 max-w-[72ch] text-muted">{t.includedText}</p>
        <fieldset className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          <legend className="sr-only">{t.included}</legend>
          {includable.map((code) => (
            <label key={code} className="flex items-center gap-2 py-1">
              <input
                type="checkbox"
                name={`included-${code}`}
                defaultChecked={included.includes(code)}
                className="size-4.5 shrink-0"
              />
              {charges[code]}
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}

/** Fields for what each column of a file holds, for the values that it lacks, and for what is not certain in it. */
export function MappingFields({
  question,
  headingRef,
}: {
  question: MappingQuestion;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { sheets, sheet, isMapped } = question;
  return (
    <div className="border-t border-hairline pt-4">
      <h2 ref={headingRef} tabIndex={-1} className="text-[1.125rem] outline-none">
        {isMapped ? t.headingOfNames : t.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-[90ch] text-muted">
        {isMapped ? t.textOfNames : t.text}
        {!isMapped && question.titles.some(({ isGuessed }) => isGuessed) && ` ${t.guessed}`}
      </p>
      {sheets.length > 0 && (
        <div className="mb-3 max-w-96">
          <SmallField id="sheet" label={t.sheet}>
            <select id="sheet" name="sheet" defaultValue={sheet} className="desk-input w-full">
              <Options options={sheets.map((value) => ({ value, title: value }))} />
            </select>
          </SmallField>
        </div>
      )}
      <DateFields {...question} />
      <NameFields kind="place" names={question.places} />
      <NameFields kind="charge" names={question.charges} />
      {isMapped ? (
        <details className="mt-5">
          <summary className="link w-fit py-1">{t.columns}</summary>
          <Columns question={question} />
        </details>
      ) : (
        <div className={question.places.length + question.charges.length > 0 ? 'mt-6' : ''}>
          <Columns key={question.titles.map(({ key }) => key).join('\n')} question={question} />
        </div>
      )}
    </div>
  );
}
