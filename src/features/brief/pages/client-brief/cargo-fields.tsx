import type { ComponentProps, ReactNode } from 'react';
import { type CargoStrings, labelOfDetail } from '#features/cargo/cargo-strings.ts';
import { amountFields } from '#features/cargo/form-fields.ts';
import { readingsOfMeasure, readMeasure, unitOfField } from '#features/cargo/measure-text.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { describedBy, FieldError } from '#ui/forms/field.tsx';
import { notes, routeFields } from './cargo-groups.ts';

/** Values and errors of the details, by input name. */
export interface DetailState {
  values: Record<string, string>;
  errors: Record<string, string>;
  strings: CargoStrings;
  locale: Locale;
  /** Current values of the form; null without scripts. */
  live?: Record<string, string> | null | undefined;
  /** Values when a field last lost the focus. */
  settled?: Record<string, string> | undefined;
  /** True on the desk, which hides the consent to calls and texts: only the customer can give it. */
  byStaff?: boolean | undefined;
}

const formId = 'brief';

export const detailId = (name: string) => `${formId}-${name}`;

const days = ['readyOn', 'deliverBy'];
const consents = { 'contact.calls': 'calls', 'contact.texts': 'texts' } as const;

interface DetailProps {
  /** Path of the field without row numbers. */
  path: string;
  name: string;
  /** Initial value; defaults to the stored value of the field's name. */
  value?: string | undefined;
  /** Shown while typing; the server does not refuse the value. */
  warning?: ReactNode;
  /** Extra properties of a one-line input. */
  input?: ComponentProps<'input'>;
  /** Options that are not offered; a chosen one stays. */
  without?: readonly string[] | undefined;
  children?: ReactNode;
  state: DetailState;
}

/** Returns the note at an amount that was not changed since the field was left, and that has no or two readings. */
function unclearNote(name: string, { live, settled, locale, strings }: DetailState): string | null {
  const typed = live?.[name];
  if (!typed || typed !== settled?.[name]) return null;
  const readings = readingsOfMeasure(typed, locale);
  if (readings) return fill(strings.form.readings, { ...readings });
  const unit = unitOfField(name, live ?? {});
  return unit && readMeasure(typed, unit, locale) === 'not-a-number' ? strings.form.unreadable : null;
}

/** Native input of one detail, which works without scripts. */
export function Detail({ path, name, value, warning, input, without, children, state }: DetailProps) {
  const { values, errors, strings, locale } = state;
  const { form, options } = strings;
  const id = detailId(name);
  const error = errors[name];
  const help = form.help[path];
  const choices = (options as Partial<Record<string, Record<string, string>>>)[`shipment.${path}`];
  const typed = value ?? values[name];
  const isAmount = amountFields.has(path);
  const unclear = isAmount ? unclearNote(name, state) : null;
  const described = [describedBy(id, { label: '', help, error }), unclear && `${id}-readings`];
  const common = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  const consent = consents[path as keyof typeof consents];
  if (consent && state.byStaff) return null;
  if (consent || path === 'pieces.alone') {
    const text = consent ? form.consent[consent] : labelOfDetail(name, strings);
    return (
      <div className="detail detail-line">
        <label className="detail-tick">
          <input
            type="checkbox"
            {...common}
            value={consent ? `${form.consent.version}-${locale}` : 'on'}
            defaultChecked={Boolean(typed)}
          />
          {text}
        </label>
        <FieldError id={id} error={error} />
      </div>
    );
  }
  const isWorkedOut = (routeFields.workedOut as readonly string[]).includes(path);
  const units = form.units[path.replace('units.', '') as keyof typeof form.units];
  return (
    <div className={`detail ${notes.has(path) ? 'detail-line' : ''}`}>
      <label htmlFor={id}>{form.short[path] ?? labelOfDetail(name, strings)}</label>
      {choices ? (
        <span className="chevron">
          <select className="input" {...common} defaultValue={typed}>
            <option value="">{units ?? (isWorkedOut ? form.workedOut : form.none)}</option>
            {Object.entries(choices)
              // Nothing selected says that it is unknown; the options of units are those that differ from it.
              .filter(
                ([option]) =>
                  (units ? option === 'in' || option === 'lb' : option !== 'unknown') &&
                  (option === typed || !without?.includes(option)),
              )
              .map(([option, title]) => (
                <option key={option} value={option}>
                  {title}
                </option>
              ))}
          </select>
        </span>
      ) : notes.has(path) ? (
        <textarea className="input" rows={2} {...common} defaultValue={typed} />
      ) : (
        <input
          className="input"
          {...common}
          {...(days.includes(path) && { type: 'date' })}
          {...(isAmount && { inputMode: 'decimal' })}
          autoComplete="off"
          defaultValue={typed}
          {...input}
        />
      )}
      {children}
      <FieldError id={id} error={error} />
      {warning}
      {isAmount && state.live && (
        <div id={`${id}-readings`} aria-live="polite" className="mt-1 text-small font-medium text-strong">
          {unclear}
        </div>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-small text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
