import { forms } from '#ui/forms/strings/es/forms.ts';

/** The text of a shipment that is followed to delivery, on its customer’s pages. */
export const shipmentPage = {
  title: 'Su embarque',
  to: 'a',
  by: {
    air: 'Vía aérea',
    fcl: 'Vía marítima, contenedor completo',
    lcl: 'Vía marítima, carga consolidada',
    rail: 'Por ferrocarril',
    road: 'Por carretera',
  },
  next: 'Siguiente',
  delivered: 'Entregado',
  cancelled: {
    title: 'Este embarque se canceló',
    text: 'Aquí ya no habrá más avances. Si no es lo que esperaba, escríbanos aquí abajo.',
  },
  noneYet: 'Su embarque ya está en marcha. Cada hito aparece aquí en cuanto sabemos su fecha.',
  milestones: 'Hitos',
  timeZones: 'Horas locales de cada lugar.',
  kinds: { planned: 'programado', estimated: 'estimado', actual: '' },
  states: { done: 'Completada', next: 'Siguiente', planned: 'Planeada' },
  unreported: { one: '1 hito anterior sin reporte', other: '{count} hitos anteriores sin reporte' },
  noTime: 'Fecha por confirmar',
  late: {
    one: '1 día después de lo programado ({planned})',
    other: '{count} días después de lo programado ({planned})',
  },
  lateSameDay: 'Después de lo programado ({planned})',
  leg: { air: 'En vuelo', fcl: 'En el mar', lcl: 'En el mar', rail: 'En tren', road: 'En carretera' },
  legUnknown: 'En camino',
  days: { one: '1 día', other: '{count} días' },
  map: {
    alt: 'Mapa de la ruta general: {stops}.',
    caption: 'Ruta general, no la posición actual. Contornos: Natural Earth.',
  },
  references: 'Referencias',
  documents: 'Documentos',
  mails: {
    title: 'Correos',
    label: 'Avisarme por correo de cada hito y de cada retraso',
    save: 'Guardar',
    on: 'Guardado. Le avisamos por correo de cada hito y de cada retraso.',
    off: 'Guardado. Ya no le enviamos correos de los hitos; esta página se sigue actualizando.',
    failed: forms.summaryTitle,
  },
};
