import type { Settings } from '#features/settings/settings.ts';
import type { Lane } from '#platform/company.ts';
import { exampleCodes, originNames } from '../../origins.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

const modes = { sea: 'Sea', air: 'Air', train: 'Train' };

const by = { sea: 'by sea', air: 'by air', train: 'by train' };

function daysOf({ transitDays: [least, most] }: Lane): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** “Santos, Brazil (BRSSZ)”; a country that is a city is named once. */
function placeOf({ name, country, code }: Lane['to']): string {
  const countryName = countries.of(country) ?? country;
  return name === countryName ? `${name} (${code})` : `${name}, ${countryName} (${code})`;
}

const byModes = { sea: 'sea', air: 'air', train: 'train' };
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** “sea and air”: the modes of the lanes. */
export const modesOfLanes = ({ lanes }: Settings) =>
  list.format(
    (['sea', 'air', 'train'] as const)
      .filter((mode) => lanes.some((lane) => lane.mode === mode))
      .map((mode) => byModes[mode]),
  );

/** “Long Beach and Oakland”: the cities where lanes begin. */
export const citiesOfLanes = ({ company, lanes }: Settings) =>
  list.format(originNames(lanes, company.address.city));

/** The text of /worldmap. */
export const worldmap = (settings: Settings) => {
  const { company, lanes } = settings;
  const city = citiesOfLanes(settings);
  const hasOneOrigin = originNames(lanes, company.address.city).length === 1;
  const [portExample, airportExample] = exampleCodes(lanes);
  return {
    meta: {
      title: `World map: typical lanes from and to ${city}`,
      description: `Lanes by ${modesOfLanes(settings)} ${hasOneOrigin ? `between ${city} and its` : `from ${city} to`} gateways around the world, each with its typical days. Select one and request a rate.`,
    },
    label: 'World map',
    heading: hasOneOrigin ? `To and from ${city}` : `From ${city} to the world`,
    text: 'A gateway is the port, airport or rail ramp where the main leg begins or ends. Select one on the map or in the list, and request a rate with the lane filled in.',
    directions: {
      legend: 'Direction',
      outbound: hasOneOrigin ? `From ${city}` : 'Outbound',
      inbound: hasOneOrigin ? `To ${city}` : 'Inbound',
      note: 'Every lane runs both ways, with the same typical days.',
    },
    map: {
      name: 'Map of the lanes',
      hint: 'Point at a lane to single it out; click it to request a rate.',
      caption:
        'Figures are typical days. Lines show the general route, not the track of a ship, an aircraft or a train. Land: Natural Earth.',
    },
    modes,
    regions: {
      latinAmerica: 'Latin America',
      northAmerica: 'North America',
      europe: 'Europe',
      asia: 'Asia',
      africa: 'Africa',
      oceania: 'Oceania',
    },
    list: {
      name: 'The lanes on the map, by region',
      from: 'From',
      to: 'To',
      by: 'By',
      days: 'Typical days',
      action: 'Rate request',
      request: 'Request a rate',
    },
    notes: {
      label: 'The list',
      heading: 'Every lane and its days',
      days: 'Days are typical, gateway to gateway. Pick-up, customs and delivery come on top. The carrier decides the route, the stops and the departure; ask us for the days of your cargo and date.',
      codes: `Ports and rail ramps have a UN/LOCODE of five letters${portExample && `, such as ${portExample}`}. Airports have an IATA code of three${airportExample && `, such as ${airportExample}`}.`,
      other: 'Your route is not here? We offer others.',
      otherLink: 'Request a rate',
      partners: 'See our partners',
    },
    /** “Miami to Santos by sea” */
    lane: ({ from, to, mode }: Lane) => `${from.name} to ${to.name} ${by[mode]}`,
    /** “typically 18–28 days” */
    summary: (lane: Lane) => `typically ${daysOf(lane)} days`,
    days: daysOf,
    /** “Sea · 7–14 days” */
    modeAndDays: (lane: Lane) => `${modes[lane.mode]} · ${daysOf(lane)} days`,
    /** Text before the days of a lane where its city has several: “air 2–5”. */
    spotModes: { sea: 'sea', air: 'air', train: 'train' },
    country: (code: string) => countries.of(code) ?? code,
    /** Objective of a rate request that is opened from a lane. */
    objective: ({ from, to, mode }: Lane) => `Ship from ${placeOf(from)} to ${placeOf(to)} ${by[mode]}.`,
  };
};
