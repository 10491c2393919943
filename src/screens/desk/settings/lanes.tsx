import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { fill } from '#platform/values/format.ts';
import { type Option, optionsOf } from '#ui/desk/controls.tsx';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { responseOf } from '#ui/desk/response-of.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/lanes';
import { countryOptions } from './country-options.ts';
import { withLaneIds } from './lane-id.ts';
import { ChoiceAt, InputAt, Row } from './part/fields.tsx';
import { ListAt } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';
import type { loader as findPlace } from './place.ts';

const { lanes: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  return { loaded: await loadPart(call, 'lanes'), countries: countryOptions() };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.lanes.title);

type Lane = StoredSettings['lanes'][number];
type Gateway = Lane['from'];

const gateway: Gateway = { name: '', country: '', code: '', longitude: 0, latitude: 0 };
const blank: Lane = { id: '', mode: 'sea', from: gateway, to: gateway, transitDays: [1, 2] };

/** A port, airport or ramp; what is known of a code is filled in as it is typed. */
function GatewayAt({ path, title, countries }: { path: string; title: string; countries: Option[] }) {
  const { value, change } = useAt<Gateway>(path);
  const { value: mode } = useAt<Lane['mode']>(`${path.slice(0, path.lastIndexOf('.'))}.mode`);
  const lookup = useFetcher<typeof findPlace>();
  const { load, data } = lookup;
  const response = responseOf(lookup);
  const lookUp = (typed: string) => {
    const code = typed.toUpperCase();
    if (/^[A-Z]{3}([A-Z0-9]{2})?$/.test(code)) void load(`/desk/settings/place?code=${code}`);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookUpCity = (city: string) => {
    clearTimeout(timer.current);
    if (city.trim().length < 3 || value.code) return;
    const query = new URLSearchParams({ city: city.trim(), mode });
    timer.current = setTimeout(() => load(`/desk/settings/place?${query}`), 150);
  };
  const place = data?.place ?? null;
  const isAtCode = Boolean(data?.code) && data?.code === value.code.toUpperCase();
  const proposed = !value.code && data?.city === value.name.trim() ? place : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that was found.
  useEffect(() => {
    if (response && isAtCode && place) change(place);
  }, [response]);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-strong">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <InputAt path={`${path}.code`} label={t.code} help={t.codeHelp} maxLength={5} onTyped={lookUp} />
          <p role="status" className="mt-1 text-small text-alert empty:mt-0">
            {isAtCode && !place && fill(t.unknownCode, { code: value.code.toUpperCase() })}
          </p>
        </div>
        <div>
          <InputAt path={`${path}.name`} label={t.name} onTyped={lookUpCity} />
          {proposed && (
            <button
              type="button"
              className="link mt-1 py-1 pointer-coarse:min-h-11"
              onClick={() => change(proposed)}
            >
              {fill(t.usePlace, { name: proposed.name, country: proposed.country, code: proposed.code })}
            </button>
          )}
        </div>
        <ChoiceAt path={`${path}.country`} label={t.country} options={countries} />
        <div className="grid grid-cols-2 gap-4">
          <InputAt path={`${path}.latitude`} label={t.latitude} type="number" />
          <InputAt path={`${path}.longitude`} label={t.longitude} type="number" />
        </div>
      </div>
    </fieldset>
  );
}

function nameOf({ from, to }: Lane): string {
  return from.name || to.name ? `${from.name} → ${to.name}` : '';
}

export default function LaneSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, countries } = loaderData;
  return (
    <PartPage page="lanes" loaded={loaded} outcome={useLastOutcome(actionData)} finish={withLaneIds}>
      <section aria-label={pages.lanes.title} className="pb-6">
        <ListAt<Lane>
          path=""
          add={t.add}
          blank={blank}
          nameOf={nameOf}
          isOrdered
          isFolded
          canSelect
          line={{
            columns: 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_5rem_7rem]',
            titles: [t.lane, t.mode, t.days],
            cells: (lane) => ({
              lane: nameOf(lane) || settings.unnamed,
              mode: t.modes[lane.mode],
              days: fill(t.dayRange, { least: lane.transitDays[0], most: lane.transitDays[1] }),
            }),
          }}
        >
          {(path) => (
            <div className="space-y-5">
              <Row>
                <ChoiceAt path={`${path}.mode`} label={t.mode} options={optionsOf(t.modes)} />
                <div className="grid grid-cols-2 gap-4">
                  <InputAt path={`${path}.transitDays.0`} label={t.least} type="number" min={1} />
                  <InputAt path={`${path}.transitDays.1`} label={t.most} type="number" min={1} />
                </div>
              </Row>
              <DaysError path={`${path}.transitDays`} />
              <GatewayAt path={`${path}.from`} title={t.from} countries={countries} />
              <GatewayAt path={`${path}.to`} title={t.to} countries={countries} />
            </div>
          )}
        </ListAt>
      </section>
    </PartPage>
  );
}

function DaysError({ path }: { path: string }) {
  const { id, error } = useAt(path, t.days);
  return <FieldError id={id} error={error} />;
}
