import { FieldError } from '../form/field-frame.tsx';

interface ChoiceInputProps {
  id: string;
  name: string;
  label: string;
  /** Titles by value. */
  options: Record<string, string>;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One answer out of a short list, in a form of the desk. */
export function ChoiceInput({ id, name, label, options, defaultValue, error }: ChoiceInputProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-strong">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="desk-input"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {Object.entries(options).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}
