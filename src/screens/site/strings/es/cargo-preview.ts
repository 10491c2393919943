/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  weight: '{kg} kg de {most} kg, el límite habitual de las carreteras de EE. UU.',
  volume: '{m3} m³ de {most} m³',
  plan: '{pieces} de {all} en el piso del primero, sin apilar',
  missing: {
    weight: 'Agregue el peso, por ejemplo «69 kg cada uno».',
    size: 'Agregue las medidas para el volumen, por ejemplo «120 x 100 x 145 cm».',
  },
  none: 'Agregue una cantidad, un peso o una medida, por ejemplo «10 tarimas 120 x 100 x 145 cm, 650 kg cada una».',
  drawing: 'Un contenedor a escala, lleno al {percent} %.',
  empty: 'Un contenedor a escala, vacío.',
  map: 'De {from} a {to} en un mapa.',
  unknown: 'Una ruta sin días habituales en nuestra lista. La cotización los indica.',
  days: 'Días habituales entre terminales',
  answer: 'Solicite ahora: una persona le responde a más tardar el',
  note: 'No se envía nada hasta que usted lo pida.',
};
