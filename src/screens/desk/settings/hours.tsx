import { useState } from 'react';
import { listPromisedWhileClosed } from '#features/requests/server/inbox/list-promised.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { movedOffice, zonesOfAddress } from '#features/settings/office-place.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { holidayPlaces } from '#features/settings/server/holidays.ts';
import { zonesByCountry } from '#features/settings/server/time-zones.ts';
import type { Office } from '#features/settings/settings.ts';
import type { Weekday } from '#platform/company.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import type { Option } from '#ui/desk/controls.tsx';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/hours';
import { countryOptions } from './country-options.ts';
import { CloseDay } from './hours/close-day.tsx';
import { DaysAt, HoursAt } from './hours/day-fields.tsx';
import { HolidayFields } from './hours/holiday-fields.tsx';
import { ChoiceAt, InputAt, Row, Tick } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { hours: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const loaded = await loadPart(call, 'offices');
  const services = call.context.get(servicesContext);
  const countries = countryOptions();
  return {
    loaded,
    zones: Intl.supportedValuesOf('timeZone'),
    countries,
    places: holidayPlaces(),
    zonesOfCountries: zonesByCountry(countries.map(({ value }) => value)),
    sampleZones: sampleSettings.offices.map(({ timeZone, localTimeZone }) => ({ timeZone, localTimeZone })),
    promised: await listPromisedWhileClosed(services),
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.hours.title);

type Page = Route.ComponentProps['loaderData'];

const weekdays = [...'1234567'] as Weekday[];

/** ISO weekdays by name. */
const dayNames = Object.fromEntries(
  weekdays.map((day) => [
    day,
    // 2024 began on a Monday.
    new Intl.DateTimeFormat(languageTagOf(deskLocale), { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, Number(day)),
    ),
  ]),
) as Record<Weekday, string>;

function WeekAt({ path }: { path: string }) {
  const { id, value: week, error, change } = useAt<Office['week']>(path, t.week);
  const [monday, ...others] = weekdays.slice(0, 5);
  const usual = monday && week[monday];
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="font-medium text-strong">{t.week}</legend>
      {weekdays.map((day) => (
        <HoursAt
          key={day}
          path={`${path}.${day}`}
          day={dayNames[day]}
          open={dayNames[day]}
          closed={undefined}
        />
      ))}
      {usual && (
        <button
          type="button"
          data-replay
          className="link py-1 pointer-coarse:min-h-11"
          onClick={() => change({ ...week, ...Object.fromEntries(others.map((day) => [day, usual])) })}
        >
          {t.copyMonday}
        </button>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** True until an owner sets the time zone of the hours apart. */
const hoursFollow = ({ timeZone, localTimeZone }: Office, { sampleZones }: Page) =>
  timeZone === localTimeZone ||
  sampleZones.some((sample) => sample.timeZone === timeZone && sample.localTimeZone === localTimeZone);

/** Time zone of an office. That of its hours follows it, until an owner sets it apart; the sample's is no owner's. */
function ZonesAt({ path, options, page }: { path: string; options: Option[]; page: Page }) {
  const { id, value: office, change } = useAt<Office>(path);
  const { timeZone, localTimeZone } = office;
  const choices = zonesOfAddress(office.address, page.zonesOfCountries);
  // The zone for which the owner opened the second field.
  const [openedFor, setOpenedFor] = useState(timeZone === localTimeZone ? null : localTimeZone);
  const isApart = openedFor === localTimeZone || timeZone !== localTimeZone;
  const follow = (zone: string) =>
    change({ ...office, localTimeZone: zone, ...(hoursFollow(office, page) && { timeZone: zone }) });
  return (
    <>
      <ChoiceAt
        path={`${path}.localTimeZone`}
        label={t.localTimeZone}
        help={choices.length > 1 ? t.severalZones : undefined}
        options={options}
        onChosen={follow}
      />
      <div className="sm:col-span-2">
        <Tick
          id={`${id}-apart`}
          label={t.isApart}
          checked={isApart}
          change={(isOn) => {
            setOpenedFor(isOn ? localTimeZone : null);
            if (!isOn) change({ ...office, timeZone: localTimeZone });
          }}
        />
        {isApart && (
          <div className="mt-2 sm:max-w-[calc(50%-0.5rem)]">
            <ChoiceAt path={`${path}.timeZone`} label={t.timeZone} help={t.timeZoneHelp} options={options} />
          </div>
        )}
      </div>
    </>
  );
}

function OfficeFields({ path, page }: { path: string; page: Page }) {
  const { zones, countries, places, zonesOfCountries } = page;
  const { value: office, change } = useAt<Office>(path);
  const move = (changed: Partial<Office['address']>) =>
    change(
      movedOffice(office, {
        address: { ...office.address, ...changed },
        zones: zonesOfCountries,
        hoursFollow: hoursFollow(office, page),
      }),
    );
  const zoneOptions = zones.map((zone) => ({ value: zone, title: zone.replaceAll('_', ' ') }));
  return (
    <div className="space-y-6">
      <Row>
        <InputAt path={`${path}.address.street`} label={t.street} />
        <InputAt path={`${path}.address.city`} label={t.city} />
        <InputAt path={`${path}.address.region`} label={t.region} onTyped={(region) => move({ region })} />
        <InputAt path={`${path}.address.postalCode`} label={t.postalCode} />
        <ChoiceAt
          path={`${path}.address.country`}
          label={t.country}
          options={countries}
          onChosen={(country) => move({ country })}
        />
        <InputAt path={`${path}.phone`} label={t.phone} type="tel" isOptional />
        <ZonesAt path={path} options={zoneOptions} page={page} />
      </Row>
      <WeekAt path={`${path}.week`} />
      <DaysAt path={`${path}.days`} />
      <HolidayFields path={path} places={places} />
    </div>
  );
}

function Offices({ page }: { page: Page }) {
  const { value: offices, change } = useAt<Office[]>('');
  const [main] = offices;
  // Another office is in the same country as a rule, and as a rule has the same hours and holidays.
  const add = () => {
    if (!main) return;
    const { phone: _, ...copied } = main;
    const { country } = main.address;
    const address = { street: '', city: '', region: '', postalCode: '', country };
    change([...offices, { ...copied, address, days: [] }]);
  };
  return (
    <>
      {offices.map((office, index) => (
        <DeskSection
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={index}
          id={`office-${index}`}
          title={office.address.city || fill(t.office, { number: index + 1 })}
          text={index === 0 ? t.mainOffice : undefined}
        >
          <OfficeFields path={String(index)} page={page} />
          {offices.length > 1 && (
            <button
              type="button"
              data-replay
              className="link mt-5 py-1"
              onClick={() => change(offices.filter((_, at) => at !== index))}
            >
              {t.removeOffice} <span className="sr-only">{office.address.city}</span>
            </button>
          )}
        </DeskSection>
      ))}
      <div className="pb-8">
        <button type="button" data-replay className="desk-button" onClick={add}>
          {t.add}
        </button>
      </div>
    </>
  );
}

export default function HoursSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded } = loaderData;
  const outcome = useLastOutcome(actionData);
  const cities = loaded.value.map(({ address }) => address.city);
  return (
    <PartPage
      page="hours"
      loaded={loaded}
      outcome={outcome}
      before={<CloseDay offices={cities} promised={loaderData.promised} outcome={outcome} />}
    >
      <Offices page={loaderData} />
    </PartPage>
  );
}
