import { fill } from '#platform/values/format.ts';
import { Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { useFormField } from '#ui/desk/desk-form.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { deadlineNames } from '../../strings/en/deadline-names.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { DayAndTime } from './day-and-time.tsx';
import type { DeadlineRow, ZoneOption } from './deadline-rows.ts';

const { deadlines: t } = shipments.page;

export interface DeadlineOptions {
  zones: ZoneOption[];
  /** Names of the staff by id. */
  names: Record<string, string>;
  /** Name of the owner of the request; empty without one. */
  requestOwner: string;
}

/** Fields of a deadline; a new one has the office’s zone and the owner of the request. */
export function DeadlineFields({ row, options }: { row: DeadlineRow | null; options: DeadlineOptions }) {
  const kind = useDeadlineField('kind', row?.kind ?? '');
  const title = useDeadlineField('title', row?.title ?? '');
  const due = useDeadlineField('due', row?.typed ?? '');
  const zone = useDeadlineField('timeZone', row?.timeZone ?? options.zones[0]?.value ?? '');
  const owner = useDeadlineField('ownerId', row?.ownerId ?? '');
  const note = useDeadlineField('note', row?.note ?? '');
  const { labels } = t;
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
      <SmallField id={kind.id} label={labels.kind}>
        <select {...kind.input} className="desk-input">
          {!row && <option value="">{t.choose}</option>}
          <Options options={optionsOf(deadlineNames.kinds)} />
        </select>
        <FieldError id={kind.id} error={kind.error} />
      </SmallField>
      <div className="hidden group-has-[option[value=other]:checked]/deadline:block">
        <SmallField id={title.id} label={labels.title}>
          <input {...title.input} maxLength={300} autoComplete="off" className="desk-input" />
          <FieldError id={title.id} error={title.error} />
        </SmallField>
      </div>
      <SmallField id={due.id} label={labels.due}>
        <DayAndTime {...due.input} title={labels.due} stored={row?.typed ?? ''} typed={due.typed} />
        <FieldError id={due.id} error={due.error} />
      </SmallField>
      <SmallField id={zone.id} label={labels.timeZone}>
        <select {...zone.input} className="desk-input">
          <Options options={options.zones} />
        </select>
        <FieldError id={zone.id} error={zone.error} />
      </SmallField>
      <SmallField id={owner.id} label={labels.ownerId}>
        <select {...owner.input} className="desk-input">
          <option value="">
            {options.requestOwner ? fill(t.ofRequest, { name: options.requestOwner }) : t.nobody}
          </option>
          <Options options={optionsOf(options.names)} />
          {row?.ownerId && !options.names[row.ownerId] && <option value={row.ownerId}>{t.left}</option>}
        </select>
        <FieldError id={owner.id} error={owner.error} />
      </SmallField>
      <div className="sm:col-span-2 sm:group-has-[option[value=other]:checked]/deadline:col-span-1">
        <SmallField id={note.id} label={labels.note}>
          <input {...note.input} maxLength={2000} autoComplete="off" className="desk-input" />
          <FieldError id={note.id} error={note.error} />
        </SmallField>
      </div>
    </div>
  );
}

/** Returns the properties of a field with what was typed into it, or else what is stored. */
function useDeadlineField(name: string, stored: string) {
  const { id, error, typed } = useFormField(name);
  const input = {
    id,
    name,
    defaultValue: typed?.[name] ?? stored,
    'data-stored': stored,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return { id, error, typed, input };
}
