interface ErasurePlanProps {
  parts: { label: string; count: number }[];
  words: { goes: string; stays: { title: string; items: string[] } };
}

/** What a deletion takes, in numbers, and what it leaves. */
export function ErasurePlan({ parts, words }: ErasurePlanProps) {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="goes">
        <h2 id="goes" className="text-[1.0625rem]">
          {words.goes}
        </h2>
        <dl className="mt-2 border-t border-hairline">
          {parts.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-hairline py-1.5">
              <dt>{label}</dt>
              <dd className="tabular font-medium text-strong">{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="stays">
        <h2 id="stays" className="text-[1.0625rem]">
          {words.stays.title}
        </h2>
        <ul className="mt-2 border-t border-hairline">
          {words.stays.items.map((item) => (
            <li key={item} className="border-b border-hairline py-1.5">
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
