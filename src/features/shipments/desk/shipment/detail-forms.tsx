import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { fill } from '#platform/values/format.ts';
import { Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { DeskForm, type DeskOutcome, outcomeFor } from '#ui/desk/desk-form.tsx';
import { UnsavedMark, useUnsaved } from '#ui/desk/unsaved.tsx';
import { partyRoles } from '../../references.ts';
import type { DeskShipment, ShipmentReference } from '../../shipment.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { tracking } from '../../strings/en/tracking.ts';
import { PlaceInputs } from './place-inputs.tsx';

const { page: t } = shipments;

/** `isDoubtful` when the check digit is wrong. */
type CheckedReference = ShipmentReference & { isDoubtful: boolean };

interface FormProps {
  shipment: Omit<DeskShipment, 'references'> & { references: CheckedReference[] };
  outcome: DeskOutcome | undefined;
}

function Version({ shipment }: Pick<FormProps, 'shipment'>) {
  return <input type="hidden" name="version" value={shipment.version} />;
}

function useUnsavedForm(outcome: DeskOutcome | undefined, intent: string) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(form, outcomeFor(outcome, intent));
  return { unsaved, form: { ref: form, ...unsaved.handlers } };
}

/** Returns the index of a submitted line, because empty lines are left out; -1 for an empty line. */
function sentAs({ values }: DeskOutcome, at: number): number {
  const isSent = (line: number) => Boolean(values[`references.${line}.text`]?.trim());
  return isSent(at) ? Array.from({ length: at }, (_, line) => line).filter(isSent).length : -1;
}

interface ReferenceLineProps {
  at: number;
  stored: CheckedReference | undefined;
  refused: DeskOutcome | null;
  onType: (() => void) | undefined;
}

