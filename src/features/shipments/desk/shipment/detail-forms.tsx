import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { fill } from '../../../../platform/values/format.ts';
import { Options, SmallField } from '../../../../ui/desk/controls.tsx';
import { DeskForm, type DeskOutcome, outcomeFor } from '../../../../ui/desk/desk-form.tsx';
import { UnsavedMark, useUnsaved } from '../../../../ui/desk/unsaved.tsx';
import type { ShipmentPageView } from '../shipment-page-view.ts';
import { PlaceInputs, TimeInput } from './row-inputs.tsx';

interface FormProps {
  page: ShipmentPageView;
  outcome: DeskOutcome | undefined;
}

function Version({ page }: { page: ShipmentPageView }) {
  return <input type="hidden" name="version" value={page.version} />;
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
  stored: ShipmentPageView['references'][number] | undefined;
  refused: DeskOutcome | null;
  page: ShipmentPageView;
  onType: (() => void) | undefined;
}

function ReferenceLine({ at, stored, refused, page, onType }: ReferenceLineProps) {
  const { references: strings } = page.t;
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
        className="desk-input w-auto basis-48"
      >
        <option value="">{strings.none}</option>
        <Options options={page.options.references} />
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
export function ReferencesForm({ page, outcome }: FormProps) {
  const { t, references } = page;
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
      <Version page={page} />
      <ul className="space-y-2">
        {lines.map(({ key, stored }, at) => (
          <ReferenceLine
            key={key}
            at={at}
            stored={stored}
            refused={own && !own.ok ? own : null}
            page={page}
            onType={at === lines.length - 1 ? () => setAdded(added + 1) : undefined}
          />
        ))}
      </ul>
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}

export function RouteForm({ page, outcome }: FormProps) {
  const { t, route, options } = page;
  const { route: strings } = t;
  const errors = outcomeFor(outcome, 'shipment-route')?.errors ?? {};
  const { unsaved, form } = useUnsavedForm(outcome, 'shipment-route');
  const ends = [
    { name: 'from', title: strings.from, stored: { text: route.from, code: route.fromCode } },
    { name: 'to', title: strings.to, stored: { text: route.to, code: route.toCode } },
  ];
  return (
    <DeskForm intent="shipment-route" outcome={outcome} submit={strings.save} t={t} form={form}>
      <Version page={page} />
      <div className="space-y-3">
        <SmallField id="route-mode" label={strings.mode}>
          <select
            id="route-mode"
            name="mode"
            defaultValue={route.mode}
            data-stored={route.mode}
            className="desk-input"
          >
            <option value="">{strings.unknown}</option>
            <Options options={options.modes} />
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

export function PartiesForm({ page, outcome }: FormProps) {
  const { t, parties } = page;
  const { parties: strings } = t;
  const own = outcomeFor(outcome, 'shipment-parties');
  const typed = own && !own.ok ? own.values : null;
  const { unsaved, form } = useUnsavedForm(outcome, 'shipment-parties');
  return (
    <DeskForm intent="shipment-parties" outcome={outcome} submit={strings.save} t={t} form={form}>
      <Version page={page} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {parties.map(({ role, title, ...party }) => (
          <fieldset key={role} className="min-w-0">
            <legend className="mb-1.5 font-medium text-strong">{title}</legend>
            <div className="space-y-2">
              {(['name', 'address', 'contact'] as const).map((field) => {
                const name = `${role}.${field}`;
                const shared = {
                  id: `parties-${name}`,
                  name,
                  'aria-label': `${title}: ${strings[field]}`,
                  placeholder: strings[field],
                  defaultValue: typed?.[name] ?? party[field],
                  'data-stored': party[field],
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

/** Plans the usual milestones of a mode from two dates. */
export function ScheduleForm({ page, outcome }: FormProps) {
  const { t, today } = page;
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
      className="flex flex-wrap items-end gap-3"
    >
      <Version page={page} />
      {(['departs', 'arrives'] as const).map((name) => (
        <SmallField key={name} id={`plan-schedule-${name}`} label={strings[name]}>
          <TimeInput
            id={`plan-schedule-${name}`}
            name={name}
            stored=""
            today={today}
            placeholder="2026-11-20"
            aria-invalid={errors[name] ? true : undefined}
          />
        </SmallField>
      ))}
      <UnsavedMark unsaved={unsaved} t={t} object={strings.heading} />
    </DeskForm>
  );
}
