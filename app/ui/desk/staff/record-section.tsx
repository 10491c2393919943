import { Link } from 'react-router';
import type { ShownMoment } from '../account/account-words.ts';
import { DeskSection } from '../desk-section.tsx';
import { DeskTime } from '../desk-time.tsx';
import type { StaffWords } from './staff-words.ts';

interface RecordSectionProps {
  record: { id: string; at: ShownMoment; text: string }[];
  earlierPath: string | null;
  latestPath: string | null;
  words: StaffWords['record'];
}

/** What was done with staff, the newest first. */
export function RecordSection({ record, earlierPath, latestPath, words }: RecordSectionProps) {
  return (
    <DeskSection id="record" title={words.title} text={words.text}>
      {record.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul>
        {record.map(({ id, at, text }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            {text}
            <DeskTime {...at} className="tabular block text-[0.8125rem] text-muted" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-5">
        {latestPath && (
          <Link className="link py-1" to={latestPath}>
            {words.latest}
          </Link>
        )}
        {earlierPath && (
          <Link className="link py-1" to={earlierPath}>
            {words.earlier}
          </Link>
        )}
      </p>
    </DeskSection>
  );
}
