import { type ReactNode, useRef, useState } from 'react';
import { inbox } from '../../../features/requests/strings/en/inbox.ts';
import { fill } from '../../../platform/values/format.ts';
import { Options } from '../../../ui/desk/controls.tsx';
import type { LoadedList } from './inbox-table.tsx';

const { bulk: t, mergeTwo, selected } = inbox;

interface BulkBarProps extends Pick<LoadedList, 'staff' | 'me' | 'tab'> {
  /** Number of selected requests. */
  count: number;
  onAssign: (ownerId: string) => void;
  onStage: () => void;
  onFollowUp: () => void;
  onSpam: () => void;
  /** Called when two are selected. */
  onMerge: () => void;
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden className="key">
      {children}
    </kbd>
  );
}

/** Actions on all selected requests; hidden while none is. */
export function BulkBar({ count, staff, me, tab, onAssign, onMerge, ...does }: BulkBarProps) {
  const owner = useRef<HTMLSelectElement>(null);
  /** Number of requests of the last merge, which takes two. */
  const [mergedCount, setMergedCount] = useState(2);
  const people = [me, ...staff.filter(({ id }) => id !== me.id)];
  const merge = () => {
    setMergedCount(count);
    if (count === 2) onMerge();
  };
  return (
    <div
      data-empty={count === 0 || undefined}
      className="bulk-bar sticky bottom-0 z-10 flex-wrap items-center gap-2 border-t border-strong bg-ground py-3"
    >
      <output className="tabular mr-2 font-medium text-strong">{fill(selected, { count })}</output>
      <button type="submit" className="desk-button">
        {t.assign}
        <Key>a</Key>
      </button>
      <button type="button" onClick={does.onStage} className="desk-button">
        {t.change}
        <Key>e</Key>
      </button>
      <button type="button" onClick={does.onFollowUp} className="desk-button">
        {t.followUp}
        <Key>s</Key>
      </button>
      <button type="button" onClick={does.onSpam} className="desk-button">
        {tab === 'spam' ? t.notSpam : t.spam}
        <Key>!</Key>
      </button>
      <button type="button" onClick={merge} className="desk-button">
        {t.merge}
      </button>
      <span className="flex min-w-0">
        <select
          ref={owner}
          aria-label={t.assignTo}
          className="desk-input w-36 min-w-0 rounded-r-none border-r-0"
        >
          <Options options={people.map(({ id, name }) => ({ value: id, title: name }))} />
        </select>
        <button
          type="button"
          onClick={() => owner.current && onAssign(owner.current.value)}
          className="desk-button shrink-0 rounded-l-none"
        >
          {t.assignTo}
        </button>
      </span>
      <p role="status">{mergedCount === count && count !== 2 && mergeTwo}</p>
    </div>
  );
}
