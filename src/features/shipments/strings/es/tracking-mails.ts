/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  happened: (milestone: string, reference: string) => `${milestone}: su embarque ${reference}`,
  delayed: (milestone: string, reference: string) => `Retraso (${milestone}): su embarque ${reference}`,
  several: (reference: string) => `Novedades de su embarque ${reference}`,
  intro: (reference: string, lane: string) =>
    lane
      ? `Hay novedades de su embarque ${reference}, ${lane}.`
      : `Hay novedades de su embarque ${reference}.`,
  lane: (from: string, to: string) => `de ${from} a ${to}`,
  expected: (time: string) => `ahora se espera: ${time}`,
  before: (time: string) => `planeado: ${time}`,
  line: 'Todas las etapas',
  done: (time: string) => `${time} ✓`,
  estimated: (time: string) => `${time} (estimado)`,
  planned: (time: string) => `${time} (planeado)`,
  unknown: 'Aún sin fecha',
  clock: 'Horas locales de cada lugar.',
  numbers: 'Referencias',
  action: 'Ver su embarque',
  off: 'Puede dejar de recibir estos correos desde la página de su embarque.',
  foot: (reference: string) => `Para preguntarnos sobre ${reference}:`,
  cancelled: {
    title: (reference: string) => `Cancelado: su embarque ${reference}`,
    text: (reference: string, lane: string) =>
      lane ? `Cancelamos su embarque ${reference}, ${lane}.` : `Cancelamos su embarque ${reference}.`,
    help: 'Ya no habrá más avances. Si no es lo que esperaba, escríbanos o llámenos.',
  },
  resumed: {
    title: (reference: string) => `De nuevo en marcha: su embarque ${reference}`,
    text: (reference: string, lane: string) =>
      lane
        ? `Su embarque ${reference}, ${lane}, continúa: ya no está cancelado.`
        : `Su embarque ${reference} continúa: ya no está cancelado.`,
    help: '',
  },
};
