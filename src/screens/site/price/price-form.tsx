import Plus from 'lucide-react/icons/plus';
import type { TransportMode } from '../../../features/cargo/choices.ts';
import { usePlaceSuggestions } from '../../../features/cargo/place-suggestions.tsx';
import { containerSizes } from '../../../features/rates/price/first-price-text.ts';
import type { FirstPriceStrings } from '../../../features/rates/strings.ts';
import { fill } from '../../../platform/values/format.ts';
import { Field, FieldError, FieldFrame, TickField } from '../../../ui/forms/field.tsx';
import { useLocale, useLocalPath } from '../../../ui/locale.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { NumberProblem, ReadShipment, TypedShipment } from './read-shipment.ts';

interface PriceFormProps {
  strings: FirstPriceStrings;
  typed: TypedShipment;
  /** Parameters of the address that have no field in the form. */
  kept: [name: string, value: string][];
  modes: TransportMode[];
  currencies: string[];
  problems: ReadShipment['problems'];
  /** Places that an end may mean; an empty list where it means none. */
  choices: Partial<Record<'from' | 'to', { text: string; code: string; href: string }[]>>;
  /** True below a result. */
  isAgain: boolean;
}

function PlaceField({ name, strings, typed, choices }: { name: 'from' | 'to' } & PriceFormProps) {
  const id = `price-${name}`;
  const label = strings.fields[name];
  const isLive = useHydrated();
  const { input, list } = usePlaceSuggestions({
    ...{ id, label, locale: useLocale(), strings: strings.suggestions },
  });
  const meant = choices[name];
  return (
    <div className="detail">
      <Field
        {...{ id, name, label }}
        required
        maxLength={120}
        autoComplete="off"
        defaultValue={typed[name]}
        placeholder={strings.place}
        error={meant && (meant.length > 0 ? strings.problems.choose : strings.problems.place)}
        {...(isLive && input)}
      />
      {isLive && list}
      {meant && meant.length > 0 && (
        <ul className="mt-1">
          {meant.map(({ text, code, href }) => (
            <li key={href}>
              <a href={href} className="link inline-block py-1.5">
                {text} <span className="tabular">{code}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function numberProblem(
  name: 'kg' | 'm3',
  problem: NumberProblem | undefined,
  texts: FirstPriceStrings['problems'],
) {
  return typeof problem === 'object' ? fill(texts.readings, { ...problem }) : problem && texts.number[name];
}

/** Containers, or weight and volume; styles hide those that the chosen mode does not need. */
function CargoFields({ strings, typed, modes, problems }: PriceFormProps) {
  const { fields, problems: texts } = strings;
  const hasBoth = modes.includes('fcl') && modes.length > 1;
  return (
    <>
      {modes.includes('fcl') && (
        <div className="grid grid-cols-2 gap-x-4 group-has-[[data-loose]:checked]:hidden">
          <FieldFrame id="price-type" label={fields.type} error={problems.container && texts.container}>
            <span className="chevron">
              <select
                id="price-type"
                name="type"
                className="input"
                defaultValue={typed.type}
                // biome-ignore lint/a11y/noAutofocus: it is the first wrong field, below the fold of a phone.
                autoFocus={problems.container || problems.cargo}
                aria-invalid={problems.container}
                aria-describedby={problems.container && 'price-type-error'}
              >
                <option value="" data-none>
                  {strings.noContainer}
                </option>
                {Object.entries(containerSizes).map(([code, size]) => (
                  <option key={code} value={code}>
                    {size}
                  </option>
                ))}
              </select>
            </span>
          </FieldFrame>
          <div className="group-has-[[data-none]:checked]:hidden">
            <Field
              id="price-count"
              name="count"
              inputMode="numeric"
              maxLength={4}
              label={fields.count}
              defaultValue={typed.count || '1'}
            />
          </div>
        </div>
      )}
      {hasBoth && (
        <p className="text-small text-muted group-has-[:is([data-loose],[data-boxed]):checked]:hidden">
          {strings.or}
        </p>
      )}
      {modes.some((mode) => mode !== 'fcl') && (
        <div className="grid grid-cols-2 gap-x-4 group-has-[[data-boxed]:checked]:hidden">
          {(['kg', 'm3'] as const).map((name) => (
            <Field
              key={name}
              id={`price-${name}`}
              name={name}
              inputMode="decimal"
              maxLength={20}
              label={fields[name]}
              defaultValue={typed[name]}
              autoFocus={Boolean(problems[name]) && !(name === 'm3' && problems.kg)}
              error={numberProblem(name, problems[name], texts)}
            />
          ))}
        </div>
      )}
      <FieldError id="price-cargo" error={problems.cargo && texts.cargo} />
    </>
  );
}

export function PriceForm(props: PriceFormProps) {
  const { strings, typed, modes, currencies, kept, isAgain } = props;
  const { fields } = strings;
  const hasCurrencies = currencies.length > 1;
  return (
    <form
      method="get"
      action={useLocalPath()('/price')}
      aria-labelledby={isAgain ? 'price-again' : undefined}
      className="group max-w-2xl space-y-4 sm:space-y-5"
    >
      {isAgain && (
        <h2 id="price-again" className="border-t-2 border-strong pt-4 text-heading">
          {strings.change}
        </h2>
      )}
      {kept.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: repeated names have no other identity and never move.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceField name="from" {...props} />
        <PlaceField name="to" {...props} />
      </div>
      {modes.length > 1 && (
        <FieldFrame id="price-mode" label={fields.mode}>
          <span className="chevron">
            <select id="price-mode" name="mode" className="input" defaultValue={typed.mode}>
              <option value="">{strings.cheapest}</option>
              {modes.map((mode) => (
                <option
                  key={mode}
                  value={mode}
                  data-boxed={mode === 'fcl' || undefined}
                  data-loose={mode !== 'fcl' || undefined}
                >
                  {strings.modes[mode]}
                </option>
              ))}
            </select>
          </span>
        </FieldFrame>
      )}
      <CargoFields {...props} />
      <details className="disclosure border-y border-hairline" open={typed.special !== ''}>
        <summary className="flex items-center justify-between gap-6 py-3 font-medium text-strong">
          {[hasCurrencies && fields.currency, strings.special.title].filter(Boolean).join(' · ')}
          <Plus size={20} aria-hidden className="disclosure-mark shrink-0 text-muted" />
        </summary>
        <div className="space-y-5 pb-5">
          {hasCurrencies && (
            <FieldFrame id="price-currency" label={fields.currency}>
              <span className="chevron">
                <select
                  id="price-currency"
                  name="currency"
                  className="input"
                  defaultValue={typed.currency || currencies[0]}
                >
                  {currencies.map((currency) => (
                    <option key={currency}>{currency}</option>
                  ))}
                </select>
              </span>
            </FieldFrame>
          )}
          <TickField
            id="price-special"
            name="special"
            label={strings.special.label}
            defaultChecked={typed.special !== ''}
          />
        </div>
      </details>
      <button type="submit" className={`button ${isAgain ? 'button-strong' : 'button-primary'}`}>
        {strings.submit}
      </button>
    </form>
  );
}
