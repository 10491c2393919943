import Bell from 'lucide-react/icons/bell';
import { ExportLink } from '../export-link.tsx';
import type { InboxWords } from './inbox-words.ts';
import type { Arrivals } from './use-arrivals.ts';

interface InboxFootProps {
  exportPath: string;
  notices: Arrivals['notices'];
  words: Pick<InboxWords, 'export' | 'notify' | 'notified' | 'notifyRefused'>;
}

/** What can be done with the list as a whole: take it along, and hear of what comes in. */
export function InboxFoot({ exportPath, notices, words }: InboxFootProps) {
  const { state, toggle } = notices;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-[0.875rem] text-muted">
      <ExportLink path={exportPath} label={words.export} />
      {state !== 'absent' && (
        <button
          type="button"
          aria-pressed={state === 'on'}
          onClick={toggle}
          className="link inline-flex min-h-9 items-center gap-1.5"
        >
          <Bell size={16} aria-hidden />
          {words.notify}
        </button>
      )}
      <output>{state === 'on' ? words.notified : state === 'refused' ? words.notifyRefused : ''}</output>
    </div>
  );
}
