import { Form, useSubmit } from 'react-router';

interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; title: string }[];
}

/** What the figures are of, as a form whose answers are the page's address. A choice acts at once where scripts run. */
export function FiguresFilter({
  choices,
  words,
}: {
  choices: Choice[];
  words: { label: string; apply: string };
}) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
    >
      {choices.map(({ name, label, value, options }) => (
        <select
          key={name + value}
          name={name}
          defaultValue={value}
          aria-label={label}
          className="desk-input w-auto max-w-full"
          onChange={(event) => submit(event.currentTarget.form)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className="desk-button unscripted">
        {words.apply}
      </button>
    </Form>
  );
}
