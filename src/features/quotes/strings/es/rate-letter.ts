import type { Settings } from '#features/settings/settings.ts';
import { daysIn } from '#platform/values/format.ts';
import type { Letter } from '../../document/letter.ts';

function letterOf({ company, lanes, options }: Settings): Letter {
  const { city } = company.address;
  // A lane that the company offers, so that the example's days are its own.
  const lane = lanes.find(({ mode }) => mode === 'sea');
  return {
    company: company.name,
    title: 'Cotización',
    facts: [
      { label: 'Referencia', value: 'RR-7K3M9Q' },
      {
        label: 'Origen',
        value: lane
          ? `Terminal portuaria de ${lane.to.name}, FCA`
          : 'Terminal portuaria en el extranjero, FCA',
      },
      { label: 'Destino', value: `Un almacén en ${city}` },
      { label: 'Carga', value: 'Un 20′, 10 tarimas de repuestos, 16.8\u00a0t' },
    ],
    options: [
      {
        id: 'example',
        title: '',
        soFar: '',
        total: { currency: 'USD', amount: '2,310' },
        sum: 'USD 2,310',
        parts: '',
        way: lane
          ? `Marítimo, un 20′ · ${lane.transitDays.join('–')} días, de puerto a puerto`
          : 'Marítimo, un 20′ · días con cada salida ofrecida',
        amountLabel: 'USD',
        charges: [
          { id: 'freight', item: 'Flete marítimo, un 20′', note: '', amount: '1,450' },
          { id: 'terminals', item: 'Maniobras en terminal en ambos puertos', note: '', amount: '310' },
          {
            id: 'documents',
            item: 'Conocimiento de embarque, declaración de seguridad del importador (ISF)',
            note: '',
            amount: '120',
          },
          { id: 'truck', item: 'Camión al almacén, chasis por dos días', note: '', amount: '430' },
        ],
        totals: [{ label: 'Total', amount: '2,310', isFinal: true }],
        note: '',
      },
    ],
    note: '',
    valid: {
      label: 'Válida hasta',
      value: `${daysIn('es', options.quotes.validForDays)} a partir de su fecha`,
    },
    labels: { total: 'Total', charges: 'Qué incluye', charge: '', basis: '' },
    remarks: [
      {
        id: 'notIncluded',
        title: 'Qué no incluye',
        items: [
          'Despacho aduanal, aranceles e inspecciones',
          'Demoras después de los días libres',
          'Seguro: no se pidió',
        ],
      },
      {
        id: 'changes',
        title: 'Qué podría cambiarla',
        items: [
          'Más de 17.2\u00a0t: un chasis especial o un permiso de carretera',
          'Un recargo que la naviera anuncie después, si nuestros términos permiten trasladarlo',
        ],
      },
    ],
    terms: null,
    nra: null,
    signed: { label: 'Su contacto', value: 'Una persona con nombre, teléfono y correo electrónico' },
  };
}

/** The example of a rate letter on the home page: a made-up cargo with made-up amounts. */
export const rateLetter = (settings: Settings) => ({
  tag: 'Ejemplo',
  caption: 'Un ejemplo: la carga y los montos son inventados. Los suyos salen de su solicitud.',
  letter: letterOf(settings),
});
