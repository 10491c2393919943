import type { Ref } from 'react';
import { fill } from '../../../platform/values/format.ts';
import { type Option, Options, SmallField } from '../../../ui/desk/controls.tsx';
import { containerCodes } from '../../cargo/choices.ts';
import { containerTypes, modes } from '../../cargo/strings/en/cargo.ts';
import { breakOf, constantColumns, type FoundTitle } from '../mapping.ts';
import type { RateMapping } from '../rate-input.ts';
import { type RateColumn, rateChoices, rateColumns } from '../rates.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';

const { mapping: t, columnNames } = rates;

export interface MappingQuestion {
  titles: FoundTitle[];
  constants: RateMapping['constants'];
}

const priceKinds = ['rate', 'cost'] as const;

/** Weight breaks of air tariffs; those of a file are added. */
const usualBreaks = ['45', '100', '250', '300', '500', '1000'];

function breakOptions(titles: FoundTitle[]): Option[] {
  const found = titles.flatMap(({ proposed }) => breakOf(proposed)?.from ?? []);
  const breaks = [...new Set([...usualBreaks, ...found])].sort((a, b) => Number(a) - Number(b));
  return priceKinds.flatMap((kind) =>
    breaks.map((from) => ({ value: `${kind}_${from}`, title: fill(t.ofBreak[kind], { from }) })),
  );
}

const containerOptions: Option[] = priceKinds.flatMap((kind) =>
  containerCodes.map((code) => ({
    value: `${kind}:${code}`,
    title: fill(t.ofContainer[kind], { container: containerTypes[code] }),
  })),
);

/** Names of the choices of a column, as the desk shows them. */
const choiceNames: Partial<Record<RateColumn, Record<string, string>>> = {
  mode: modes,
  charge: charges,
  of: charges,
  basis: bases,
};

const columnOptions: Option[] = rateColumns.map((value) => ({ value, title: columnNames[value] }));

/** Returns the mapping that the fields hold. */
export function mappingIn(form: FormData, { titles }: MappingQuestion): RateMapping {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const constants = constantColumns.map((column) => [column, textOf(`constant-${column}`)]);
  return {
    columns: Object.fromEntries(titles.map(({ key }, index) => [key, textOf(`column-${index}`)])),
    constants: Object.fromEntries(constants.filter(([, value]) => value !== '')),
  } as RateMapping;
}

/** Fields for what each column of a file holds, and for the values that it lacks. */
export function MappingFields({
  question: { titles, constants },
  headingRef,
}: {
  question: MappingQuestion;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const breaks = breakOptions(titles);
  const grid = 'mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3';
  return (
    <div className="border-t border-hairline pt-4">
      <h3 ref={headingRef} tabIndex={-1} className="outline-none">
        {t.heading}
      </h3>
      <p className="mt-1 max-w-[72ch] text-muted">{t.text}</p>
      <div className={grid}>
        {titles.map(({ key, title, values, proposed }, index) => (
          <SmallField key={key} id={`column-${index}`} label={title || key}>
            <select
              id={`column-${index}`}
              name={`column-${index}`}
              defaultValue={proposed}
              aria-describedby={`column-${index}-values`}
              className="desk-input w-full"
            >
              <option value="">{t.notRead}</option>
              <optgroup label={t.columns}>
                <Options options={columnOptions} />
              </optgroup>
              <optgroup label={t.breaks}>
                <Options options={breaks} />
              </optgroup>
              <optgroup label={t.containers}>
                <Options options={containerOptions} />
              </optgroup>
            </select>
            <p id={`column-${index}-values`} className="mt-1 text-[0.8125rem] wrap-anywhere text-muted">
              {values.length > 0 && fill(t.example, { values: values.join(' | ') })}
            </p>
          </SmallField>
        ))}
      </div>
      <fieldset className="mt-5">
        <legend className="font-medium">{t.constants}</legend>
        <p className="mt-1 text-muted">{t.constantsText}</p>
        <div className={grid}>
          {constantColumns.map((column) => {
            const id = `constant-${column}`;
            const choices = rateChoices[column];
            return (
              <SmallField key={column} id={id} label={columnNames[column]}>
                {choices ? (
                  <select
                    id={id}
                    name={id}
                    defaultValue={constants[column] ?? ''}
                    className="desk-input w-full"
                  >
                    <option value="">{t.none}</option>
                    <Options
                      options={choices.map((value) => ({
                        value,
                        title: choiceNames[column]?.[value] ?? value,
                      }))}
                    />
                  </select>
                ) : (
                  <input
                    id={id}
                    name={id}
                    defaultValue={constants[column] ?? ''}
                    maxLength={300}
                    autoComplete="off"
                    className="desk-input"
                  />
                )}
              </SmallField>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
