import { useState } from 'react';
import { fill } from '../../../../contract/format.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import { DeskForm, type DeskOutcome, outcomeFor } from '../../../ui/desk/desk-form.tsx';
import type { ShipmentPageView } from '../shipment-page-view.ts';
import { PlaceInputs, TimeInput } from './row-inputs.tsx';

interface FormProps {
  page: ShipmentPageView;
  outcome: DeskOutcome | undefined;
}

function Version({ page }: { page: ShipmentPageView }) {
  return <input type="hidden" name="version" value={page.version} />;
}

/** Empty lines after the references that there are. */
const spareLines = 3;

/** The numbers of the shipment; a check digit that is wrong has to be confirmed. */
export function ReferencesForm({ page, outcome }: FormProps) {
  const { t, options } = page;
  const { references: strings } = t;
  const own = outcomeFor(outcome, 'shipment-references');
  const refused = own && !own.ok ? own : null;
  const [lines, setLines] = useState(0);
  const count = page.references.length + spareLines + lines;
  return (
    <DeskForm
      key={page.references.map(({ kind, text }) => `${kind} ${text}`).join('|')}
      intent="shipment-references"
      outcome={outcome}
      submit={strings.save}
      t={t}
    >
      <Version page={page} />
      <ul className="space-y-2">
        {Array.from({ length: count }, (_, at) => {
          const stored = page.references[at];
          const id = `references-${at}`;
          const error = refused?.errors[`references.${at}.text`] ?? refused?.errors[`references.${at}.kind`];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be known by
            <li key={at} className="flex flex-wrap gap-2">
              <select
                name={`references.${at}.kind`}
                aria-label={`${fill(strings.nth, { count: at + 1 })}: ${strings.kind}`}
                defaultValue={refused?.values[`references.${at}.kind`] ?? stored?.kind ?? ''}
                className="desk-input w-auto basis-48"
              >
                <option value="">{strings.none}</option>
                <Options options={options.references} />
              </select>
              <input
                id={id}
                name={`references.${at}.text`}
                aria-label={`${fill(strings.nth, { count: at + 1 })}: ${strings.number}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                defaultValue={refused?.values[`references.${at}.text`] ?? stored?.text ?? ''}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                onChange={({ currentTarget }) => {
                  if (at === count - 1 && currentTarget.value) setLines(lines + 1);
                }}
                className="desk-input tabular w-auto grow basis-40"
              />
              {error && (
                <p id={`${id}-error`} className="basis-full text-[0.875rem] text-alert">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {refused && (
        <label className="flex min-h-10 items-center gap-2.5">
          <input type="checkbox" name="isConfirmed" value="on" className="size-4.5 accent-strong" />
          {strings.confirm}
        </label>
      )}
    </DeskForm>
  );
}

/** How the goods travel, from where to where. */
export function RouteForm({ page, outcome }: FormProps) {
  const { t, route, options } = page;
  const { route: strings } = t;
  const errors = outcomeFor(outcome, 'shipment-route')?.errors ?? {};
  const ends = [
    { name: 'from', title: strings.from, stored: { text: route.from, code: route.fromCode } },
    { name: 'to', title: strings.to, stored: { text: route.to, code: route.toCode } },
  ];
  return (
    <DeskForm intent="shipment-route" outcome={outcome} submit={strings.save} t={t}>
      <Version page={page} />
      <div className="space-y-3">
        <SmallField id="route-mode" label={strings.mode}>
          <select
            id="route-mode"
            key={route.mode}
            name="mode"
            defaultValue={route.mode}
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
    </DeskForm>
  );
}

/** The parties, as documents name them. */
export function PartiesForm({ page, outcome }: FormProps) {
  const { t, parties } = page;
  const { parties: strings } = t;
  const own = outcomeFor(outcome, 'shipment-parties');
  const typed = own && !own.ok ? own.values : null;
  return (
    <DeskForm intent="shipment-parties" outcome={outcome} submit={strings.save} t={t}>
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
    </DeskForm>
  );
}

/** Fills in what a mode usually has, from two days. */
export function ScheduleForm({ page, outcome }: FormProps) {
  const { t, today } = page;
  const { schedule: strings } = t;
  const errors = outcomeFor(outcome, 'plan-schedule')?.errors ?? {};
  return (
    <DeskForm
      intent="plan-schedule"
      outcome={outcome}
      submit={strings.submit}
      t={t}
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
    </DeskForm>
  );
}
