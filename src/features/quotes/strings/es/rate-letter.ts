import { company, lanes } from '../../../settings/sample-company.ts';

const { city } = company.address;

/** A lane that the company offers, so that the example's days are its own. */
const lane = lanes.find(({ mode, to }) => mode === 'sea' && to.name === 'Cartagena');

/** The labels of a rate letter, and the example of one on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = {
  labels: {
    title: 'Carta de tarifa',
    included: 'Qué incluye',
    notIncluded: 'Qué no incluye',
    changes: 'Qué podría cambiarla',
    signed: 'Su contacto',
    total: 'Total',
    amount: 'USD',
  },
  example: {
    tag: 'Ejemplo',
    caption: 'Un ejemplo: la carga y los montos son inventados. Los suyos salen de su solicitud.',
    letter: {
      company: company.name,
      facts: [
        { label: 'Referencia', value: 'RR-7K3M9Q' },
        { label: 'Válida hasta', value: '14 días a partir de su fecha' },
        { label: 'Origen', value: 'Terminal portuaria de Cartagena, FCA' },
        { label: 'Destino', value: `Un almacén en ${city}` },
        { label: 'Carga', value: 'Un 20′, 240 sacos de café verde, 16.8 t' },
        {
          label: 'Días habituales, de puerto a puerto',
          value: lane ? lane.transitDays.join('–') : 'Con cada salida ofrecida',
        },
      ],
      included: [
        { item: 'Flete marítimo, un 20′', amount: '1,450' },
        { item: 'Manejo en terminal en ambos puertos', amount: '310' },
        { item: 'Conocimiento de embarque, declaración de seguridad del importador (ISF)', amount: '120' },
        { item: 'Camión al almacén, chasis por dos días', amount: '430' },
      ],
      total: '2,310',
      notIncluded: [
        'Despacho aduanal, aranceles e inspecciones de la FDA',
        'Demoras después de los días libres',
        'Seguro: no se pidió',
      ],
      changes: [
        'Más de 17.2 t: un chasis especial o un permiso de carretera',
        'Un recargo que la naviera anuncie después, si nuestros términos permiten trasladarlo',
      ],
      signed: 'Una persona con nombre, teléfono y correo electrónico',
    },
  },
};
