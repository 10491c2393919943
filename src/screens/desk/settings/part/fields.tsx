import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { inOneLine } from '#platform/values/format.ts';
import { type Option, Options } from '#ui/desk/controls.tsx';
import { describedBy, FieldError, FieldFrame } from '#ui/forms/field.tsx';
import { settings as t } from '../../strings/en/settings.ts';
import { LanguagesContext, useAt } from './use-part.ts';

interface AtProps {
  /** Path of the value in the part: `0.address.city`. */
  path: string;
  label: string;
  /** Names the item of the field in the list of errors. */
  of?: string | undefined;
  help?: string | undefined;
  /** True for a value that may be left out. */
  isOptional?: boolean;
  /** The value of an empty field that may be left out. */
  none?: null | undefined;
}

/** Reads what is typed as a value of another form, such as an amount; what it cannot read stays as typed and is refused. */
export interface TypedFormat<Value> {
  read: (typed: string) => Value | string;
  write: (value: Value | string) => string;
}

interface Described extends Pick<AtProps, 'help' | 'isOptional'> {
  id: string;
  error: string | undefined;
}

function FrameAt({ isOptional, ...frame }: Described & Pick<AtProps, 'label'> & { children: ReactNode }) {
  return <FieldFrame {...frame} optional={isOptional ? t.optional : undefined} />;
}

const describedAs = ({ id, help, error }: Described) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, { help, error }),
});

type InputAtProps = AtProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    // biome-ignore lint/suspicious/noExplicitAny: the value at a path has any type.
    format?: TypedFormat<any>;
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
  format,
  onTyped,
  ...input
}: InputAtProps) {
  const [text, setText] = useState('');
  const { id, value, error, change } = useAt<string | number | null | undefined>(
    path,
    of ? `${of}: ${label}` : label,
  );
  const read = (typed: string) => {
    if (format) return format.read(typed);
    if (typed === '') return isOptional ? none : '';
    return input.type === 'number' ? Number(typed) : typed;
  };
  // Typed text stays while it still means the value: `1,250.` does.
  const isTyped = format && JSON.stringify(format.read(text)) === JSON.stringify(value);
  const shown = format ? (isTyped ? text : format.write(value)) : value;
  return (
    <FrameAt id={id} label={label} help={help} error={error} isOptional={isOptional}>
      <input
        id={id}
        className="desk-input"
        autoComplete="off"
        {...describedAs({ id, help, error })}
        step={input.type === 'number' ? 'any' : undefined}
        {...input}
        value={shown ?? ''}
        onChange={({ currentTarget: { value: typed } }) => {
          setText(typed);
          change(read(typed));
          onTyped?.(typed);
        }}
      />
    </FrameAt>
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
    <FrameAt id={id} label={label} help={help} error={error} isOptional={isOptional}>
      <textarea
        id={id}
        className="desk-input"
        rows={rows}
        lang={lang}
        {...describedAs({ id, help, error })}
        value={value ?? ''}
        onChange={({ currentTarget: { value: typed } }) => {
          const text = isOneLine ? inOneLine(typed) : typed;
          change(text || (isOptional ? undefined : ''));
        }}
      />
    </FrameAt>
  );
}

/** Choice of a list; an optional one begins with none. */
export function ChoiceAt({
  path,
  label,
  help,
  isOptional = false,
  none,
  empty,
  options,
  onChosen,
}: AtProps & {
  options: readonly Option[];
  /** Text of the option that chooses none. */
  empty?: string;
  /** Takes the place of the change, where another field changes with it. */
  onChosen?: (chosen: string) => void;
}) {
  const { id, value, error, change } = useAt<string | undefined>(path, label);
  const isKnown = options.some((option) => option.value === value) || !value;
  return (
    <FrameAt id={id} label={label} help={help} error={error} isOptional={isOptional}>
      <select
        id={id}
        className="desk-input"
        {...describedAs({ id, help, error })}
        value={value ?? ''}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChosen ? onChosen(chosen) : change(chosen || (none as undefined))
        }
      >
        {(isOptional || !value) && <option value="">{empty}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        <Options options={options} />
      </select>
    </FrameAt>
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
  return use(LanguagesContext).map((locale) => (
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
  return use(LanguagesContext).map((locale) => (
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
