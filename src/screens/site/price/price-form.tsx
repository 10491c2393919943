import Plus from 'lucide-react/icons/plus';
import type { TransportMode } from '#features/cargo/choices.ts';
import { fillLane } from '#features/cargo/fill-lane.ts';
import { usePlaceSuggestions } from '#features/cargo/place-suggestions.tsx';
import { containerSizes } from '#features/rates/price/first-price-text.ts';
import type { FirstPriceStrings } from '#features/rates/strings.ts';
import { fill } from '#platform/values/format.ts';
import { Field, FieldError, FieldFrame, TickField } from '#ui/forms/field.tsx';
import { useLocale, useLocalPath } from '#ui/locale.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
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
  /** Ends that were read from the visitor’s words. */
  readEnds: ('from' | 'to')[];
  /** The place that was taken of several at an end; the choices are the others. */
  taken: Partial<Record<'from' | 'to', string>>;
  /** The cargo in the visitor’s own words, and what they leave open. */
  ownText: { label: string; text: string; questions: string[] };
  /** True below a result. */
  isAgain: boolean;
  /** True once the visitor has sent this form: until then nothing is a mistake. */
  isSent: boolean;
  /** The words that the other fields were filled in from. */
  readText: string;
}

/** Returns the error of a form that was sent, else the open question of a field. */
const openIn = (isSent: boolean, text: string | false | undefined) =>
  text ? { [isSent ? 'error' : 'help']: text } : {};

/** The field of the first open question. */
function firstOpenOf({ choices, taken, problems, modes }: PriceFormProps): keyof TypedShipment | null {
  for (const end of ['from', 'to'] as const) if (choices[end] && !taken[end]) return end;
  if (problems.container || problems.cargo) return modes.includes('fcl') ? 'type' : 'kg';
  return problems.kg ? 'kg' : problems.m3 ? 'm3' : null;
}

function PlaceField({
  name,
  isFocused,
  strings,
  typed,
  choices,
  taken,
  readEnds,
  isSent,
}: { name: 'from' | 'to'; isFocused: boolean } & PriceFormProps) {
  const id = `price-${name}`;
  const label = strings.fields[name];
  const isLive = useHydrated();
  const { input, list } = usePlaceSuggestions({
    ...{ id, label, locale: useLocale(), strings: strings.suggestions },
  });
  const meant = choices[name];
  const place = taken[name];
  // Several places are no mistake of the visitor.
  const note = place
    ? fill(strings.taken, { place })
    : meant && meant.length > 0
      ? strings.problems.choose
      : readEnds.includes(name) && !meant
        ? strings.readFromText
        : undefined;
  const unknown = meant?.length === 0 && !place && (typed[name] ? strings.problems.place : strings.place);
  return (
    <div className="detail">
      <Field
        {...{ id, name, label }}
        maxLength={120}
        autoComplete="off"
        defaultValue={typed[name]}
        placeholder={strings.place}
        {...(note ? { help: note } : openIn(isSent, unknown))}
        autoFocus={isFocused}
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

/** The words stand beside the fields that were filled in from them, so that a misreading is seen. */
function OwnText({ ownText: { label, text, questions }, isAgain }: PriceFormProps) {
  if (isAgain || (!text && questions.length === 0)) return null;
  return (
    <div className="border-l-2 border-strong pl-4">
      {text && (
        <p className="break-words">
          <span className="text-small text-muted">{label}</span>
          <br />
          <q className="text-strong">{text}</q>
        </p>
      )}
      {questions.length > 0 && (
        <ul className="mt-2">
          {questions.map((question) => (
            <li key={question} className="font-medium break-words text-strong">
              {question}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Containers, or weight and volume; styles hide those that the chosen mode does not need. */
function CargoFields({
  strings,
  typed,
  modes,
  problems,
  isSent,
  firstOpen,
}: PriceFormProps & { firstOpen: keyof TypedShipment | null }) {
  const { fields, problems: texts } = strings;
  const hasBoth = modes.includes('fcl') && modes.length > 1;
  return (
    <>
      {modes.includes('fcl') && (
        <div className="grid grid-cols-2 gap-x-4 group-has-[[data-loose]:checked]:hidden">
          <FieldFrame
            id="price-type"
            label={fields.type}
            {...openIn(isSent, problems.container && texts.container)}
          >
            <span className="chevron">
              <select
                id="price-type"
                name="type"
                className="input"
                defaultValue={typed.type}
                // biome-ignore lint/a11y/noAutofocus: it is the first open question, below the fold of a phone.
                autoFocus={firstOpen === 'type'}
                aria-invalid={isSent && problems.container}
                aria-describedby={problems.container && `price-type-${isSent ? 'error' : 'help'}`}
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
              autoFocus={firstOpen === name}
              {...openIn(isSent, numberProblem(name, problems[name], texts))}
            />
          ))}
        </div>
      )}
      {isSent ? (
        <FieldError id="price-cargo" error={problems.cargo && texts.cargo} />
      ) : (
        problems.cargo && <p className="font-medium text-strong">{texts.cargo}</p>
      )}
    </>
  );
}

export function PriceForm(props: PriceFormProps) {
  const { strings, typed, modes, currencies, kept, isAgain, readText } = props;
  const firstOpen = firstOpenOf(props);
  const { fields } = strings;
  const hasCurrencies = currencies.length > 1;
  const localPath = useLocalPath();
  return (
    <form
      method="get"
      action={localPath('/price')}
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
        <PlaceField name="from" isFocused={firstOpen === 'from'} {...props} />
        <PlaceField name="to" isFocused={firstOpen === 'to'} {...props} />
      </div>
      <input type="hidden" name="read" value={readText} />
      <Field
        id="price-what"
        name="what"
        maxLength={1000}
        autoComplete="off"
        label={fields.what}
        placeholder={strings.example}
        defaultValue={readText}
        onBlur={({ currentTarget: { form } }) => {
          if (form) void fillLane(form, localPath('/cargo-lane.json'));
        }}
      />
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
      <OwnText {...props} />
      <CargoFields {...props} firstOpen={firstOpen} />
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
