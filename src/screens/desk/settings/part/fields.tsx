import type { ComponentProps, ReactNode } from 'react';
import { languageOf } from '../../../../features/requests/desk/customer-language.ts';
import { defaultLocale, locales } from '../../../../platform/i18n/locale.ts';
import { inOneLine } from '../../../../platform/values/format.ts';
import { type Option, Options } from '../../../../ui/desk/controls.tsx';
import { describedBy, FieldError, FieldFrame } from '../../../../ui/forms/field.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { useAt } from './use-part.ts';

interface AtProps {
  /** Where the value is in the part: `0.address.city`. */
  path: string;
  label: string;
  /** Names the item of the field in the list of errors. */
  of?: string | undefined;
  help?: string | undefined;
  /** True for a value that may be left out. */
  isOptional?: boolean;
  /** What stands for none, where it may be left out. */
  none?: null | undefined;
}

type InputAtProps = AtProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    /** Called with what was typed. */
    onTyped?: (typed: string) => void;
  };

/** Input of one line: text, or a number or date by its type. */
export function InputAt({
  path,
  label,
  of,
  help,
  isOptional = false,
  none,
  onTyped,
  ...input
}: InputAtProps) {
  const { id, value, error, change } = useAt<string | number | null | undefined>(
    path,
    of ? `${of}: ${label}` : label,
  );
  const read = (typed: string) => {
    if (typed === '') return isOptional ? none : '';
    return input.type === 'number' ? Number(typed) : typed;
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={isOptional ? t.optional : undefined}
    >
      <input
        id={id}
        className="desk-input"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        step={input.type === 'number' ? 'any' : undefined}
        {...input}
        value={value ?? ''}
        onChange={({ currentTarget: { value: typed } }) => {
          change(read(typed));
          onTyped?.(typed);
        }}
      />
    </FieldFrame>
  );
}

type TextAreaAtProps = AtProps &
  Pick<ComponentProps<'textarea'>, 'rows' | 'lang'> & {
    /** True for a text without line breaks. */
    isOneLine?: boolean;
  };

export function TextAreaAt({
  path,
  label,
  help,
  isOptional = false,
  rows = 4,
  isOneLine = false,
  lang,
}: TextAreaAtProps) {
  const { id, value, error, change } = useAt<string | undefined>(path, label);
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={isOptional ? t.optional : undefined}
    >
      <textarea
        id={id}
        className="desk-input"
        rows={rows}
        lang={lang}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        value={value ?? ''}
        onChange={({ currentTarget: { value: typed } }) => {
          const text = isOneLine ? inOneLine(typed) : typed;
          change(text || (isOptional ? undefined : ''));
        }}
      />
    </FieldFrame>
  );
}

/** Choice of a list; an optional one begins with none. */
export function ChoiceAt({
  path,
  label,
  help,
  isOptional = false,
  options,
  onChosen,
}: AtProps & {
  options: readonly Option[];
  /** Takes the place of the change, where another field changes with it. */
  onChosen?: (chosen: string) => void;
}) {
  const { id, value, error, change } = useAt<string | undefined>(path, label);
  const isKnown = options.some((option) => option.value === value) || !value;
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      optional={isOptional ? t.optional : undefined}
    >
      <select
        id={id}
        className="desk-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        value={value ?? ''}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChosen ? onChosen(chosen) : change(chosen || undefined)
        }
      >
        {(isOptional || !value) && <option value="" />}
        {!isKnown && <option value={value}>{value}</option>}
        <Options options={options} />
      </select>
    </FieldFrame>
  );
}

/** Checkbox with its own meaning of checked. */
export function Tick({
  id,
  label,
  checked,
  change,
}: {
  id: string;
  label: ReactNode;
  checked: boolean;
  change: (checked: boolean) => void;
}) {
  return (
    <label htmlFor={id} className="flex min-h-9 items-center gap-2.5 text-strong pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
        className="shrink-0"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

/** Checkbox of a yes; left out, it is no unless `off` says so. */
export function TickAt({ path, label, off }: AtProps & { off?: false }) {
  const { id, value, change } = useAt<boolean | undefined>(path, label);
  return <Tick id={id} label={label} checked={value === true} change={(checked) => change(checked || off)} />;
}

/** Fields that are there or not as a whole. */
export function OptionalAt({
  path,
  label,
  none,
  blank,
  children,
}: AtProps & { blank: object; children: ReactNode }) {
  const { id, value, error, change } = useAt<object | null | undefined>(path, label);
  return (
    <div className="space-y-4">
      <Tick
        id={id}
        label={label}
        checked={Boolean(value)}
        change={(isThere) => change(isThere ? blank : (none as undefined))}
      />
      <FieldError id={id} error={error} />
      {value && children}
    </div>
  );
}

/** A text in each language of the site. */
export function LocalTextAt({ path, label, help, isOptional = false, ...input }: InputAtProps) {
  return locales.map((locale) => (
    <InputAt
      key={locale}
      path={`${path}.${locale}`}
      label={`${label}, ${languageOf(locale)}`}
      help={locale === defaultLocale ? help : undefined}
      isOptional={isOptional || locale !== defaultLocale}
      maxLength={300}
      lang={locale}
      {...input}
    />
  ));
}

/** A text of several lines in each language of the site. */
export function LocalProseAt({ path, label, help, isOptional = false, ...area }: TextAreaAtProps) {
  return locales.map((locale) => (
    <TextAreaAt
      key={locale}
      path={`${path}.${locale}`}
      label={`${label}, ${languageOf(locale)}`}
      help={locale === defaultLocale ? help : undefined}
      isOptional={isOptional || locale !== defaultLocale}
      lang={locale}
      {...area}
    />
  ));
}

/** Fields side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>;
}
