import { describedBy, FieldError } from './field-frame.tsx';

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  options: { id: string; label: string }[];
  /** The option that is chosen at first. */
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One answer out of a few, all in view. A link to its id leads the focus to the question. */
export function ChoiceField({ id, name, label, options, defaultValue, error }: ChoiceFieldProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy(id, { label, error })}>
      <legend className="mb-1 font-medium text-strong">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {options.map((choice) => (
          <label key={choice.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={choice.id}
              defaultChecked={choice.id === defaultValue}
              className="size-5.5 shrink-0 accent-action"
            />
            <span className="text-strong">{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
