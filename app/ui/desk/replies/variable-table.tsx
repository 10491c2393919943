interface VariableTableProps {
  variables: { name: string; stands: string; example: string }[];
  words: {
    title: string;
    columns: { write: string; stands: string; example: string };
    other: string;
  };
}

/** What may stand in a canned reply, and what it is replaced with. */
export function VariableTable({ variables, words }: VariableTableProps) {
  const { write, stands, example } = words.columns;
  const cell = 'border-b border-hairline py-1.5 pr-4 align-top';
  return (
    <section aria-labelledby="variables">
      <h2 id="variables" className="mb-1 text-[1.0625rem]">
        {words.title}
      </h2>
      <table className="w-full text-[0.875rem]">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="text-left text-muted">
            {[write, stands, example].map((title) => (
              <th key={title} scope="col" className={`${cell} font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variables.map((variable) => (
            <tr key={variable.name}>
              <th scope="row" className={`${cell} text-left font-medium text-strong`}>
                {`{{${variable.name}}}`}
              </th>
              <td className={cell}>{variable.stands}</td>
              <td className={`${cell} wrap-anywhere`}>{variable.example}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-[0.875rem] text-muted">{words.other}</p>
    </section>
  );
}
