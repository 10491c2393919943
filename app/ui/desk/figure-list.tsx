/** A figure, what it counts, and what it is a part of. */
export interface Figure {
  label: string;
  value: string;
  note?: string;
}

interface FigureListProps {
  figures: Figure[];
  label: string;
  /** Side by side where there is room, instead of two in a row. */
  isRow?: boolean;
}

/** A few figures, each with what it counts. */
export function FigureList({ figures, label, isRow }: FigureListProps) {
  return (
    <dl
      aria-label={label}
      data-row={isRow}
      className="grid grid-cols-2 content-start gap-x-8 gap-y-3 data-row:sm:grid-cols-3 data-row:xl:grid-cols-6"
    >
      {figures.map(({ label: title, value, note }) => (
        <div key={title} className="border-t border-strong pt-1.5">
          <dt className="text-[0.8125rem] text-muted">{title}</dt>
          <dd className="tabular text-[1.375rem] leading-tight font-semibold text-strong">{value}</dd>
          {note && <dd className="text-[0.8125rem] text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
