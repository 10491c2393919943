import { forms } from '../../../../ui/forms/strings/es/forms.ts';

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
  noneYet: 'Su embarque ya está en marcha. Cada etapa aparece aquí en cuanto sabemos su fecha.',
  milestones: 'Etapas',
  timeZones: 'Horas locales de cada lugar.',
  kinds: { planned: 'planeado', estimated: 'estimado', actual: '' },
  states: { done: 'Completada', next: 'Siguiente', planned: 'Planeada' },
  unreported: { one: '1 etapa anterior sin reporte', other: '{count} etapas anteriores sin reporte' },
  noTime: 'Fecha por confirmar',
  late: {
    one: '1 día después de lo planeado ({planned})',
    other: '{count} días después de lo planeado ({planned})',
  },
  lateSameDay: 'Después de lo planeado ({planned})',
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
    label: 'Avisarme por correo de cada etapa y de cada retraso',
    save: 'Guardar',
    on: 'Guardado. Le avisamos por correo de cada etapa y de cada retraso.',
    off: 'Guardado. Ya no le enviamos correos de las etapas; esta página se sigue actualizando.',
    failed: forms.summaryTitle,
  },
};
