interface AboutStatementsProps {
  list: { id: string; name: string; sentence: string }[];
}

/** What the company is for, one large sentence under each name. */
export function AboutStatements({ list }: AboutStatementsProps) {
  return (
    <div className="on-ink py-section">
      <div className="frame space-y-14 lg:space-y-20">
        {list.map(({ id, name, sentence }) => (
          <section key={id} aria-labelledby={id} className="border-t border-hairline pt-6">
            <h2 id={id} className="grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-baseline">
              <span className="label lg:col-span-3">{name}</span>{' '}
              <span className="text-title lg:col-span-8">{sentence}</span>
            </h2>
          </section>
        ))}
      </div>
    </div>
  );
}
