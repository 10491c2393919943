import { DeskTime } from '../desk-time.tsx';

/** A line of a case's log, in words. */
export interface LogLine {
  id: string;
  what: string;
  paper: string | null;
  who: string;
  when: { text: string; at: number };
}

/** Who did what with a case, the newest first. */
export function CaseLog({ lines, heading }: { lines: LogLine[]; heading: string }) {
  return (
    <section aria-labelledby="log" className="mt-8">
      <h2 id="log" className="text-[1.0625rem]">
        {heading}
      </h2>
      <ol className="mt-2">
        {lines.map(({ id, what, paper, who, when }) => (
          <li key={id} className="border-t border-hairline py-2 text-[0.875rem]">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium text-strong">{what}</span>
              <DeskTime {...when} className="tabular text-muted" />
            </span>
            <span className="block break-words text-muted">
              {who}
              {paper && ` · ${paper}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
