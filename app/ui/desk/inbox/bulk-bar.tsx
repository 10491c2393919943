import type { InboxWords } from './inbox-words.ts';

interface BulkBarProps {
  count: number;
  stages: { value: string; title: string }[];
  reasons: { value: string; title: string }[];
  staff: { value: string; title: string }[];
  isSpam: boolean;
  onStage: () => void;
  words: InboxWords;
}

/**
 * What can be done with all ticked requests at once. Where scripts run it appears once one is ticked; without, it always
 * stands there, and the stage is chosen beside its button.
 */
export function BulkBar({ count, stages, reasons, staff, isSpam, onStage, words }: BulkBarProps) {
  const { bulk } = words;
  return (
    <div
      data-empty={count === 0 || undefined}
      className="bulk-bar sticky bottom-0 z-10 flex-wrap items-center gap-2 border-t border-strong bg-ground py-3"
    >
      <output className="tabular mr-2 font-medium text-strong scripted">
        {words.ticked.replace('{count}', String(count))}
      </output>
      <button type="submit" name="intent" value="assign-me" className="desk-button">
        {bulk.assign}
        <kbd className="key scripted">a</kbd>
      </button>
      <button type="button" onClick={onStage} className="desk-button scripted">
        {bulk.change}
        <kbd className="key">e</kbd>
      </button>
      <span className="unscripted flex flex-wrap gap-2">
        <select name="stage" aria-label={bulk.stage} className="desk-input w-auto">
          {stages.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <select name="reason" aria-label={bulk.reason} className="desk-input w-auto">
          {reasons.map(({ value, title }) => (
            <option key={value} value={value}>
              {bulk.lostSince.replace('{reason}', title)}
            </option>
          ))}
        </select>
        <input name="detail" maxLength={300} aria-label={bulk.detail} className="desk-input w-40" />
        <button type="submit" name="intent" value="stage" className="desk-button">
          {bulk.change}
        </button>
      </span>
      <button type="submit" name="intent" value={isSpam ? 'not-spam' : 'spam'} className="desk-button">
        {isSpam ? bulk.notSpam : bulk.spam}
      </button>
      <button type="submit" name="intent" value="merge" className="desk-button">
        {bulk.merge}
      </button>
      <span className="flex min-w-0">
        <select
          name="owner"
          aria-label={bulk.assignTo}
          className="desk-input w-36 min-w-0 rounded-r-none border-r-0"
        >
          {staff.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="assign" className="desk-button shrink-0 rounded-l-none">
          {bulk.assignTo}
        </button>
      </span>
    </div>
  );
}
