import { gapCm, mostStacks } from '#features/cargo/container-fit.ts';
import { mostRows } from '#features/cargo/pieces.ts';

export const containerFit = {
  meta: {
    title: '¿Qué contenedor necesito? 20′, 40′, high cube, 45′',
    description:
      'Escriba sus bultos y vea en qué contenedor caben: por volumen, por peso en carretera, por la puerta y en un plano del piso a escala, con el cálculo.',
  },
  heading: '¿En qué contenedor cabe?',
  text: 'Por volumen cabe más de lo que admite el piso. Esta página revisa también el peso, la puerta, el lado más largo y un plano del piso.',
  empty: 'Llene la primera fila. Aquí aparecerá el contenedor que debe pedir.',
  names: { '20': '20′', '40': '40′', '40hc': '40′ high cube', '45hc': '45′ high cube' },
  short: { '20': '20′', '40': '40′', '40hc': '40′ HC', '45hc': '45′ HC' },
  suggested: 'Pida',
  none: {
    heading: 'Ningún contenedor cerrado',
    text: 'Al menos un bulto no cabe en ninguno de los cuatro. Puede ir en un open top, un flat rack o como breakbulk.',
    link: 'Carga de proyecto',
  },
  decides: {
    floor: 'Decide el piso: uno junto a otro, los bultos necesitan esta cantidad de contenedores.',
    weight: 'Decide el peso: un camión no lleva más por las carreteras de EE. UU.',
    volume: 'Decide el volumen.',
    one: 'Todos los bultos caben en el piso, dentro del peso y el volumen.',
    unplanned: `Solo por volumen y peso: con más de ${mostStacks} pilas, esta página no hace plano del piso.`,
  },
  facts: {
    volume: 'Volumen usado',
    weight: 'Peso en carretera usado',
    of: '{used} de {most}: {percent}%',
  },
  plan: {
    heading: 'El piso, a escala',
    first: 'El primero de {count} contenedores.',
    text: 'Pared frontal a la izquierda, puerta a la derecha. Cada número es una fila de la lista; × indica cuántos van uno sobre otro.',
    description:
      'Plano del piso de un {name}, {length} × {width} cm por dentro. {stacks} lugares ocupados, con {pieces} de {all} bultos.',
    wall: 'pared frontal',
    door: 'puerta',
  },
  compare: {
    heading: 'Los cuatro, comparados',
    container: 'Contenedor',
    byVolume: 'Por volumen',
    byWeight: 'Por peso',
    byFloor: 'Por piso',
    needed: 'Se necesitan',
    doesNotFit: 'No cabe',
    unplanned: 'sin plano',
    misfits: {
      length: 'La fila {row} es demasiado larga para un {name}: {value} de {most} cm por dentro.',
      'door-width': 'La fila {row} es demasiado ancha para la puerta de un {name}: {value} de {most} cm.',
      'door-height': 'La fila {row} es demasiado alta para la puerta de un {name}: {value} de {most} cm.',
    },
  },
  work: {
    heading: 'Cómo se calculó',
    row: 'Fila {number}',
    total: 'En un {name}',
    volume: 'Volumen',
    weight: 'Peso',
    stacks: 'Pilas',
    floor: 'Piso',
    high: '{height} cm por dentro ÷ {piece} cm = {most} de alto: {count} pilas',
    alone: 'Nada encima: {count} lugares en el piso',
    count: '{used} ÷ {most} = {ratio}; por lo tanto, {count}',
    plan: 'Según el plano: {count}',
  },
  caveats: {
    heading: 'Lo que esta página no toma en cuenta',
    list: [
      'Cómo se reparte el peso en el piso y cuánto aguanta un bulto encima.',
      'Trinca, calzas y espacio para un montacargas o patín.',
      'Su contenedor: medidas interiores, puerta y carga útil son típicas y varían según la naviera. Pocas navieras tienen 45′: esta página lo indica solo cuando una pieza no entra en ningún otro.',
      'Su carretera: 17.2\u00a0t en un 20′ y 20.0\u00a0t en un 40′ son límites habituales en EE. UU.; un 45′ cuenta como un 40′. Más peso necesita otro chasis o un permiso.',
      'Un plano mejor: los bultos quedan de pie, solo giran sobre el piso y se apilan sobre bultos de su misma fila. Un buen estibador puede acomodar más.',
    ],
    limits: `Límites de esta página: ${mostRows} filas, planos de hasta ${mostStacks} pilas, ${gapCm} cm entre bultos.`,
  },
  other: {
    text: '¿Menos de unos 13 m³? Una parte de un contenedor se cobra por W/M.',
    link: 'Peso cobrable',
    path: '/tools/chargeable-weight',
  },
};
