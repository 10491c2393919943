/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  happened: '{milestone}: su embarque {reference}',
  delayed: 'Retraso ({milestone}): su embarque {reference}',
  several: 'Novedades de su embarque {reference}',
  intro: {
    withLane: 'Hay novedades de su embarque {reference}, {lane}.',
    withoutLane: 'Hay novedades de su embarque {reference}.',
  },
  lane: 'de {from} a {to}',
  expected: 'ahora se espera: {time}',
  before: 'programado: {time}',
  /** The arrival, which most readers wait for; the place may be any. */
  arrives: 'Llegada a {place}: {time}',
  line: 'Todos los hitos',
  done: '{time} ✓',
  estimated: '{time} (estimado)',
  planned: '{time} (programado)',
  unknown: 'Aún sin fecha',
  clock: 'Horas locales de cada lugar.',
  numbers: 'Referencias',
  action: 'Ver su embarque',
  off: 'Puede dejar de recibir estos correos desde la página de su embarque.',
  foot: 'Para preguntarnos sobre {reference}:',
  documents: {
    one: '{document}: su embarque {reference}',
    several: 'Documentos nuevos: su embarque {reference}',
    text: {
      withLane: 'Ya puede descargar lo siguiente desde la página de su embarque {reference}, {lane}:',
      withoutLane: 'Ya puede descargar lo siguiente desde la página de su embarque {reference}:',
    },
    action: 'Descargar',
  },
  cancelled: {
    title: 'Cancelado: su embarque {reference}',
    text: {
      withLane: 'Cancelamos su embarque {reference}, {lane}.',
      withoutLane: 'Cancelamos su embarque {reference}.',
    },
    help: 'Ya no habrá más avances. Si no es lo que esperaba, escríbanos o llámenos.',
  },
  resumed: {
    title: 'De nuevo en marcha: su embarque {reference}',
    text: {
      withLane: 'Su embarque {reference}, {lane}, continúa: ya no está cancelado.',
      withoutLane: 'Su embarque {reference} continúa: ya no está cancelado.',
    },
    help: '',
  },
};
