import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { holidayPlaces } from '../../../features/settings/server/holidays.ts';
import type { Office } from '../../../features/settings/settings.ts';
import type { Weekday } from '../../../platform/company.ts';
import { deskLocale, languageTagOf } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/hours';
import { countryOptions } from './country-options.ts';
import { CloseDay } from './hours/close-day.tsx';
import { DaysAt, HoursAt, usualDay } from './hours/day-fields.tsx';
import { HolidayFields } from './hours/holiday-fields.tsx';
import { ChoiceAt, InputAt, Row } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { hours: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const loaded = await loadPart(call, 'offices');
  return {
    loaded,
    zones: Intl.supportedValuesOf('timeZone'),
    countries: countryOptions(),
    places: holidayPlaces(),
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
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
  const { id, error } = useAt(path, t.week);
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
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function OfficeFields({ path, page: { zones, countries, places } }: { path: string; page: Page }) {
  const zoneOptions = zones.map((zone) => ({ value: zone, title: zone.replaceAll('_', ' ') }));
  return (
    <div className="space-y-6">
      <Row>
        <InputAt path={`${path}.address.street`} label={t.street} />
        <InputAt path={`${path}.address.city`} label={t.city} />
        <InputAt path={`${path}.address.region`} label={t.region} />
        <InputAt path={`${path}.address.postalCode`} label={t.postalCode} />
        <ChoiceAt path={`${path}.address.country`} label={t.country} options={countries} />
        <InputAt path={`${path}.phone`} label={t.phone} type="tel" isOptional />
        <ChoiceAt path={`${path}.localTimeZone`} label={t.localTimeZone} options={zoneOptions} />
        <ChoiceAt path={`${path}.timeZone`} label={t.timeZone} help={t.timeZoneHelp} options={zoneOptions} />
      </Row>
      <WeekAt path={`${path}.week`} />
      <DaysAt path={`${path}.days`} />
      <HolidayFields path={path} places={places} />
    </div>
  );
}

function Offices({ page }: { page: Page }) {
  const { value: offices, change } = useAt<Office[]>('');
  const add = () =>
    change([
      ...offices,
      {
        address: { street: '', city: '', region: '', postalCode: '', country: '' },
        timeZone: offices[0]?.timeZone ?? '',
        localTimeZone: '',
        week: Object.fromEntries(weekdays.slice(0, 5).map((day) => [day, usualDay])),
        days: [],
        holidays: null,
      },
    ]);
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
              {settings.remove} <span className="sr-only">{office.address.city}</span>
            </button>
          )}
        </DeskSection>
      ))}
      <button type="button" data-replay className="desk-button mb-4" onClick={add}>
        {t.add}
      </button>
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
      before={<CloseDay offices={cities} outcome={outcome} />}
    >
      <Offices page={loaderData} />
    </PartPage>
  );
}
