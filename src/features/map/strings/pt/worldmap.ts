import type { Settings } from '#features/settings/settings.ts';
import type { Lane } from '#platform/company.ts';
import { exampleCodes, originNames } from '../../origins.ts';

const countries = new Intl.DisplayNames('pt', { type: 'region' });

const modes = { sea: 'Marítimo', air: 'Aéreo', train: 'Ferroviário' };

const by = { sea: 'por mar', air: 'por avião', train: 'por trem' };

function daysOf({ transitDays: [least, most] }: Lane): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** “Santos, Brasil (BRSSZ)”; a country that is a city is named once. */
function placeOf({ name, country, code }: Lane['to']): string {
  const countryName = countries.of(country) ?? country;
  return name === countryName ? `${name} (${code})` : `${name}, ${countryName} (${code})`;
}

const byModes = { sea: 'mar', air: 'avião', train: 'trem' };
const list = new Intl.ListFormat('pt', { type: 'conjunction' });

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
      title: `Mapa de rotas típicas de e para ${city}`,
      description: `Rotas por ${modesOfLanes(settings)} ${hasOneOrigin ? `entre ${city} e` : `de ${city} a`} outros terminais do mundo, com os dias típicos de cada uma. Escolha uma e peça uma cotação.`,
    },
    label: 'Mapa de rotas',
    heading: hasOneOrigin ? `De e para ${city}` : `De ${city} para o mundo`,
    text: 'Aqui, terminal é o porto, o aeroporto ou o terminal ferroviário onde o trecho principal começa ou termina. Escolha um no mapa ou na lista e peça uma cotação com a rota já preenchida.',
    directions: {
      legend: 'Sentido',
      outbound: hasOneOrigin ? `De ${city}` : 'Exportação',
      inbound: hasOneOrigin ? `Para ${city}` : 'Importação',
      note: 'Toda rota vale nos dois sentidos, com os mesmos dias típicos.',
    },
    map: {
      name: 'Mapa das rotas',
      hint: 'Aponte para uma rota para destacá-la; clique para pedir uma cotação.',
      caption:
        'Os números são dias típicos. As linhas mostram a rota geral, não o trajeto de um navio, avião ou trem. Base cartográfica: Natural Earth.',
    },
    modes,
    regions: {
      latinAmerica: 'América Latina',
      northAmerica: 'América do Norte',
      europe: 'Europa',
      asia: 'Ásia',
      africa: 'África',
      oceania: 'Oceania',
    },
    list: {
      name: 'As rotas do mapa, por região',
      from: 'De',
      to: 'Para',
      by: 'Modal',
      days: 'Dias típicos',
      action: 'Pedido de cotação',
      request: 'Peça uma cotação',
    },
    notes: {
      label: 'A lista',
      heading: 'Cada rota e seus dias',
      days: 'Os dias são típicos, de terminal a terminal. Coleta, alfândega e entrega se somam a eles. O transportador decide rota, escalas e saída; pergunte quantos dias leva a sua carga na sua data.',
      codes: `Portos e terminais ferroviários têm um UN/LOCODE de cinco letras${portExample && `, como ${portExample}`}. Aeroportos têm um código IATA de três${airportExample && `, como ${airportExample}`}.`,
      other: 'Sua rota não está aqui? Oferecemos outras.',
      otherLink: 'Peça uma cotação',
      partners: 'Veja nossos parceiros',
    },
    /** “Miami a Santos por mar” */
    lane: ({ from, to, mode }: Lane) => `${from.name} a ${to.name} ${by[mode]}`,
    /** “tipicamente 18–28 dias” */
    summary: (lane: Lane) => `tipicamente ${daysOf(lane)} dias`,
    days: daysOf,
    /** “Marítimo · 7–14 dias” */
    modeAndDays: (lane: Lane) => `${modes[lane.mode]} · ${daysOf(lane)} dias`,
    /** Text before the days of a lane where its city has several: “air 2–5”. */
    spotModes: { sea: 'mar', air: 'ar', train: 'trem' },
    country: (code: string) => countries.of(code) ?? code,
    /** Objective of a rate request that is opened from a lane. */
    objective: ({ from, to, mode }: Lane) => `Embarcar de ${placeOf(from)} para ${placeOf(to)} ${by[mode]}.`,
  };
};
