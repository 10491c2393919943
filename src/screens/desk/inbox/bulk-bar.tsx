import { useRef, useState } from 'react';
import { mostMerged } from '#features/requests/lead.ts';
import { inbox } from '#features/requests/strings/en/inbox.ts';
import { fill } from '#platform/values/format.ts';
import { Options } from '#ui/desk/controls.tsx';
import { Key } from '#ui/desk/key.tsx';
import type { LoadedList } from './inbox-table.tsx';

const { bulk: t, mergeRange, selected } = inbox;

interface BulkBarProps extends Pick<LoadedList, 'staff' | 'me' | 'tab'> {
  /** Number of selected requests. */
  count: number;
  onAssign: (ownerId: string) => void;
  onStage: () => void;
  onFollowUp: () => void;
  onDone: () => void;
  onPriority: () => void;
  onNotice: () => void;
  onSpam: () => void;
  /** Called when as many are selected as can be merged. */
  onMerge: () => void;
}

/** Actions on all selected requests; hidden while none is. */
export function BulkBar({ count, staff, me, tab, onAssign, onMerge, ...does }: BulkBarProps) {
  const owner = useRef<HTMLSelectElement>(null);
  /** Number of requests of a merge that was refused; 0 for none. */
  const [refusedCount, setRefusedCount] = useState(0);
  const people = [me, ...staff.filter(({ id }) => id !== me.id)];
  const merge = () => {
    const canMerge = count >= 2 && count <= mostMerged;
    setRefusedCount(canMerge ? 0 : count);
    if (canMerge) onMerge();
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
      {tab !== 'notice' && tab !== 'spam' && (
        <button type="button" onClick={does.onDone} className="desk-button">
          {t.done}
          <Key>d</Key>
        </button>
      )}
      {tab !== 'notice' && tab !== 'spam' && (
        <button type="button" onClick={does.onPriority} className="desk-button">
          {t.priority}
          <Key>i</Key>
        </button>
      )}
      {tab !== 'spam' && (
        <button type="button" onClick={does.onNotice} className="desk-button">
          {tab === 'notice' ? t.notNotice : t.notice}
          <Key>m</Key>
        </button>
      )}
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
      <p role="status">{refusedCount === count && count > 0 && fill(mergeRange, { most: mostMerged })}</p>
    </div>
  );
}