function ReferenceLine({ at, stored, refused, onType }: ReferenceLineProps) {
  const { references: strings } = t;
  const id = `references-${at}`;
  const sent = refused && `references.${sentAs(refused, at)}`;
  const error = refused?.errors[`${sent}.text`] ?? refused?.errors[`${sent}.kind`];
  const notes = [error && `${id}-error`, stored?.isDoubtful && `${id}-doubt`].filter(Boolean).join(' ');
  return (
    <li className="flex flex-wrap gap-2">
      <select
        name={`references.${at}.kind`}
        aria-label={`${fill(strings.nth, { count: at + 1 })}: ${strings.kind}`}
        defaultValue={refused?.values[`references.${at}.kind`] ?? stored?.kind ?? ''}
        data-stored={stored?.kind ?? ''}
        className="desk-input w-auto basis-40"
      >
        <option value="">{strings.none}</option>
        <Options options={optionsOf(tracking.references)} />
      </select>
      <input
        id={id}
        name={`references.${at}.text`}
        aria-label={`${fill(strings.nth, { count: at + 1 })}: ${strings.number}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        defaultValue={refused?.values[`references.${at}.text`] ?? stored?.text ?? ''}
        data-stored={stored?.text ?? ''}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={onType}
        className="desk-input tabular w-auto grow basis-40"
      />
      {error && (
        <p id={`${id}-error`} className="basis-full text-[0.875rem] text-alert">
          {error}
        </p>
      )}
      {stored?.isDoubtful && (
        <p id={`${id}-doubt`} className="flex basis-full items-center gap-1.5 text-[0.875rem]">
          <TriangleAlert size={16} aria-hidden className="shrink-0 text-alert" />
          {strings.checkDigit}
        </p>
      )}
    </li>
  );
}

/** Empty lines after the stored references. */
const spareLines = 3;

/** References with a wrong check digit are saved and marked. */
export function ReferencesForm({ shipment, outcome }: FormProps) {
  const { references } = shipment;
  const { references: strings } = t;
  const own = outcomeFor(outcome, 'shipment-references');
  const [added, setAdded] = useState(0);
  const { unsaved, form } = useUnsavedForm(outcome, 'shipment-references');
  const spare = spareLines + added;
  // A stored line gets another key once its number changes; an empty line keeps its key and its input.
  const lines = [
    ...references.map((stored) => ({ key: `${stored.kind} ${stored.text}`, stored })),
    ...Array.from({ length: spare }, (_, number) => ({ key: String(number), stored: undefined })),
  ];
  return (
    <DeskForm intent="shipment-references" outcome={outcome} submit={strings.save} t={t} form={form}>
      <Version shipment={shipment} />
      <ul className="space-y-2">
        {lines.map(({ key, stored }, at) => (
          <ReferenceLine
            key={key}
            at={at}
            stored={stored}
            refused={own && !own.ok ? own : null}
            onType={at === lines.length - 1 ? () => setAdded(added + 1) : undefined}
          />
        ))}
      </ul>
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}

export function RouteForm({ shipment, outcome }: FormProps) {
  const { from, to, mode } = shipment;
  const { route: strings } = t;
  const errors = outcomeFor(outcome, 'shipment-route')?.errors ?? {};
  const { unsaved, form } = useUnsavedForm(outcome, 'shipment-route');
  const ends = [
    { name: 'from', title: strings.from, stored: { text: from.text, code: from.code ?? '' } },
    { name: 'to', title: strings.to, stored: { text: to.text, code: to.code ?? '' } },
  ];
  return (
    <DeskForm intent="shipment-route" outcome={outcome} submit={strings.save} t={t} form={form}>
      <Version shipment={shipment} />
      <div className="space-y-3">
        <SmallField id="route-mode" label={strings.mode}>
          <select
            id="route-mode"
            name="mode"
            defaultValue={mode ?? ''}
            data-stored={mode ?? ''}
            className="desk-input"
          >
            <option value="">{strings.unknown}</option>
            <Options options={optionsOf(leadsStrings.modes)} />
          </select>
        </SmallField>
        {ends.map(({ name, title, stored }) => (
          <SmallField key={name} id={`route-${name}.text`} label={title}>
            <div className="grid grid-cols-[1fr_5.5rem] gap-2">
              <PlaceInputs
                id="route"
                names={{ text: `${name}.text`, code: `${name}.code` }}
                labels={{ text: title, code: `${title}: ${strings.code}` }}
                stored={stored}
                errors={errors}
                wrap={(input, part) => <div key={part}>{input}</div>}
              />
            </div>
          </SmallField>
        ))}
      </div>
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}

export function PartiesForm({ shipment, outcome }: FormProps) {
  const { parties } = shipment;
  const { parties: strings } = t;
  const own = outcomeFor(outcome, 'shipment-parties');
  const typed = own && !own.ok ? own.values : null;
  const { unsaved, form } = useUnsavedForm(outcome, 'shipment-parties');
  return (
    <DeskForm intent="shipment-parties" outcome={outcome} submit={strings.save} t={t} form={form}>
      <Version shipment={shipment} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-5">
        {partyRoles.map((role) => (
          <fieldset key={role} className="min-w-0">
            <legend className="mb-1.5 font-medium text-strong">{strings.roles[role]}</legend>
            <div className="space-y-2">
              {(['name', 'address', 'contact'] as const).map((field) => {
                const name = `${role}.${field}`;
                const stored = parties[role]?.[field] ?? '';
                const shared = {
                  id: `parties-${name}`,
                  name,
                  'aria-label': `${strings.roles[role]}: ${strings[field]}`,
                  placeholder: strings[field],
                  defaultValue: typed?.[name] ?? stored,
                  'data-stored': stored,
                  autoComplete: 'off',
                  className: 'desk-input',
                };
                return field === 'name' ? (
                  <input key={field} {...shared} maxLength={300} />
                ) : (
                  <textarea key={field} rows={3} maxLength={2000} {...shared} />
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}

/** Plans the usual milestones of a mode from two dates; the departure is proposed by the day on which the cargo is ready. */
export function ScheduleForm({ shipment, outcome, departs }: FormProps & { departs: string }) {
  const { schedule: strings } = t;
  const errors = outcomeFor(outcome, 'plan-schedule')?.errors ?? {};
  const { unsaved, form } = useUnsavedForm(outcome, 'plan-schedule');
  return (
    <DeskForm
      intent="plan-schedule"
      outcome={outcome}
      submit={strings.submit}
      t={t}
      form={form}
      className="flex flex-wrap items-end gap-3 *:[[role=alert]]:basis-full"
    >
      <Version shipment={shipment} />
      {(['departs', 'arrives'] as const).map((name) => (
        <SmallField key={name} id={`plan-schedule-${name}`} label={strings[name]}>
          <input
            id={`plan-schedule-${name}`}
            type="date"
            name={name}
            defaultValue={name === 'departs' ? departs : ''}
            data-stored={name === 'departs' ? departs : ''}
            aria-invalid={errors[name] ? true : undefined}
            className="desk-input w-auto"
          />
        </SmallField>
      ))}
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}
