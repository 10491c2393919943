import type { Settings } from '#features/settings/settings.ts';
import type { Lane } from '#platform/company.ts';
import { exampleCodes, originNames } from '../../origins.ts';

const countries = new Intl.DisplayNames('es-419', { type: 'region' });

const modes = { sea: 'Marítimo', air: 'Aéreo', train: 'Ferroviario' };

const by = { sea: 'por mar', air: 'por aire', train: 'en tren' };

function daysOf({ transitDays: [least, most] }: Lane): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** “Santos, Brazil (BRSSZ)”; a country that is a city is named once. */
function placeOf({ name, country, code }: Lane['to']): string {
  const countryName = countries.of(country) ?? country;
  return name === countryName ? `${name} (${code})` : `${name}, ${countryName} (${code})`;
}

const byModes = { sea: 'mar', air: 'aire', train: 'tren' };
const list = new Intl.ListFormat('es', { type: 'conjunction' });

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
      title: `Mapa mundial: rutas habituales desde y hacia ${city}`,
      description: `Rutas por ${modesOfLanes(settings)} ${hasOneOrigin ? `entre ${city} y` : `de ${city} a`} otras terminales del mundo, con los días habituales de cada una. Elija una y solicite una cotización.`,
    },
    label: 'Mapa mundial',
    heading: hasOneOrigin ? `Desde y hacia ${city}` : `De ${city} al mundo`,
    text: 'Cada punto del mapa es el puerto, aeropuerto o rampa ferroviaria donde empieza o termina el tramo principal. Elija uno en el mapa o en la lista y solicite una cotización con la ruta ya escrita.',
    directions: {
      legend: 'Sentido',
      outbound: hasOneOrigin ? `Desde ${city}` : 'Exportación',
      inbound: hasOneOrigin ? `Hacia ${city}` : 'Importación',
      note: 'Todas las rutas operan en ambos sentidos, con los mismos días habituales.',
    },
    map: {
      name: 'Mapa de las rutas',
      hint: 'Señale una ruta para destacarla; haga clic en ella para solicitar una cotización.',
      caption:
        'Las cifras son días habituales. Las líneas muestran la ruta general, no el trayecto de un buque, un avión o un tren. Contornos: Natural Earth.',
    },
    modes,
    regions: {
      latinAmerica: 'América Latina',
      northAmerica: 'América del Norte',
      europe: 'Europa',
      asia: 'Asia',
      africa: 'África',
      oceania: 'Oceanía',
    },
    list: {
      name: 'Las rutas del mapa, por región',
      from: 'Origen',
      to: 'Destino',
      by: 'Modo',
      days: 'Días habituales',
      action: 'Solicitud',
      request: 'Solicitar cotización',
    },
    notes: {
      label: 'La lista',
      heading: 'Todas las rutas y sus días',
      days: 'Los días son los habituales, de terminal a terminal. A ellos se suman recolección, aduana y entrega. El transportista decide la ruta, las escalas y la salida; pregúntenos los días para su carga y su fecha.',
      codes: `Los puertos y las rampas ferroviarias tienen un UN/LOCODE de cinco letras${portExample && `, como ${portExample}`}. Los aeropuertos, un código IATA de tres${airportExample && `, como ${airportExample}`}.`,
      other: '¿No está su ruta? Manejamos otras.',
      otherLink: 'Solicitar cotización',
      partners: 'Conozca a nuestros socios comerciales',
    },
    /** “Miami to Santos by sea” */
    lane: ({ from, to, mode }: Lane) => `De ${from.name} a ${to.name} ${by[mode]}`,
    /** “typically 18–28 days” */
    summary: (lane: Lane) => `por lo general ${daysOf(lane)} días`,
    days: daysOf,
    /** “Sea · 7–14 days” */
    modeAndDays: (lane: Lane) => `${modes[lane.mode]} · ${daysOf(lane)} días`,
    /** Text before the days of a lane where its city has several: “air 2–5”. */
    spotModes: { sea: 'mar', air: 'aire', train: 'tren' },
    country: (code: string) => countries.of(code) ?? code,
    /** Objective of a rate request that is opened from a lane. */
    objective: ({ from, to, mode }: Lane) => `Embarcar de ${placeOf(from)} a ${placeOf(to)} ${by[mode]}.`,
  };
};
