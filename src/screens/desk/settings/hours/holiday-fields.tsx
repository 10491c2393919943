import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Office } from '#features/settings/settings.ts';
import { longDay, weekdayDate } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { listIn } from '#platform/values/format.ts';
import { type Option, Options, SmallField } from '#ui/desk/controls.tsx';
import { settings } from '../../strings/en/settings.ts';
import type { loader } from '../holidays.ts';
import { Tick } from '../part/fields.tsx';
import { useAt } from '../part/use-part.ts';

const t = settings.hours;

/** Dates of a holiday, with the year once. */
const daysOf = (dates: string[]) =>
  listIn(
    deskLocale,
    dates.map((date, index) => (index === dates.length - 1 ? longDay(date) : weekdayDate(date))),
  );

export type HolidayPlace = Option & { regions: Option[] };

/** Public holidays of an office: whose, and those on which it is open all the same. */
export function HolidayFields({ path, places }: { path: string; places: HolidayPlace[] }) {
  const { id, value: holidays, change } = useAt<Office['holidays']>(`${path}.holidays`);
  const { country = '', region = '', open = [] } = holidays ?? {};
  const { load, data: coming = [] } = useFetcher<typeof loader>();
  useEffect(() => {
    if (country) void load(`/desk/settings/holidays?${new URLSearchParams({ country, region })}`);
  }, [load, country, region]);
  const regions = places.find(({ value }) => value === country)?.regions ?? [];
  return (
    <fieldset>
      <legend className="font-medium text-strong">{t.holidays}</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <SmallField id={`${id}-country`} label={t.holidayCountry}>
          <select
            id={`${id}-country`}
            className="desk-input"
            value={country}
            onChange={({ currentTarget }) =>
              change(currentTarget.value ? { country: currentTarget.value, open: [] } : null)
            }
          >
            <option value="">{t.noHolidays}</option>
            <Options options={places} />
          </select>
        </SmallField>
        {regions.length > 0 && (
          <SmallField id={`${id}-region`} label={t.holidayRegion}>
            <select
              id={`${id}-region`}
              className="desk-input"
              value={region}
              onChange={({ currentTarget: { value } }) =>
                change({ country, open, ...(value && { region: value }) })
              }
            >
              <option value="">{t.wholeCountry}</option>
              <Options options={regions} />
            </select>
          </SmallField>
        )}
      </div>
      {country && coming.length > 0 && (
        <>
          <p className="mt-3 text-muted">{t.holidaysText}</p>
          <ul className="mt-1 sm:columns-2">
            {coming.map(({ name, title, dates }) => (
              <li key={name} className="break-inside-avoid">
                <Tick
                  id={`${id}-${name}`}
                  label={
                    <>
                      {title} <span className="text-muted">{daysOf(dates)}</span>
                    </>
                  }
                  checked={!open.includes(name)}
                  change={(isClosed) =>
                    change({
                      country,
                      ...(region && { region }),
                      open: isClosed ? open.filter((other) => other !== name) : [...open, name],
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
