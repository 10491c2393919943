/** Texts of the preview of a typed cargo on the home page. */
export const cargoPreview = {
  yours: 'Su carga',
  fits: '{count} × {name}',
  names: {
    '20': '20′',
    '40': '40′',
    '40hc': '40′ high cube',
    '45hc': '45′ high cube',
  },
  /** In place of a container, for a cargo that fills less than half of one. */
  shared: 'Contenedor compartido (LCL)',
  minimum: 'A menudo se cobra como mínimo 1 W/M.',
  over: 'Supera en {tons} t el límite habitual de las carreteras de EE. UU.',
  within: 'Soluciones: {options}, o un chasis reforzado y permisos de carretera.',
  unread: 'No entendimos {texts}.',
  missing: {
    weight: 'Agregue el peso, por ejemplo «69 kg cada uno».',
    size: 'Agregue las medidas para el volumen, por ejemplo «120 x 100 x 145 cm».',
  },
  laneRead: 'Origen y destino: leídos de su texto',
  none: 'Agregue una cantidad, un peso o una medida, por ejemplo «10 tarimas 120 x 100 x 145 cm, 650 kg cada una».',
  drawing: 'Un contenedor a escala, lleno al {percent} %.',
  empty: 'Un contenedor a escala, vacío.',
  unknown: 'Una ruta sin días habituales en nuestra lista. La cotización los indica.',
};
