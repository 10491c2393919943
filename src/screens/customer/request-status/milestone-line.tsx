import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import { joinByDots, pluralOf } from '#platform/values/format.ts';
import { useLocale } from '#ui/locale.tsx';
import type { LineEntry, ProgressView } from './shipment-line.ts';

type Strings = ShipmentsStrings['shipmentPage'];

/** Returns the style of the line below an entry: done, current or ahead. */
function segmentClass(entry: LineEntry, next: LineEntry | undefined): string {
  if (next?.state === 'done') return 'border-strong';
  return entry.state === 'done' ? 'border-action' : 'border-outline border-dashed';
}

const dots = {
  done: 'size-3.5 border-strong bg-strong',
  next: 'size-5 border-action bg-ground border-[5px]',
  planned: 'size-3.5 border-outline bg-ground',
};

interface EntryProps {
  entry: LineEntry;
  next: LineEntry | undefined;
  strings: Strings;
}

/** Milestone with its time: left of the line on a wide page, below the name on a narrow one. */
function Entry({ entry, next, strings }: EntryProps) {
  const { state, name, place, time, delay, comment, leg } = entry;
  const isAhead = state === 'planned';
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] sm:grid-cols-[11rem_3rem_minmax(0,1fr)]"
    >
      <span aria-hidden className="relative col-start-1 row-span-3 row-start-1 sm:row-span-2 sm:col-start-2">
        {next && (
          <span
            className={`absolute top-3 -bottom-3 left-1/2 -ml-px border-l-2 ${segmentClass(entry, next)}`}
          />
        )}
        <span className={`absolute top-3 left-1/2 -translate-1/2 rounded-full border-2 ${dots[state]}`} />
      </span>
      <div className="col-start-2 row-start-1 sm:col-start-3">
        <p className={isAhead ? 'text-body' : 'font-semibold text-strong'}>
          <span className={state === 'next' ? 'text-alert' : 'sr-only'}>{strings.states[state]}: </span>
          {name}
          {place && (
            <span className="font-normal text-muted max-sm:block">
              <span className="max-sm:sr-only"> · </span>
              {place}
            </span>
          )}
        </p>
      </div>
      <p
        className={`tabular col-start-2 row-start-2 text-small sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:pt-[0.2rem] sm:text-right ${isAhead ? 'text-muted' : 'text-strong'}`}
      >
        {time ? (
          <>
            <time dateTime={time.dateTime}>{time.text}</time>
            {time.kind && <span className="text-muted"> {time.kind}</span>}
          </>
        ) : (
          <span className="text-muted">{strings.noTime}</span>
        )}
      </p>
      <div className="col-start-2 row-start-3 pb-4 sm:col-start-3 sm:row-start-2">
        {delay && (
          <p className={`text-small ${state === 'done' ? 'text-muted' : 'font-medium text-alert'}`}>
            {delay}
          </p>
        )}
        {comment && <p className="measure text-small wrap-anywhere whitespace-pre-line">{comment}</p>}
        {leg && <p className="label my-3">{leg}</p>}
      </div>
    </li>
  );
}

/** Folds past milestones that nobody reported. */
export function Unreported({ entries, strings }: { entries: ProgressView['unreported']; strings: Strings }) {
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <details className="disclosure mb-6 max-w-[44rem] text-small">
      <summary className="link w-fit py-1">{pluralOf(locale, entries.length, strings.unreported)}</summary>
      <ul className="mt-2 space-y-2">
        {entries.map(({ id, name, place, comment }) => (
          <li key={id}>
            {joinByDots([name, place])}
            {comment && <span className="block wrap-anywhere whitespace-pre-line text-muted">{comment}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Milestones of a shipment as one line from booking to delivery. */
export function MilestoneLine({ line, strings }: { line: ProgressView['line']; strings: Strings }) {
  return (
    <ol aria-label={strings.milestones} className="max-w-[44rem]">
      {line.map((entry, index) => (
        <Entry key={entry.id} entry={entry} next={line[index + 1]} strings={strings} />
      ))}
    </ol>
  );
}
