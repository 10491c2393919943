import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import { type Option, Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import type { ChargeCode } from '../charges.ts';
import type { UnknownName } from '../mapping.ts';
import { charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';

const { mapping: t } = rates;

const countries = new Intl.DisplayNames(deskLocale, { type: 'region' });

/** A code of a place with its country, which tells Cartagena from Cartagena. */
function placeChoice(code: string): string {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? `${code} (${countries.of(code.slice(0, 2))})` : code;
}

/** Buttons that enter what a name may mean. */
function Suggestions({ id, name, choices }: { id: string; name: string; choices: Option[] }) {
  if (choices.length === 0) return null;
  const take = (value: string) => {
    const field = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
    if (!field) return;
    field.value = value;
    field.focus();
  };
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem]">
      <span className="text-muted">{t.maybe}</span>
      {choices.map(({ value, title }) => (
        <button
          key={value}
          type="button"
          aria-label={fill(t.takeFor, { choice: title, name })}
          className="link py-1 pointer-coarse:min-h-11"
          onClick={() => take(value)}
        >
          {title}
        </button>
      ))}
    </p>
  );
}

/** The names of a file that are asked for once: places by a text, charges by a choice. */
export function NameFields({ kind, names }: { kind: 'place' | 'charge'; names: UnknownName[] }) {
  if (names.length === 0) return null;
  const text = t.names[kind];
  return (
    <fieldset className="mt-5">
      <legend className="font-medium">{text.heading}</legend>
      <p className="mt-1 max-w-[72ch] text-muted">{text.text}</p>
      <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map(({ key, name, count, line, choices }, index) => {
          const id = `${kind}-${index}`;
          return (
            <SmallField key={key} id={id} label={name}>
              {kind === 'charge' ? (
                <select
                  id={id}
                  name={id}
                  defaultValue=""
                  aria-describedby={`${id}-lines`}
                  className="desk-input w-full"
                >
                  <option value="">{t.leaveOut}</option>
                  <Options
                    options={optionsOf(charges).sort(
                      (a, b) => Number(choices.includes(b.value)) - Number(choices.includes(a.value)),
                    )}
                  />
                </select>
              ) : (
                <>
                  <input
                    id={id}
                    name={id}
                    list={`${id}-choices`}
                    maxLength={100}
                    autoComplete="off"
                    aria-describedby={`${id}-lines`}
                    className="desk-input"
                  />
                  <datalist id={`${id}-choices`}>
                    {choices.map((code) => (
                      <option key={code} value={code} label={placeChoice(code)} />
                    ))}
                  </datalist>
                </>
              )}
              <p id={`${id}-lines`} className="mt-1 text-[0.8125rem] wrap-anywhere text-muted">
                {pluralOf(deskLocale, count, t.linesOf, { line: formatNumber(deskLocale, line) })}
              </p>
              <Suggestions
                id={id}
                name={name}
                choices={choices.map((value) => ({
                  value,
                  title: kind === 'charge' ? charges[value as ChargeCode] : placeChoice(value),
                }))}
              />
            </SmallField>
          );
        })}
      </div>
    </fieldset>
  );
}
