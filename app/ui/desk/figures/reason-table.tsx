interface ReasonTableProps {
  reasons: { title: string; count: number; share: string }[];
  words: { title: string; reason: string; count: string; share: string };
}

const width = 100;

/** Why requests were lost, the most frequent reason first. */
export function ReasonTable({ reasons, words }: ReasonTableProps) {
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const cell = 'border-b border-hairline py-1.5';
  return (
    <section aria-labelledby="reasons" className="mt-9 max-w-[44rem]">
      <h2 id="reasons" className="mb-2 text-[1.0625rem]">
        {words.title}
      </h2>
      <table className="tabular w-full">
        <caption className="sr-only">{words.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.reason}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ title, count, share }) => (
            <tr key={title}>
              <th scope="row" className={`${cell} pr-4 text-left font-normal`}>
                {title}
              </th>
              <td className={`${cell} w-1/2 min-w-24`}>
                <span className="flex items-center gap-3">
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${width} 10`}
                    preserveAspectRatio="none"
                    className="h-3 min-w-0 grow"
                  >
                    <rect width={(count / most) * width} height={10} className="fill-deep dark:fill-fog" />
                  </svg>
                  <span className="w-10 text-right font-medium text-strong">{count}</span>
                </span>
              </td>
              <td className={`${cell} w-16 text-right text-[0.8125rem] text-muted`}>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
